import { nombresEn } from './nombres-de-persona.ts'
import { enMayusculas, sinEnie } from './pistas.ts'

/** Whose the booking is, and who else is part of it. */
export type DeQuien = {
  /** Empty where nobody told. */
  cliente: string
  /** Of the pago. */
  concepto: string
  agente: string
  /** The words of the package, the hotel and the agent. */
  senas: string
}

const palabras = (texto: string): string[] =>
  sinEnie(enMayusculas(texto))
    .split(/[^A-Z0-9&]+/)
    .filter((una) => /^[A-Z&]{2,}$/.test(una))
/** What sells to the group, or pays for others, by its trade; a person's name has none of them. */
const giro =
  /^(?:SEGUROS?|ASEGURADORA|AFIANZADORA|ASISTENCIA|FIANZAS|HOTEL|HOTELES|HOTELS|HOTELERA|RESORTS?|INNS?|AEROVIAS|AEROLINEAS?|AEROMEXICO|VOLARIS|VIVAAEROBUS|AIRLINES|AIRWAYS|CRUISES?|STRIPE|PAYPAL|PAYMENTS|EXPEDIA|DESPEGAR|AIRBNB|TRIVAGO|HOTELBEDS|VIAJES|TRAVEL|TURISMO|TURISTICOS?|TOURS)$/
/** No name of its own: the form of a company, and how a pago is called. */
const suelta =
  /^(?:SA|SAB|SAPI|SAS|RL|SC|AC|CV|INC|LLC|LTD|CORP|DEL?|LA|LAS|LOS|EL|AND|THE|MEXICO|PAGO|PAGOS|ANTICIPO|LIQUIDACION|TOTAL|GRUPO)$/

/**
 * Who pays (`quien`: what the bank says of it) is a business that is neither the customer nor the agent: the booking's own hotel, an
 * insurer, a seller, the group itself. What those send with a booking's code is seldom its payment: money back, a claim, what is left
 * of a sale.
 */
export function isNegocioAjeno(quien: string, { cliente, concepto, agente, senas }: DeQuien): boolean {
  const propias = palabras(quien).filter((una) => !suelta.test(una))
  const suyas = new Set(palabras(`${cliente} ${concepto} ${agente}`).filter((una) => !giro.test(una)))
  if (propias.some((una) => suyas.has(una))) return false
  if (propias.some((una) => giro.test(una))) return true
  if (nombresEn(propias, new Set()).length > 0) return false
  const deLaReserva = new Set(palabras(senas))
  const deHotel = propias.filter((una) => deLaReserva.has(una)).length
  return deHotel > 0 && deHotel >= Math.min(2, propias.length)
}
