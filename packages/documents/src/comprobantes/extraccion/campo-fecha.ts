import { type Dia, enDiaMesAnio, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { type Candidato, candidatos, continuation, type Hoja } from './candidatos.ts'
import { dudasDeFecha, isSoloIngles } from './dudas-de-fecha.ts'
import { fechaSinEtiqueta } from './fecha-sin-etiqueta.ts'
import { type CampoJuzgado, judge, placeOf, startOf } from './juicio.ts'
import { textoDe } from './lineas.ts'
import { leerFecha, plano } from './valores.ts'

/** Days between the customer's order and the one the key carries: an order of Friday night is settled on Monday. */
const diasDeGracia = 4

export function fechaDe(hojas: readonly Hoja[], hoy: Dia, deLaClave: Dia | null): CampoJuzgado | null {
  const labelled = candidatos(hojas, 'fecha').flatMap((candidato) => withDate(hojas, candidato, hoy))
  const [first] = labelled
  const lone = fechaSinEtiqueta(hojas, hoy, deLaClave)
  // The day the page was printed is not the payment's where it names another one.
  if (!first || (first.candidato.hallada.etiqueta.rango === 3 && lone)) return lone
  const { candidato, leida } = first
  const rango = candidato.hallada.etiqueta.rango
  // «Fecha y hora» and «Fecha valor»: either may be the payment's. The day of a capture or a print is not.
  const same = labelled.filter(({ candidato: { hallada } }) => rango === 3 || hallada.etiqueta.rango < 3)
  const corroborado = leida.dia === deLaClave
  return {
    valor: enDiaMesAnio(leida.dia),
    ...judge({
      inicio: startOf(candidato),
      corroborado,
      dudas: [
        ...dudasDeFecha(leida, candidato.palabras, hoy, corroborado, isSoloIngles(hojas)),
        same.some((other) => other.leida.dia !== leida.dia) && !corroborado && 'variosValores',
        rango === 3 && !corroborado && 'fechaDeImpresion',
        farFrom(leida.dia, deLaClave) && 'fechaNoEsLaDeLaClave',
      ],
    }),
    lugar: placeOf(candidato.hallada.pagina, candidato.palabras),
  }
}

/** The day of a label; one written out may go on in the next line. */
function withDate(hojas: readonly Hoja[], candidato: Candidato, hoy: Dia) {
  const hoja = hojas.find(({ pagina }) => pagina.numero === candidato.hallada.pagina)
  // Wide blanks part «Aug» from «5, 2026».
  const alLado = candidato.abajo ? [] : candidato.hallada.derecha.slice(1).flat()
  for (const more of [[], hoja ? continuation(hoja, candidato) : [], alLado]) {
    const palabras = [...candidato.palabras, ...more]
    const leida = leerFecha(textoDe(palabras))
    if (leida && leida.dia <= hoy) return [{ candidato: { ...candidato, palabras }, leida }]
  }
  return []
}

const deCuandoSeHara = /aplic|ejecu|cuando|envi/
/** The page names a day to come on which it will be done; the SPEI's own may be that of the next business day. */
export const isPorVenir = (hojas: readonly Hoja[], hoy: Dia): boolean =>
  candidatos(hojas, 'fecha').some(({ hallada: { etiqueta }, palabras }) => {
    const leida = etiqueta.rango < 3 ? leerFecha(textoDe(palabras)) : null
    if (leida === null || (leida.orden !== 'uno' && isSoloIngles(hojas))) return false
    return leida.dia > (deCuandoSeHara.test(plano(etiqueta.texto)) ? hoy : sumarDias(hoy, diasDeGracia))
  })

const farFrom = (dia: Dia, otro: Dia | null): boolean =>
  otro !== null && (otro < sumarDias(dia, -1) || otro > sumarDias(dia, diasDeGracia))
