import { comprobanteDe } from '@valija/sandbox/muestras/comprobantes/make-comprobantes.ts'
import { expect, test } from 'vitest'
import { lectoresDePrueba } from '../../testing/lectores-de-prueba.ts'
import { limitesDeLectores } from './limites.ts'

const { megabytes, relojMs } = limitesDeLectores.comprobantes

test.each([
  [4, 1700],
  [12, 2750],
  [40, 5100],
])(
  '[VI-C4, VII-B5] a photograph of %i million pixels is read by a reader that has memory to spare',
  { timeout: relojMs },
  async (millones, ancho) => {
    const { bytes } = await comprobanteDe({
      clase: 'foto',
      layout: 'banorte',
      hoy: '2026-10-10',
      semilla: 'db',
      ancho,
    })
    const lectores = lectoresDePrueba()
    const [lectura] = await lectores.leer('comprobante', 'alguien', [bytes], {})
    const { picoMb } = lectores.uso('comprobantes')
    lectores.stop()
    expect(lectura).toMatchObject({ salida: { leido: true } })
    expect(picoMb, `${millones} million pixels`).toBeLessThan(megabytes * 0.95)
  },
)
