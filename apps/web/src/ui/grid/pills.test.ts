import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { expect, test } from 'vitest'
import { pillsOf } from './pills.ts'

test('[VIII-B5] what narrows a list is told in words, the value where it has none, and each is taken away alone', () => {
  const gone: (string | null)[] = []
  const pills = pillsOf(
    {
      active: ['q', 'codigos', 'hotel', 'mes'],
      q: 'arrecife',
      filters: { codigos: 'KTR482 KTR483 KTR484', hotel: '101', mes: '10' },
      setQ: (value) => gone.push(`q=${value}`),
      setFilter: (name, value) => gone.push(`${name}=${value}`),
    },
    { hotel: (value) => `Hotel: ${value}` },
  )
  expect(pills.map(({ name, text }) => [name, text])).toEqual([
    ['q', interfaz.busqueda({ texto: 'arrecife' })],
    ['codigos', interfaz.conCodigos({ n: 3 })],
    ['hotel', 'Hotel: 101'],
    ['mes', '10'],
  ])
  for (const { onRemove } of pills) onRemove()
  expect(gone).toEqual(['q=', 'codigos=null', 'hotel=null', 'mes=null'])
})
