export type EstadoPago = { estadoID: number; nombreEstado: string }

/** New payments are born here, and nothing is ever sent back to it (Payments §4). */
export const estadoInicial = 3
/** A payment in it covers nothing. */
export const estadoRechazado = 2
/** The money arrived: changing to it needs no description (Payments §4). */
export const estadoValido = 1

/** What a state change offers: all but the initial one and the current one. */
export const estadosDestino = <E extends EstadoPago>(catalogo: readonly E[], actual: number): E[] =>
  catalogo.filter(({ estadoID }) => estadoID !== estadoInicial && estadoID !== actual)

export type FallaDeCambio =
  | 'estadoRequerido'
  | 'estadoDePagoNoEncontrado'
  | 'estadoNoDestino'
  | 'descripcionRequerida'

/** Why a change cannot be made, or null. */
export function fallaDeCambio(
  catalogo: readonly EstadoPago[],
  cambio: { actual: number; nuevo: number | null; descripcion: string },
): FallaDeCambio | null {
  const { actual, nuevo, descripcion } = cambio
  if (nuevo === null) return 'estadoRequerido'
  if (!catalogo.some(({ estadoID }) => estadoID === nuevo)) return 'estadoDePagoNoEncontrado'
  if (nuevo === estadoInicial || nuevo === actual) return 'estadoNoDestino'
  if (nuevo !== estadoValido && descripcion.trim() === '') return 'descripcionRequerida'
  return null
}
