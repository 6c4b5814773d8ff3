import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { message } from '@valija/contract/messages.ts'
import type { FiltrosDePago, PagoListado } from '@valija/contract/pagos.ts'
import type { Centavos } from '@valija/contract/pesos.ts'
import { readCodigos } from '@valija/domain/buscar/codigos.ts'
import { readPregunta } from '@valija/domain/buscar/pregunta.ts'
import { nombreDeMotor } from '@valija/domain/pagos/reserva.ts'
import { type Dia, daysBetween } from '@valija/domain/tiempo/dia.ts'
import type { Moneda } from '@valija/palabras/moneda.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { ColumnasExportadas } from '../../http/columna-exportada.ts'
import { clavesDe, type Lista, type Sql } from '../../http/lista.ts'
import { alcanceDePagos } from './alcance-pagos.ts'
import { ramasDePago } from './pagos-hallados.ts'

/** A row as the database gives it. */
export type FilaPago = {
  pagoId: number
  fechaCreacion: Date
  fechaPago: string
  fechaBancos: string | null
  rfc: string
  bookingCode: string
  nombrePaquete: string
  montoPago: Centavos
  concepto: string
  numeroTransaccion: string
  userCreate: string
  userValidator: string | null
  monedaId: number
  monedaReserva: Moneda
  nombreMetodoPago: string
  banco: string
  numeroCuenta: string
  estadoId: number
  nombreEstado: string
  colorEstado: string | null
  comprobanteId: number | null
  motorReservaId: number
  estatusMigracionId: number
  montoPagadoMonedaReserva: Centavos
  montoPagoMonedaNacional: Centavos
  montoPagoDolares: Centavos
  tipoCambio: string
}

const columnas = sql`p.pago_id, p.fecha_creacion, p.fecha_pago, p.fecha_bancos, p.rfc, p.booking_code, p.nombre_paquete,
  p.monto_pago, p.concepto, p.numero_transaccion, p.user_create, p.user_validator, p.moneda_id, p.moneda_reserva,
  p.nombre_metodo_pago, p.banco, p.numero_cuenta, p.estado_id, e.nombre_estado, e.color_estado, p.comprobante_id,
  p.motor_reserva_id, p.estatus_migracion_id, p.monto_pagado_moneda_reserva, p.monto_pago_moneda_nacional,
  p.monto_pago_dolares, p.tipo_cambio`

const ordenes: Lista['ordenes'] = {
  fechaCreacion: { sql: sql`p.fecha_creacion`, tipo: 'timestamptz' },
  fechaPago: { sql: sql`p.fecha_pago`, tipo: 'date' },
}

const startOf = (dia: string, plus: number) =>
  sql`((${dia}::date + ${plus}::int)::timestamp at time zone 'America/Mexico_City')`

/** `hoy` is told with `q`: a day without its year is one of this year. */
type Filtros = FiltrosDePago & { q?: string | undefined; codigos?: string | undefined; hoy?: Dia }

function filtersOf(actor: Actor, filtros: Filtros): Sql[] {
  const parts: Sql[] = [alcanceDePagos(actor)]
  const { rfc, bookingCode } = filtros
  if (filtros.estadoID) parts.push(sql`p.estado_id = ${filtros.estadoID}`)
  if (filtros.metodoPagoID) parts.push(sql`p.metodo_pago_id = ${filtros.metodoPagoID}`)
  if (filtros.estatusMigracionID) parts.push(sql`p.estatus_migracion_id = ${filtros.estatusMigracionID}`)
  if (rfc) parts.push(sql`p.rfc = ${normalizeRfc(rfc)}`)
  if (bookingCode) parts.push(sql`p.booking_code = ${bookingCode.trim().toUpperCase()}`)
  if (filtros.codigos)
    parts.push(
      sql`p.booking_code in (select upper(clave) from (${clavesDe(readCodigos(filtros.codigos))}) k)`,
    )
  if (filtros.fechaCreacionInicio)
    parts.push(sql`p.fecha_creacion >= ${startOf(filtros.fechaCreacionInicio, 0)}`)
  if (filtros.fechaCreacionFin) parts.push(sql`p.fecha_creacion < ${startOf(filtros.fechaCreacionFin, 1)}`)
  if (filtros.fechaPagoInicio) parts.push(sql`p.fecha_pago >= ${filtros.fechaPagoInicio}::date`)
  if (filtros.fechaPagoFin) parts.push(sql`p.fecha_pago <= ${filtros.fechaPagoFin}::date`)
  return parts
}

function textOf({ q, hoy }: Filtros): Lista['texto'] {
  if (!q || !hoy) return undefined
  const ramas = ramasDePago(readPregunta(q, hoy))
  const algunaDe = (unas: typeof ramas) =>
    unas.length === 0
      ? sql`false`
      : sql`(${sql.join(
          unas.map(({ donde }) => donde),
          sql` or `,
        )})`
  return { donde: algunaDe(ramas), entera: algunaDe(ramas.filter(({ exacta }) => exacta)) }
}

/** Days of payment between which rows are gathered first and ordered then. */
const pocosDias = 62

/**
 * Days of payment and of registration go together, which the planner does not know: walking from the newest it would pass by
 * every later payment. So a short range is read as a whole by its own index; `offset 0` keeps the order out of it.
 */
const isRangoCorto = ({ fechaPagoInicio, fechaPagoFin }: Filtros): boolean =>
  Boolean(fechaPagoInicio && fechaPagoFin) &&
  daysBetween(fechaPagoInicio ?? '', fechaPagoFin ?? '') <= pocosDias

