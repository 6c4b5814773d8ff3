import { nombresEn } from './nombres-de-persona.ts'
import { palabrasDe } from './palabras.ts'
import { bancos } from './palabras-explicadas.ts'

/** Whose the booking is, and who else is part of it. */
export type DeQuien = {
  /** Empty where nobody told. */
  cliente: string
  agente: string
  /** The words of the package, the hotel and the agent. */
  senas: string
}

/** What sells to the group, lends, or pays for others, by its trade or its brand; a person's name has none of them. */
const giro = new RegExp(
  `^(?:${[
    'SEGUROS?|ASEGURADORA|AFIANZADORA|ASISTENCIA|ASSISTANCE|INSURANCE|FIANZAS|GNP|AXA|CHUBB|QUALITAS|METLIFE|ALLIANZ|MAPFRE',
    'HOTEL|HOTELES|HOTELS|HOTELER[OA]S?|RESORTS?|INNS?|MARRIOTT|HYATT|HILTON|IBEROSTAR|MELIA|WYNDHAM|ACCOR|POSADASGRUPO',
    'AEROVIAS|AEROLINEAS?|AEROMEXICO|AVIACION|AEROENLACES|AEROLITORAL|AEROPUERTOS?|NAVIERA|VOLARIS|VIVAAEROBUS|AIRLINES|AIRWAYS|CRUISES?',
    'ARRENDADORAS?|AUTORENTAS|HERTZ|AVIS|SIXT|EUROPCAR|UBER|VIATOR|CIVITATIS|GETYOURGUIDE|VIAJES|TRAVEL|TURISMO|TURISTIC[AO]S?|TOURS',
    'EXPEDIA|BOOKINGCOM|AGODA|PRICELINE|TRIPADVISOR|DESPEGAR|AIRBNB|TRIVAGO|HOTELBEDS|AMAZON|LIVERPOOL|COSTCO|WALMART|COPPEL|ELEKTRA',
    'CLIP|PAYCLIP|MERCADOPAGOSA|CONEKTA|OPENPAY|KUESKI|PROFECO|CONDUSEF|FONACOT|INFONAVIT',
    'STRIPE|PAYPAL|PAYMENTS|FINANCIERA|SOFOM|SOFIPO|FACTORAJE|FINANCIAL|CASINO|AFORE|JUZGADO|CREDITOS?|PRESTAMOS|BOLSA|BANCA|TESOFE|TRIBUTARIA|SAT',
  ].join('|')})$`,
)
/** Names of several words that are one. */
const enUna: readonly (readonly [RegExp, string])[] = [
  [/BOOKING[ .]*COM(?![A-Z])/, 'BOOKINGCOM'],
  [/CASA DE (?:CAMBIO|EMPENO)|MONTE DE PIEDAD|WESTERN UNION/, 'FINANCIERA'],
  // Beside its form of a company it pays; without, it is the bank of who does.
  [/MERCADO ?PAGO(?= SA?(?![A-Z]))/, 'MERCADOPAGOSA'],
  [/TESORERIA DE LA FEDERACION/, 'TESOFE'],
  [/GRUPO POSADAS|POSADAS(?= SAB?(?![A-Z]))/, 'POSADASGRUPO'],
]
/** No name of its own: the form of a company, the bank and its labels. */
const suelta = new Set([
  ...bancos,
  ...'SAB SAPI SAS INC LLC LTD CORP DEL LAS LOS AND THE MEXICO GRUPO'.split(' '),
  ...'POR ORDEN CLIENTE NOMBRE ORDENANTE TRANSFERENCIA RECIBIDA'.split(' '),
])

/**
 * Who pays (`quien`: what the bank says of it) is a business that is neither the customer nor the agent: the booking's own hotel, an
 * insurer, a seller, the group itself. What those send with a booking's code is seldom its payment: money back, a claim, what is left
 * of a sale.
 */
export function isNegocioAjeno(quien: string, { cliente, agente, senas }: DeQuien): boolean {
  const dichas = [
    ...palabrasDe(enUna.reduce((texto, [varias, una]) => texto.replace(varias, una), quien)),
  ].filter((una) => !suelta.has(una) && !/\d/.test(una))
  const [giros, nombre] = [dichas.filter((una) => giro.test(una)), dichas.filter((una) => !giro.test(una))]
  const deCasa = palabrasDe(`${cliente} ${agente}`)
  const suyo = nombre.some((una) => deCasa.has(una))
  // Of its trade is the customer, or the agent, who has both the word and the name.
  if (giros.length > 0) return !(suyo && giros.every((una) => deCasa.has(una)))
  if (suyo || nombresEn(nombre, new Set()).length > 0) return false
  const deLaReserva = palabrasDe(senas)
  const deHotel = nombre.filter((una) => deLaReserva.has(una)).length
  return deHotel > 0 && deHotel >= Math.min(2, nombre.length)
}
