import { contar } from '../message-type.ts'

/** What a schema finds wrong with a value, as a person reads it. Anything else keeps the words of the library. */
type Falla = {
  code?: string
  expected?: unknown
  input?: unknown
  origin?: unknown
  minimum?: unknown
  maximum?: unknown
  inclusive?: unknown
  values?: unknown
  format?: unknown
}

const falta = 'Falta este dato'
const tipos: Record<string, string> = {
  number: 'Escribe un número',
  int: 'Escribe un número entero',
  string: 'Escribe un texto',
  boolean: 'Responde sí o no',
  date: 'Escribe una fecha',
  array: 'Envía una lista',
  object: 'Envía los datos con sus campos',
}
const formatos: Record<string, string> = {
  email: 'Escribe un correo electrónico válido',
  uuid: 'Este identificador no es válido',
  date: 'Escribe una fecha como 2026-10-16',
  datetime: 'Escribe una fecha y hora válidas',
  url: 'Escribe una dirección web válida',
}

export function mensajeDeEsquema(falla: Falla): string | undefined {
  const { code, input } = falla
  if (code === 'invalid_type') return input === undefined ? falta : tipos[String(falla.expected)]
  if (code === 'invalid_value' && Array.isArray(falla.values))
    return input === undefined
      ? falta
      : falla.values.length === 1
        ? `Solo se admite «${String(falla.values[0])}»`
        : `Elige uno de estos valores: ${falla.values.map(String).join(', ')}`
  if (code === 'too_small') return tooSmall(falla)
  if (code === 'too_big') return tooBig(falla)
  if (code === 'invalid_format') return formatos[String(falla.format)] ?? 'No tiene la forma esperada'
  return undefined
}

function tooSmall({ origin, minimum, inclusive }: Falla): string | undefined {
  const n = Number(minimum)
  if (origin === 'string') return n === 1 ? falta : `Escribe ${contar(n, 'carácter', 'caracteres')} o más`
  if (origin === 'array' || origin === 'set') return n === 1 ? 'Elige al menos uno' : `Elige ${n} o más`
  return `Escribe un número ${inclusive === false ? 'mayor que' : 'de al menos'} ${n.toLocaleString('es-MX')}`
}

function tooBig({ origin, maximum, inclusive }: Falla): string | undefined {
  const n = Number(maximum)
  if (origin === 'string') return `Escribe ${contar(n, 'carácter', 'caracteres')} como máximo`
  if (origin === 'array' || origin === 'set') return `Elige ${n.toLocaleString('es-MX')} como máximo`
  return `Escribe un número ${inclusive === false ? 'menor que' : 'de hasta'} ${n.toLocaleString('es-MX')}`
}
