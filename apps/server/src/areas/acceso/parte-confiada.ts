import { isIP } from 'node:net'
import type { Config } from '../../config.ts'
import { publicUrl } from '../../http/public-url.ts'
import { refuse } from '../../refuse.ts'

/** The name that passkeys are made for, and the page that may ask for them (WebAuthn: RP ID and origin). */
export type ParteConfiada = { id: string; origen: string }

/**
 * From the public address, never from what a request says its host is. Null where browsers make no passkeys: without
 * https (but on this machine) or with a number instead of a name.
 */
export function parteConfiada(config: Config): ParteConfiada | null {
  const { protocol, hostname, port } = new URL(publicUrl(config, '/'))
  const propia = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  if (propia) return { id: 'localhost', origen: `${protocol}//localhost${port && `:${port}`}` }
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  return protocol !== 'https:' || isNumber
    ? null
    : { id: hostname, origen: `https://${hostname}${port && `:${port}`}` }
}

export function requireParte(config: Config): ParteConfiada {
  const parte = parteConfiada(config)
  if (!parte) throw refuse('llavesNoDisponibles')
  return parte
}
