import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accionesDeLote } from '@valija/contract/messages/acciones-de-lote.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../..')
/** What is written of the records whose bitácora a screen shows: every word in the place of `accion`. */
function accionesEscritas(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of globSync('**/*.ts', { cwd: src })) {
    if (file.endsWith('.test.ts') || file.startsWith('testing')) continue
    const source = readFileSync(join(src, file), 'utf8')
    for (const [, accion = ''] of source.matchAll(
      /entidad: '(?:lote|factura)'[\s\S]{0,160}?\baccion\b([^\n]*)/g,
    )) {
      const own = [...(accion.split(/,\s*(?:de|a|motivo|detalle):/)[0]?.matchAll(/'(\w+)'/g) ?? [])]
      // Said by a name: what that name may stand for in this file.
      const words =
        own.length > 0
          ? own
          : [
              ...source.matchAll(
                /'((?:sinConexion|respuestaAnt|consultarAnt|complementoCancelado|complementoRechazado)\w*)'/g,
              ),
            ]
      expect(words.length, `${file}: ${accion}`).toBeGreaterThan(0)
      for (const [, word = ''] of words) found.set(word, file)
    }
  }
  return found
}

it('[VI-D8] no word of the bitácora of a lote or a factura is without its sentence', () => {
  const written = accionesEscritas()
  expect([...written.keys()]).toEqual(
    expect.arrayContaining([
      'crear',
      'comprobanteAgregado',
      'comprobanteAnulado',
      'pagado',
      'invitado',
      'respuestaAnt',
    ]),
  )
  const said = Object.keys(accionesDeLote)
  expect(
    [...written].filter(([word]) => !said.includes(word)),
    'give each its sentence in `acciones` of packages/contract/src/messages/lotes-pantalla.ts',
  ).toEqual([])
})

it('[VI-D8] a payment is told with its amount and its folio, and a sending of none is told as none', () => {
  expect(accionesDeLote.comprobanteAgregado + lotesPantalla.delPago({ importe: '$10.00', folio: 'F1' })).toBe(
    'Agregó un pago de $10.00, folio F1',
  )
  const told = lotesPantalla.envio.aMedias
  expect(told({ hechos: 0, total: 1, faltan: 1 })).toBe('ANT no respondió por el lote.')
  expect(told({ hechos: 0, total: 3, faltan: 3 })).toBe('ANT no respondió por ninguno de los 3 lotes.')
  expect(told({ hechos: 1, total: 2, faltan: 1 })).toBe(
    'Se envió 1 de 2 lotes. ANT no respondió por el otro.',
  )
  expect(told({ hechos: 2, total: 5, faltan: 3 })).toBe(
    'Se enviaron 2 de 5 lotes. ANT no respondió por los otros 3.',
  )
})
