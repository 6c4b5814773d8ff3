import type { Palabra } from '../tipos.ts'
import { type Candidato, candidatos, type Hoja } from './candidatos.ts'
import { type CampoJuzgado, isPicture, judge, lettersOf, placeOf, startOf } from './juicio.ts'
import { textoDe } from './lineas.ts'
import { leerMontoEnLetra } from './monto-en-letra.ts'
import { umbrales } from './umbrales.ts'
import { escribirMonto, leerMonto, type MontoLeido } from './valores.ts'

export type MontoJuzgado = { campo: CampoJuzgado; leido: MontoLeido; palabras: Palabra[] }
type Leido = { candidato: Candidato; leido: MontoLeido; palabras: Palabra[] }

/** The amount of the payment: never the biggest number, never a fee or a balance. */
export function montoDe(hojas: readonly Hoja[], saldos: readonly number[]): MontoJuzgado | null {
  const read = candidatos(hojas, 'monto').flatMap((candidato): Leido[] => {
    const leido = leerMonto(textoDe(candidato.palabras))
    return leido && leido.centavos <= umbrales.montoMaximo
      ? [{ candidato, leido, palabras: candidato.palabras }]
      : []
  })
  const own = read.filter(({ candidato }) => candidato.hallada.etiqueta.rango === 1)
  const totals = read.filter(({ candidato }) => candidato.hallada.etiqueta.rango === 2)
  const chosen = choose(hojas, own, totals)
  return chosen && judgeMonto(hojas, chosen, saldos)
}

const distinct = (list: readonly Leido[]): number => new Set(list.map(({ leido }) => leido.centavos)).size

type Elegido = Leido & { varios: boolean }
function choose(hojas: readonly Hoja[], own: readonly Leido[], totals: readonly Leido[]): Elegido | null {
  const [first] = own
  const [total] = totals
  // Two amounts under equal names: which one is the payment is not guessed.
  if (distinct(own) > 1 || (own.length === 0 && distinct(totals) > 1)) return null
  // A total that holds a fee is not the payment; the payment's own line was not made out.
  if (!first) return total ? { ...total, varios: amountBeside(hojas, 'comision') !== undefined } : null
  if (!total || total.leido.centavos === first.leido.centavos) return { ...first, varios: false }
  const difference = total.leido.centavos - first.leido.centavos
  // With a tip the total is what was paid; with a fee for the deposit it is not.
  if (amountBeside(hojas, 'propina') === difference) return { ...total, varios: false }
  if (amountBeside(hojas, 'comision') === difference) return { ...first, varios: false }
  return { ...first, varios: true }
}

function amountBeside(hojas: readonly Hoja[], etiqueta: string): number | undefined {
  const found = candidatos(hojas, 'otra').find(({ hallada }) => hallada.etiqueta.texto === etiqueta)
  return found && leerMonto(textoDe(found.palabras))?.centavos
}

function judgeMonto(hojas: readonly Hoja[], elegido: Elegido, saldos: readonly number[]): MontoJuzgado {
  const { candidato, leido, palabras, varios } = elegido
  const letra = inLetters(hojas)
  const corroborado =
    letra.includes(leido.centavos) || saldos.includes(leido.centavos) || appearsAgain(hojas, elegido)
  const picture = isPicture(palabras)
  const campo: CampoJuzgado = {
    valor: escribirMonto(leido.centavos),
    ...judge({
      inicio: startOf(candidato),
      corroborado,
      dudas: [
        ...lettersOf(palabras, (segunda) => leerMonto(segunda)?.centavos === leido.centavos, corroborado),
        letra.length > 0 && !letra.includes(leido.centavos) && 'noCoincideConLetra',
        varios && 'variosValores',
        !leido.decimales && 'sinDecimales',
        leido.raro && !corroborado && 'separadoresRaros',
        leido.negativo && 'negativo',
        leido.deMas && 'textoDeMas',
        picture && !leido.signo && !corroborado && !nobodySigns(hojas, elegido) && 'sinSigno',
      ],
    }),
    lugar: placeOf(candidato.hallada.pagina, palabras),
  }
  return { campo, leido, palabras }
}

/** The amount in words, which may run over two or three lines: what each way of taking them together says. */
function inLetters(hojas: readonly Hoja[]): number[] {
  return hojas.flatMap(({ lineas }) => {
    const texts = lineas.map(({ tramos }) => tramos.map(({ palabras }) => textoDe(palabras)).join(' '))
    return texts.flatMap((text, i) =>
      /\b(?:pesos|d[oó]lares)\b/i.test(text)
        ? [0, 1, 2].flatMap((more) => {
            const value = leerMontoEnLetra(texts.slice(Math.max(0, i - more), i + 1).join(' '))
            return value === null || value < 100 ? [] : [value]
          })
        : [],
    )
  })
}

/** This bank writes amounts without a sign: two more stand on the page, and none has one. */
function nobodySigns(hojas: readonly Hoja[], elegido: Elegido): boolean {
  const others = hojas
    .flatMap(({ halladas }) => halladas.flatMap(({ derecha }) => derecha))
    .filter((palabras) => palabras !== elegido.palabras)
    .flatMap((palabras) => leerMonto(textoDe(palabras)) ?? [])
    .filter(({ decimales }) => decimales)
  return others.length >= 2 && others.every(({ signo }) => !signo)
}

/** The same figures stand elsewhere on the proof, with a sign and cents. */
function appearsAgain(hojas: readonly Hoja[], elegido: Elegido): boolean {
  return hojas.some(({ pagina, lineas }) =>
    lineas.some(({ tramos }) =>
      tramos.some(({ palabras }) =>
        palabras.some((word, i) => {
          if (elegido.palabras.includes(word) && pagina.numero === elegido.candidato.hallada.pagina)
            return false
          const other = leerMonto(textoDe(palabras.slice(i)))
          return (
            other !== null &&
            other.decimales &&
            other.signo &&
            !other.raro &&
            other.centavos === elegido.leido.centavos &&
            !palabras.slice(i).some((each) => elegido.palabras.includes(each))
          )
        }),
      ),
    ),
  )
}
