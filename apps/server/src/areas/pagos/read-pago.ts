import type { PagoDetalle } from '@valija/contract/pagos.ts'
import { sayFallaDeCorreo } from '@valija/contract/redaccion/falla-de-correo.ts'
import type { RazonDeReuso } from '@valija/domain/pagos/reuso.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { alcanceDePagos } from './alcance-pagos.ts'
import type { FilasDePago } from './filas-de-pago.ts'
import { columnasDePago, type FilaPago, toPagoListado } from './pago-listado.ts'
import { textoDeReuso } from './refuse-reuso.ts'

type FilaDetalle = FilaPago & {
  nombrePromocion: string | null
  registradoPorCorreo: string | null
  detalleRechazo: string | null
  comprobanteTipo: string | null
  comprobanteNombre: string | null
}

/** One payment with its proof, its mails and its life, within the person's scope. */
export async function readPago(
  deps: Deps,
  filas: FilasDePago,
  actor: Actor,
  pagoID: number,
): Promise<PagoDetalle> {
  const { rows } = await sql<FilaDetalle>`
    select ${columnasDePago}, pr.nombre_promocion, u.email as registrado_por_correo, p.detalle_rechazo,
      a.tipo as comprobante_tipo, a.nombre as comprobante_nombre
    from pagos p join estados_pago e on e.estado_id = p.estado_id
      left join promociones pr on pr.promocion_id = p.promocion_id
      left join usuarios u on u.id = p.registrado_por
      left join comprobantes c on c.comprobante_id = p.comprobante_id
      left join archivos a on a.id = c.archivo_id
    where p.pago_id = ${pagoID} and ${alcanceDePagos(actor)}`.execute(deps.db)
  const fila = rows[0]
  if (!fila) throw refuse('noEncontrado')
  return {
    ...toPagoListado(fila),
    nombrePromocion: fila.nombrePromocion,
    registradoPor: fila.registradoPorCorreo ?? '',
    detalleRechazo: fila.detalleRechazo,
    comprobanteTipo: fila.comprobanteTipo,
    comprobanteNombre: fila.comprobanteNombre,
    correos: await readCorreos(deps, pagoID),
    movimientos: await filas.read(deps, actor, pagoID),
    avisosAbiertos: await readAvisos(deps, actor, pagoID),
    historia: await readHistoria(deps, pagoID),
  }
}

async function readCorreos(deps: Deps, pagoID: number): Promise<PagoDetalle['correos']> {
  const cambios = deps.db
    .selectFrom('pagoCambios')
    .select(sql<string>`id::text`.as('id'))
    .where('pagoId', '=', pagoID)
  const rows = await deps.db
    .selectFrom('correos')
    .select(['id', 'plantilla', 'registro', 'para', 'estado', 'intentos', 'error', 'enviadoEn', 'creadoEn'])
    .where((eb) =>
      eb.or([
        eb.and([eb('plantilla', '=', 'confirmacionPago'), eb('registro', '=', String(pagoID))]),
        eb.and([eb('plantilla', '=', 'cambioEstadoPago'), eb('registro', 'in', cambios)]),
      ]),
    )
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id: _id, creadoEn: _creado, ...correo }) => ({
    ...correo,
    error: correo.error && sayFallaDeCorreo(correo.error),
    enviadoEn: correo.enviadoEn?.toISOString() ?? null,
  }))
}

/** Warnings nobody has answered; of another person's payment an outsider learns only that it exists. */
async function readAvisos(deps: Deps, actor: Actor, pagoID: number): Promise<PagoDetalle['avisosAbiertos']> {
  const { rows } = await sql<{
    razones: RazonDeReuso[]
    otroPagoId: number | null
    bookingCode: string | null
  }>`
    select u.razones, p.pago_id as otro_pago_id, p.booking_code from pago_reusos u
      left join pagos p on p.pago_id = u.otro_pago_id and ${alcanceDePagos(actor)}
    where u.pago_id = ${pagoID} and btrim(u.motivo) = '' order by u.id`.execute(deps.db)
  return rows.map(({ razones, otroPagoId, bookingCode }) => ({
    texto: textoDeReuso({ razones, bookingCode: bookingCode ?? '', pagoID: otroPagoId }),
    otroPagoID: otroPagoId,
  }))
}

async function readHistoria(deps: Deps, pagoID: number): Promise<PagoDetalle['historia']> {
  const rows = await deps.db
    .selectFrom('bitacora')
    .select(['id', 'cuando', 'quien', 'accion', 'de', 'a', 'motivo'])
    .where('entidad', '=', 'pago')
    .where('entidadId', '=', String(pagoID))
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, cuando: row.cuando.toISOString() }))
}
