import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseCertificado, verifyCfdi } from '@valija/cfdi'
import { cryptoNode } from '@valija/cfdi/crypto-node.ts'
import { diaDe } from '@valija/domain/tiempo/dia.ts'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { planFactura } from '@valija/sandbox/muestras/factura.ts'
import { signFactura } from '@valija/sandbox/muestras/firma.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { chromium } from 'playwright-core'
import { claveDemo } from '../apps/server/src/areas/acceso/seed-demo.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { createDemo } from '../apps/server/src/demo.ts'
import { ensureChromium, ensureWebBuilt } from '../scripts/setup.mjs'
import { say } from './measure.ts'

const archivos = 200
const cortesias = 74
const maximo = 600
const maximoDeSubida = 1200
/** The browser's own clock says when a session ends: the day is the real one. */
const dia = diaDe(new Date())

/** Signed invoices of about 27 KB: hotel bills with many nights apart, as big as they come. */
function makeXmls() {
  const mundo = makeMundo()
  const autoridad = openAutoridad()
  return Array.from({ length: archivos }, (_, i) => {
    const factura = planFactura({ mundo, proveedorId: '101', numero: 3000 + i, dia, semilla: 'intake' })
    const { bytes } = signFactura(factura, {
      autoridad,
      cambia: (datos) => {
        const conceptos = datos.conceptos ?? []
        const [primero] = conceptos
        if (!primero) return datos
        // Given away, so that what is owed stays and the document grows.
        const gratis = Array.from({ length: cortesias }, (_nada, n) => ({
          claveProdServ: '90111800',
          noIdentificacion: `${primero.noIdentificacion}-${n}`,
          cantidad: '1',
          claveUnidad: 'ACT',
          unidad: 'Actividad',
          descripcion: `Cortesía de la casa número ${n}: desayuno continental para dos personas, estacionamiento y acceso al gimnasio durante la estancia`,
          valorUnitario: '1.00',
          importe: '1.00',
          descuento: '1.00',
          objetoImp: '01',
        }))
        return {
          ...datos,
          subTotal: (Number(datos.subTotal) + cortesias).toFixed(2),
          descuento: (Number(datos.descuento ?? 0) + cortesias).toFixed(2),
          conceptos: [...conceptos, ...gratis],
        }
      },
    })
    return { nombre: `H${factura.folio}.xml`, bytes }
  })
}

const line = (medida: string, valores: object) => say({ medida, ...valores })

/**
 * 200 XML dropped in Chromium until every dictamen (without SAT) shows and until all are stored, and the server's own
 * verification. `npm run bench -- intake [ROUNDS]`.
 */
