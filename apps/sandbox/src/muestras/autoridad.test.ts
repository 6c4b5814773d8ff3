import { X509Certificate } from 'node:crypto'
import { expect, it } from 'vitest'
import { openAutoridad } from './autoridad.ts'

it('gives a hotel the same certificate every time, with its RFC and number, signed by the authority', () => {
  const { ac, pac, emisor } = openAutoridad()
  const hotel = emisor('HÑA910203AB1', 'HOTEL ÑANDU AZUL')
  const certificado = new X509Certificate(hotel.certificateDer)
  const raiz = new X509Certificate(ac.certificateDer)
  expect(Buffer.from(certificado.serialNumber, 'hex').toString('ascii')).toBe(hotel.serie)
  expect(certificado.subject).toContain('HÑA910203AB1')
  expect(certificado.checkIssued(raiz) && certificado.verify(raiz.publicKey)).toBe(true)
  expect(certificado.checkPrivateKey(hotel.privateKey)).toBe(true)
  expect(new X509Certificate(pac.certificateDer).verify(raiz.publicKey)).toBe(true)
  const otraVez = openAutoridad().emisor('HÑA910203AB1', 'HOTEL ÑANDU AZUL')
  expect(Buffer.from(otraVez.certificateDer).equals(hotel.certificateDer)).toBe(true)
})
