import { expect, test } from 'vitest'
import { eventReader } from './event-reader.ts'

test('live events are read across broken chunks; keep-alives and unknown lines are skipped', () => {
  const seen: string[] = []
  const feed = eventReader(({ tipo, ids }) => seen.push(`${tipo} ${ids.join()}`))
  feed(': hola\n\ndata: {"tipo":"lote",')
  feed('"ids":["1"]}\n')
  expect(seen).toEqual([])
  feed('\nevent: x\r\ndata: {"tipo":"recibo","ids":[]}\r\n\r\ndata: no json\n\n')
  expect(seen).toEqual(['lote 1', 'recibo '])
})
