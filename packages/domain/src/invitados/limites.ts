import type { Limite } from '../acceso/espera.ts'

const cuarto = 15 * 60_000
const hora = 60 * 60_000
const dia = 24 * hora
const de = (unidades: number, ventanaMs: number): Limite => ({ unidades, ventanaMs })

/**
 * What one address, and all addresses together about one RFC, may ask as guests. A small agency with an afternoon's work
 * stays far below; guessing a booking code of six signs gets nowhere. The mail of one address is its own limit.
 */
export const limitesInvitado = {
  rfc: { direccion: de(30, cuarto), rfc: de(30, cuarto) },
  /** Each booking code named with an RFC. */
  reserva: { direccion: de(600, cuarto), rfc: de(600, cuarto) },
  carga: { direccion: de(30, hora) },
  archivo: { direccion: de(240, hora) },
  /** Questions to the SAT and to ANT that the guest asks for again. */
  verificar: { direccion: de(30, cuarto) },
  guardar: { direccion: de(30, hora), rfc: de(30, hora) },
  cuenta: { direccion: de(10, hora), rfc: de(5, dia) },
  enlace: { direccion: de(30, cuarto) },
  correo: { correo: de(10, dia) },
} as const satisfies Record<string, Partial<Record<'direccion' | 'rfc' | 'correo', Limite>>>
export type ClaseDeLlamada = keyof typeof limitesInvitado

/** The longest window: what is older counts nowhere. */
export const ventanaMaxima = dia
/** Files of guests that no lote has yet, all together. */
export const bytesEnCuarentena = 2 * 1024 ** 3
/** A link that confirms a change of account. */
export const horasEnlaceCuenta = 48
/** A request that nobody confirmed ends by itself. */
export const diasSinConfirmar = 15
