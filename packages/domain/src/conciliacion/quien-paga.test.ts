import { isAplicadaA } from '@valija/domain/testing/fila-de-texto.ts'
import { expect, test } from 'vitest'
import { isNegocioAjeno } from './quien-paga.ts'

const reserva = {
  cliente: 'Laura Gómez Pérez',
  agente: 'Viajes El Faro',
  senas: 'Riviera Maya Todo Incluido Palmas del Caribe Resort Viajes El Faro',
}
test.each([
  ['PALMAS DEL CARIBE', true],
  ['PALMAS DEL CARIBE RESORT SA DE CV', true],
  ['GNP SEGUROS SAB DE CV', true],
  ['AEROVIAS DE MEXICO', true],
  ['EXPEDIA INC', true],
  ['BOOKING.COM BV', true],
  ['AMAZON MEXICO SERVICES', true],
  ['CONCESIONARIA VUELA COMPANIA DE AVIACION', true],
  ['LAURA GOMEZ BOOKING', false],
  ['TESORERIA DE LA FEDERACION', true],
  ['TESORERIA UNIVERSIDAD PANORAMA', false],
  ['GRUPO POSADAS SAB DE CV', true],
  ['LUIS POSADAS RIVERA', false],
  ['FINANCIERA INDEPENDENCIA', true],
  ['BANORTE SA INSTITUCION DE BANCA MULTIPLE', true],
  ['HERTZ RENT A CAR', true],
  ['PROMOTORA TURISTICA DEL SUR', true],
  ['AXA ASSISTANCE MEXICO', true],
  ['GRUPO VALIJA VIAJES SA DE CV', true],
  ['SEGUROS GOMEZ', true],
  ['VIAJES ALAMEDA', true],
  ['DEL CLIENTE PALMAS', true],
  ['LAURA GOMEZ', false],
  ['COMERCIALIZADORA GOMEZ SA DE CV', false],
  ['VIAJES EL FARO SC', false],
  ['INMOBILIARIA RIO BRAVO SA DE CV', false],
  ['MARIANA PALMA TORRES', false],
  ['KASSANDRA KU', false],
  ['MERCADO PAGO SA DE CV', true],
  ['MERCADO PAGO W SOFIA RUIZ', false],
  ['CASA DE CAMBIO TIBER', true],
  ['ARRENDADORA DEL PACIFICO SA', true],
])('[VI-B2] %s pays: a business that is neither the customer nor the agent is %s', (quien, ajeno) => {
  expect(isNegocioAjeno(quien, reserva)).toBe(ajeno)
})
test('[VI-B2] what the pago is called names no payer: its hotel’s words are the hotel’s', () => {
  expect(isNegocioAjeno('RIU CANCUN', { ...reserva, senas: 'Riu Cancún' })).toBe(true)
  expect(isNegocioAjeno('SEGUROS MONTERREY', { ...reserva, cliente: 'Seguros Monterrey' })).toBe(false)
})
test('[VI-B2] where nobody told whose the booking is only its trade speaks against who pays', () => {
  const nadie = { cliente: '', agente: '', senas: '' }
  expect(isNegocioAjeno('CONSTRUCTORA DEL VALLE SA DE CV', nadie)).toBe(false)
  expect(isNegocioAjeno('SEGUROS MONTERREY', nadie)).toBe(true)
})

test('[VI-B2] what the hotel, an insurer or a seller sends with the booking’s code waits, in every form of the banks', () => {
  const suyo = { ...reserva, concepto: 'Anticipo Palmas', numeroTransaccion: '' }
  const formas = (quien: string) => [
    `SPEI RECIBIDOBANORTE | 0120092988 | 072 0511260XEM111 00072580000657662417 8846APR1202611058920756425 ${quien}`,
    `SPEI RECIBIDO, BCO:0058 BANREGIO HR LIQ: 09:54:16 DEL CLIENTE ${quien} DE LA CLABE 058910000621636132 CON RFC ND CONCEPTO: XEM111 REFERENCIA: 2511260 CVE RAST: 058QWE20261105123`,
    `PAGO RECIBIDO DE BANREGIO POR ORDEN DE ${quien} CTA. ORDENANTE 058680000642268834 CONCEPTO: XEM111 REF. 0511260`,
    `INT SPEI. BBVA MEXICO. 012580000474742402. ${quien}. MBAN01002611066514617135. XEM111`,
    `DEPOSITO SPEI MBAN01002611064937450385 | 0611260 | 012320000793399437 BBVA MEXICO ${quien} XEM111`,
    `TRANSFERENCIA INTERNACIONAL RECIBIDA | 3JM641413252 | ORD: ${quien} BCO: WELLS FARGO BANK NA REF: XEM111`,
    `SPID RECIBIDO BBVA MEXICO | 0000001 | 012 XEM111 012580000749515131 MBAN01002611117081994748 ${quien}`,
  ]
  expect(formas('LAURA GOMEZ PEREZ').filter((texto) => !isAplicadaA(suyo, texto))).toEqual([])
  for (const quien of ['PALMAS DEL CARIBE', 'PALMAS', 'AXA SEGUROS', 'EXPEDIA INC'])
    expect(formas(quien).filter((texto) => isAplicadaA(suyo, texto))).toEqual([])
})
