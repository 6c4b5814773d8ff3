import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { receiveFiles } from './receive-files.ts'

const failing = (error: Error, raw: { destroyed: boolean; complete: boolean }) =>
  ({
    isMultipart: () => true,
    parts: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(error) }) }),
    raw,
  }) as unknown as FastifyRequest
const whole = { destroyed: false, complete: true }
const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each<[string, Error, typeof whole, string]>([
  ['no end', new Error('Unexpected end of multipart data'), whole, 'envioIncompleto'],
  [
    'a part cut short',
    new Error('Part terminated early due to unexpected end of multipart data'),
    whole,
    'envioIncompleto',
  ],
  ['no boundary', new Error('Multipart: Boundary not found'), whole, 'envioIncompleto'],
  ['too many fields', coded('FST_FIELDS_LIMIT'), whole, 'envioIncompleto'],
  ['a broken chunk', coded('HPE_INVALID_CHUNK_SIZE'), whole, 'envioIncompleto'],
  ['a reset of who sends', coded('ECONNRESET'), { destroyed: true, complete: false }, 'envioIncompleto'],
  ['a reset of our own store', coded('ECONNRESET'), whole, 'x'],
  ['a pipe of our own that broke', coded('EPIPE'), whole, 'x'],
  ['a stream of our own cut short', coded('ERR_STREAM_PREMATURE_CLOSE'), whole, 'x'],
  ['a stream of our own that is gone', coded('ERR_STREAM_DESTROYED'), whole, 'x'],
  ['left half-way', new Error('anything'), { destroyed: true, complete: false }, 'envioIncompleto'],
  ['too large', coded('FST_REQ_FILE_TOO_LARGE'), whole, 'archivoDemasiadoGrande'],
  ['no memory', new RangeError('Array buffer allocation failed'), whole, 'Array buffer allocation failed'],
  ['a mistake in the code', new TypeError('x is not a function'), whole, 'x is not a function'],
  ['a full disk', Object.assign(new Error('full'), { code: 'ENOSPC' }), whole, 'full'],
])('[VII-B2] while parts are read, %s is told as what it is', async (_what, error, raw, told) => {
  const answer = await receiveFiles(failing(error, raw), { archivos: 1, bytes: 1 }).catch((e: unknown) => e)
  const { codigo, message } = answer as { codigo?: string; message?: string }
  expect(codigo ?? message ?? answer).toBe(told)
})
