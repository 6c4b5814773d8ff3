import type { Corrida, ResumenConciliacion } from '@valija/contract/conciliacion-corridas.ts'
import { message } from '@valija/contract/messages.ts'
import { type Centavos, centavos } from '@valija/contract/pesos.ts'
import { pesosDeRazon, type RazonConPuntos } from '@valija/domain/conciliacion/pesos-de-razon.ts'
import { sql } from 'kysely'
import type { Conn } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refuse.ts'
import { readUmbrales } from '../umbrales.ts'
import { conCargoIgual } from './cargos.ts'

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
  const { rows } = await sql<FilaCuenta>`
    select m.estado, m.para_despues_accion_id is not null as aparte, m.moneda, count(*) as filas,
      sum(case when m.estado in ('sinIdentificar', 'parcial') then m.restante else m.cargos + m.abonos end)::bigint as monto,
      count(*) filter (where m.puntos >= ${sugerencia}) as con_sugerencia
    from movimientos m where m.abonos > 0 or m.estado in ('conciliado', 'ignorado') group by 1, 2, 3`.execute(
    db,
  )
  // As the lists behind these figures count: rows that are done, by who tied them.
  const { rows: byWhom } = await sql<{ aplicadoPor: string; n: number }>`
    select a.aplicado_por, count(distinct c.movimiento_id) as n
    from conciliaciones c join acciones_conciliacion a on a.accion_id = c.accion_id
      join movimientos m on m.movimiento_id = c.movimiento_id
    where c.deshecha_accion_id is null and m.estado = 'conciliado' group by 1`.execute(db)
  const { rows: marked } = await sql<{ n: number }>`
    select count(*) as n from movimientos m where ${conCargoIgual}`.execute(db)
  const by = (who: string) => byWhom.find(({ aplicadoPor }) => aplicadoPor === who)?.n ?? 0
  const [last] = await readCorridas(db)
  const of = (estado: string) => sumOf(rows.filter((row) => row.estado === estado))
  const waiting = rows.filter(({ estado }) => estado === 'sinIdentificar' || estado === 'parcial')
  return {
    puedeConciliar: true,
    sinIdentificar: of('sinIdentificar'),
    parcial: of('parcial'),
    conciliado: of('conciliado'),
    ignorado: of('ignorado'),
    paraDespues: sumOf(waiting.filter(({ aparte }) => aparte)),
    porMaquina: by('maquina'),
    conCargoIgual: marked[0]?.n ?? 0,
    porPersona: by('persona'),
    conSugerencia: waiting.reduce((sum, row) => sum + row.conSugerencia, 0),
    corrida: last ?? null,
    pesos: pesosEnVigor,
    umbrales: { sugerencia, diasMaquina, diasBusqueda },
  }
}

/** Rows, and their money by currency. */
function sumOf(rows: readonly FilaCuenta[]): ResumenConciliacion['ignorado'] {
  const by = new Map<string, number>()
  for (const { moneda, monto } of rows) by.set(moneda, (by.get(moneda) ?? 0) + monto)
  return {
    filas: rows.reduce((sum, row) => sum + row.filas, 0),
    monto: [...by].map(([moneda, monto]) => ({ moneda, monto: centavos(monto) as Centavos })),
  }
}

const pesosEnVigor: ResumenConciliacion['pesos'] = (Object.keys(pesosDeRazon) as RazonConPuntos[]).map(
  (razon) => {
    const { puntos, explicacion } = pesosDeRazon[razon]
    return { razon, texto: message('pesoDeRazon', { razon }), puntos, explicacion }
  },
)

const nada = { filas: 0, monto: [] }
/** For who may not match: the screen says so instead of showing nothing. */
export const resumenVacio: ResumenConciliacion = {
  puedeConciliar: false,
  sinIdentificar: nada,
  parcial: nada,
  conciliado: nada,
  ignorado: nada,
  paraDespues: nada,
  porMaquina: 0,
  conCargoIgual: 0,
  porPersona: 0,
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
