import { message } from '@valija/contract/messages.ts'
import { readTextoVisible } from '@valija/palabras/texto-visible.ts'
import { refuseWith } from '../refuse.ts'

/** Longer ones are files in letters, which are read as they are. */
const largoDeUnTexto = 20_000
/** Kept as typed: what is compared byte by byte and shown to nobody. */
const secretos = /contrase|password/i

/**
 * What a person typed, at any depth, as everybody will see it: what is not seen is taken out, and a text whose marks turn
 * its letters round or hide them is refused with its field.
 */
export function readTextos(value: unknown, campo = ''): unknown {
  if (typeof value === 'string') {
    if (value.length > largoDeUnTexto) return value
    const visible = readTextoVisible(value)
    if (visible !== null) return visible
    throw refuseWith('datosInvalidos', message('textoConMarcas'), {
      detalles: [{ campo, mensaje: message('textoConMarcas') }],
    })
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = value as Record<string, unknown>
  for (const key of Object.keys(entries)) {
    if (secretos.test(key)) continue
    const entry = entries[key]
    if (typeof entry !== 'string' && typeof entry !== 'object') continue
    entries[key] = readTextos(entry, campo === '' ? key : `${campo}.${key}`)
  }
  return value
}
