import type { MonedaDeCuenta } from '@valija/palabras/moneda.ts'
import type { MontoJuzgado } from './campo-monto.ts'
import { candidatos, type Hoja } from './candidatos.ts'
import { type CampoJuzgado, judge, lettersOf, placeOf, startOf } from './juicio.ts'
import { textoDe } from './lineas.ts'
import { leerMonto } from './valores.ts'

const dolares = /\b(?:USD|US\$|DLS|DLLS|D[OÓ]LARES|SPID)(?![A-Za-z])/i
const nacionales = /\b(?:SPEI|MXN|MXP|CLABE|M\.\s?N\.|PESOS|OXXO|CoDi)(?![A-Za-z])/i

/** A currency said in words; anything else in its place is none. */
const named = (texto: string): MonedaDeCuenta | null => {
  const text = texto.trim()
  if (/^(?:USD|US\$|DLS|DLLS|D[OÓ]LAR(?:ES)?)(?![a-z])/i.test(text)) return 'USD'
  if (/^(?:MXN|MXP|M\.?\s?N\.?|PESOS?|NACIONAL|MONEDA NACIONAL)(?![a-z])/i.test(text)) return 'MXN'
  return /^(?:EUR|EUROS?)(?![a-z])/i.test(text) ? 'EUR' : null
}

/** National unless the document says otherwise; sure only when it says it, or is of a kind that is always national. */
export function monedaDe(
  hojas: readonly Hoja[],
  monto: MontoJuzgado | null,
  emisor: string | null,
): CampoJuzgado | null {
  const text = hojas
    .flatMap(({ lineas }) => lineas)
    .map(({ tramos }) => tramos.map(({ palabras }) => textoDe(palabras)).join(' '))
    .join('\n')
  const [labelled] = candidatos(hojas, 'moneda').flatMap((candidato) => {
    const moneda = named(textoDe(candidato.palabras))
    return moneda ? [{ candidato, moneda }] : []
  })
  const beside = monto?.leido.moneda ?? null
  const foreign = dolares.test(text)
  if (labelled) {
    const { candidato, moneda } = labelled
    return {
      valor: moneda,
      ...judge({
        inicio: startOf(candidato),
        corroborado: beside === moneda,
        dudas: [
          ...lettersOf(candidato.palabras, (segunda) => named(segunda) === moneda, beside === moneda),
          beside !== null && beside !== moneda && 'variosValores',
          moneda === 'MXN' && foreign && 'mencionaDolares',
        ],
      }),
      lugar: placeOf(candidato.hallada.pagina, candidato.palabras),
    }
  }
  if (!monto) return null
  const { campo, palabras } = monto
  const moneda = beside ?? 'MXN'
  const always = emisor !== null || nacionales.test(text)
  return {
    valor: moneda,
    ...judge({
      inicio: 'etiquetaExacta',
      corroborado: beside === 'MXN' && always,
      dudas: [
        ...(beside
          ? lettersOf(
              palabras,
              (segunda) => leerMonto(segunda)?.moneda === beside,
              beside === 'MXN' && always,
            )
          : []),
        beside === null && !always && 'monedaSupuesta',
        moneda === 'MXN' && foreign && 'mencionaDolares',
      ],
    }),
    lugar: campo.lugar,
  }
}
