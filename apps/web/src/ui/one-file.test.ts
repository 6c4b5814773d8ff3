import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { expect, it, vi } from 'vitest'
import { oneFile } from './one-file.ts'
import { toast } from './toasts.ts'

vi.mock('./toasts.ts', () => ({ toast: vi.fn() }))

it('[VI-D3] where one file goes, of several none is taken, and it is said', () => {
  const taken: string[] = []
  const take = oneFile(({ name }) => taken.push(name))
  take([new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')])
  expect(taken).toEqual([])
  expect(toast).toHaveBeenCalledExactlyOnceWith(interfaz.unSoloArchivo, { tono: 'error' })
  take([new File(['a'], 'a.pdf')])
  take([])
  expect(taken).toEqual(['a.pdf'])
})
