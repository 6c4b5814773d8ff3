import { estadoInicial, estadoRechazado, estadoValido } from '@valija/domain/pagos/estados.ts'
import { montosDePago } from '@valija/domain/pagos/montos.ts'
import { type Dia, enDiaMesAnio, parseDia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { toPesos } from '@valija/sandbox/ant/paquete.ts'
import { pdfMinimo } from '@valija/sandbox/muestras/pdf-minimo.ts'
import type { ReservaCliente } from '@valija/sandbox/reservas/reserva-cliente.ts'
import { tipoDeCambioDe } from '@valija/sandbox/tipo-de-cambio/tasas.ts'
import { cobradoEnElMotor } from '../areas/pagos/pagos-de-reserva.ts'
import { storeDelMundo } from './archivos-del-mundo.ts'
import { at, insertAll, type Mundial, tell } from './mundial.ts'
import { type EstadoPlaneado, type PagoPlaneado, planPagos, reservasConPagos } from './plan-de-pagos.ts'

/** Now and then a localizador was written with two letters changed: its payment is of no booking. */
const isMal = (i: number, estadoId: number): boolean => estadoId === estadoInicial && i % 9 === 0
const malEscrito = (localizador: string): string =>
  `${localizador.charAt(1)}${localizador.charAt(0)}${localizador.slice(2)}`

const sinDinero = 'El banco no recibió este pago'

export type PagoDelMundo = {
  id: number
  cuenta: string
  monto: number
  fechaPago: Dia
  estadoId: EstadoPlaneado
  clave: string
  bookingCode: string
}

/** The customers' payments over the months, with their proofs, and what was done with each. */
export async function loadPagos(m: Mundial): Promise<PagoDelMundo[]> {
  const metodos = await m.tx
    .selectFrom('metodosPago')
    .selectAll()
    .where('activo', '=', true)
    .orderBy('metodoPagoId')
    .execute()
  const reservas = reservasConPagos(m)
  const pagos = reservas
    .flatMap((reserva) => planPagos(m, reserva, metodos))
    .sort((a, b) => a.dia.localeCompare(b.dia))
  await m.tx
    .insertInto('reservasDePago')
    .values(reservas.map((reserva) => filaDeReserva(m, reserva)))
    .execute()
  const comprobantes = await storeComprobantes(m, pagos)
  const filas = pagos.map((pago, i) => filaDePago(m, pago, i, comprobantes[i] ?? null))
  const ids = await insertAll(m.tx, 'pagos', filas, 'pagoId')
  const made = filas.map((fila, i) => ({
    id: ids[i] ?? 0,
    cuenta: fila.numeroCuenta,
    monto: fila.montoPago,
    fechaPago: fila.fechaPago,
    estadoId: fila.estadoId,
    clave: fila.numeroTransaccion,
    bookingCode: fila.bookingCode,
  }))
  await tellPagos(m, made)
  return made
}

const motorDe = ({ motor }: ReservaCliente): number => (motor === 'JNP' ? 1 : 2)

const filaDeReserva = ({ hoy }: Mundial, r: ReservaCliente) => ({
  bookingCode: r.localizador,
  rfc: normalizeRfc(r.rfc),
  motorReservaId: motorDe(r),
  moneda: r.moneda,
  total: r.total,
  estatus: 'OK',
  nombrePaquete: r.nombrePaquete,
  vistoEn: at(hoy, 9),
  ...cobradoEnElMotor(r.pagos.map(({ fecha, monto }) => ({ fecha: parseDia(fecha), monto }))),
})

function filaDePago({ admin }: Mundial, pago: PagoPlaneado, i: number, comprobanteId: number | null) {
  const { reserva, dia, monto, metodo, clave, concepto, estadoId } = pago
  const monedaId = metodo.monedaNacional ? 1 : 2
  const tipoCambio = tipoDeCambioDe(dia).tipoCambio.toFixed(4)
  const montos = montosDePago({ monto, monedaID: monedaId }, tipoCambio, reserva.moneda)
  return {
    fechaCreacion: at(dia, 11 + (i % 7), i % 60),
    fechaPago: dia,
    fechaBancos: estadoId === estadoValido ? dia : null,
    rfc: normalizeRfc(reserva.rfc),
    bookingCode: isMal(i, estadoId) ? malEscrito(reserva.localizador) : reserva.localizador,
    nombrePaquete: reserva.nombrePaquete,
    motorReservaId: motorDe(reserva),
    monedaId,
    monedaReserva: reserva.moneda,
    metodoPagoId: metodo.metodoPagoId,
    promocionId: null,
    estadoId,
    comprobanteId,
    nombreMetodoPago: metodo.nombreMetodoPago,
    banco: metodo.banco,
    numeroCuenta: metodo.numeroCuenta,
    montoPago: monto,
    montoPagadoMonedaReserva: montos.montoReserva,
    montoPagoMonedaNacional: montos.montoNacional,
    montoPagoDolares: montos.montoDolares,
    tipoCambio,
    concepto,
    numeroTransaccion: clave,
    userCreate: reserva.correo,
    registradoPor: admin.usuarioId,
    userValidator: estadoId === estadoInicial ? null : admin.correo,
    detalleRechazo: estadoId === estadoRechazado ? sinDinero : null,
  }
}

/** The proof of each payment that has one. */
async function storeComprobantes(m: Mundial, pagos: readonly PagoPlaneado[]): Promise<(number | null)[]> {
  const con = pagos.filter(({ conComprobante }) => conComprobante)
  const archivos = await storeDelMundo(
    m.deps,
    m.tx,
    con.map(({ reserva, dia, monto, clave, concepto }) => ({
      contenido: pdfMinimo('Comprobante de transferencia', [
        `Fecha de operacion: ${enDiaMesAnio(dia)}`,
        `Importe: $${toPesos(monto).toFixed(2)} ${reserva.moneda}`,
        `Ordenante: ${reserva.cliente}`,
        `Clave de rastreo: ${clave}`,
        `Concepto de pago: ${concepto}`,
        'Estatus: Operacion exitosa',
      ]),
      tipo: 'application/pdf',
      nombre: `${reserva.localizador}-${clave.slice(-6)}.pdf`,
      proposito: 'comprobante',
      creadoPor: m.admin.usuarioId,
      creadoEn: at(dia, 10),
    })),
  )
  const ids = await insertAll(
    m.tx,
    'comprobantes',
    con.map(({ dia }, i) => ({
      archivoId: archivos[i]?.id ?? '',
      hash: archivos[i]?.hash ?? '',
      creadoPor: m.admin.usuarioId,
      creadoEn: at(dia, 10),
    })),
    'comprobanteId',
  )
  const suyos = ids.values()
  return pagos.map(({ conComprobante }) => (conComprobante ? (suyos.next().value ?? null) : null))
}

/** Registered on its day, judged the day after. */
async function tellPagos(m: Mundial, pagos: readonly PagoDelMundo[]): Promise<void> {
  const nombres = {
    [estadoValido]: 'Valido',
    [estadoRechazado]: 'Rechazado',
    [estadoInicial]: 'Pendiente',
  } as const
  await tell(
    m,
    pagos.flatMap(({ id, fechaPago, estadoId, bookingCode, monto }) => {
      const comun = { entidad: 'pago', entidadId: id } as const
      return [
        {
          ...comun,
          cuando: at(fechaPago, 18),
          accion: 'pagoRegistrado',
          a: 'Pendiente',
          detalle: { bookingCode, monto },
        },
        ...(estadoId === estadoInicial
          ? []
          : [
              {
                ...comun,
                cuando: at(sumarDias(fechaPago, 1), 10),
                accion: 'estadoCambiado',
                de: 'Pendiente',
                a: nombres[estadoId],
                motivo: estadoId === estadoRechazado ? sinDinero : null,
              },
            ]),
      ]
    }),
  )
  await insertAll(
    m.tx,
    'pagoCambios',
    pagos
      .filter(({ estadoId }) => estadoId !== estadoInicial)
      .map(({ id, estadoId, fechaPago }) => ({
        pagoId: id,
        de: estadoInicial,
        a: estadoId,
        descripcion: estadoId === estadoRechazado ? sinDinero : '',
        quien: m.admin.correo,
        cuando: at(sumarDias(fechaPago, 1), 10),
      })),
  )
}
