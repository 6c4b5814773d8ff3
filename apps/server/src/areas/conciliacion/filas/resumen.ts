import type { Corrida, ResumenConciliacion } from '@valija/contract/conciliacion-corridas.ts'
import { message } from '@valija/contract/messages.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { pesosDeRazon } from '@valija/domain/conciliacion/pesos-de-razon.ts'
import { keysOf } from '@valija/palabras/keys.ts'
import { sql } from 'kysely'
import type { Conn } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import { countRows, type Sql } from '../../../http/lista.ts'
import { refuse } from '../../../refuse.ts'
import { readUmbrales } from '../umbrales.ts'
import { conCargoIgual } from './cargos.ts'
import { atadaPor } from './list-movimientos.ts'

type FilaCuenta = {
  estado: string
  aparte: boolean
  moneda: string
  filas: number
  monto: number
  conSugerencia: number
}

/** How much is left and how much is done, the last run, and the table by which suggestions are judged. */
export async function readResumen(deps: Deps): Promise<ResumenConciliacion> {
  const { db } = deps
  const { sugerencia, diasMaquina, diasBusqueda } = await readUmbrales(deps)
  const { rows: waiting } = await sql<FilaCuenta>`
    select m.estado, m.para_despues_accion_id is not null as aparte, m.moneda, count(*) as filas,
      sum(m.restante)::bigint as monto, count(*) filter (where m.puntos >= ${sugerencia}) as con_sugerencia
    from movimientos m where m.abonos > 0 and m.estado in ('sinIdentificar', 'parcial') group by 1, 2, 3`.execute(
    db,
  )
  // What is done grows for years: it is counted as its lists count.
  const done = (donde: Sql) => countRows(db, { desde: sql`movimientos m`, donde: [donde] })
  const conciliado = sql`m.estado = 'conciliado'`
  const { rows: marked } = await sql<{ n: number }>`
    select count(*) as n from movimientos m where ${conCargoIgual}`.execute(db)
  const [last] = await readCorridas(db)
  const of = (estado: string) => sumOf(waiting.filter((row) => row.estado === estado))
  return {
    puedeConciliar: true,
    sinIdentificar: of('sinIdentificar'),
    parcial: of('parcial'),
    paraDespues: sumOf(waiting.filter(({ aparte }) => aparte)),
    porMaquina: await done(sql`${conciliado} and ${atadaPor('maquina')}`),
    conCargoIgual: marked[0]?.n ?? 0,
    porPersona: await done(sql`${conciliado} and ${atadaPor('persona')}`),
    ignorados: await done(sql`m.estado = 'ignorado'`),
    conSugerencia: waiting.reduce((sum, row) => sum + row.conSugerencia, 0),
    corrida: last ?? null,
    pesos: pesosEnVigor,
    umbrales: { sugerencia, diasMaquina, diasBusqueda },
  }
}

/** Rows, and their money by currency. */
function sumOf(rows: readonly FilaCuenta[]): ResumenConciliacion['paraDespues'] {
  const by = new Map<string, number>()
  for (const { moneda, monto } of rows) by.set(moneda, (by.get(moneda) ?? 0) + monto)
  return {
    filas: rows.reduce((sum, row) => sum + row.filas, 0),
    monto: [...by].map(([moneda, monto]) => ({ moneda, monto: centavos(monto) })),
  }
}

const pesosEnVigor: ResumenConciliacion['pesos'] = keysOf(pesosDeRazon).map((razon) => {
  const { puntos, explicacion } = pesosDeRazon[razon]
  return { razon, texto: message('pesoDeRazon', { razon }), puntos, explicacion }
})

const nada = { filas: 0, monto: [] }
/** For who may not match: the screen says so instead of showing nothing. */
export const resumenVacio: ResumenConciliacion = {
  puedeConciliar: false,
  sinIdentificar: nada,
  parcial: nada,
  paraDespues: nada,
  porMaquina: { total: 0, totalTopado: false },
  conCargoIgual: 0,
  porPersona: { total: 0, totalTopado: false },
  ignorados: { total: 0, totalTopado: false },
  conSugerencia: 0,
  corrida: null,
  pesos: [],
  umbrales: { sugerencia: 0, diasMaquina: 0, diasBusqueda: 0 },
}

async function readCorridas(db: Conn, corridaID?: number): Promise<Corrida[]> {
  const rows = await db
    .selectFrom('corridasConciliacion')
    .selectAll()
    .$if(corridaID !== undefined, (qb) => qb.where('corridaId', '=', corridaID ?? 0))
    .orderBy('corridaId', 'desc')
    .limit(1)
    .execute()
  return rows.map(({ corridaId, importacionId, creadaEn, terminadaEn, ...corrida }) => ({
    ...corrida,
    corridaID: corridaId,
    importacionID: importacionId,
    creadaEn: creadaEn.toISOString(),
    terminadaEn: terminadaEn?.toISOString() ?? null,
  }))
}

export async function readCorrida(db: Conn, corridaID: number): Promise<Corrida> {
  const [corrida] = await readCorridas(db, corridaID)
  if (!corrida) throw refuse('noEncontrado')
  return corrida
}
