import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { comisionistaGrande } from '@valija/sandbox/comisiones/reserva-de-linea.ts'
import { facturaComision } from '@valija/sandbox/muestras/comision.ts'
import { openSession } from '../apps/server/src/areas/acceso/open-session.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { createDemo } from '../apps/server/src/demo.ts'
import { personaDe } from '../apps/server/testing/persona-de.ts'
import { facturaDeHojaEnPesos, type HojaEnPesos } from '../apps/server/testing/seed-comision.ts'

const round = (n: number) => Math.round(n * 10) / 10
const tell = (medida: string, ms: number[], more: object = {}) => {
  const sorted = ms.toSorted((a, b) => a - b)
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  console.log(JSON.stringify({ medida, n: ms.length, p50: at(0.5), p95: at(0.95), ...more }))
}

/** `npm run bench -- comisiones`: an agent with 5 000 lines: a page, all selected, the PDF; and an upload to its dictamen. */
export async function run(args: string[]): Promise<void> {
  const rounds = Number(args[0] ?? 15)
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-banco-'))
  const database = await startEmbedded({ dir, database: 'banco', durable: false })
  const config = readConfig('demo', { VALIJA_DATA: dir, VALIJA_LOG: 'error', PORT: '0' })
  const demo = await createDemo(config, database.url)
  try {
    const url = await demo.valija.listen()
    const { db } = demo.valija.deps
    const { id, correo: email } = await personaDe({ db }, 'comisionista@valija.demo')
    await db
      .updateTable('usuarioClaims')
      .set({ valor: comisionistaGrande })
      .where('usuarioId', '=', id)
      .where('tipo', '=', 'idComisionista')
      .execute()
    const { token } = await openSession(demo.valija.deps, { id, email })
    const call = async (metodo: string, ruta: string, body?: unknown): Promise<Buffer> => {
      const form = body instanceof FormData
      const answer = await fetch(`${url}${ruta}`, {
        method: metodo,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : form ? body : JSON.stringify(body),
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (!answer.ok) throw new Error(`${ruta}: ${answer.status} ${bytes.toString().slice(0, 300)}`)
      return bytes
    }
    const json = async <T>(metodo: string, ruta: string, body?: unknown): Promise<T> =>
      JSON.parse((await call(metodo, ruta, body)).toString()) as T
    const time = async (work: () => Promise<unknown>): Promise<number> => {
      const start = performance.now()
      await work()
      return performance.now() - start
    }
    const repeat = async (work: () => Promise<unknown>): Promise<number[]> => {
      const all: number[] = []
      for (let i = 0; i < rounds; i++) all.push(await time(work))
      return all
    }
    tell('comisiones.primeraLectura', [await time(() => call('GET', '/api/comisiones/resumen'))])
    tell('comisiones.resumen', await repeat(() => call('GET', '/api/comisiones/resumen')))
    tell('comisiones.pagina', await repeat(() => call('GET', '/api/comisiones?porPagina=30')))
    tell('comisiones.ultimaPagina', await repeat(() => call('GET', '/api/comisiones?porPagina=30&fin=true')))
    tell(
      'comisiones.seleccionarTodas',
      await repeat(() => call('POST', '/api/comisiones/calculo', { todas: true })),
    )
    let tamano = 0
    const pdf = await repeat(async () => {
      tamano = (await call('POST', '/api/comisiones/prefactura.pdf', { todas: true })).length
    })
    tell('comisiones.prefacturaPdf', pdf, { tamano })
    let guardada = 0
    tell('comisiones.guardarPrefactura', [
      await time(async () => {
        guardada = (await json<{ id: number }>('POST', '/api/prefacturas', { todas: true })).id
      }),
    ])
    const { hoja } = await json<{ hoja: HojaEnPesos }>('GET', `/api/prefacturas/${guardada}`)
    const [uploads, dictamenes]: [number[], number[]] = [[], []]
    // Until the tax authority and ANT have answered, too: then the sheet says all it has to say.
    const untilJudged = async () => {
      for (;;) {
        const { pendiente } = await json<{ pendiente: boolean }>(
          'GET',
          `/api/prefacturas/${guardada}/factura`,
        )
        if (!pendiente) return
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
    for (let i = 0; i < rounds; i++) {
      const { bytes } = facturaComision(facturaDeHojaEnPesos(hoja), {
        dia: await demo.valija.deps.reloj.hoy(),
        semilla: `banco-${i}`,
      })
      const form = new FormData()
      form.append('archivos', new Blob([Uint8Array.from(bytes)]), 'comision.xml')
      const upload = await time(() => call('POST', `/api/prefacturas/${guardada}/factura`, form))
      uploads.push(upload)
      dictamenes.push(upload + (await time(untilJudged)))
    }
    tell('comisiones.carga', uploads, { reservas: hoja.reservas })
    tell('comisiones.cargaADictamen', dictamenes, { reservas: hoja.reservas })
  } finally {
    await demo.stop()
    await database.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