export const listaDePagos = (actor: Actor, filtros: Filtros): Lista => ({
  ...(isRangoCorto(filtros)
    ? {
        desde: sql`(select * from pagos p where ${sql.join(filtersOf(actor, filtros), sql` and `)} offset 0) p
          join estados_pago e on e.estado_id = p.estado_id`,
        donde: [],
      }
    : {
        desde: sql`pagos p join estados_pago e on e.estado_id = p.estado_id`,
        donde: filtersOf(actor, filtros),
      }),
  texto: textOf(filtros),
  columnas,
  codigos: filtros.codigos
    ? {
        pedidos: readCodigos(filtros.codigos),
        hallados: sql`select buscable(p.booking_code) from pagos p
          where ${sql.join([...filtersOf(actor, filtros), textOf(filtros)?.donde ?? sql`true`], sql` and `)}`,
      }
    : undefined,
  ordenes,
  inicial: '-fechaCreacion',
  id: { sql: sql`p.pago_id`, tipo: 'int8' },
})

/** Whether the booking engine has it: 1 is waiting to be handed over. */
const estatusMigracion = (id: number): string => (id === 1 ? t.noMigrado : t.migrado)

export const toPagoListado = (fila: FilaPago): PagoListado => ({
  pagoID: fila.pagoId,
  fechaCreacion: fila.fechaCreacion.toISOString(),
  fechaPago: fila.fechaPago,
  fechaBancos: fila.fechaBancos,
  rfc: fila.rfc,
  bookingCode: fila.bookingCode,
  nombrePaquete: fila.nombrePaquete,
  montoPago: fila.montoPago,
  concepto: fila.concepto,
  numeroTransaccion: fila.numeroTransaccion,
  userCreate: fila.userCreate,
  userValidator: fila.userValidator,
  nombreMoneda: fila.monedaId === 1 ? 'MXN' : 'USD',
  nombreMetodoPago: fila.nombreMetodoPago,
  nombreBanco: fila.banco,
  nombreCuenta: fila.nombreMetodoPago,
  numeroCuenta: fila.numeroCuenta,
  estadoID: fila.estadoId,
  nombreEstado: fila.nombreEstado,
  colorEstado: fila.colorEstado,
  nombreTipoPago: t.tipoPago,
  urlComprobante: fila.comprobanteId === null ? null : `/api/pagos/${fila.pagoId}/comprobante`,
  motorReservaNombre: nombreDeMotor(fila.motorReservaId),
  minMotorReserva: nombreDeMotor(fila.motorReservaId).charAt(0),
  estatusMigracion: estatusMigracion(fila.estatusMigracionId),
  montoPagadoMonedaReserva: fila.montoPagadoMonedaReserva,
  montoPagoMonedaNacional: fila.montoPagoMonedaNacional,
  montoPagoDolares: fila.montoPagoDolares,
  monedaReserva: fila.monedaReserva,
  tipoCambio: Number(fila.tipoCambio),
  monedaNacional: fila.monedaId === 1,
})

const c = t.columnas
/** Columns of 'Descargar registros', by the names the grid gives them. */
export const columnasPagos: ColumnasExportadas<FilaPago> = {
  pagoID: { titulo: c.pagoID, clase: 'numero', valor: (p) => p.pagoId },
  fechaCreacion: { titulo: c.fechaCreacion, clase: 'fechaHora', valor: (p) => p.fechaCreacion },
  fechaPago: { titulo: c.fechaPago, clase: 'fecha', valor: (p) => p.fechaPago },
  fechaBancos: { titulo: c.fechaBancos, clase: 'fecha', valor: (p) => p.fechaBancos },
  bookingCode: { titulo: message('correoLocalizador'), valor: (p) => p.bookingCode },
  rfc: { titulo: c.rfc, valor: (p) => p.rfc },
  nombrePaquete: { titulo: c.nombrePaquete, valor: (p) => p.nombrePaquete },
  concepto: { titulo: c.concepto, valor: (p) => p.concepto },
  nombreMetodoPago: { titulo: c.nombreMetodoPago, valor: (p) => p.nombreMetodoPago },
  numeroCuenta: { titulo: c.numeroCuenta, valor: (p) => p.numeroCuenta },
  numeroTransaccion: { titulo: c.numeroTransaccion, valor: (p) => p.numeroTransaccion },
  montoPago: { titulo: c.montoPago, clase: 'dinero', valor: (p) => p.montoPago },
  nombreMoneda: { titulo: c.nombreMoneda, valor: (p) => (p.monedaId === 1 ? 'MXN' : 'USD') },
  montoPagoMonedaNacional: {
    titulo: c.montoPagoMonedaNacional,
    clase: 'dinero',
    valor: (p) => p.montoPagoMonedaNacional,
  },
  montoPagoDolares: { titulo: c.montoPagoDolares, clase: 'dinero', valor: (p) => p.montoPagoDolares },
  tipoCambio: { titulo: c.tipoCambio, clase: 'numero', valor: (p) => Number(p.tipoCambio) },
  motorReservaNombre: { titulo: c.motorReservaNombre, valor: (p) => nombreDeMotor(p.motorReservaId) },
  userCreate: { titulo: c.userCreate, valor: (p) => p.userCreate },
  userValidator: { titulo: c.userValidator, valor: (p) => p.userValidator },
  nombreEstado: { titulo: c.nombreEstado, valor: (p) => p.nombreEstado },
  estatusMigracion: { titulo: c.estatusMigracion, valor: (p) => estatusMigracion(p.estatusMigracionId) },
}
