import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { ensureChromium } from '../../scripts/setup.mjs'
import { type Clase, estropear } from './estropear.ts'
import type { Layout } from './layout.ts'
import { type Pago, pagoDe } from './pago.ts'

/** What was drawn or read once is kept by its content: the bench is repeated while one thing changes. */
export const carpeta = path.resolve(process.env.VALIJA_DATA ?? '.valija', 'bench-comprobantes')
mkdirSync(carpeta, { recursive: true })

export const huella = (...partes: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const parte of partes) hash.update(parte).update('\0')
  return hash.digest('hex').slice(0, 24)
}
const propio = huella(
  ...['estropear.ts', 'dibujar.ts'].map((file) => readFileSync(new URL(file, import.meta.url))),
)

export async function kept(nombre: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = path.join(carpeta, nombre)
  if (existsSync(file)) return new Uint8Array(readFileSync(file))
  const bytes = await make()
  writeFileSync(file, bytes)
  return bytes
}

let browser: Promise<Browser> | undefined
const open = () =>
  (browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM ?? ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  }))
export const close = async (): Promise<void> => {
  await (await browser)?.close()
  browser = undefined
}

const html = (layout: Layout, pago: Pago) =>
  `<!doctype html><html lang="es"><meta charset="utf-8"><style>*{box-sizing:border-box}html{width:${layout.ancho}px}body{margin:0;min-height:${layout.ancho}px}${layout.css}</style><body>${layout.cuerpo(pago)}</body></html>`

async function render(layout: Layout, pago: Pago, tipo: 'png' | 'pdf'): Promise<Uint8Array> {
  const page = await (await open()).newPage({
    viewport: { width: layout.ancho, height: 320 },
    deviceScaleFactor: layout.ancho < 450 ? 2.5 : 1.6,
  })
  try {
    await page.setContent(html(layout, pago))
    if (tipo === 'png') return await page.screenshot({ fullPage: true })
    return await page.pdf({
      width: `${layout.ancho}px`,
      height: '1100px',
      printBackground: true,
      pageRanges: '1',
    })
  } finally {
    await page.close()
  }
}

/** One layout of a payment in one form. */
export async function archivoDe(
  layout: Layout,
  clase: Clase,
  semilla: string,
): Promise<{ bytes: Uint8Array; pago: Pago }> {
  const pago = pagoDe(layout.nombre, clase, semilla)
  const key = huella(html(layout, pago), clase, propio)
  const bytes = await kept(`${key}.${clase}`, async () => {
    if (clase === 'pdf') return render(layout, pago, 'pdf')
    const png = await render(layout, pago, 'png')
    return clase === 'captura' ? png : estropear(clase, png, `${layout.nombre}${semilla}`)
  })
  return { bytes, pago }
}
