import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { startSandbox } from './server.ts'

const paquete = {
  base64: Buffer.from('<tfd:TimbreFiscalDigital UUID="00000000-0000-4000-8000-000000000001"/>').toString(
    'base64',
  ),
  idFactura: 'F1',
  idLote: 'L1',
  idProveedor: 101,
  otrosImpuestos: 0,
  fechaPago: '2026-10-15',
  otrosImpuestosEnXml: true,
  categoria: 'Proveedor',
  reservas: [{ bookingCode: 'AT10100000', sellingPrice: 100, cost: 16 }],
}
const post = (url: string, cuerpo: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
    body: JSON.stringify(cuerpo),
  })

describe('the sandbox', () => {
  it('starts and stops many times in one process, each with a state of its own', async () => {
    const desde = process.cpuUsage()
    const varias = await Promise.all(Array.from({ length: 5 }, () => startSandbox()))
    expect(process.cpuUsage(desde).user / 1000 / varias.length).toBeLessThan(1_000)
    expect(new Set(varias.flatMap((s) => [s.url, s.smtpUrl])).size).toBe(10)
    const [una, otra] = varias
    await post(`${una?.url}/interruptores`, { sat: { caido: true } })
    expect(await (await fetch(`${otra?.url}/interruptores`)).json()).toMatchObject({ sat: { caido: false } })
    await Promise.all(varias.map((s) => s.stop()))
  })
  it('[X-5] [IX-D4] gives the samples by name, each folder whole in a ZIP, and nothing that is beside them', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'muestras-'))
    mkdirSync(path.join(dir, 'muestras', 'lote-bueno-20', 'pdf'), { recursive: true })
    writeFileSync(path.join(dir, 'secreto.txt'), 'no')
    writeFileSync(path.join(dir, 'muestras', 'LEEME.txt'), 'sí')
    writeFileSync(path.join(dir, 'muestras', 'lote-bueno-20', 'a.xml'), '<a/>')
    writeFileSync(path.join(dir, 'muestras', 'lote-bueno-20', 'pdf', 'a.pdf'), '%PDF')
    const s = await startSandbox({ muestrasDir: path.join(dir, 'muestras') })
    const pagina = await (await fetch(`${s.url}/archivos`)).text()
    expect(pagina).toContain('href="/archivos/lote-bueno-20.zip"')
    // What is not made yet is told all the same, without a link.
    expect(pagina).toContain('<code>lote-200</code>')
    const zip = await fetch(`${s.url}/archivos/lote-bueno-20.zip`)
    const dentro = unzipSync(new Uint8Array(await zip.arrayBuffer()))
    expect(Object.keys(dentro).toSorted()).toEqual(['a.xml', 'pdf/a.pdf'])
    for (const otro of ['..', '%2e%2e', '..%2fsecreto.txt', 'LEEME.txt', 'lote-200.zip', ''])
      expect((await fetch(`${s.url}/archivos/${otro}`)).headers.get('content-type')).not.toContain('zip')
    await s.stop()
    rmSync(dir, { recursive: true, force: true })
  })
  it('[IX-D4] keeps its port; where it is taken it takes another only when told that it may', async () => {
    const una = await startSandbox()
    const port = Number(new URL(una.url).port)
    await expect(startSandbox({ port })).rejects.toThrow(/EADDRINUSE/)
    const otra = await startSandbox({ port, otroPuerto: true })
    expect(otra.url).not.toBe(una.url)
    await Promise.all([una.stop(), otra.stop()])
  })
  it('remembers after a restart what ANT accepted, its queue and the business day', async () => {
    const stateDir = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
    const clock = (): Date => new Date('2026-10-31T20:00:00Z')
    const una = await startSandbox({ stateDir, clock })
    expect(await (await fetch(`${una.url}/reloj`)).json()).toEqual({ dia: '2026-10-10' })
    await post(`${una.url}/api/Contabilidad/lotes/L1/facturas`, [paquete])
    await fetch(`${una.url}/api/Cola/lotes`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '["L1"]',
    })
    await post(`${una.url}/reloj`, { dia: '2026-10-24' })
    await una.stop()

    const otra = await startSandbox({ stateDir, clock })
    await post(`${otra.url}/api/Contabilidad/lotes/L1/facturas`, [paquete])
    expect(await (await fetch(`${otra.url}/contadores`)).json()).toMatchObject({
      facturasAceptadas: 1,
      facturasDuplicadas: 0,
      lotesEnCola: { L1: 1 },
      facturas: [{ idLote: 'L1', idFactura: 'F1', aceptaciones: 1, intentos: 2 }],
    })
    // [IX-D4] Opened by a person, it is a page of the simulator's.
    const page = await fetch(`${otra.url}/contadores`, { headers: { accept: 'text/html,*/*' } })
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toMatch(
      /Facturas que ANT aceptó más de una vez<\/th><td>0<.*L1.*<td>2<\/td><td>1<\/td>/s,
    )
    expect(await (await fetch(`${otra.url}/reloj`)).json()).toEqual({ dia: '2026-10-24' })
    await otra.stop()
    const enNoviembre = await startSandbox({ stateDir, clock: () => new Date('2026-11-01T07:00:00Z') })
    expect(await (await fetch(`${enNoviembre.url}/reloj`)).json()).toEqual({ dia: '2026-11-10' })
    await enNoviembre.stop()
    rmSync(stateDir, { recursive: true })
  })
  it('tells a wrong switch and a wrong day by name', async () => {
    const s = await startSandbox()
    const mala = await post(`${s.url}/interruptores`, { sat: { roto: true } })
    expect(mala.status).toBe(400)
    expect(((await mala.json()) as { mensaje: string }).mensaje).toContain('roto')
    expect((await post(`${s.url}/reloj`, { dia: '2026-02-30' })).status).toBe(400)
    expect(await (await fetch(s.url)).text()).toContain('Hace el trabajo y corta la conexión')
    await s.stop()
  })
  it('stops at once although a caller still waits', async () => {
    const s = await startSandbox()
    await post(`${s.url}/interruptores`, { ant: { lentoMs: 600_000 } })
    const espera = fetch(`${s.url}/api/Reserva/GetAntSuppliers`).catch((error: unknown) => error)
    await fetch(`${s.url}/reloj`)
    await s.stop()
    expect(await espera).toBeInstanceOf(Error)
  })
})
