import { todas } from '@valija/contract/llamadas.ts'
import { expect, test } from 'vitest'
import { cuerpoDe, lineaDe, passes } from '../../testing/extrano.ts'
import { conEn, type Lugar, lugaresDe } from '../../testing/valores-hostiles.ts'

/** More letters than any text but a document has, and more things than any list. */
const demasiado = 70_000
/** Documents in base64 have their own bound (8 MB), and the bookings of a lote that of its use case. */
const largos = /\.(base64\w*|dataReserva)$/

const valueAt = (base: unknown, lugar: Lugar): unknown =>
  lugar.reduce((en, clave) => (en as Record<string | number, unknown>)[clave], base)

test('[VII-B2] every text and every list of every body has an end', () => {
  const sinFin: string[] = []
  let lugares = 0
  for (const llamada of todas) {
    const { body, method, path } = llamada
    if (!body) continue
    const base = cuerpoDe(llamada, lineaDe(llamada), 1)
    const takes = (lugar: Lugar, valor: unknown): boolean => {
      const cuerpo: unknown = JSON.parse(conEn(base, lugar, JSON.stringify(valor)))
      // What no schema names is left out.
      return passes(body, cuerpo) && (JSON.stringify(body.parse(cuerpo)) ?? '').length > demasiado
    }
    // What may be anything is recognised to be refused or left out: nothing reads it.
    const isAnything = (lugar: Lugar) => takes(lugar, { x: { y: 'A'.repeat(demasiado) } })
    for (const lugar of lugaresDe(base)) {
      const donde = `${method} ${path} .${lugar.join('.')}`
      const valor = valueAt(base, lugar)
      const largo = Array.isArray(valor) ? Array(demasiado).fill(valor[0]) : 'A'.repeat(demasiado)
      lugares++
      if (!largos.test(donde) && takes(lugar, largo) && !isAnything(lugar)) sinFin.push(donde)
    }
  }
  expect(sinFin).toEqual([])
  expect(lugares).toBeGreaterThan(300)
})
