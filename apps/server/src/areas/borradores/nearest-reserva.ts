import type { Centavos } from '@valija/contract/pesos.ts'
import type { ReservaCandidata } from '../../adapters/ant/port.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Deps } from '../../deps.ts'

/** A layout of another hotel has thousands of refused rows: past these, a row only says why ANT refused it. */
export const busquedasPorPregunta = 40

export type BuscarCercana = (renglon: {
  bookingCode: string
  totalReserva: Centavos
}) => Promise<ReservaCandidata | null>

/**
 * The living booking nearest to a code ANT refused, when ANT can look for one. One for each asking of a draft: the
 * same code is looked for once, and when ANT falls silent nothing more is looked for.
 */
export function cercanaPorHotel(ant: Deps['ant'], proveedorId: number): BuscarCercana {
  const { buscarReservas } = ant
  const halladas = new Map<string, Promise<ReservaCandidata | null>>()
  let callada = buscarReservas === undefined
  const search: BuscarCercana = async ({ bookingCode, totalReserva }) => {
    try {
      const [mejor] = (await buscarReservas?.({ proveedorId, clave: bookingCode, total: totalReserva })) ?? []
      return mejor ?? null
    } catch (error) {
      if (!(error instanceof ExternalSystemError)) throw error
      callada = true
      return null
    }
  }
  return async (renglon) => {
    const clave = `${renglon.bookingCode} ${renglon.totalReserva}`
    const known = halladas.get(clave)
    if (known !== undefined) return known
    if (callada || halladas.size >= busquedasPorPregunta) return null
    const hallada = search(renglon)
    halladas.set(clave, hallada)
    return hallada
  }
}
