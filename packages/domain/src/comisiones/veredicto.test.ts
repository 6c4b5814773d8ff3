import { situaciones } from '@valija/contract/facturas.ts'
import { describe, expect, test } from 'vitest'
import { veredictoDe } from './veredicto.ts'

const de = (severidad: 'error' | 'aviso' | 'info') => [{ severidad }]
const juzgada = (cambios: Partial<Parameters<typeof veredictoDe>[0]> = {}) => ({
  situacion: 'correcta' as const,
  hallazgos: [],
  ant: 'correcto',
  ...cambios,
})

describe('[VI-E4] a green bar never stands over an invoice that some check did not pass', () => {
  test.each(situaciones.filter((situacion) => situacion !== 'correcta'))(
    '%s: nothing is said to be well',
    (situacion) => {
      expect(veredictoDe(juzgada({ situacion }), [])).toBeNull()
    },
  )
  test.each(['pendiente', 'sinRespuesta', 'incorrecto', null])(
    'ANT says %s: nothing is said to be well',
    (ant) => {
      expect(veredictoDe(juzgada({ ant }), [])).toBeNull()
    },
  )
  test('an error anywhere takes it away, a notice is said, an information is not', () => {
    expect(veredictoDe(juzgada(), [])).toBe('cumple')
    expect(veredictoDe(juzgada({ hallazgos: de('info') }), [])).toBe('cumple')
    expect(veredictoDe(juzgada({ hallazgos: de('aviso') }), [])).toBe('cumpleConAvisos')
    expect(veredictoDe(juzgada(), de('aviso'))).toBe('cumpleConAvisos')
    expect(veredictoDe(juzgada({ hallazgos: de('error') }), [])).toBeNull()
    expect(veredictoDe(juzgada(), de('error'))).toBeNull()
  })
})
