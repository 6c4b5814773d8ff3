import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Contexto } from '../contexto.ts'
import { conInterruptor, paginaDisparate } from '../interruptores/con-interruptor.ts'
import { makeAtiende, rechazoSencillo as rechazo } from '../interruptores/make-atiende.ts'
import { withBody } from '../with-body.ts'
import { paquete, toCentavos, toPesos } from './paquete.ts'

const idsDeLote = z.array(z.coerce.string().min(1)).min(1)

export const addColaRoutes = (app: FastifyInstance, contexto: Contexto): void => {
  const atiende = makeAtiende(contexto)
  app.put('/api/Cola/lotes', (request, reply) =>
    atiende('cola', request, reply, () =>
      withBody(idsDeLote, request.body, (ids) => {
        contexto.cuenta.colaMarcas++
        contexto.contabilidad.marca(ids)
        return { cuerpo: { marcados: ids } }
      }),
    ),
  )
}

const totales = (facturas: readonly { estado: string; total: number }[]) => ({
  facturas: facturas.length,
  aceptadas: facturas.filter((f) => f.estado === 'aceptada').length,
  rechazadas: facturas.filter((f) => f.estado === 'rechazada').length,
  importe: toPesos(
    facturas.filter((f) => f.estado === 'aceptada').reduce((suma, f) => suma + toCentavos(f.total), 0),
  ),
})

export const addContabilidadRoutes = (app: FastifyInstance, contexto: Contexto): void => {
  const { contabilidad } = contexto
  /** Telling the uuid of what it holds is a capability that not every ANT has. */
  const told = <T extends { uuid: string | null }>(facturas: readonly T[]) =>
    contexto.interruptores.contabilidad.sinUuid ? facturas.map(({ uuid: _uuid, ...rest }) => rest) : facturas
  const consulta = (idLote: string) => {
    const facturas = contabilidad.consulta(idLote)
    return { idLote, facturas: told(facturas), totales: totales(facturas) }
  }
  const comun = { cierre: contexto.cierre, rechazo, disparate: paginaDisparate }

  app.post<{ Params: { idLote: string } }>('/api/Contabilidad/lotes/:idLote/facturas', (request, reply) =>
    conInterruptor(request, reply, {
      ...comun,
      interruptor: contexto.interruptores.contabilidad,
      trabajo: (turno) => {
        const { idLote } = request.params
        const clave = request.headers['idempotency-key']
        if (typeof clave !== 'string' || clave === '')
          return { status: 400, cuerpo: { mensaje: 'Falta el encabezado Idempotency-Key' } }
        return withBody(z.array(paquete).min(1), request.body, (paquetes) => {
          if (paquetes.some((p) => p.idLote !== idLote))
            return { status: 400, cuerpo: { mensaje: 'Todos los paquetes deben ser del mismo lote' } }
          const { porFactura, sinIdempotencia } = contexto.interruptores.contabilidad
          const resultados = contabilidad.recibe(idLote, paquetes, clave, {
            rechazaTodo: turno.rechaza === true,
            porFactura,
            sinIdempotencia,
          })
          return { cuerpo: { idLote, resultados: told(resultados), totales: consulta(idLote).totales } }
        })
      },
    }),
  )

  app.get<{ Querystring: { desde?: string; cuantos?: string } }>(
    '/api/Contabilidad/lotes',
    (request, reply) =>
      makeAtiende(contexto)('contabilidad', request, reply, () => {
        if (contexto.interruptores.contabilidad.sinLibro)
          return { status: 404, cuerpo: { mensaje: 'No existe' } }
        const { desde = '0', cuantos = '100' } = request.query
        const ids = contabilidad.lotes(Number(desde))
        return {
          cuerpo: {
            lotes: ids.slice(0, Number(cuantos)).map((id) => consulta(String(id))),
            hayMas: ids.length > Number(cuantos),
          },
        }
      }),
  )
  // A lote it never saw holds nothing: an empty answer, so that a wrong address is never read as "nothing held".
  app.get<{ Params: { idLote: string } }>('/api/Contabilidad/lotes/:idLote', (request, reply) =>
    makeAtiende(contexto)('contabilidad', request, reply, () => ({
      cuerpo: consulta(request.params.idLote),
    })),
  )
}
