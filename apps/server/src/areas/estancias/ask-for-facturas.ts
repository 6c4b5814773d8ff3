import { setTimeout as sleep } from 'node:timers/promises'
import type { FacturasPedidas } from '@valija/contract/estancias.ts'
import { correosDichos } from '@valija/contract/redaccion/correos-dichos.ts'
import {
  isSinFactura,
  type ReservaPorPedir,
  reservasPorPedir,
} from '@valija/domain/estancias/por-facturar.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import { type Conn, inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { vencidas } from './hechos.ts'
import { readEstancias } from './read-estancias.ts'
import { type Plazos, readPlazos } from './read-lectura.ts'

/** Beyond this the list is too old to ask a hotel by: what was cancelled meanwhile would be asked for. */
const frescaMs = 24 * 3_600_000

/** How long who asks waits for the engines' list. */
const pacienciaMs = 10_000

/**
 * Reads the list up to its end, behind whoever is reading it. Where the engines fail, what is kept holds for a day; a list
 * known to have more, or still being read, is not what to ask by.
 */
async function isAlDia(deps: Deps): Promise<boolean> {
  const fin = Date.now() + pacienciaMs
  for (;;) {
    const leida = await readEstancias(deps, Math.max(fin - Date.now(), 0))
    if (leida !== 'ocupada') return leida !== 'incompleta'
    if (Date.now() >= fin) return false
    await sleep(200)
  }
}

/** A hotel's bookings that are waited for, with where their factura stands and when it was last asked for. */
export async function readPorPedir(
  db: Conn,
  proveedorId: number,
  hoy: Dia,
  { dias }: Plazos,
): Promise<ReservaPorPedir[]> {
  const { rows } = await sql<ReservaPorPedir>`
    select e.localizador, false as cancelada, e.salida, e.situacion, e.pedida_el from por_facturar e
    where e.proveedor_id = ${proveedorId} and ${vencidas(hoy, dias)} order by e.salida, e.localizador`.execute(
    db,
  )
  return rows
}

/** The people of a hotel: those who may hand in for it and are not blocked. */
async function gente(db: Conn, proveedorId: number): Promise<string[]> {
  const { rows } = await sql<{ correo: string }>`
    select distinct lower(u.email) as correo from usuario_claims k join usuarios u on u.id = k.usuario_id
    where k.tipo = 'idProveedor' and k.valor = ${String(proveedorId)} and u.bloqueado_en is null
      and u.prueba_correo <> 'pendiente'
      and exists (select from usuario_claims r where r.usuario_id = u.id and r.tipo = 'role' and r.valor = 'proveedor')
    order by 1`.execute(db)
  return rows.map(({ correo }) => correo)
}

/** The engines are asked for nothing in the name of a hotel that nobody knows, or that has nobody to be asked. */
async function assertHotel(db: Conn, proveedorId: number): Promise<void> {
  const { rows } = await sql`select from proveedores where id = ${proveedorId}
    union all select from por_facturar where proveedor_id = ${proveedorId} limit 1`.execute(db)
  if (rows.length === 0) throw refuse('noEncontrado')
  if ((await gente(db, proveedorId)).length === 0) throw refuse('hotelSinCorreo')
}

/**
 * Asks a hotel's people by mail for the facturas of its bookings without one, those that it was not asked for of late.
 * The engines' list is brought up to date first: what was cancelled is not asked for.
 */
export async function askForFacturas(
  deps: Deps,
  actor: Actor,
  proveedorId: number,
): Promise<FacturasPedidas> {
  const hoy = await deps.reloj.hoy()
  const plazos = await readPlazos(deps.db, hoy)
  await assertHotel(deps.db, proveedorId)
  if (!(await isAlDia(deps))) throw refuse('estanciasDesconocidas')
  const { disponible, leidaEn } = await deps.db
    .selectFrom('estanciasLectura')
    .select(['disponible', 'leidaEn'])
    .executeTakeFirstOrThrow()
  if (disponible !== true || leidaEn === null || deps.reloj.ahora().getTime() - leidaEn.getTime() > frescaMs)
    throw refuse('estanciasDesconocidas')
  return inTransaction(deps.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('pedido de facturas'), ${proveedorId}::int)`.execute(tx)
    const todas = await readPorPedir(tx, proveedorId, hoy, plazos)
    const porPedir = reservasPorPedir(todas, hoy, plazos)
    if (porPedir.length === 0)
      throw todas.some(({ situacion }) => isSinFactura(situacion))
        ? refuse('facturasYaPedidas', { dias: plazos.entrePedidos })
        : refuse('nadaPorPedir')
    const correos = await gente(tx, proveedorId)
    if (correos.length === 0) throw refuse('hotelSinCorreo')
    const { id } = await tx
      .insertInto('pedidosDeFactura')
      .values({ proveedorId, dia: hoy, pedidoEn: deps.reloj.ahora(), pedidoPor: actor.correo })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into pedido_reservas (pedido_id, localizador)
      select ${id}, unnest(${porPedir.map(({ localizador }) => localizador)}::text[])`.execute(tx)
    for (const para of correos)
      await enqueueCorreo(deps, tx, {
        plantilla: 'facturasPendientes',
        registro: String(id),
        para,
        creadoPor: actor.usuarioId,
      })
    await writeBitacora(tx, actor, {
      entidad: 'proveedor',
      entidadId: proveedorId,
      accion: 'pedirFacturas',
      detalle: { reservas: porPedir.length, correos },
    })
    return { correos: correosDichos(correos), reservas: porPedir.length }
  })
}
