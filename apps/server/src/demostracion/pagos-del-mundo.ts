import { montosDePago } from '@valija/domain/pagos/montos.ts'
import { type Dia, enDiaMesAnio, parseDia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { toPesos } from '@valija/sandbox/ant/paquete.ts'
import { pdfMinimo } from '@valija/sandbox/muestras/pdf-minimo.ts'
import { azarDe } from '@valija/sandbox/mundo/azar.ts'
import {
  makeReservasCliente,
  type ReservaCliente,
  reservasDemo,
} from '@valija/sandbox/reservas/reserva-cliente.ts'
import { tipoDeCambioDe } from '@valija/sandbox/tipo-de-cambio/tasas.ts'
import { cobradoEnElMotor } from '../areas/pagos/pagos-de-reserva.ts'
import { storeDelMundo } from './archivos-del-mundo.ts'
import { at, type Mundial } from './mundial.ts'

/** Now and then a localizador was written with two letters changed: its payment is of no booking. */
const isMal = (i: number, estadoId: number): boolean => estadoId === 3 && i % 9 === 0
const malEscrito = (localizador: string): string =>
  `${localizador.charAt(1)}${localizador.charAt(0)}${localizador.slice(2)}`

export type PagoDelMundo = {
  id: number
  cuenta: string
  monto: number
  fechaPago: Dia
  estadoId: 1 | 2 | 3
  clave: string
  bookingCode: string
}

/** What the demonstration's own steps and tests do is left to them. */
const reservadas = new Set<string>(Object.values(reservasDemo))

/** The customers' bookings of the world, some of every month, those that the payment form takes: six characters, not cancelled. */
function reservasConPagos(m: Mundial): ReservaCliente[] {
  const hoteles = new Set(m.hoteleros.keys())
  const todas = makeReservasCliente(m.mundo)
    .values()
    .filter(
      ({ localizador, cancelada, hotel }) =>
        localizador.length === 6 &&
        !cancelada &&
        !reservadas.has(localizador) &&
        hoteles.has(hotel.proveedorId),
    )
  const cada = Math.max(1, Math.floor(todas.length / m.tamano.clientes))
  return todas.filter((_una, i) => i % cada === 0).slice(0, m.tamano.clientes)
}

/** One to three payments a booking over the months: old ones judged, those of the last days waiting. */
export async function loadPagos(m: Mundial): Promise<PagoDelMundo[]> {
  const metodos = await m.tx
    .selectFrom('metodosPago')
    .selectAll()
    .where('activo', '=', true)
    .orderBy('metodoPagoId')
    .execute()
  const reservas = reservasConPagos(m)
  const pagos = reservas
    .flatMap((reserva) => {
      const azar = azarDe(m.mundo.seed, 'pagos del mundo', reserva.localizador)
      const externo = reserva.pagos.reduce((suma, { monto }) => suma + monto, 0)
      const veces = azar.entero(1, 3)
      // A third of them has paid all.
      const total =
        azar.entero(1, 3) === 1 ? reserva.total - externo : Math.floor((reserva.total - externo) * 0.6)
      // The last before the guests arrive, those of trips to come in the last weeks.
      const ayer = sumarDias(m.hoy, -1)
      const antes = sumarDias(reserva.llegada, -azar.entero(1, 25))
      const ultimoDia = antes > ayer ? sumarDias(m.hoy, -azar.entero(1, 20)) : antes
      return Array.from({ length: veces }, (_none, n) => {
        const enSuDia = sumarDias(ultimoDia, (n - veces + 1) * 15)
        const dia = enSuDia < reserva.venta ? reserva.venta : enSuDia
        const ultimo = n === veces - 1
        const parte = Math.floor(total / veces / 100) * 100
        const metodo =
          reserva.moneda === 'USD' ? 3 : (([0, 0, 0, 0, 0, 0, 1, 1, 1, 2] as const)[azar.entero(0, 9)] ?? 0)
        return {
          reserva,
          dia,
          monto: ultimo ? total - parte * (veces - 1) : parte,
          metodo: metodos[metodo] ?? metodos[0],
          clave: claveDe(metodo, dia, () => azar.entero(0, 9)),
          concepto:
            n === 0
              ? `Anticipo ${reserva.localizador}`
              : ultimo
                ? `Liquidación ${reserva.localizador}`
                : `Abono ${reserva.localizador}`,
          estadoId:
            dia > sumarDias(m.hoy, -8) ? (3 as const) : azar.next() < 0.05 ? (2 as const) : (1 as const),
          conComprobante: azar.next() < 0.7 || dia > sumarDias(m.hoy, -8),
        }
      })
    })
    .filter(({ monto }) => monto > 0)
    .sort((a, b) => a.dia.localeCompare(b.dia))
  await m.tx
    .insertInto('reservasDePago')
    .values(
      reservas.map((r) => ({
        bookingCode: r.localizador,
        rfc: normalizeRfc(r.rfc),
        motorReservaId: r.motor === 'JNP' ? 1 : 2,
        moneda: r.moneda,
        total: r.total,
        estatus: 'OK',
        nombrePaquete: r.nombrePaquete,
        vistoEn: at(m.hoy, 9),
        ...cobradoEnElMotor(r.pagos.map(({ fecha, monto }) => ({ fecha: parseDia(fecha), monto }))),
      })),
    )
    .execute()
  const comprobantes = await storeComprobantes(
    m,
    pagos.map((pago) => (pago.conComprobante ? pago : null)),
  )
  const filas = pagos.map(({ reserva, dia, monto, metodo, clave, concepto, estadoId }, i) => {
    if (!metodo) throw new Error('no payment methods')
    const tipoCambio = tipoDeCambioDe(dia).tipoCambio.toFixed(4)
    const montos = montosDePago(
      { monto, monedaID: metodo.monedaNacional ? 1 : 2 },
      tipoCambio,
      reserva.moneda,
    )
    return {
      fechaCreacion: at(dia, 11 + (i % 7), i % 60),
      fechaPago: dia,
      fechaBancos: estadoId === 1 ? dia : null,
      rfc: normalizeRfc(reserva.rfc),
      bookingCode: isMal(i, estadoId) ? malEscrito(reserva.localizador) : reserva.localizador,
      nombrePaquete: reserva.nombrePaquete,
      motorReservaId: reserva.motor === 'JNP' ? 1 : 2,
      monedaId: metodo.monedaNacional ? 1 : 2,
      monedaReserva: reserva.moneda,
      metodoPagoId: metodo.metodoPagoId,
      promocionId: null,
      estadoId,
      comprobanteId: comprobantes[i] ?? null,
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
      registradoPor: m.admin.usuarioId,
      userValidator: estadoId === 3 ? null : m.admin.correo,
      detalleRechazo: estadoId === 2 ? 'El banco no recibió este pago' : null,
    }
  })
  const made: PagoDelMundo[] = []
  for (let i = 0; i < filas.length; i += 500) {
    const ids = await m.tx
      .insertInto('pagos')
      .values(filas.slice(i, i + 500))
      .returning('pagoId')
      .execute()
    for (const [n, { pagoId }] of ids.entries()) {
      const fila = filas[i + n]
      if (fila)
        made.push({
          id: pagoId,
          cuenta: fila.numeroCuenta,
          monto: fila.montoPago,
          fechaPago: fila.fechaPago,
          estadoId: fila.estadoId,
          clave: fila.numeroTransaccion,
          bookingCode: fila.bookingCode,
        })
    }
  }
  await tellPagos(m, made)
  return made
}

/** As each way of paying names its operation: a clave de rastreo, a folio, an authorisation. */
function claveDe(metodo: number, dia: Dia, digito: () => number): string {
  const digitos = (n: number) => Array.from({ length: n }, digito).join('')
  if (metodo === 2) return digitos(6)
  if (metodo === 1) return `SAN${dia.slice(2).replaceAll('-', '')}${digitos(9)}`
  return `MBAN01${dia.slice(2).replaceAll('-', '')}${digitos(12)}`
}

type Probado = { reserva: ReservaCliente; dia: Dia; monto: number; clave: string; concepto: string }
async function storeComprobantes(m: Mundial, pagos: readonly (Probado | null)[]): Promise<(number | null)[]> {
  const con = pagos.flatMap((pago, i) => (pago === null ? [] : [{ ...pago, i }]))
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
  const ids: (number | null)[] = pagos.map(() => null)
  for (let from = 0; from < con.length; from += 1_000) {
    const part = con.slice(from, from + 1_000)
    const rows = await m.tx
      .insertInto('comprobantes')
      .values(
        part.map(({ dia }, n) => ({
          archivoId: archivos[from + n]?.id ?? '',
          hash: archivos[from + n]?.hash ?? '',
          creadoPor: m.admin.usuarioId,
          creadoEn: at(dia, 10),
        })),
      )
      .returning('comprobanteId')
      .execute()
    for (const [n, { i }] of part.entries()) ids[i] = rows[n]?.comprobanteId ?? null
  }
  return ids
}

/** Registered on its day, judged the day after. */
async function tellPagos(m: Mundial, pagos: readonly PagoDelMundo[]): Promise<void> {
  const nombres = { 1: 'Valido', 2: 'Rechazado', 3: 'Pendiente' } as const
  const comun = { usuarioId: m.admin.usuarioId, quien: m.admin.correo, entidad: 'pago' }
  const asientos = pagos.flatMap(({ id, fechaPago, estadoId, bookingCode, monto }) => [
    {
      ...comun,
      cuando: at(fechaPago, 18),
      entidadId: String(id),
      accion: 'pagoRegistrado',
      de: null,
      a: 'Pendiente',
      motivo: null,
      detalle: { bookingCode, monto },
    },
    ...(estadoId === 3
      ? []
      : [
          {
            ...comun,
            cuando: at(sumarDias(fechaPago, 1), 10),
            entidadId: String(id),
            accion: 'estadoCambiado',
            de: 'Pendiente',
            a: nombres[estadoId],
            motivo: estadoId === 2 ? 'El banco no recibió este pago' : null,
            detalle: {},
          },
        ]),
  ])
  for (let i = 0; i < asientos.length; i += 1_000)
    await m.tx
      .insertInto('bitacora')
      .values(asientos.slice(i, i + 1_000))
      .execute()
  const judged = pagos.filter(({ estadoId }) => estadoId !== 3)
  for (let i = 0; i < judged.length; i += 1_000)
    await m.tx
      .insertInto('pagoCambios')
      .values(
        judged.slice(i, i + 1_000).map(({ id, estadoId, fechaPago }) => ({
          pagoId: id,
          de: 3,
          a: estadoId,
          descripcion: estadoId === 2 ? 'El banco no recibió este pago' : '',
          quien: m.admin.correo,
          cuando: at(sumarDias(fechaPago, 1), 10),
        })),
      )
      .execute()
}
