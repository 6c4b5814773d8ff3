import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { estadoGrande } from '@valija/sandbox/muestras/estados-de-cuenta/make-estados.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { createValija } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { startEmbedded } from '../apps/server/src/db/embedded.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { relojReal } from '../apps/server/src/reloj.ts'
import { round } from './measure.ts'
import { signInAdmin } from './sign-in.ts'

/** `npm run bench -- estado [filas]`: preview, import and second import of a BBVA statement through HTTP. */
export async function run(args: string[]): Promise<void> {
  const filas = Number(args[0] ?? 20_000)
  const dir = mkdtempSync(path.join(tmpdir(), 'valija-banco-'))
  const database = await startEmbedded({ dir, database: 'banco', durable: false })
  try {
    await migrate(database.url)
    const config = readConfig('demo', { VALIJA_DATA: dir, VALIJA_LOG: 'silent', PORT: '0' })
    const valija = await createValija({
      config: { ...config, receptorRfc: 'GVV090317K52' },
      databaseUrl: database.url,
      reloj: relojReal,
      only: 'api',
    })
    const { url, token } = await signInAdmin(valija)
    const authorization = `Bearer ${token}`
    const { bytes, nombre, fuente, verdad } = estadoGrande(
      { dia: '2026-10-31' as Dia, mundo: makeMundo() },
      filas,
    )
    const timed = async (medida: string, work: () => Promise<Response>) => {
      const cpu = process.cpuUsage()
      const start = performance.now()
      const answer = await work()
      const body = (await answer.json()) as {
        archivoID: string
        filas?: number
        nuevas: number
        yaImportadas?: number
        sumaCargos?: number
        sumaAbonos?: number
      }
      if (!answer.ok) throw new Error(`${medida}: ${answer.status} ${JSON.stringify(body).slice(0, 300)}`)
      const { user, system } = process.cpuUsage(cpu)
      const { filas: leidas, nuevas, yaImportadas } = body
      console.log(
        JSON.stringify({
          medida: `estado.${medida}`,
          segundos: round((performance.now() - start) / 1000),
          cpuDelServidor: round((user + system) / 1e6),
          leidas,
          nuevas,
          yaImportadas,
        }),
      )
      return body
    }
    const preview = () => {
      const form = new FormData()
      form.append('fuente', fuente)
      form.append('archivo', new File([new Uint8Array(bytes)], nombre))
      return fetch(`${url}/api/estados-de-cuenta/previa`, {
        method: 'POST',
        headers: { authorization },
        body: form,
      })
    }
    const load = (archivoID: string) =>
      fetch(`${url}/api/estados-de-cuenta`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ archivoID, fuente }),
      })
    const { archivoID, sumaCargos, sumaAbonos } = await timed('previa', preview)
    const truth = [verdad?.sumaCargos, verdad?.sumaAbonos].map((centavos) => Number(centavos) / 100)
    if (sumaCargos !== truth[0] || sumaAbonos !== truth[1])
      throw new Error(`the sums are ${sumaCargos} and ${sumaAbonos}, not ${truth.join(' and ')}`)
    await timed('previa.otraVez', preview)
    await timed('importacion', () => load(archivoID))
    await timed('importacion.otraVez', () => load(archivoID))
    await timed('previa.yaImportado', preview)
    await valija.stop()
  } finally {
    await database.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
