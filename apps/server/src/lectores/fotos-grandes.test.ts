import { comprobanteDe } from '@valija/sandbox/muestras/comprobantes/make-comprobantes.ts'
import { expect, test } from 'vitest'
import { agotadasDePrueba } from '../../testing/lectores-de-prueba.ts'
import { createLectores } from './lectores.ts'
import { limitesDeLectores } from './limites.ts'

/** By the clock only what hangs is ended: eight seconds of processor are minutes where others work too. */
const relojMs = 900_000
const limites = {
  ...limitesDeLectores,
  comprobantes: { ...limitesDeLectores.comprobantes, relojMs },
}

test.each([
  [4, 1700],
  [12, 2750],
  [40, 5100],
])(
  '[VI-C4, VII-B5] a photograph of %i million pixels is read by a reader that has memory to spare',
  { timeout: 2 * relojMs },
  async (millones, ancho) => {
    const { bytes } = await comprobanteDe({
      clase: 'foto',
      layout: 'banorte',
      hoy: '2026-10-10',
      semilla: 'db',
      ancho,
    })
    const lectores = createLectores(agotadasDePrueba(), limites)
    const [lectura] = await lectores.leer('comprobante', 'alguien', [bytes], {})
    const { picoMb } = lectores.uso('comprobantes')
    lectores.stop()
    expect(lectura).toMatchObject({ salida: { leido: true } })
    expect(picoMb, `${millones} million pixels`).toBeLessThan(limites.comprobantes.megabytes * 0.95)
  },
)
