import { PDFDocument } from 'pdf-lib'
import { expect, test, vi } from 'vitest'
import { takePage } from './recibos/take-page.ts'
import { isSinMemoria, saySalvoSinMemoria } from './sin-memoria.ts'

const sinMemoria = new RangeError('Array buffer allocation failed')

test('[VII-B5] a file whose reading was given no more memory is not called damaged', async () => {
  expect(isSinMemoria(sinMemoria)).toBe(true)
  expect(() => saySalvoSinMemoria('danado')(sinMemoria)).toThrow(sinMemoria)
  expect(saySalvoSinMemoria('danado')(new Error('Invalid PDF structure'))).toBe('danado')

  expect(await takePage(new Uint8Array([1, 2, 3]), 1)).toBeNull()
  const load = vi.spyOn(PDFDocument, 'load').mockRejectedValue(sinMemoria)
  await expect(takePage(new Uint8Array([1, 2, 3]), 1)).rejects.toBe(sinMemoria)
  load.mockRestore()
})
