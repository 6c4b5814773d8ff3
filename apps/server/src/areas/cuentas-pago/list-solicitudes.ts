import type { SolicitudCuenta } from '@valija/contract/cuentas-pago.ts'
import { cuentasPagoPantalla as t } from '@valija/contract/messages/cuentas-pago-pantalla.ts'
import { can } from '@valija/domain/acceso/permisos.ts'
import { estadoDeSolicitud, impedimentoDeResolver } from '@valija/domain/cuentas-pago/can-resolve.ts'
import { hideClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import { type Selectable, sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { ColumnasExportadas } from '../../http/columna-exportada.ts'
import type { Lista } from '../../http/lista.ts'
import type { CuentasPagoTables } from './tables.ts'

export type FilaSolicitud = Omit<
  Selectable<CuentasPagoTables['cuentasPago']>,
  'archivoId' | 'administradorId'
> &
  Pick<SolicitudCuenta, 'cuentaActual'>

/** Every request, newest first: for staff. */
export const listaDeSolicitudes = ({ q }: { q?: string | undefined }): Lista => {
  const like = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  return {
    desde: sql`cuentas_pago c`,
    donde: q
      ? [sql`(c.razon_social ilike ${like} or c.rfc ilike ${like} or c.correo_agencia ilike ${like})`]
      : [],
    columnas: sql`c.id, c.comisionista_id, c.razon_social, c.rfc, c.correo_agencia, c.clabe, c.banco, c.solicitante,
      c.administrador, c.estatus, c.rechazado_motivo, c.fecha_carga, c.fecha_aprobacion, c.rechazado_en, c.retirada_en, c.confirmado_en,
      c.solicitado_por, c.confirmado_por, c.booking_code, (select o.banco || ' ' || o.clabe from cuentas_pago o where o.comisionista_id = c.comisionista_id
        and o.estatus and o.id <> c.id order by o.fecha_aprobacion desc limit 1) as cuenta_actual`,
    ordenes: {
      fechaCarga: { sql: sql`c.fecha_carga`, tipo: 'timestamptz' },
      razonSocial: { sql: sql`c.razon_social collate "es-x-icu"`, tipo: 'text' },
    },
    inicial: '-fechaCarga',
    id: { sql: sql`c.id`, tipo: 'int8' },
  }
}

/** Whole account numbers only for who has to compare them with the bank cover. */
export const toSolicitud = (actor: Actor, fila: FilaSolicitud): SolicitudCuenta => {
  const {
    rechazadoEn: _en,
    retiradaEn: _retirada,
    confirmadoEn: _si,
    solicitadoPor: _quien,
    confirmadoPor: _tambien,
    fechaCarga,
    fechaAprobacion,
    ...same
  } = fila
  const mayApprove = can(actor.rol, 'cuentasPago.aprobar')
  const estado = estadoDeSolicitud(fila)
  return {
    ...same,
    clabe: mayApprove ? same.clabe : hideClabe(same.clabe),
    cuentaActual: mayApprove || same.cuentaActual === null ? same.cuentaActual : hideClabe(same.cuentaActual),
    fechaCarga: fechaCarga.toISOString(),
    fechaAprobacion: fechaAprobacion?.toISOString() ?? null,
    urlCaratula: `/api/cuentas-pago/${fila.id}/caratula`,
    estado,
    puedeResolver: mayApprove && impedimentoDeResolver(fila, actor.usuarioId, true) === null,
    puedeConfirmar: estado === 'Sin confirmar' && can(actor.rol, 'cuentasPago.confirmar'),
  }
}

const c = t.columnas
export const columnasSolicitudes = (actor: Actor): ColumnasExportadas<FilaSolicitud> => ({
  fechaCarga: { titulo: c.fechaCarga, clase: 'fechaHora', valor: (f) => f.fechaCarga },
  razonSocial: { titulo: c.razonSocial, valor: (f) => f.razonSocial },
  rfc: { titulo: c.rfc, valor: (f) => f.rfc },
  correoAgencia: { titulo: c.correoAgencia, valor: (f) => f.correoAgencia },
  banco: { titulo: c.banco, valor: (f) => f.banco },
  clabe: { titulo: c.clabe, valor: (f) => toSolicitud(actor, f).clabe },
  estado: { titulo: c.estado, valor: estadoDeSolicitud },
  solicitante: { titulo: c.solicitante, valor: (f) => f.solicitante },
  administrador: { titulo: c.administrador, valor: (f) => f.administrador },
  fechaAprobacion: { titulo: c.fechaAprobacion, clase: 'fechaHora', valor: (f) => f.fechaAprobacion },
  rechazadoMotivo: { titulo: c.rechazadoMotivo, valor: (f) => f.rechazadoMotivo },
})
