import { afterAll, describe, expect, it } from 'vitest'
import { librosHostiles, pdfsHostiles, pngOf } from '../../testing/archivos-hostiles.ts'
import { agotadasDePrueba } from '../../testing/lectores-de-prueba.ts'
import { otrosDibujos } from '../../testing/otros-dibujos-hostiles.ts'
import { createLectores, type Lectores } from './lectores.ts'
import { limitesDeLectores } from './limites.ts'
import { isAgotada } from './proceso.ts'
import type { Tarea, Tareas } from './tareas.ts'

const memoria = agotadasDePrueba()
const limites = {
  ...limitesDeLectores,
  archivos: { ...limitesDeLectores.archivos, cpuMs: 4_000, relojMs: 300_000 },
}
const lectores = createLectores(memoria, limites)
const open: Lectores[] = [lectores]
afterAll(() => {
  for (const each of open) each.stop()
})

/** What the reading cost this process: a busy machine does not count. */
async function read<T extends Tarea>(tarea: T, bytes: Uint8Array, con: Tareas[T]['con'], de = lectores) {
  const before = process.cpuUsage()
  const [lectura] = await de.leer(tarea, 'alguien', [bytes], con)
  const { user, system } = process.cpuUsage(before)
  return { lectura, cpuMs: (user + system) / 1000 }
}

describe('[VII-B1] a workbook made to stop the product', () => {
  it.each(Object.entries(librosHostiles))(
    '%s: is answered, and costs the process that answers nothing',
    {
      timeout: 300_000,
    },
    async (_, make) => {
      const bytes = make()
      for (const [tarea, con] of [
        ['layout', { maxRenglones: 20_000 }],
        ['muestraDeHoja', { filas: 20, columnas: 20 }],
      ] as const) {
        const { lectura, cpuMs } = await read(tarea, bytes, con as never)
        expect(lectura).toBeDefined()
        expect(cpuMs).toBeLessThan(1_500)
      }
      // Looked at every few hundredths of a second, and held by the kernel in between.
      expect(lectores.uso('archivos').picoMb).toBeLessThan(256 + 128)
    },
  )
})

describe('[VII-B1] a PDF or a picture made to stop the product', () => {
  it.each(Object.entries(pdfsHostiles))(
    '%s: is answered as a receipt and as the PDF of a factura',
    {
      timeout: 300_000,
    },
    async (_, make) => {
      const bytes = make()
      for (const tarea of ['recibo', 'uuidsDePdf'] as const) {
        const { lectura, cpuMs } = await read(tarea, bytes, {})
        // Pages that are not there give no payment and no uuid.
        expect(JSON.stringify(lectura)).not.toMatch(/"(?:pagos|uuids)":\[[^\]]/)
        expect(lectura).toBeDefined()
        expect(cpuMs).toBeLessThan(1_500)
      }
    },
  )
  it('a page of sixty thousand words is read as far as words are kept, and ends no reader', async () => {
    const { lectura } = await read('comprobante', otrosDibujos.pdf['miles de folios fiscales'](), {})
    expect(lectura).toMatchObject({ salida: { leido: true, totalPaginas: 1 } })
  })
  it('thirty thousand pixels on each side are refused by the header', async () => {
    const { lectura } = await read('comprobante', pngOf(30_000, 30_000), {})
    expect(lectura).toEqual({ salida: { leido: false, motivo: 'demasiadosPixeles' } })
  })
})

it('[VI-A2] [VII-B1] a file that ran out is refused at once from then on, by another process too', {
  timeout: 300_000,
}, async () => {
  // Seconds of work on any machine, against a tenth of one.
  const bytes = librosHostiles['un texto enorme en cada renglón']()
  const con = { maxRenglones: 20_000 }
  const estrecho = { ...limites, archivos: { ...limites.archivos, cpuMs: 100 } }
  const otros = [createLectores(memoria, estrecho), createLectores(memoria, estrecho)]
  open.push(...otros)
  const [uno = lectores, dos = lectores] = otros
  const { lectura } = await read('layout', bytes, con, uno)
  expect(lectura && 'falla' in lectura && isAgotada(lectura.falla)).toBe(true)
  expect((await read('layout', bytes, con, dos)).lectura).toEqual(lectura)
  expect(dos.uso('archivos').procesos).toBe(0)
})
