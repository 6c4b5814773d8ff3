import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import PDFDocument from 'pdfkit'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { MotivoSinTexto, TextoDeComprobante } from '../tipos.ts'
import { createLectorEnProceso, type LectorEnProceso, type LimitesDeProceso } from './lector-en-proceso.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'lector-'))
afterAll(() => rmSync(dir, { recursive: true }))
const open: LectorEnProceso[] = []
afterEach(() => {
  for (const lector of open.splice(0)) lector.stop()
})

const lectorDe = (limites: Partial<LimitesDeProceso> = {}, programa?: string): LectorEnProceso => {
  const lector = createLectorEnProceso(limites, programa)
  open.push(lector)
  return lector
}
const program = (nombre: string, cuerpo: string): string => {
  const file = path.join(dir, `${nombre}.mjs`)
  writeFileSync(
    file,
    `process.on('message', ({ id, bytes }) => { const kind = String.fromCharCode(bytes[0]); ${cuerpo} })`,
  )
  return file
}
const answer = `process.send({ id, lectura: { leido: true, paginas: [], totalPaginas: process.pid } })`
const bytes = (text: string) => new TextEncoder().encode(text)
const pidOf = (lectura: TextoDeComprobante) => (lectura.leido ? lectura.totalPaginas : null)
const no = (motivo: MotivoSinTexto) => ({ leido: false, motivo })

describe('the process that reads proofs', () => {
  test('is kept between proofs, which are read one at a time', async () => {
    const lector = lectorDe(
      {},
      program(
        'turnos',
        `globalThis.now = (globalThis.now ?? 0) + 1; if (globalThis.now > 1) process.exit(1); setTimeout(() => { globalThis.now -= 1; ${answer} }, 20)`,
      ),
    )
    const read = await Promise.all(Array.from({ length: 4 }, () => lector.leer(bytes('a'))))
    expect(new Set(read.map(pidOf)).size).toBe(1)
    expect(lector.uso().procesos).toBe(1)
  })
  test('is ended when the time is up, also in a loop without end; the next proof gets a new one', async () => {
    const lector = lectorDe({ milisegundos: 400 }, program('lento', `if (kind === 'x') for (;;); ${answer}`))
    expect(await lector.leer(bytes('x'))).toEqual(no('tiempoAgotado'))
    const next = lectorDe({}, program('bueno', answer))
    expect((await next.leer(bytes('a'))).leido).toBe(true)
    expect(lector.uso().procesos).toBe(1)
  })
  test('that falls is one proof lost: those that wait are read by another', async () => {
    const lector = lectorDe({}, program('cae', `if (kind === 'x') process.exit(7); ${answer}`))
    const [first, bad, last] = await Promise.all([
      lector.leer(bytes('a')),
      lector.leer(bytes('x')),
      lector.leer(bytes('a')),
    ])
    expect(bad).toEqual(no('lectorCaido'))
    expect([first.leido, last.leido]).toEqual([true, true])
    expect(pidOf(first)).not.toBe(pidOf(last))
    expect(lector.uso().procesos).toBe(2)
  })
  test('is ended when it takes more memory than it may, outside of what JavaScript keeps', async () => {
    const greedy = program(
      'goloso',
      `if (kind === 'x') { const all = []; setInterval(() => all.push(Buffer.alloc(20_000_000, 1)), 10) } else ${answer}`,
    )
    const lector = lectorDe({ megabytes: 300 }, greedy)
    expect(await lector.leer(bytes('x'))).toEqual(no('memoriaAgotada'))
    expect((await lector.leer(bytes('a'))).leido).toBe(true)
    expect(lector.uso().picoMegabytes).toBeGreaterThan(300)
  })
  test('that fills the heap of JavaScript falls by itself', async () => {
    const lector = lectorDe(
      { megabytesDeMonton: 64 },
      program('monton', `const all = []; for (;;) all.push(new Array(100_000).fill({}))`),
    )
    expect(await lector.leer(bytes('x'))).toEqual(no('lectorCaido'))
  })
  test('has a queue with an end', async () => {
    const lector = lectorDe({ enEspera: 1 }, program('cola', `setTimeout(() => ${answer}, 30)`))
    const all = await Promise.all([lector.leer(bytes('a')), lector.leer(bytes('a')), lector.leer(bytes('a'))])
    expect(all[2]).toEqual(no('ocupado'))
    expect(all.slice(0, 2).map(({ leido }) => leido)).toEqual([true, true])
  })
  test('goes away when nobody needs it', async () => {
    const lector = lectorDe({ ocioMs: 10 }, program('ocio', answer))
    const first = pidOf(await lector.leer(bytes('a'))) ?? 0
    await expect.poll(() => isAlive(first)).toBe(false)
    expect((await lector.leer(bytes('a'))).leido).toBe(true)
  })
})

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A PNG whose header promises more pixels than it has. */
function pngOf(ancho: number, alto: number): Uint8Array {
  const png = createCanvas(8, 8).toBuffer('image/png')
  png.writeUInt32BE(ancho, 16)
  png.writeUInt32BE(alto, 20)
  return png
}
const pdfOf = (
  pages: number,
  draw: (doc: InstanceType<typeof PDFDocument>, n: number) => void,
  options = {},
): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const doc = new PDFDocument({ autoFirstPage: false, ...options })
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.once('end', () => resolve(Buffer.concat(parts)))
    for (let n = 1; n <= pages; n++) draw(doc.addPage(), n)
    doc.end()
  })

describe('hostile files', () => {
  const lector = createLectorEnProceso()
  afterAll(() => lector.stop())
  test.each([
    ['nothing at all', new Uint8Array(), 'vacio'],
    ['50 MB', new Uint8Array(50 * 1024 * 1024), 'demasiadoGrande'],
    ['another kind of file', bytes('PK\u0003\u0004 not a picture'), 'tipoDesconocido'],
    ['a picture of 100 000 by 100 000', pngOf(100_000, 100_000), 'demasiadosPixeles'],
    ['a picture that breaks off', createCanvas(900, 900).toBuffer('image/png').subarray(0, 33), 'danado'],
    ['a PDF that breaks off', bytes('%PDF-1.7\n1 0 obj\n<< /Type /Catalog'), 'danado'],
  ] as const)('%s is answered with its reason', async (_, file, motivo) => {
    expect(await lector.leer(file)).toEqual(no(motivo))
  })
  test('a white picture has no text', async () => {
    const canvas = createCanvas(400, 300)
    const pen = canvas.getContext('2d')
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, 400, 300)
    expect(await lector.leer(canvas.toBuffer('image/png'))).toEqual(no('sinTexto'))
  })
  test('of a PDF of 1000 pages only the first ones are read', async () => {
    const file = await pdfOf(1000, (doc, n) =>
      doc.text(`Importe de la hoja número ${n} de este largo documento: $${n}.00`),
    )
    const lectura = await lector.leer(file)
    expect(lectura).toMatchObject({ leido: true, totalPaginas: 1000 })
    expect(lectura.leido && lectura.paginas.map(({ numero }) => numero)).toEqual([1, 2, 3])
  })
  test('a PDF with a password asks for it', async () => {
    const file = await pdfOf(1, (doc) => doc.text('Importe: $1.00'), { userPassword: 'secreta' })
    expect(await lector.leer(file)).toEqual(no('conClave'))
  })
})
