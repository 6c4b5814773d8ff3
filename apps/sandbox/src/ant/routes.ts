import type { FastifyInstance } from 'fastify'
import type { Contexto } from '../contexto.ts'
import { makeAtiende } from '../interruptores/make-atiende.ts'
import { withBody } from '../with-body.ts'
import {
  busquedaPedida,
  facturaPedida,
  reservasPedidas,
  searchReservas,
  validateReservas,
} from './validaciones.ts'

const hyphenated = (rfc: string): string => rfc.replace(/^([A-ZÑ&]{3,4})(\d{6})/, '$1-$2-')

export const addReservaRoutes = (app: FastifyInstance, contexto: Contexto): void => {
  const { mundo } = contexto
  const atiende = makeAtiende(contexto)

  app.get('/api/Reserva/GetAntSuppliers', (request, reply) =>
    atiende('ant', request, reply, () => ({
      cuerpo: mundo.proveedores.map((p, i) => ({
        id: Number(p.id),
        razonSocial: p.razonSocial,
        nombreComercial: p.nombreComercial,
        // The real directory mixes both spellings; readers take the hyphens out.
        rfc: i % 3 === 0 ? hyphenated(p.rfc) : p.rfc,
      })),
    })),
  )
  app.get('/api/Reserva/GetAntCustomers', (request, reply) =>
    atiende('ant', request, reply, () => ({
      cuerpo: [
        ...mundo.comisionistas,
        ...(contexto.interruptores.comisiones.clientesNuevos ? mundo.sinRegistro : []),
      ].map(({ id, razonSocial, nombreComercial, rfc, regimenFiscal }, i) => ({
        id: i + 1,
        clienteId: Number(id),
        razonSocialCliente: razonSocial,
        nombreComercial,
        rfcCliente: i % 4 === 0 ? hyphenated(rfc) : rfc,
        regimenFiscal,
        usoCFDI: 'G03',
        // Two of three agents work through the portal; the others hand in as guests.
        portalInvitacion: i % 3 !== 1,
      })),
    })),
  )
  app.post('/api/Reserva/AntInvoiceValidation', (request, reply) =>
    atiende('ant', request, reply, () =>
      withBody(facturaPedida, request.body, ({ uuid, folioFactura, idProveedor }) => {
        contexto.cuenta.antValidaciones++
        const forzado = contexto.interruptores.ant.facturasInvalidas[uuid.toUpperCase()]
        const existe = mundo.proveedor(idProveedor) !== undefined
        const mensaje = forzado ?? (existe ? 'OK' : `El proveedor ${idProveedor} no existe en ANT`)
        return {
          cuerpo: {
            uuid,
            folioFactura,
            idProveedor,
            facturaValida: forzado === undefined && existe,
            mensaje,
          },
        }
      }),
    ),
  )
  app.post('/api/Reserva/AntBookingValidation', (request, reply) =>
    atiende('ant', request, reply, () =>
      withBody(reservasPedidas, request.body, (pedidas) => {
        contexto.cuenta.antValidaciones++
        return { cuerpo: validateReservas(mundo, pedidas) }
      }),
    ),
  )
  app.get('/api/Reserva/BuscarReservas', (request, reply) =>
    atiende('ant', request, reply, () =>
      withBody(busquedaPedida, request.query, (pedida) => ({ cuerpo: searchReservas(mundo, pedida) })),
    ),
  )
}
