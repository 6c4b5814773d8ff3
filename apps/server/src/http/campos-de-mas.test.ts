import { todas } from '@valija/contract/llamadas.ts'
import { expect, test } from 'vitest'
import { cuerpoDe, lineaDe } from '../../testing/extrano.ts'

/** What would make its sender more than it is, or a record another than it was judged to be. */
const deMas = [
  'rol',
  'role',
  'claims',
  'creadorId',
  'usuarioId',
  'proveedorId',
  'comisionistaId',
  'estado',
  'estatus',
  'total',
  'pagado',
  'pagadoEn',
  'registradoPor',
  'bloqueadoEn',
  'pruebaCorreo',
]
const marca = 'DE-MAS'

/** A copy with those in every object of it that has none of that name. */
const conDeMas = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(conDeMas)
  if (typeof value !== 'object' || value === null) return value
  return {
    ...Object.fromEntries(deMas.map((campo) => [campo, marca])),
    ...Object.fromEntries(Object.entries(value).map(([campo, one]) => [campo, conDeMas(one)])),
  }
}

test('[VII-D2] what no schema names reaches no call: left out, or refused, at every depth of every body', () => {
  const cuerpos = todas.filter(({ body }) => body !== undefined)
  const llegan = cuerpos.filter((llamada) => {
    const base = cuerpoDe(llamada, lineaDe(llamada), 1)
    const leido = llamada.body?.safeParse(conDeMas(base))
    // A field of that name which the schema has, and which the sample left to it, is judged by its schema.
    return leido?.success === true && JSON.stringify(leido.data)?.includes(marca)
  })
  expect(llegan.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  expect(cuerpos.length).toBeGreaterThan(100)
})
