import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { toPesos } from '../ant/paquete.ts'
import type { Contexto } from '../contexto.ts'
import type { Respuesta } from '../interruptores/con-interruptor.ts'
import { makeAtiende } from '../interruptores/make-atiende.ts'
import { withBody } from '../with-body.ts'
import { type LineaComision, makeComisiones } from './lineas.ts'
import { facturaComisionPedida, validateComision } from './validar.ts'

const noEsta: Respuesta = { status: 404, cuerpo: { mensaje: 'La reserva no existe' } }
const porCodigo = z.object({ bookingCode: z.string() })
const porCodigoYCliente = porCodigo.extend({ clientId: z.coerce.string() })
const agentes = z.array(z.coerce.string()).max(200)

/** The documented −1: it cannot be paid, and the description says why. */
const comision = (l: LineaComision): number => (l.commission === null ? -1 : toPesos(l.commission))

const parte = (total: number, porciento: number): number => Math.round((total * porciento) / 100)

const desglose = (l: LineaComision, agente: { razonSocial: string; rfc: string; id: string }) => {
  const base = Math.round((l.precio * 100) / 119)
  const iva = parte(base, 16)
  return {
    nombrePaquete: l.description,
    fechas: `${l.inicio} - ${l.fin}`,
    pasajeros: l.pasajeros,
    precio: toPesos(l.precio),
    moneda: 'MXN',
    iva: toPesos(iva),
    precioSinIva: toPesos(l.precio - iva),
    otrosImpuestos: toPesos(l.precio - base - iva),
    montoComisionable: toPesos(base),
    pctComision: l.commission === null ? 0 : Math.round((l.commission * 10_000) / base) / 100,
    comision: comision(l),
    titular: { nombre: l.titular, bookingCode: l.bookingCode },
    agente: { customerId: Number(agente.id), nombre: agente.razonSocial, rfc: agente.rfc },
  }
}

/** Commissions of the agents: lines, single bookings, their customer, the breakdown and the capture page. */
export const addComisionRoutes = (app: FastifyInstance, contexto: Contexto): void => {
  const comisiones = makeComisiones(contexto.mundo)
  const atiende = makeAtiende(contexto)

  app.post('/api/Reserva/GetCustomerBookingsPendPaymentCommission', (request, reply) =>
    atiende('comisiones', request, reply, () =>
      withBody(agentes, request.body, (ids) => ({
        cuerpo: ids.flatMap((id) =>
          comisiones.deCliente(id).map((l) => ({
            customerId: Number(id),
            bookingCode: l.bookingCode,
            description: l.commission === null ? l.motivo : l.description,
            bookingDate: `${l.bookingDate}T00:00:00`,
            commission: comision(l),
            inRemarks: l.inRemarks,
          })),
        ),
      })),
    ),
  )
  app.get('/api/Reserva/GetBookingCommission', (request, reply) =>
    atiende('comisiones', request, reply, () =>
      withBody(porCodigoYCliente, request.query, ({ bookingCode, clientId }) => {
        const hallada = comisiones.linea(bookingCode)
        if (!hallada || hallada.cliente.id !== clientId) return noEsta
        const { linea } = hallada
        return {
          cuerpo: {
            bookingCode: linea.bookingCode,
            commission: comision(linea),
            description: linea.commission === null ? linea.motivo : linea.description,
            bookingDate: `${linea.bookingDate}T00:00:00`,
          },
        }
      }),
    ),
  )
  app.get('/api/Reserva/GetBookingCustomerId', (request, reply) =>
    atiende('comisiones', request, reply, () =>
      withBody(porCodigo, request.query, ({ bookingCode }) => {
        const hallada = comisiones.linea(bookingCode)
        return hallada
          ? {
              cuerpo: {
                bookingCode: hallada.linea.bookingCode,
                customerId: Number(hallada.cliente.id),
                customerRfc: hallada.cliente.rfc,
              },
            }
          : noEsta
      }),
    ),
  )
  app.get('/api/Reserva/GetDesgloseComision', (request, reply) =>
    atiende('comisiones', request, reply, () =>
      withBody(porCodigo, request.query, ({ bookingCode }) => {
        const hallada = comisiones.linea(bookingCode)
        return hallada ? { cuerpo: desglose(hallada.linea, hallada.cliente) } : noEsta
      }),
    ),
  )
  app.post('/api/Reserva/AntCommissionValidation', (request, reply) =>
    atiende('comisiones', request, reply, () =>
      withBody(facturaComisionPedida, request.body, (pedida) => {
        const forzado = contexto.interruptores.ant.facturasInvalidas[pedida.uuid.toUpperCase()]
        return {
          cuerpo: forzado ? { facturaValida: false, mensaje: forzado } : validateComision(comisiones, pedida),
        }
      }),
    ),
  )
  app.post<{ Params: { customerId: string } }>(
    '/api/Reserva/captarComisionista/:customerId',
    (request, reply) =>
      atiende('comisiones', request, reply, () => ({
        cuerpo: { url: `http://${request.host}/captar/${encodeURIComponent(request.params.customerId)}` },
      })),
  )
  app.get<{ Params: { customerId: string } }>('/captar/:customerId', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><title>Captación</title><h1>Comisionista ${Number(request.params.customerId)}</h1>`,
      ),
  )
}
