import { centavosToPesos } from '@valija/contract/pesos.ts'
import { claveSuelta } from '@valija/domain/lotes/layout/clave-suelta.ts'
import { ExternalSystemError } from '../external-system-error.ts'
import { asking, orNull, parseJson } from '../http-json.ts'
import { callHttp, joinUrl } from '../http-transport.ts'
import {
  type ComisionesPort,
  captarWire,
  clienteWire,
  desgloseWire,
  juicioWire,
  lineasWire,
  reservaWire,
} from './comisiones.ts'
import { toPaqueteCola } from './mapping.ts'
import { type AntPort, esperaDeAntMs } from './port.ts'
import {
  candidatasWire,
  clientesWire,
  directorioWire,
  envioWire,
  juicioComplementoWire,
  juicioFacturaWire,
  juicioReservasWire,
  libroWire,
  loteWire,
} from './wire.ts'

export type AntOptions = {
  /** Base address of the reservations service; queue and accounting may live elsewhere. */
  url: string
  colaUrl?: string
  contabilidadUrl?: string
  timeoutMs?: number
  /** What this installation's ANT offers beyond the documented calls. */
  canConsultarLote?: boolean
  canBuscarReservas?: boolean
}

/** The answer, when it speaks of what was asked; one about another thing is none. */
const about = <T>(answer: T, told: readonly string[], asked: readonly string[]): T => {
  const known = new Set(asked.map(claveSuelta))
  if (told.length === 0 || told.some((clave) => known.has(claveSuelta(clave)))) return answer
  throw new ExternalSystemError('ant', 'invalidAnswer', { detail: 'about something else' })
}

const code = (bookingCode: string) => new URLSearchParams({ bookingCode }).toString()
const deLote = (idLote: string) => `lotes/${encodeURIComponent(idLote)}`

const comisionesDe = (ask: ReturnType<typeof asking>): ComisionesPort => ({
  pendientes: (comisionistaId) =>
    ask(lineasWire, 'GetCustomerBookingsPendPaymentCommission', [comisionistaId]),
  reserva: async (bookingCode, comisionistaId) => {
    const path = `GetBookingCommission?${code(bookingCode)}&clientId=${comisionistaId}`
    const reserva = await orNull(ask(reservaWire, path))
    return reserva && about(reserva, [reserva.bookingCode], [bookingCode])
  },
  cliente: async (bookingCode) => {
    const cliente = await orNull(ask(clienteWire, `GetBookingCustomerId?${code(bookingCode)}`))
    return cliente && about(cliente, [cliente.bookingCode], [bookingCode])
  },
  desglose: (bookingCode) => orNull(ask(desgloseWire, `GetDesgloseComision?${code(bookingCode)}`)),
  captar: async (customerId) => (await ask(captarWire, `captarComisionista/${customerId}`, {})).url,
  validar: ({ bookingCodes, totalFactura, comisionistaId, uuid, existeRfc }) =>
    ask(juicioWire, 'AntCommissionValidation', {
      reservas: bookingCodes.map((bookingCode) => ({ bookingCode })),
      tipoFactura: 'c',
      totalFactura: centavosToPesos(totalFactura),
      idProveedor: comisionistaId,
      uuid,
      existeRfc,
    }),
})

const validacionesDe = (
  ask: ReturnType<typeof asking>,
): Pick<AntPort, 'validarFactura' | 'validarReservas' | 'validarComplemento'> => ({
  validarFactura: async ({ uuid, folioFactura, proveedorId }) => {
    const body = { uuid, folioFactura, idProveedor: proveedorId }
    const juicio = await ask(juicioFacturaWire, 'AntInvoiceValidation', body)
    about(juicio, juicio.uuid === '' ? [] : [juicio.uuid], [uuid])
    return { ...juicio, uuid }
  },
  validarReservas: async ({ claves, porLocalizadorExterno, totalFactura, proveedorId }) => {
    const juicio = await ask(juicioReservasWire, 'AntBookingValidation', {
      reservas: claves.map((clave) =>
        porLocalizadorExterno ? { externalLocator: clave, isExternalLocator: true } : { bookingCode: clave },
      ),
      totalFactura: centavosToPesos(totalFactura),
      idProveedor: proveedorId,
    })
    // Asked by the hotel's locator it may answer with ANT's own codes.
    if (porLocalizadorExterno) return juicio
    return about(
      juicio,
      juicio.reservas.map(({ bookingCode }) => bookingCode),
      claves,
    )
  },
  validarComplemento: async ({ idDocumento, impPagado, fechaPago }) => {
    const body = { IdDocumento: idDocumento, ImpPagado: centavosToPesos(impPagado), FechaPago: fechaPago }
    return (await ask(juicioComplementoWire, 'ValidarComplemento', body)).esValido
  },
})

export const createAnt = (options: AntOptions): AntPort => {
  const { url, colaUrl = url, contabilidadUrl = url, timeoutMs = esperaDeAntMs } = options
  const reservas = asking({ system: 'ant', url: joinUrl(url, '/api/Reserva/'), timeoutMs })
  const contabilidad = asking({
    system: 'contabilidad',
    url: joinUrl(contabilidadUrl, '/api/Contabilidad/'),
    timeoutMs,
  })
  return {
    comisiones: comisionesDe(reservas),
    proveedores: () => reservas(directorioWire, 'GetAntSuppliers'),
    comisionistas: () => reservas(clientesWire, 'GetAntCustomers'),
    ...validacionesDe(reservas),
    marcarEnCola: async (idLotes) => {
      const { text } = await callHttp({
        system: 'cola',
        url: joinUrl(colaUrl, '/api/Cola/lotes'),
        method: 'PUT',
        timeoutMs,
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(idLotes),
      })
      // The answer's shape is not documented, but a page of HTML is no answer of the queue.
      if (text.trim() !== '' && parseJson(text) === undefined)
        throw new ExternalSystemError('cola', 'invalidAnswer', { isDoubtful: true })
    },
    enviarLote: (idLote, paquetes, claveIdempotencia) =>
      contabilidad(
        envioWire,
        `${deLote(idLote)}/facturas`,
        paquetes.map((paquete) => toPaqueteCola(idLote, paquete)),
        { 'idempotency-key': claveIdempotencia },
      ),
    ...(options.canConsultarLote === false
      ? {}
      : {
          consultarLote: (idLote) => contabilidad(loteWire, deLote(idLote)),
          consultarLibro: ({ desde, cuantos }) =>
            orNull(contabilidad(libroWire, `lotes?desde=${desde}&cuantos=${cuantos}`)),
        }),
    ...(options.canBuscarReservas === false
      ? {}
      : {
          buscarReservas: ({ proveedorId, clave, total }) => {
            const query = new URLSearchParams({ idProveedor: String(proveedorId), clave })
            if (total !== undefined) query.set('total', String(centavosToPesos(total)))
            return reservas(candidatasWire, `BuscarReservas?${query}`)
          },
        }),
  } satisfies AntPort
}