export async function run(args: string[]): Promise<void> {
  const cuantas = Number(args[0] ?? 5)
  const xmls = makeXmls()
  const kb = Math.round(xmls.reduce((suma, { bytes }) => suma + bytes.length, 0) / archivos / 1024)
  benchServer(xmls, kb)
  await ensureWebBuilt()
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-bench-'))
  // PostgreSQL runs as another user and must pass through.
  chmodSync(dir, 0o711)
  const pg = await startEmbedded({ dir: path.join(dir, 'pg'), database: 'valija', durable: false })
  const config = readConfig('demo', { VALIJA_DATA: dir, VALIJA_LOG: 'silent', PORT: '0' })
  const demo = await createDemo(config, pg.url)
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const url = await demo.valija.listen()
    const login = await fetch(`${url}/api/usuarios/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'proveedor@valija.demo', password: claveDemo }),
    })
    const abierta = (await login.json()) as { token: string }
    const quien = await fetch(`${url}/api/sesion`, { headers: { authorization: `Bearer ${abierta.token}` } })
    const session = JSON.stringify({ ...abierta, ...((await quien.json()) as { usuarioId: string }) })
    const rondas: { ms: number; subidaMs: number; tareaMasLargaMs: number }[] = []
    for (let ronda = 0; ronda < cuantas; ronda++) {
      const context = await browser.newContext({ locale: 'es-MX', viewport: { width: 1440, height: 900 } })
      await context.addInitScript((kept) => localStorage.setItem('sesion', kept), session)
      const page = await context.newPage()
      await page.goto(`${url}/factura/crear/proveedor`)
      const input = page.locator('input[aria-label="Facturas XML del lote"]')
      await input.waitFor({ state: 'attached', timeout: 60_000 })
      rondas.push(await dropAll(page, xmls, ronda))
      await context.close()
    }
    const sorted = rondas.toSorted((a, b) => a.ms - b.ms)
    const mediana = sorted[Math.floor(sorted.length / 2)]
    line('intake.navegador', {
      archivos,
      kb,
      valor: mediana?.ms ?? Number.POSITIVE_INFINITY,
      maximo,
      rondasMs: rondas.map(({ ms }) => ms),
      tareaMasLargaMs: Math.max(...rondas.map(({ tareaMasLargaMs }) => tareaMasLargaMs)),
    })
    const subidas = rondas.map(({ subidaMs }) => subidaMs).toSorted((a, b) => a - b)
    line('intake.guardados, p95', {
      rondas: cuantas,
      mediana: subidas[Math.floor(cuantas / 2)],
      valor: subidas[Math.ceil(cuantas * 0.95) - 1],
      maximo: maximoDeSubida,
    })
  } finally {
    await browser.close()
    await demo.stop()
    await pg.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof chromium.launch>>['newPage']>>

/** The files are made inside the page, so that only the product's own work is measured. */
async function dropAll(page: Page, xmls: { nombre: string; bytes: Uint8Array }[], ronda: number) {
  await page.evaluate(
    (archivos) => {
      const held = window as unknown as { archivos: File[]; largas: number[] }
      held.archivos = archivos.map(
        ([nombre, texto]) => new File([texto ?? ''], nombre ?? '', { type: 'text/xml' }),
      )
      held.largas = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) held.largas.push(entry.duration)
      }).observe({ type: 'longtask' })
    },
    xmls.map(({ nombre, bytes }) => [`${ronda}-${nombre}`, Buffer.from(bytes).toString('utf8')]),
  )
  return page.evaluate(async (total) => {
    const held = window as unknown as { archivos: File[]; largas: number[] }
    const input = document.querySelector<HTMLInputElement>('input[aria-label="Facturas XML del lote"]')
    if (!input) throw new Error('no input')
    const transfer = new DataTransfer()
    for (const file of held.archivos) transfer.items.add(file)
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const status = () =>
      [...document.querySelectorAll('[role=status]')].map((el) => el.textContent ?? '').join(' ')
    const count = () => Number(/Todas(\d+)/.exec(document.body.textContent ?? '')?.[1] ?? 0)
    const inicio = performance.now()
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    const shown = () => {
      const texto = status()
      const leidas = /(\d+) de (\d+) dictámenes/.exec(texto)
      return count() === total && (leidas === null || Number(leidas[1]) === total)
    }
    while (!shown()) await frame()
    const ms = Math.round(performance.now() - inicio)
    while (/archivos subidos|dictámenes/.test(status())) await frame()
    return {
      ms,
      subidaMs: Math.round(performance.now() - inicio),
      tareaMasLargaMs: Math.round(Math.max(0, ...held.largas)),
    }
  }, xmls.length)
}

function benchServer(xmls: { bytes: Uint8Array }[], kb: number): void {
  const autoridad = openAutoridad()
  const options = {
    crypto: cryptoNode,
    anclas: [parseCertificado(autoridad.ac.certificateDer)],
    certificadosPac: [parseCertificado(autoridad.pac.certificateDer)],
  }
  const [primero] = xmls
  const muestra = primero ? verifyCfdi(primero.bytes, options) : null
  const errores = muestra?.hallazgos.filter(({ severidad }) => severidad === 'error') ?? []
  if (muestra?.sello !== 'valido' || errores.length > 0)
    throw new Error(`the sample is no good factura: ${muestra?.sello} ${JSON.stringify(errores[0])}`)
  const porSegundo: number[] = []
  for (let ronda = 0; ronda < 6; ronda++) {
    const inicio = performance.now()
    for (const { bytes } of xmls) verifyCfdi(bytes, options)
    porSegundo.push(Math.round((xmls.length * 1000) / (performance.now() - inicio)))
  }
  // The first round warms up.
  const [, ...medidas] = porSegundo
  line('intake.servidor', {
    kb,
    verificacionesPorSegundo: medidas.toSorted((a, b) => a - b)[Math.floor(medidas.length / 2)],
  })
}
