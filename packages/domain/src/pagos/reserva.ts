import { type Centavos, centavos } from '@valija/palabras/centavos.ts'
import { letrasDeRfc, normalizeRfc } from '@valija/palabras/rfc.ts'

/** Engines in the order in which they are asked (Payments §7, §9). */
export const motores = [
  { motorReservaID: 1, nombre: 'JNP' },
  { motorReservaID: 2, nombre: 'BMS' },
] as const
export type MotorReservaID = (typeof motores)[number]['motorReservaID']
export const nombreDeMotor = (id: number): string =>
  motores.find(({ motorReservaID }) => motorReservaID === id)?.nombre ?? ''

/** The estatus of a cancelled booking. */
export const estatusCancelada = 'Can'
export const isCancelada = (estatus: string): boolean =>
  estatus.trim().toUpperCase() === estatusCancelada.toUpperCase()

export const isLocalizador = (texto: string, maximo: number): boolean =>
  texto.length <= maximo && /^[A-Z0-9]+$/.test(texto)

/** Letters and figures only, in capitals: what the field keeps of what is typed. */
export const normalizeLocalizador = (texto: string): string => texto.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Blanks, hyphens and case do not count (Payments §5). */
export const isMismoRfc = (uno: string, otro: string): boolean =>
  normalizeRfc(uno) !== '' && normalizeRfc(uno) === normalizeRfc(otro)

const rfcTecleado = new RegExp(`^[${letrasDeRfc}]{1,13}$`)
/** An RFC as typed here: letters (Ñ and & too) and figures, at most 13. */
export const isRfcDePago = (texto: string): boolean => rfcTecleado.test(normalizeRfc(texto))

export type PagoContado = {
  /** In the currency that the booking had when it was registered. */
  montoReserva: number
  moneda: string
  /** Null for payments the engine reports without a state: those count as valid. */
  estadoID: number | null
}
/** In the booking's currency; `faltante` null: a payment counts in another, and nobody can say how much is left. */
export type TotalesReserva = { total: Centavos; pagado: Centavos; faltante: Centavos | null }

/** Only valid payments count as paid; what is missing is never below zero. */
export function totalesDeReserva(
  { total, moneda }: { total: number; moneda: string },
  pagos: readonly PagoContado[],
  estadoValidoID: number,
): TotalesReserva {
  const validos = pagos.filter(({ estadoID }) => estadoID === null || estadoID === estadoValidoID)
  const suyos = validos.filter((pago) => pago.moneda === moneda)
  const pagado = suyos.reduce((sum, { montoReserva }) => sum + montoReserva, 0)
  return {
    total: centavos(total),
    pagado: centavos(pagado),
    faltante: suyos.length < validos.length ? null : centavos(Math.max(total - pagado, 0)),
  }
}

/** 'Añadir pago' is open when nothing was paid yet, or something valid was (Payments §2). */
export const canAnadirPago = (
  pagos: readonly Pick<PagoContado, 'estadoID'>[],
  estadoValidoID: number,
): boolean =>
  pagos.length === 0 || pagos.some(({ estadoID }) => estadoID === null || estadoID === estadoValidoID)
