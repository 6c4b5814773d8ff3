import type { SwaggerTransform } from '@fastify/swagger'
import { cuerpoError } from '@valija/contract/error.ts'
import type { Llamada } from '@valija/contract/llamada.ts'
import { negativasDe } from '@valija/contract/llamadas/negativas.ts'
import { refusals } from '@valija/contract/refusals.ts'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** How the document shows a call: with every refusal of its line in the table, by status. */
export const documentCall: SwaggerTransform = (route) => {
  const llamada = route.route.config?.llamada
  if (!llamada) return jsonSchemaTransform(route)
  const { response, ...schema } = route.schema ?? {}
  return jsonSchemaTransform({
    ...route,
    schema: {
      ...schema,
      response: { ...(llamada.file && archivo), ...negativasPorEstado(llamada), ...(response as object) },
    },
  })
}

const archivo = {
  200: { description: 'Archivo', content: { 'application/octet-stream': { schema: z.unknown() } } },
}

function negativasPorEstado(llamada: Llamada) {
  const codes = Object.groupBy(negativasDe(llamada), (codigo) => String(refusals[codigo]))
  return Object.fromEntries(
    Object.entries(codes).map(([status, de = []]) => [
      status,
      { description: de.join(', '), content: { 'application/json': { schema: cuerpoError } } },
    ]),
  )
}
