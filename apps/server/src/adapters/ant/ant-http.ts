import { centavosToPesos } from '@valija/contract/pesos.ts'
import { claveSuelta } from '@valija/domain/lotes/layout/clave-suelta.ts'
import type { z } from 'zod'
import { ExternalSystemError } from '../external-system-error.ts'
import { askJson, orNull, parseJson } from '../http-json.ts'
import { callHttp, joinUrl } from '../http-transport.ts'
import { captarWire, clienteWire, desgloseWire, juicioWire, lineasWire, reservaWire } from './comisiones.ts'
import { toClientes, toDirectorio, toPaqueteCola, toResultado, toTotales } from './mapping.ts'
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

export const createAnt = (options: AntOptions): AntPort => {
  const { url, colaUrl = url, contabilidadUrl = url, timeoutMs = esperaDeAntMs } = options
  const ask = <T extends z.ZodType>(schema: T, call: Omit<Parameters<typeof askJson>[1], 'timeoutMs'>) =>
    askJson(schema, { timeoutMs, ...call })
  const reservas = (path: string): { system: 'ant'; url: string } => ({
    system: 'ant',
    url: joinUrl(url, `/api/Reserva/${path}`),
  })
  const contabilidad = (path: string): { system: 'contabilidad'; url: string } => ({
    system: 'contabilidad',
    url: joinUrl(contabilidadUrl, `/api/Contabilidad/${path}`),
  })

  const code = (bookingCode: string) => new URLSearchParams({ bookingCode }).toString()

  const toHeld = (f: z.infer<typeof loteWire>['facturas'][number]) => ({ ...toResultado(f), total: f.total })

  return {
    comisiones: {
      pendientes: (comisionistaId) =>
        ask(lineasWire, {
          ...reservas('GetCustomerBookingsPendPaymentCommission'),
          method: 'POST',
          body: [comisionistaId],
        }),
      reserva: async (bookingCode, comisionistaId) => {
        const path = `GetBookingCommission?${code(bookingCode)}&clientId=${comisionistaId}`
        const reserva = await orNull(ask(reservaWire, reservas(path)))
        return reserva && about(reserva, [reserva.bookingCode], [bookingCode])
      },
      cliente: async (bookingCode) => {
        const path = `GetBookingCustomerId?${code(bookingCode)}`
        const cliente = await orNull(ask(clienteWire, reservas(path)))
        return cliente && about(cliente, [cliente.bookingCode], [bookingCode])
      },
      desglose: (bookingCode) =>
        orNull(ask(desgloseWire, reservas(`GetDesgloseComision?${code(bookingCode)}`))),
      captar: async (customerId) =>
        (await ask(captarWire, { ...reservas(`captarComisionista/${customerId}`), method: 'POST', body: {} }))
          .url,
      validar: ({ bookingCodes, totalFactura, comisionistaId, uuid, existeRfc }) =>
        ask(juicioWire, {
          ...reservas('AntCommissionValidation'),
          method: 'POST',
          body: {
            reservas: bookingCodes.map((bookingCode) => ({ bookingCode })),
            tipoFactura: 'c',
            totalFactura: centavosToPesos(totalFactura),
            idProveedor: comisionistaId,
            uuid,
            ...(existeRfc === undefined ? {} : { existeRfc }),
          },
        }),
    },
    proveedores: async () => toDirectorio(await ask(directorioWire, reservas('GetAntSuppliers'))),
    comisionistas: async () => toClientes(await ask(clientesWire, reservas('GetAntCustomers'))),
    validarFactura: async ({ uuid, folioFactura, proveedorId }) => {
      const body = { uuid, folioFactura, idProveedor: proveedorId }
      const juicio = await ask(juicioFacturaWire, {
        ...reservas('AntInvoiceValidation'),
        method: 'POST',
        body,
      })
      about(juicio, juicio.uuid === '' ? [] : [juicio.uuid], [uuid])
      return { uuid, facturaValida: juicio.facturaValida, mensaje: juicio.mensaje ?? '' }
    },
    validarReservas: async ({ claves, porLocalizadorExterno, totalFactura, proveedorId }) => {
      const body = {
        reservas: claves.map((clave) =>
          porLocalizadorExterno
            ? { externalLocator: clave, isExternalLocator: true }
            : { bookingCode: clave },
        ),
        totalFactura: centavosToPesos(totalFactura),
        idProveedor: proveedorId,
      }
      const juicio = await ask(juicioReservasWire, {
        ...reservas('AntBookingValidation'),
        method: 'POST',
        body,
      })
      const dichas = (juicio.reservas ?? []).map(({ bookingCode }) => bookingCode)
      // Asked by the hotel's locator it may answer with ANT's own codes.
      if (!porLocalizadorExterno) about(juicio, dichas, claves)
      return {
        facturaValida: juicio.facturaValida,
        mensaje: juicio.mensaje ?? '',
        bookingCode: juicio.bookingCode || null,
        reservas: (juicio.reservas ?? []).map((r) => ({ ...r, mensaje: r.mensaje ?? '' })),
      }
    },
    validarComplemento: async ({ idDocumento, impPagado, fechaPago }) => {
      const juicio = await ask(juicioComplementoWire, {
        ...reservas('ValidarComplemento'),
        method: 'POST',
        body: { IdDocumento: idDocumento, ImpPagado: centavosToPesos(impPagado), FechaPago: fechaPago },
      })
      return juicio.esValido
    },
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
    enviarLote: async (idLote, paquetes, claveIdempotencia) => {
      const { resultados, totales } = await ask(envioWire, {
        ...contabilidad(`lotes/${encodeURIComponent(idLote)}/facturas`),
        method: 'POST',
        headers: { 'idempotency-key': claveIdempotencia },
        body: paquetes.map((paquete) => toPaqueteCola(idLote, paquete)),
      })
      return { resultados: resultados.map(toResultado), totales: toTotales(totales) }
    },
    ...(options.canConsultarLote === false
      ? {}
      : {
          consultarLote: async (idLote: string) => {
            const lote = await ask(loteWire, contabilidad(`lotes/${encodeURIComponent(idLote)}`))
            return {
              facturas: lote.facturas.map(toHeld),
              totales: toTotales(lote.totales),
            }
          },
          consultarLibro: async ({ desde, cuantos }: { desde: number; cuantos: number }) => {
            const libro = await orNull(
              ask(libroWire, contabilidad(`lotes?desde=${desde}&cuantos=${cuantos}`)),
            )
            return (
              libro && {
                lotes: libro.lotes.map(({ idLote, facturas }) => ({
                  idLote,
                  facturas: facturas.map(toHeld),
                })),
                hayMas: libro.hayMas,
              }
            )
          },
        }),
    ...(options.canBuscarReservas === false
      ? {}
      : {
          buscarReservas: async ({ proveedorId, clave, total }) => {
            const query = new URLSearchParams({ idProveedor: String(proveedorId), clave })
            if (total !== undefined) query.set('total', String(centavosToPesos(total)))
            const candidatas = await ask(candidatasWire, reservas(`BuscarReservas?${query}`))
            return candidatas.map((c) => ({
              bookingCode: c.bookingCode,
              externalLocator: c.externalLocator ?? null,
              totalReserva: c.totalReserva,
              huesped: c.huesped ?? '',
            }))
          },
        }),
  } satisfies AntPort
}
