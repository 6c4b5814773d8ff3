import type { MovimientoConSugerencias } from '@valija/contract/conciliacion.ts'
import { type Centavos, centavos } from '@valija/contract/pesos.ts'
import type { Razon } from '@valija/domain/conciliacion/puntuar.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { readPage } from '../../http/lista.ts'
import { nombresDeFuente } from '../estados-de-cuenta/perfiles-vigentes.ts'
import { type FilaAccion, listaDeAcciones, toAccion } from './acciones/list-acciones.ts'
import { readLote } from './candidatos/lotes-candidatos.ts'
import { readLineas, suggest } from './candidatos/sugerencias.ts'
import { readFilaPorConciliar, toPorConciliar } from './filas/list-movimientos.ts'
import { type MovimientoAbierto, readMovimientos } from './filas/movimientos-abiertos.ts'
import { toRazon } from './filas/textos.ts'
import { readUmbrales } from './umbrales.ts'

/** One row with what it could be, what it is tied to, what was refused for it and what was done. */
export async function readMovimiento(deps: Deps, movimientoId: number): Promise<MovimientoConSugerencias> {
  const { db } = deps
  const umbrales = await readUmbrales(deps)
  const fila = await readFilaPorConciliar(db, movimientoId, umbrales.estadoValido)
  const [movimiento] = await readMovimientos(db, { donde: sql`m.movimiento_id = ${movimientoId}` })
  const acciones = await readPage<FilaAccion>(db, listaDeAcciones({ movimientoID: movimientoId }), {
    porPagina: 50,
  })
  const { sugerencias, porQueNo } = movimiento
    ? await suggest(db, movimiento, umbrales)
    : { sugerencias: [], porQueNo: null }
  const waits = fila.estado === 'sinIdentificar' || fila.estado === 'parcial'
  return {
    movimiento: toPorConciliar(fila, await nombresDeFuente(db), waits ? sugerencias.length : null),
    sugerencias,
    porQueNo,
    aplicaciones: movimiento ? await readAplicaciones(db, movimiento) : [],
    rechazadas: await readRechazadas(db, fila.huella),
    acciones: acciones.filas.map(toAccion),
  }
}

type Aplicada = {
  accionId: number
  aplicadoPor: 'maquina' | 'regla' | 'persona'
  puntos: number | null
  razones: Razon[]
  pagoId: number | null
  comprobanteId: number | null
  monto: Centavos
  quien: string
  cuando: Date
}

async function readAplicaciones(
  db: Conn,
  movimiento: MovimientoAbierto,
): Promise<MovimientoConSugerencias['aplicaciones']> {
  const { rows } = await sql<Aplicada>`
    select c.accion_id, a.aplicado_por, a.puntos, c.razones, c.pago_id, c.comprobante_id, c.monto, a.quien, a.cuando
    from conciliaciones c join acciones_conciliacion a on a.accion_id = c.accion_id
    where c.movimiento_id = ${movimiento.movimientoId} and c.deshecha_accion_id is null
    order by c.conciliacion_id`.execute(db)
  const lineas = await readLineas(
    db,
    rows.flatMap(({ pagoId }) => (pagoId === null ? [] : [pagoId])),
  )
  return Promise.all(
    rows.map(async (row) => {
      const linea = row.pagoId === null ? undefined : lineas.get(row.pagoId)
      return {
        accionID: row.accionId,
        aplicadoPor: row.aplicadoPor,
        puntos: row.puntos,
        razones: row.razones.map(toRazon(movimiento.moneda)),
        linea: linea ? { ...linea, aplicar: row.monto } : null,
        lote: row.comprobanteId === null ? null : await readLote(db, movimiento, row.comprobanteId),
        monto: centavos(row.monto),
        quien: row.quien,
        cuando: row.cuando.toISOString(),
      }
    }),
  )
}

async function readRechazadas(db: Conn, huella: string): Promise<MovimientoConSugerencias['rechazadas']> {
  const rows = await db
    .selectFrom('parejasConciliacion')
    .select(['clave', 'accionId', 'quien', 'cuando'])
    .where('huella', '=', huella)
    .where('clase', '=', 'rechazada')
    .orderBy('cuando', 'desc')
    .execute()
  const ids = rows.flatMap(({ clave }) =>
    clave.startsWith('pago')
      ? clave
          .replace(/^pagos?:/, '')
          .split('+')
          .map(Number)
      : [],
  )
  const lineas = await readLineas(db, ids)
  return rows.map(({ clave, accionId, quien, cuando }) => {
    const codes = clave
      .replace(/^\w+:/, '')
      .split('+')
      .map((one) => lineas.get(Number(one))?.bookingCode ?? one)
    return {
      clave,
      accionID: accionId,
      texto: [...new Set(codes)].join(', '),
      quien,
      cuando: cuando.toISOString(),
    }
  })
}
