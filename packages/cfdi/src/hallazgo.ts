import { type CodigoHallazgo, HALLAZGOS } from './hallazgos.ts'

export type Severidad = 'error' | 'aviso' | 'info'

/** One finding about a document: what rule, where, what was found and what was expected. */
export interface Hallazgo {
  codigo: CodigoHallazgo
  severidad: Severidad
  /** Spanish, complete by itself. */
  mensaje: string
  /** XPath-like place in the document, `/cfdi:Comprobante/@Total`; empty when it concerns the file as a whole. */
  ruta: string
  encontrado: string | null
  esperado: string | null
  /** Where the rule comes from. */
  fuente: string
  /** Only for what is not well-formed: both count from 1, columns in characters. */
  linea?: number
  columna?: number
}

export interface DatosHallazgo {
  ruta?: string
  encontrado?: string | null
  esperado?: string | null
  /** Free word of the message template: the attribute, element or document meant. */
  nombre?: string
  severidad?: Severidad
  linea?: number
  columna?: number
}

/** Long values (a certificate, a description) would drown the message. */
const SHOWN = 120
const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)

export function hallazgo(codigo: CodigoHallazgo, datos: DatosHallazgo = {}): Hallazgo {
  const [severidad, fuente, plantilla] = HALLAZGOS[codigo]
  const encontrado = datos.encontrado == null ? null : shorten(datos.encontrado)
  const esperado = datos.esperado == null ? null : shorten(datos.esperado)
  const words: Record<string, string | number | null | undefined> = {
    encontrado: encontrado === '' ? '(vacío)' : encontrado,
    esperado,
    nombre: shorten(datos.nombre ?? ''),
    linea: datos.linea,
    columna: datos.columna,
  }
  const mensaje = plantilla.replace(/\{(\w+)\}/g, (_, word: string) => String(words[word] ?? '—'))
  const made: Hallazgo = {
    codigo,
    severidad: datos.severidad ?? severidad,
    mensaje,
    ruta: datos.ruta ?? '',
    encontrado,
    esperado,
    fuente,
  }
  if (datos.linea !== undefined) made.linea = datos.linea
  if (datos.columna !== undefined) made.columna = datos.columna
  return made
}
