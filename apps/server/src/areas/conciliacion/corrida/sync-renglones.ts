import { randomUUID } from 'node:crypto'
import { message } from '@valija/contract/messages.ts'
import { centavos } from '@valija/contract/pesos.ts'
import type { RenglonPorSincronizar, SincronizarRespuesta } from '@valija/contract/sincronizacion.ts'
import type { EstadoDeCuenta } from '@valija/documents/estados-de-cuenta/estado-leido.ts'
import type { Perfil } from '@valija/documents/estados-de-cuenta/perfiles.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { storeArchivo } from '../../../http/store-archivo.ts'
import { laMaquina } from '../../bitacora/write-bitacora.ts'
import { filasDeOtraFuente } from '../../estados-de-cuenta/filas-de-otra-fuente.ts'
import { insertMovimientos } from '../../estados-de-cuenta/insert-movimientos.ts'
import { fuentePorLlamada, perfilDe } from '../../estados-de-cuenta/perfiles-vigentes.ts'
import { proposito } from '../../estados-de-cuenta/preview-estado.ts'
import { assertMoneda } from '../../estados-de-cuenta/read-archivo.ts'
import { isMismaFila, rowsOf } from '../../estados-de-cuenta/rows-of.ts'
import { assertByPolitica } from '../../politica/by-politica.ts'
import { createPagosDeReservas } from '../acciones/create-pagos-de-reservas.ts'
import { judgeMovimientos } from '../candidatos/judge-movimientos.ts'
import { readMovimientos } from '../filas/movimientos-abiertos.ts'
import { applyReglas } from '../reglas/apply-reglas.ts'
import { readUmbrales } from '../umbrales.ts'
import { applyExactas } from './apply-exactas.ts'
import { markCargos } from './mark-cargos.ts'
import { notePuntos } from './note-puntos.ts'
import { readRenglones } from './read-renglones.ts'

type Pedido = { renglones: readonly RenglonPorSincronizar[]; fuente?: string | undefined; cuenta: string }

/**
 * The documented sync. Rows become movimientos, each once. What is exact and unique is tied to its pago at once; a row that
 * is so for a booking without a pago gives it one, in state 3; the rest waits as sinIdentificar (decision 125).
 */
export async function syncRenglones(
  deps: Deps,
  actor: Actor,
  { renglones, fuente, cuenta }: Pedido,
): Promise<SincronizarRespuesta> {
  await assertByPolitica(deps, actor, 'rolesEstadosDeCuenta')
  const perfil = fuente === undefined ? fuentePorLlamada : await perfilDe(deps.db, fuente)
  const estado = readRenglones(renglones, { perfil, cuenta, hoy: await deps.reloj.hoy() })
  await assertMoneda(deps.db, estado)
  const archivo = await storeArchivo(deps, {
    contenido: Buffer.from(JSON.stringify(renglones)),
    tipo: 'application/json',
    nombre: `${message('nombreDeSincronizacion', { dia: await deps.reloj.hoy() })}.json`,
    proposito,
    creadoPor: actor.usuarioId,
  })
  const umbrales = await readUmbrales(deps)
  const grupo = randomUUID()
  const { importacionID, nuevas } = await inTransaction(deps.db, async (tx) => {
    const saved = await insertMovimientos(tx, actor, {
      archivo: { id: archivo.id, nombre: proposito },
      estado,
      desde: estado.desde,
      hasta: estado.hasta,
    })
    if (saved.importacionID === null) return saved
    await applyReglas(tx, laMaquina, { alcance: saved.importacionID, grupo })
    const nuevos = await readMovimientos(tx, {
      donde: sql`m.importacion_id = ${saved.importacionID} and m.abonos > 0 and m.estado = 'sinIdentificar'`,
    })
    const judged = await judgeMovimientos(tx, nuevos, umbrales)
    await applyExactas(tx, judged, grupo)
    await notePuntos(tx, judged, umbrales)
    await markCargos(tx, { importacionId: saved.importacionID, ...umbrales })
    return saved
  })
  const creados =
    importacionID === null || !perfil.creaPagos
      ? 0
      : await createPagosDeReservas(deps, actor, { importacionID, grupo, umbrales })
  return {
    mensaje: message('pagosSincronizados'),
    importacionID,
    nuevas,
    pagosCreados: creados,
    renglones: await readSincronizados(deps, {
      perfil,
      estado,
      importacionID,
      estadoValido: umbrales.estadoValido,
    }),
  }
}

type Leido = { perfil: Perfil; estado: EstadoDeCuenta; importacionID: number | null; estadoValido: number }
type Fila = {
  movimientoId: number
  importacionId: number
  renglon: number
  meses: number
  pagoId: number | null
  pagoAplicado: boolean
  pagoValido: boolean
}

/** Every row sent, as it stands now, in the order sent. */
async function readSincronizados(
  { db }: Deps,
  { perfil, estado, importacionID, estadoValido }: Leido,
): Promise<SincronizarRespuesta['renglones']> {
  const ajenas = [...(await filasDeOtraFuente(db, estado))].map(([renglon, { movimientoId }]) => ({
    renglon,
    movimiento_id: movimientoId,
  }))
  const { rows } = await sql<Fila>`
    with pares as (
      select n.renglon, m.movimiento_id from ${rowsOf(estado.movimientos)}
      join movimientos m on ${isMismaFila(perfil.clave, estado.cuenta)}
      union all
      select a.renglon, a.movimiento_id
      from jsonb_to_recordset(${JSON.stringify(ajenas)}::jsonb) as a(renglon int, movimiento_id bigint)
    )
    select m.movimiento_id, m.importacion_id, n.renglon, m.meses, k.pago_id, k.pago_id is not null as pago_aplicado,
      coalesce(k.valido, false) as pago_valido
    from pares n join movimientos m on m.movimiento_id = n.movimiento_id
    left join lateral (select min(c.pago_id) as pago_id, bool_and(p.estado_id = ${estadoValido}) as valido
      from conciliaciones c join pagos p on p.pago_id = c.pago_id
      where c.movimiento_id = m.movimiento_id and c.deshecha_accion_id is null) k on true
    order by n.renglon`.execute(db)
  return rows.flatMap((row) => {
    const sent = estado.movimientos.find(({ renglon }) => renglon === row.renglon)
    if (!sent) return []
    const { ordinal: _ordinal, renglon: _renglon, ...fila } = sent
    return [
      {
        ...fila,
        movimientoID: row.movimientoId,
        pagoID: row.pagoId,
        nuevo: row.importacionId === importacionID,
        cargos: centavos(fila.cargos),
        abonos: centavos(fila.abonos),
        saldo: fila.saldo === null ? null : centavos(fila.saldo),
        pagoAplicado: row.pagoAplicado,
        pagoValido: row.pagoValido,
        meses: row.meses,
      },
    ]
  })
}
