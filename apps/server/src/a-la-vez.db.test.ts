import { expect, test } from 'vitest'
import { deAdministrador } from '../testing/a-la-vez/de-administradores.ts'
import { deComplemento } from '../testing/a-la-vez/de-complementos.ts'
import { deConciliacion } from '../testing/a-la-vez/de-conciliacion.ts'
import { deEstancias } from '../testing/a-la-vez/de-estancias.ts'
import { deBorrador, deInvitado, dePrefactura } from '../testing/a-la-vez/de-facturas.ts'
import { deCuenta, deLote } from '../testing/a-la-vez/de-lotes.ts'
import { dePersona } from '../testing/a-la-vez/de-personas.ts'
import { azarDe, type Clase, deadlocksOf, pressAtOnce } from '../testing/a-la-vez/prensa.ts'
import { useTestApp } from '../testing/test-app.ts'
import { seedCatalogosDemo } from './areas/catalogos/seed-demo.ts'

/** Of each kind so many records, pressed in so many rounds. `VUELTAS=10 SEMILLA=3` looks longer, and elsewhere. */
const vueltas = Number(process.env.VUELTAS ?? 1)
const clases: [string, Clase, records: number, rounds: number][] = [
  ['lotes on their way to ANT and to their payment', deLote, 3, 8],
  ['payments whose complements come in', deComplemento, 5, 12],
  ['pagos and the rows of a bank', deConciliacion, 3, 8],
  ['another account for an agency', deCuenta, 2, 6],
  ['a hotel’s draft', deBorrador, 3, 8],
  ['bookings that several drafts name', deEstancias, 3, 8],
  ['a guest’s load', deInvitado, 3, 6],
  ['the invoice of a pre-invoice', dePrefactura, 3, 10],
  ['somebody’s account', dePersona, 3, 8],
  ['administrators who change one another', deAdministrador, 4, 12],
]

const app = await useTestApp({ dia: '2026-10-12', env: { VALIJA_PROXY: 'loopback' } })
await seedCatalogosDemo(app.deps)
await app.begin()

test.each(clases)(
  '[VII-D3] %s: pressed for everything at once, no press ends in a fault of ours',
  async (_que, clase, records, rounds) => {
    const azar = azarDe(Number(process.env.SEMILLA ?? 1))
    const prepare = await clase(app, azar)
    expect(await pressAtOnce(prepare, azar, { records: records * vueltas, rounds })).toEqual([])
  },
)

test('[VII-D3] nor were two of them, or a job, ever undone for waiting for each other', async () => {
  expect(await deadlocksOf(app)).toBe(0)
})
