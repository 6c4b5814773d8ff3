import type { Limite } from '../acceso/espera.ts'

const cuarto = 15 * 60_000
const hora = 60 * 60_000
const dia = 24 * hora
const de = (unidades: number, ventanaMs: number): Limite => ({ unidades, ventanaMs })

/**
 * About one RFC: what all addresses may ask together before it gets slow, and what each of them may still ask then. An
 * RFC is nobody's secret: were the bound of all a refusal, a stranger could shut its owner out by asking.
 */
export type LimitePorRfc = { juntas: Limite; despacio: Limite }
export type LimitesDeLlamada = { direccion?: Limite; rfc?: LimitePorRfc; correo?: Limite }

/**
 * What one address may ask as a guest. A small agency with an afternoon's work stays far below; guessing a booking code of
 * six signs gets nowhere. The mail of one address is its own limit.
 */
export const limitesInvitado = {
  rfc: { direccion: de(30, cuarto), rfc: { juntas: de(30, cuarto), despacio: de(3, cuarto) } },
  /** One booking code named with an RFC, and nothing else to show for it. */
  generar: { direccion: de(60, cuarto), rfc: { juntas: de(60, cuarto), despacio: de(6, cuarto) } },
  /** Each booking code of an invoice that its issuer truly signed: a whole load names two hundred. */
  reserva: { direccion: de(600, cuarto), rfc: { juntas: de(600, cuarto), despacio: de(200, cuarto) } },
  carga: { direccion: de(30, hora) },
  archivo: { direccion: de(240, hora) },
  /** Questions to the SAT and to ANT that the guest asks for again. */
  verificar: { direccion: de(30, cuarto) },
  guardar: { direccion: de(30, hora), rfc: { juntas: de(30, hora), despacio: de(5, hora) } },
  cuenta: { direccion: de(10, hora) },
  /** A change of account with a booking of the agency: each one is read by a person. */
  cuentaPedida: { rfc: { juntas: de(5, dia), despacio: de(1, dia) } },
  enlace: { direccion: de(30, cuarto) },
  correo: { correo: de(10, dia) },
  /** Kilobytes that one address leaves while no booking was named, and afterwards. */
  pesoSinReserva: { direccion: de(16 * 1024, dia) },
  peso: { direccion: de(400 * 1024, dia) },
} as const satisfies Record<string, LimitesDeLlamada>
export type ClaseDeLlamada = keyof typeof limitesInvitado

/** The longest window: what is older counts nowhere. */
export const ventanaMaxima = dia
/** Files of guests that no lote has yet, all together. */
export const bytesEnCuarentena = 2 * 1024 ** 3
/** Of these, what loads may take that name no booking: strangers never fill the place of who named one. */
export const bytesSinReserva = bytesEnCuarentena / 2
/** The first that a load brings, when it is no more than a few facturas: it has room whatever others hold. */
export const primeraPieza = 256 * 1024
/** A link that confirms a change of account. */
export const horasEnlaceCuenta = 48
/** A request that nobody confirmed ends by itself. */
export const diasSinConfirmar = 15
