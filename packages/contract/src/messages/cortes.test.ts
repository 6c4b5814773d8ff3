import { expect, test } from 'vitest'
import { textoDeCortes } from './cortes.ts'

test.each([
  [{ hoy: 20, pue: 23, ppd: 20 }, 'PUE se acepta hasta el día 23; PPD, hasta el día 20.'],
  [{ hoy: 21, pue: 23, ppd: 20 }, 'PUE se acepta hasta el día 23; PPD cerró el día 20 y abre el día 1.'],
  [{ hoy: 31, pue: 23, ppd: 31 }, 'PUE cerró el día 23 y abre el día 1; PPD se acepta hasta el día 31.'],
  [{ hoy: 31, pue: 23 }, 'PUE cerró el día 23 y abre el día 1.'],
])('[B-083] a method past its day of the month is said to be closed: %o', (dias, texto) => {
  expect(textoDeCortes({ dia: 'hoy', ...dias })).toBe(`Hoy es hoy. ${texto}`)
})
