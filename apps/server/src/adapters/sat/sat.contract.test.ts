import { empresaDemo } from '@valija/sandbox/mundo/demo.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { describe, expect, it } from 'vitest'
import { closedPort, useSandbox } from '../../../testing/use-sandbox.ts'
import { readRespuesta, writeConsulta } from './mapping.ts'
import { createSat } from './sat-soap.ts'

const sandbox = await useSandbox()
const uuid = '5A1B2C3D-0000-4000-8000-000000000001'
const emisor = makeMundo().proveedores[0]?.rfc ?? ''
const expresion = (id = uuid, re = emisor): string =>
  `?re=${re.replace('&', '&amp;')}&rr=${empresaDemo.rfc}&tt=1160.5&id=${id}&fe=ABCDEF==`
const sat = (timeoutMs?: number) =>
  createSat({ url: `${sandbox.url}/ConsultaCFDIService.svc`, ...(timeoutMs ? { timeoutMs } : {}) })

describe('SAT, ConsultaCFDIService', () => {
  it('[B-063] answers Vigente with its raw texts', async () => {
    expect(await sat().consultar(expresion())).toEqual({
      estado: 'Vigente',
      cancelacion: 'ninguna',
      efos: 'no-listado',
      estadoTexto: 'Vigente',
      codigoEstatus: 'S - Comprobante obtenido satisfactoriamente.',
      esCancelable: 'Cancelable con aceptación',
      estatusCancelacion: '',
      validacionEfos: '200',
    })
  })
  it('[B-063] answers Cancelado and No Encontrado per uuid', async () => {
    await sandbox.interruptores({ sat: { porUuid: { [uuid]: { estado: 'Cancelado' } } } })
    expect(await sat().consultar(expresion())).toMatchObject({
      estado: 'Cancelado',
      estatusCancelacion: 'Cancelado sin aceptación',
    })
    await sandbox.interruptores({ sat: { porUuid: { [uuid]: { estado: 'No Encontrado' } } } })
    expect(await sat().consultar(expresion())).toMatchObject({
      estado: 'No Encontrado',
      codigoEstatus: 'N - 602: Comprobante no encontrado.',
      validacionEfos: '',
    })
  })
  it('keeps an unknown state and an unknown EFOS code as they came', async () => {
    await sandbox.interruptores({
      sat: { porUuid: { [uuid]: { estado: 'En revisión', validacionEfos: '977' } } },
    })
    expect(await sat().consultar(expresion())).toMatchObject({
      estado: 'Desconocido',
      estadoTexto: 'En revisión',
      efos: 'desconocido',
      validacionEfos: '977',
    })
  })
  it('passes an RFC with & through both escapes', async () => {
    const conAmpersand = makeMundo().proveedores.find((p) => p.rfc.includes('&'))?.rfc ?? ''
    expect(writeConsulta(expresion(uuid, conAmpersand))).toContain('&amp;amp;')
    expect((await sat().consultar(expresion(uuid, conAmpersand))).estado).toBe('Vigente')
  })
  it('says that an expression is not valid', async () => {
    const { codigoEstatus } = await sat().consultar('?re=X&rr=Y&tt=1&id=2')
    expect(codigoEstatus).toBe('N - 601: La expresión impresa proporcionada no es válida.')
  })
  it.each([
    ['down', { caido: true }, { kind: 'unreachable' }],
    ['refusing', { rechaza: true }, { kind: 'rejected', status: 401 }],
    ['broken', { rechaza: 500 }, { kind: 'rejected', status: 500 }],
    ['overloaded', { rechaza: 503 }, { kind: 'unreachable', status: 503 }],
    ['talking nonsense', { disparates: true }, { kind: 'invalidAnswer' }],
    ['dropping the connection', { hazYCorta: true }, { kind: 'unreachable' }],
  ])('is one kind of error when it is %s', async (_name, sat_, expected) => {
    await sandbox.interruptores({ sat: sat_ })
    await expect(sat().consultar(expresion())).rejects.toMatchObject({ system: 'sat', ...expected })
  })
  it('takes a SOAP fault, a server error and silence as errors and never as No Encontrado', async () => {
    await sandbox.interruptores({ sat: { porUuid: { [uuid]: { falla: 'soap' } } } })
    await expect(sat().consultar(expresion())).rejects.toMatchObject({ kind: 'rejected', status: 500 })
    await sandbox.interruptores({ sat: { porUuid: { [uuid]: { falla: 'tiempo' } } } })
    await expect(sat(60).consultar(expresion())).rejects.toMatchObject({ kind: 'unreachable' })
  })
  it('stops waiting when the caller gives up', async () => {
    await sandbox.interruptores({ sat: { lentoMs: 60_000 } })
    await expect(sat().consultar(expresion(), AbortSignal.timeout(30))).rejects.toMatchObject({
      kind: 'unreachable',
    })
  })
  it('reads a fault sent with status 200 as an invalid answer', () => {
    const fault =
      '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><s:Fault><faultstring>x</faultstring></s:Fault></s:Body></s:Envelope>'
    expect(() => readRespuesta(fault)).toThrow(/invalidAnswer/)
  })
  it('[VII-D2] keeps of its words what is seen of them, and no more than words have', () => {
    const respuesta = readRespuesta(
      `<Envelope><ConsultaResult><CodigoEstatus>S - &#x202E;bien&#x200B;${'x'.repeat(100_000)}</CodigoEstatus><Estado>Vigente</Estado></ConsultaResult></Envelope>`,
    )
    expect(respuesta.estado).toBe('Vigente')
    expect(respuesta.codigoEstatus).toBe(`S - bien${'x'.repeat(492)}`)
  })
  it('reports nobody listening as not sent', async () => {
    const nobody = createSat({ url: `http://127.0.0.1:${await closedPort()}/x` })
    await expect(nobody.consultar(expresion())).rejects.toMatchObject({
      kind: 'unreachable',
      isDoubtful: false,
    })
  })
})
