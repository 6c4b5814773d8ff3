import { extraer } from '@valija/documents/comprobantes/extraccion/extraer.ts'
import { readTexto } from '@valija/documents/comprobantes/lectura/read-texto.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { describe, expect, test } from 'vitest'
import { type Calificacion, calificar, camposDeVerdad } from '../../../testing/calificar.ts'
import {
  type ClaseDeComprobante,
  comprobanteDe,
  type NombreLayout,
  nombresDeLayout,
} from './make-comprobantes.ts'

const hoy = '2026-10-10' as Dia

async function mark(clase: ClaseDeComprobante, layouts: readonly NombreLayout[]) {
  const wrong: string[] = []
  const marks: Calificacion[] = []
  for (const layout of layouts) {
    const { bytes, verdad, nombre } = await comprobanteDe({ clase, layout, hoy, semilla: 'meta' })
    const lectura = await readTexto(bytes)
    expect(lectura.leido).toBe(true)
    const extraccion = lectura.leido ? extraer(lectura.paginas, { hoy }) : { campos: {} }
    for (const campo of camposDeVerdad) {
      const calificacion = calificar(extraccion, verdad, campo)
      if (calificacion) marks.push(calificacion)
      if (calificacion === 'equivocadaSegura') wrong.push(`${nombre}: ${campo}`)
    }
  }
  return { wrong, segura: marks.filter((one) => one === 'segura').length / marks.length }
}

/** The goals over a small set; `npm run bench -- comprobantes` measures them over the large one. */
describe('proofs with a known truth', () => {
  test('text PDFs of every layout: nothing wrong is sure, and 80 % is read and sure', async () => {
    const { wrong, segura } = await mark('pdf', nombresDeLayout)
    expect(wrong).toEqual([])
    expect(segura).toBeGreaterThanOrEqual(0.8)
  })
  test('photographs of four banks and of one that is in no table: nothing wrong is sure, and 60 % is', {
    // Ten seconds where the machine has nothing else to do.
    timeout: 300_000,
  }, async () => {
    const { wrong, segura } = await mark('foto', ['bbvaApp', 'santander', 'banorte', 'hsbc', 'ventanilla'])
    expect(wrong).toEqual([])
    expect(segura).toBeGreaterThanOrEqual(0.6)
  })
  test('a proof is the same for the same seed, and another for another', async () => {
    const one = (semilla: string) => comprobanteDe({ clase: 'foto', layout: 'hsbc', hoy, semilla })
    const [a, b, c] = [await one('x'), await one('x'), await one('y')]
    expect(Buffer.compare(a.bytes, b.bytes)).toBe(0)
    expect(a.verdad).toEqual(b.verdad)
    expect(c.verdad).not.toEqual(a.verdad)
  })
})
