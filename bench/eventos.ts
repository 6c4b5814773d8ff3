import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pausa } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { EventoVivo } from '@valija/contract/sesion.ts'
import { connect, inTransaction } from '../apps/server/src/db/connection.ts'
import { announce } from '../apps/server/src/http/events.ts'
import type { Alcance } from '../apps/server/src/http/quien-oye.ts'
import { startEscena } from './apuro/escena.ts'
import type { Cuenta, Pedido } from './eventos/oyentes.ts'
import { round, say } from './measure.ts'

const porSegundo = 50
const maximoP99Ms = 1000
const porPersona = 5

type Evento = [tipo: EventoVivo['tipo'], alcance: Alcance]
type Escenario = {
  nombre: string
  temas: (persona: number) => string | undefined
  evento: (i: number) => Evento
}
const hoteles = 300
const esHotel = (persona: number) => persona % 4 !== 0
/** All hear everything, which is the worst that can be; and each its own: three of four are a hotel, staff look at lotes. */
const escenarios: Escenario[] = [
  { nombre: 'todos oyen todo', temas: () => undefined, evento: () => ['sistemas', { todos: true }] },
  {
    nombre: 'cada quien lo que mira',
    temas: (persona) => (persona % 8 === 0 ? 'pago,sistemas' : 'lote,sistemas'),
    evento: (i) => [
      i % 2 === 0 ? 'lote' : 'conciliacion',
      i % 2 === 0 ? { categoria: 'Proveedor', proveedorId: 1 + (i % hoteles) } : {},
    ],
  },
]

/** Processor seconds and resident megabytes of a process so far. */
function costOf(pid: number): { segundos: number; mb: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const campos = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return {
    segundos: (Number(campos[11]) + Number(campos[12])) / 100,
    mb: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024),
  }
}

/** How many of them each event reaches. */
const oyentesDe = (
  [tipo, { todos, proveedorId }]: Evento,
  { temas }: Escenario,
  personas: number,
): number => {
  if (todos) return personas * porPersona
  let n = 0
  for (let persona = 0; persona < personas; persona++) {
    const may = esHotel(persona) ? proveedorId === 1 + (persona % hoteles) : true
    if (may && temas(persona)?.split(',').includes(tipo)) n += porPersona
  }
  return n
}

/**
 * `npm run bench -- eventos [SECONDS] [--oyentes N]`: 2 000 listeners of 400 persons hear 50 events a second, told by another
 * process with its transactions: how late the last of a hundred comes (at most a second, none missing), and what the process
 * that tells them costs.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { oyentes: { type: 'string', default: '2000' } },
  })
  const segundos = Number(positionals[0] ?? 15)
  const personas = Math.ceil(Number(values.oyentes) / porPersona)
  const escena = await startEscena(
    Array.from({ length: personas }, (_, i) =>
      esHotel(i)
        ? { rol: 'proveedor', claims: [['idProveedor', String(1 + (i % hoteles))]] }
        : { rol: 'admin', claims: [] },
    ),
  )
  const { db } = connect(escena.databaseUrl)
  try {
    for (const escenario of escenarios) {
      const oyentes = fork(path.join(import.meta.dirname, 'eventos/oyentes.ts'))
      const ask = async (pedido: Pedido) => {
        const gone = once(oyentes, 'exit').then(() => {
          throw new Error('the listeners are gone')
        })
        const answer = once(oyentes, 'message')
        oyentes.send(pedido)
        return ((await Promise.race([answer, gone])) as unknown[])[0]
      }
      const antes = costOf(escena.pid)
      await ask({
        url: escena.url,
        oyentes: Array.from({ length: personas * porPersona }, (_, i) => ({
          token: escena.tokens[i % personas] ?? '',
          temas: escenario.temas(i % personas),
        })),
      })
      await ask('cuenta')
      const abiertos = costOf(escena.pid)
      const cliente = costOf(oyentes.pid ?? 0)
      const inicio = performance.now()
      let debidos = 0
      const telling: Promise<void>[] = []
      for (let i = 0; i < segundos * porSegundo; i++) {
        await pausa(Math.max(0, inicio + (i * 1000) / porSegundo - performance.now()))
        const evento = escenario.evento(i)
        const [tipo, alcance] = evento
        debidos += oyentesDe(evento, escenario, personas)
        const en = performance.timeOrigin + performance.now()
        telling.push(
          inTransaction(db, (tx) => announce(tx, { tipo, ids: [String(i), `en-${en.toFixed(1)}`] }, alcance)),
        )
      }
      await Promise.all(telling)
      await pausa(maximoP99Ms)
      const dura = (performance.now() - inicio) / 1000
      const despues = costOf(escena.pid)
      const { oidos, ...ms } = (await ask('cuenta')) as Cuenta
      const cpu = (hasta: number, desde: number) => `${Math.round(((hasta - desde) / dura) * 100)} %`
      say({
        medida: `eventos, ${escenario.nombre}: p99 de la entrega (ms)`,
        valor: ms.p99,
        maximo: maximoP99Ms,
        cumple: oidos === debidos,
        oyentes: personas * porPersona,
        eventosPorSegundo: porSegundo,
        entregas: oidos,
        faltan: debidos - oidos,
        ms,
        cpu: cpu(despues.segundos, abiertos.segundos),
        cpuDeLosOyentes: cpu(costOf(oyentes.pid ?? 0).segundos, cliente.segundos),
        memoriaMb: { antes: antes.mb, abiertos: abiertos.mb, despues: despues.mb },
        abrirMs: round(((abiertos.segundos - antes.segundos) * 1000) / (personas * porPersona)),
      })
      const gone = once(oyentes, 'exit')
      oyentes.disconnect()
      await gone
      await pausa(1000)
    }
  } finally {
    await db.destroy()
    await escena.stop()
  }
}
