import { centavos } from '@valija/contract/pesos.ts'
import { expect, test } from 'vitest'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Deps } from '../../deps.ts'
import { busquedasPorPregunta, cercanaPorHotel } from './nearest-reserva.ts'

const renglon = (bookingCode: string) => ({ bookingCode, totalReserva: centavos(100) })
type Buscar = NonNullable<Deps['ant']['buscarReservas']>
const antThat = (buscarReservas: Buscar) => ({ buscarReservas }) as unknown as Deps['ant']

test('ANT is asked for the nearest booking of so many refused rows and no more, each code once', async () => {
  const asked: string[] = []
  const cercana = cercanaPorHotel(
    antThat(async ({ clave, total }) => {
      asked.push(clave)
      return [
        {
          bookingCode: `${clave}-cerca`,
          externalLocator: null,
          totalReserva: total ?? centavos(0),
          huesped: '',
        },
      ]
    }),
    101,
  )
  expect((await cercana(renglon('A')))?.bookingCode).toBe('A-cerca')
  expect((await cercana(renglon('A')))?.bookingCode).toBe('A-cerca')
  expect(asked).toEqual(['A'])
  for (let i = 0; i < 500; i++) await cercana(renglon(`B${i}`))
  expect(asked).toHaveLength(busquedasPorPregunta)
  expect(await cercana(renglon('B499'))).toBeNull()
})

test('when ANT falls silent no other row waits for it', async () => {
  let asked = 0
  const cercana = cercanaPorHotel(
    antThat(async () => {
      asked++
      throw new ExternalSystemError('ant', 'unreachable')
    }),
    101,
  )
  for (let i = 0; i < 10; i++) expect(await cercana(renglon(`C${i}`))).toBeNull()
  expect(asked).toBe(1)
})
