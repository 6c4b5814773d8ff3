import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { extraer } from '../src/comprobantes/extraccion/extraer.ts'
import { umbrales } from '../src/comprobantes/extraccion/umbrales.ts'
import type { Pagina, Palabra } from '../src/comprobantes/tipos.ts'

type Extra = { confianza?: number; segunda?: string | null }
/** A column of a line: where it begins, what it says, and what reading letters makes of its last word. */
type Columna = readonly [x: number, texto: string, extra?: Extra]

/** A page of lines for tests: letters 1/100 of the width high, lines 2.5 times that apart. */
export function paginaDePrueba(
  lineas: readonly (readonly Columna[])[],
  origen: Pagina['origen'] = 'texto',
  paso = 0.025,
): Pagina {
  const alto = 0.01
  const letra = 0.0055
  const palabras = lineas.flatMap((columnas, i) =>
    columnas.flatMap(([x, texto, extra = {}]) => {
      let at = x
      return texto.split(' ').map((palabra, n, all): Palabra => {
        const word: Palabra = {
          texto: palabra,
          x: at,
          y: 0.3 + i * paso,
          ancho: palabra.length * letra,
          alto,
          confianza: 1,
          ...(origen === 'imagen' ? { confianza: 0.95, segunda: palabra } : {}),
          ...(n === all.length - 1 ? extra : {}),
        }
        at += (palabra.length + 0.6) * letra
        return word
      })
    }),
  )
  return { numero: 1, origen, proporcion: 1, palabras }
}

/** What a payment has, down to the key or the number that only an order taken has: it proves nothing of what the page is. */
const datosDePago = {
  clave:
    'Importe: | $1,234.50 MXN / Fecha de operación: | 07/10/2026 / Beneficiario: | VIAJES DEL SUR SA DE CV / Concepto: | Viaje / Clave de rastreo: | MBAN01002610070012345678',
  folio:
    'Monto | $1,234.50 / Fecha | 07 oct 2026, 14:03 h / Destinatario | VIAJES DEL SUR / Cuenta | *4821 / Folio | 8831920447',
}
/** What is read of a page whose lines are parted by ` / ` and whose columns by ` | `, over the data of a payment. */
export function paginaDicha(texto: string, datos: keyof typeof datosDePago = 'clave') {
  const columnas = `${texto} / ${datosDePago[datos]}`
    .split(' / ')
    .map((linea) => linea.split(' | ').map((columna, i) => [i === 0 ? 0.1 : 0.55, columna.trim()] as const))
  const extraccion = extraer([paginaDePrueba(columnas)], { hoy: '2026-10-10' as Dia })
  const sure = Object.values(extraccion.campos).filter(({ confianza }) => confianza >= umbrales.alta)
  return { ...extraccion, sure }
}
