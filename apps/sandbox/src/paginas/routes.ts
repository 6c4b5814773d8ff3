import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { toPesos } from '../ant/paquete.ts'
import type { Contexto } from '../contexto.ts'
import { conInterruptor, paginaDisparate } from '../interruptores/con-interruptor.ts'
import { dichos } from '../interruptores/encendido.ts'
import { cambioInterruptores, makeInterruptores, mergeInterruptores } from '../interruptores/interruptores.ts'
import { preajustes } from '../interruptores/preajustes.ts'
import { contadores } from './contadores.ts'
import { panel } from './panel.ts'

/** The sandbox's own controls: switches, business day, what ANT accepted, and its bookings. */
export const addControlRoutes = (app: FastifyInstance, contexto: Contexto): void => {
  // HEAD at the root is how a caller sees whether ANT is there: it answers to ANT's switch.
  app.head('/', (request, reply) =>
    conInterruptor(request, reply, {
      interruptor: { ...contexto.interruptores.ant },
      cierre: contexto.cierre,
      rechazo: () => ({ status: 503, cuerpo: '' }),
      disparate: paginaDisparate,
      trabajo: () => ({ cuerpo: '' }),
    }),
  )
  app.get('/', { exposeHeadRoute: false }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(panel(contexto.interruptores, contexto.reloj.dia())),
  )
  app.get('/interruptores', () => contexto.interruptores)
  app.post('/interruptores', (request, reply) => {
    const cambio = cambioInterruptores.safeParse(request.body)
    if (!cambio.success) return reply.code(400).send({ mensaje: z.prettifyError(cambio.error) })
    contexto.interruptores = mergeInterruptores(contexto.interruptores, cambio.data)
    return contexto.interruptores
  })
  app.post<{ Params: { nombre: string } }>('/preajustes/:nombre', (request, reply) => {
    const dado = preajustes[request.params.nombre]
    if (dado === undefined) return reply.code(404).send({ mensaje: 'No hay un preajuste con ese nombre' })
    contexto.interruptores = mergeInterruptores(contexto.interruptores, dado.cambio(Date.now()))
    return contexto.interruptores
  })
  // What the product's own banner says.
  app.get('/encendido', () => ({ encendido: dichos(contexto.interruptores) }))
  app.post('/interruptores/restablecer', () => {
    contexto.interruptores = makeInterruptores()
    return contexto.interruptores
  })
  app.get('/reloj', () => ({ dia: contexto.reloj.dia() }))
  app.post('/reloj', (request, reply) => {
    const leido = z.object({ dia: z.string() }).safeParse(request.body)
    if (!leido.success || !contexto.reloj.mueve(leido.data.dia))
      return reply.code(400).send({ mensaje: 'Escribe el día como aaaa-mm-dd' })
    return { dia: contexto.reloj.dia() }
  })
  app.get('/contadores', (request, reply) => {
    const facturas = contexto.contabilidad.contadores()
    const dichos = {
      ...contexto.cuenta,
      correos: contexto.buzon.mensajes().length,
      lotesEnCola: contexto.contabilidad.marcados(),
      facturasAceptadas: facturas.filter((f) => f.aceptaciones > 0).length,
      facturasDuplicadas: facturas.filter((f) => f.aceptaciones > 1).length,
      facturas,
    }
    // A person reads a page; what measures reads figures.
    return request.headers.accept?.includes('text/html')
      ? reply.type('text/html; charset=utf-8').send(contadores(dichos))
      : dichos
  })
  app.get<{ Querystring: { idProveedor?: string } }>('/mundo/reservas', (request) => {
    const { idProveedor } = request.query
    return [...contexto.mundo.reservas()]
      .filter((r) => idProveedor === undefined || r.proveedorId === idProveedor)
      .map((r) => ({
        bookingCode: r.bookingCode,
        externalLocator: r.externalLocator,
        idProveedor: r.proveedorId,
        base: toPesos(r.base),
        iva: toPesos(r.iva),
        otrosImpuestos: toPesos(r.otrosImpuestos),
        propinas: toPesos(r.propinas),
        totalReserva: toPesos(r.total),
        cancelada: r.cancelada,
      }))
  })
}
