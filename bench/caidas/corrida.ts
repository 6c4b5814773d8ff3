import { spawn } from 'node:child_process'
import type { LoteDetalle } from '@valija/contract/lote-detalle.ts'
import type { conteosLotes } from '@valija/contract/lotes.ts'
import type { z } from 'zod'
import { signIn } from '../../scripts/demo/cliente.ts'
import { root } from './proceso.ts'

export type Corrida = { lotes: { id: number; uuids: string[] }[] }

const facturas = 20
/** A drill bills each booking once, however many times it runs the demonstration. */
let desde = 1_000

/** One `npm run demo -- --lotes N`, patient with a server that comes and goes. */
export function startDemo(url: string, lotes: number, opciones: readonly string[] = []): Promise<Corrida> {
  const primera = desde
  desde += lotes * facturas
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'scripts/demo.ts',
      '--lotes',
      String(lotes),
      '--facturas',
      String(facturas),
      '--desde',
      String(primera),
      '--paciencia',
      '240',
      '--json',
      ...opciones,
    ],
    { cwd: root, env: { ...process.env, VALIJA_URL: url }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let out = ''
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      const last = out.trim().split('\n').at(-1) ?? ''
      if (code === 0 && last.startsWith('{')) resolve(JSON.parse(last) as Corrida)
      else reject(new Error(`la demostración terminó con ${code}: ${said.slice(-2000)}`))
    })
  })
}

type Contadores = { facturas: { uuid: string | null; aceptaciones: number }[] }

/** What Valija and the accounting's own books hold in the end. */
export async function inspect(
  url: string,
  simulador: string,
  made: Corrida['lotes'],
  administrador = 'admin@valija.demo',
) {
  const admin = await signIn(url, { ms: 60_000 }, administrador, 'Valija@2026')
  const stages = await Promise.all(
    made.map(({ id }) =>
      admin.call<LoteDetalle>('GET', `/api/lotes/${id}`).then(
        ({ estatus, pagado, total }) => (estatus === 'Pagado' && pagado === total ? 'pagado' : 'otro'),
        () => 'perdido',
      ),
    ),
  )
  const conteos = await admin.call<z.infer<typeof conteosLotes>>(
    'GET',
    '/api/lotes/conteos?categoria=Proveedor',
  )
  const enTotal = Object.values(conteos).reduce((sum, { n }) => sum + n, 0)
  const answer = await fetch(new URL('/contadores', simulador))
  const { facturas } = (await answer.json()) as Contadores
  const times = new Map<string, number>()
  for (const { uuid, aceptaciones } of facturas)
    if (uuid !== null) times.set(uuid.toUpperCase(), (times.get(uuid.toUpperCase()) ?? 0) + aceptaciones)
  const uuids = made.flatMap((lote) => lote.uuids)
  return {
    lotes: made.length,
    facturas: uuids.length,
    pagados: stages.filter((stage) => stage === 'pagado').length,
    perdidos: stages.filter((stage) => stage === 'perdido').length,
    /** Lotes nobody asked for: a save counted twice. */
    deMas: enTotal - made.length,
    sinEnviar: uuids.filter((uuid) => (times.get(uuid) ?? 0) === 0).length,
    enviadosDosVeces: [...times.values()].filter((n) => n > 1).length,
  }
}
export type Veredicto = Awaited<ReturnType<typeof inspect>>

/** Nothing lost, nothing twice, all paid. */
export const isCorrecto = (veredicto: Veredicto): boolean =>
  veredicto.perdidos + veredicto.sinEnviar + veredicto.deMas + veredicto.enviadosDosVeces === 0 &&
  veredicto.pagados === veredicto.lotes
