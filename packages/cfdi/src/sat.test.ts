import { describe, expect, it } from 'vitest'
import { datosDe } from '../testing/documents.ts'
import { sign } from '../testing/fixture.ts'
import { parseSatAnswer, satExpression, satVerificationUrl } from './sat.ts'

const answer = (inside: string) =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><ConsultaResponse xmlns="http://tempuri.org/"><ConsultaResult xmlns:a="urn:a">${inside}</ConsultaResult></ConsultaResponse></s:Body></s:Envelope>`
const full = (estado: string, cancelacion: string, efos: string) =>
  answer(
    `<a:CodigoEstatus>S - Comprobante obtenido satisfactoriamente.</a:CodigoEstatus><a:EsCancelable>No cancelable</a:EsCancelable><a:Estado>${estado}</a:Estado>${cancelacion ? `<a:EstatusCancelacion>${cancelacion}</a:EstatusCancelacion>` : '<a:EstatusCancelacion/>'}<a:ValidacionEFOS>${efos}</a:ValidacionEFOS>`,
  )

describe('the expression of the status service', () => {
  const { cfdi } = sign(datosDe(1))

  it('holds issuer, receiver, total, UUID and the last eight characters of the sello', () => {
    const { uuid } = cfdi.timbre!
    expect(satExpression(cfdi)).toBe(
      `?re=HCA160101AB9&rr=VIA150101KL7&tt=1160.0&id=${uuid}&fe=${cfdi.sello.slice(-8)}`,
    )
  })

  it.each([
    ['1160.00', '1160.0'],
    ['1160.50', '1160.5'],
    ['1160.123456', '1160.123456'],
    ['1160', '1160.0'],
    ['0', '0.0'],
    ['100', '100.0'],
    ['001160.00', '1160.0'],
  ])('writes the total %s as %s', (total, tt) => {
    expect(satExpression({ ...cfdi, total })).toContain(`&tt=${tt}&`)
  })

  it('writes the & of a tax id as an entity, and in an address as its code', () => {
    const own = { ...cfdi, emisor: { ...cfdi.emisor, rfc: 'H&E951128469' } }
    expect(satExpression(own)).toContain('?re=H&amp;E951128469&rr=')
    expect(satVerificationUrl(own)).toContain('&re=H%26E951128469&rr=')
  })

  it('does not exist without a stamp', () => {
    expect(satExpression({ ...cfdi, timbre: undefined })).toBeNull()
  })
})

describe('the answer of the status service', () => {
  it.each([
    ['Vigente', '', '200', 'vigente', 'ninguna', 'no-listado'],
    ['Vigente', 'En proceso', '201', 'vigente', 'en-proceso', 'no-listado'],
    ['Cancelado', 'Cancelado sin aceptación', '100', 'cancelado', 'cancelado', 'listado'],
    ['Cancelado', 'Plazo vencido', '101', 'cancelado', 'plazo-vencido', 'listado'],
    ['Vigente', 'Solicitud rechazada', '104', 'vigente', 'rechazada', 'listado'],
    ['Vigente', '', '102', 'vigente', 'ninguna', 'no-listado'],
    ['Vigente', '', '103', 'vigente', 'ninguna', 'no-listado'],
    ['No Encontrado', '', '', 'no-encontrado', 'ninguna', 'sin-dato'],
    ['Suspendido', 'Otra cosa', '999', 'desconocido', 'desconocida', 'desconocido'],
    ['', '', '', 'desconocido', 'ninguna', 'sin-dato'],
  ] as const)('%s / %s / %s is %s, %s, %s', (estado, cancelacion, efos, e, c, l) => {
    expect(parseSatAnswer(full(estado, cancelacion, efos))).toMatchObject({
      ok: true,
      respuesta: {
        estado: e,
        cancelacion: c,
        efos: l,
        crudo: { estado, estatusCancelacion: cancelacion, validacionEfos: efos },
      },
    })
  })

  it('a fault, a page or anything unforeseen is no answer, never "no encontrado"', () => {
    const fault =
      '<s:Envelope xmlns:s="urn:s"><s:Body><s:Fault><faultcode>s:Server</faultcode><faultstring>Falló</faultstring></s:Fault></s:Body></s:Envelope>'
    expect(parseSatAnswer(fault)).toMatchObject({ ok: false, motivo: expect.stringContaining('Falló') })
    for (const text of [
      '',
      '<html><body>502</body></html>',
      '{"a":1}',
      answer('').slice(0, 80),
      '<!DOCTYPE html><html/>',
    ])
      expect(parseSatAnswer(text)).toMatchObject({ ok: false, motivo: expect.stringMatching(/./) })
  })
})
