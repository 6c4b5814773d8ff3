import { parseDia } from '@valija/domain/tiempo/dia.ts'
import type { FastifyInstance } from 'fastify'
import type { Contexto } from '../contexto.ts'
import type { Respuesta } from '../interruptores/con-interruptor.ts'
import { makeAtiende } from '../interruptores/make-atiende.ts'
import { datosEntre, tipoDeCambioDe } from './tasas.ts'

const rechazo = (status: number | null): Respuesta => ({
  status: status ?? 500,
  cuerpo: { error: { mensaje: 'Error', detalle: 'La solicitud fue rechazada' } },
})

/** The documented rate by date, and the central bank's series with its token. */
export const addTipoDeCambioRoutes = (app: FastifyInstance, contexto: Contexto): void => {
  const atiende = makeAtiende(contexto, rechazo)

  app.get<{ Params: { fecha: string } }>('/TipoCambio/:fecha', (request, reply) =>
    atiende('tipoCambio', request, reply, () => {
      const partes = /^(\d{4})(\d{2})(\d{2})$/.exec(request.params.fecha)
      const dia = partes && parseDia(`${partes[1]}-${partes[2]}-${partes[3]}`)
      if (!dia) return { status: 400, cuerpo: { mensaje: 'Escribe la fecha como aaaammdd' } }
      // The future has no rate yet.
      if (dia > contexto.reloj.dia()) return { status: 404, cuerpo: { mensaje: 'Sin dato' } }
      return { cuerpo: { tipoCambio: tipoDeCambioDe(dia).tipoCambio } }
    }),
  )
  app.get<{ Params: { series: string; desde: string; hasta: string } }>(
    '/SieAPIRest/service/v1/series/:series/datos/:desde/:hasta',
    (request, reply) =>
      atiende('banxico', request, reply, () => {
        const { series, desde, hasta } = request.params
        if (!/^[\da-f]{64}$/i.test(String(request.headers['bmx-token'] ?? '')))
          return { status: 401, cuerpo: { error: { mensaje: 'Token inválido', detalle: '' } } }
        if (!parseDia(desde) || !parseDia(hasta)) return rechazo(400)
        return {
          cuerpo: {
            bmx: {
              series: series.split(',').map((idSerie) => ({
                idSerie,
                titulo: 'Tipo de cambio pesos por dólar E.U.A.',
                datos: datosEntre(desde, hasta),
              })),
            },
          },
        }
      }),
  )
}
