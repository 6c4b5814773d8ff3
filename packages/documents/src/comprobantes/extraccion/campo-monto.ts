import type { Palabra } from '../tipos.ts'
import type { Hoja } from './candidatos.ts'
import { explains } from './cuentas-del-importe.ts'
import { type Importe, importesDe } from './importes.ts'
import { type CampoJuzgado, isPicture, judge, lettersOf, placeOf } from './juicio.ts'
import { textoDe } from './lineas.ts'
import { leerMontoEnLetra } from './monto-en-letra.ts'
import { umbrales } from './umbrales.ts'
import { escribirMonto, leerMonto, type MontoLeido } from './valores.ts'

export type MontoJuzgado = { campo: CampoJuzgado; leido: MontoLeido; palabras: Palabra[] }

/** The amount of the payment: never the biggest number, never a fee or a balance. */
export function montoDe(hojas: readonly Hoja[], saldos: readonly number[]): MontoJuzgado | null {
  const todos = importesDe(hojas).filter(({ leido }) => leido.centavos <= umbrales.montoMaximo)
  const chosen = choose(todos)
  return chosen && judgeMonto(hojas, todos, chosen, saldos)
}

const claseDe = ({ hallada }: Importe) => hallada?.etiqueta.clase
const distinct = (list: readonly Importe[]): number => new Set(list.map(({ leido }) => leido.centavos)).size
const centavosDe = ({ leido }: Importe): number => leido.centavos

/** By its label, by the sentence it stands in, by the size of its letters; a total only when nothing stronger is there. */
function choose(todos: readonly Importe[]): Importe | null {
  const labelled = todos.filter((one) => claseDe(one) === 'monto')
  const own = labelled.filter(({ hallada }) => hallada?.etiqueta.rango === 1)
  const totals = labelled.filter(({ hallada }) => hallada?.etiqueta.rango === 2)
  const free = todos.filter(
    (one) => one.hallada === null || !/^(?:monto|cargo|otra)$/.test(claseDe(one) ?? ''),
  )
  const said = free.filter(({ frase }) => frase)
  const headline = free.filter(({ titular }) => titular)
  const strong = [...own, ...said]
  const subtotals = todos.filter(
    ({ hallada }) => hallada?.etiqueta.clase === 'cargo' && hallada.etiqueta.rango === 5,
  )
  const fees = feesOf(todos)
  if (distinct(strong) === 1) {
    const [first] = strong
    const [total] = totals
    // With a tip the total is what was paid; with a fee for the deposit it is not.
    const propina = todos.find(({ hallada }) => hallada?.etiqueta.texto === 'propina')
    if (first && total && propina && centavosDe(first) + centavosDe(propina) === centavosDe(total))
      return total
    return first ?? null
  }
  // Two amounts under equal names: which one is the payment is not guessed, unless the sums tell.
  if (distinct(strong) > 1) {
    const fit = strong.filter((one) => explains(todos, centavosDe(one)))
    return distinct(fit) === 1 ? (fit[0] ?? null) : null
  }
  if (distinct(headline) === 1) return headline[0] ?? null
  // A total that holds a fee is not the payment: what is left of it may have its own line.
  if (distinct(totals) === 1 && totals[0]) {
    const [total] = totals
    const net = subtotals.find((one) => fees.some((fee) => centavosDe(one) + fee === centavosDe(total)))
    return net ?? total
  }
  if (totals.length > 0) return null
  // The only sum on the pages; wallets leave out cents that are none.
  const conSigno = free.filter(({ leido }) => leido.signo)
  const conCentavos = conSigno.filter(({ leido }) => leido.decimales)
  const rest = conCentavos.length > 0 ? conCentavos : conSigno
  if (distinct(rest) === 1 && headline.length === 0) return rest[0] ?? null
  // On a slip that names no other sum the cash is it.
  return distinct(todos) === 1 && todos.every(isCash) ? (todos[0] ?? null) : null
}
const isCash = ({ hallada }: Importe): boolean =>
  hallada?.etiqueta.clase === 'cargo' && hallada.etiqueta.rango === 3
const feesOf = (todos: readonly Importe[]): number[] =>
  todos
    .filter(({ hallada }) => hallada?.etiqueta.clase === 'cargo' && hallada.etiqueta.rango === 1)
    .map(centavosDe)

function judgeMonto(
  hojas: readonly Hoja[],
  todos: readonly Importe[],
  elegido: Importe,
  saldos: readonly number[],
): MontoJuzgado {
  const { leido, palabras, hallada } = elegido
  const letra = inLetters(hojas)
  const others = todos.filter((one) => one !== elegido)
  const corroborado =
    letra.includes(leido.centavos) || saldos.includes(leido.centavos) || appearsAgain(others, leido.centavos)
  const picture = isPicture(palabras)
  const named = claseDe(elegido) === 'monto' || elegido.frase
  const campo: CampoJuzgado = {
    valor: escribirMonto(leido.centavos),
    ...judge({
      inicio: named
        ? hallada && !elegido.frase && !hallada.exacta
          ? 'etiquetaParecida'
          : 'etiquetaExacta'
        : elegido.titular || corroborado
          ? 'etiquetaParecida'
          : 'sinEtiqueta',
      corroborado,
      dudas: [
        ...lettersOf(palabras, (segunda) => leerMonto(segunda)?.centavos === leido.centavos, corroborado),
        letra.length > 0 && !letra.includes(leido.centavos) && 'noCoincideConLetra',
        !explains(todos, leido.centavos) && 'variosValores',
        !leido.decimales && 'sinDecimales',
        leido.raro && !corroborado && 'separadoresRaros',
        leido.negativo && !elegido.titular && 'negativo',
        picture && !leido.signo && !corroborado && !nobodySigns(others) && 'sinSigno',
      ],
    }),
    lugar: placeOf(elegido.pagina, palabras),
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
function nobodySigns(others: readonly Importe[]): boolean {
  const written = others.filter(({ leido }) => leido.decimales)
  return written.length >= 2 && written.every(({ leido }) => !leido.signo)
}

/** The same figures stand elsewhere on the proof, with a sign and cents. */
const appearsAgain = (others: readonly Importe[], centavos: number): boolean =>
  others.some(({ leido }) => leido.decimales && leido.signo && !leido.raro && leido.centavos === centavos)
