import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ApiError, answered } from './api-error.ts'
import { readAnswer } from './read-answer.ts'

const pago = z.object({ pagoID: z.number() })
const thrown = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

describe('[VI-D8, P-144, P-145] a save whose answer cannot be read is never a success', () => {
  test.each([
    ['a page of a proxy', 200, '<html>Acepta los términos</html>', false, undefined],
    ['a page that says it is ours', 200, '<html>', true, undefined],
    ['nothing, from somebody else', 204, '', false, undefined],
    ['nothing, where the call has an answer', 204, '', true, pago],
    ['JSON of somebody else, where nothing is said', 200, '{"status":"ok"}', false, undefined],
    ['JSON of somebody else of the very form', 200, '{"pagoID":5}', false, pago],
    ['null of somebody else', 200, 'null', false, undefined],
    ['something, where the call says nothing', 200, '{}', true, undefined],
    ['half an answer', 200, '{"pagoID":', true, pago],
    ['another form', 200, '{"ok":true}', true, pago],
  ])('%s', (_what, status, text, isOurs, schema) => {
    const error = thrown(() => readAnswer(status, text, isOurs, schema))
    expect(error).toBeInstanceOf(ApiError)
    expect(answered(error)).toBe(false)
  })

  test('what is ours is taken: nothing where nothing is said, a value of its form, a refusal with its words', () => {
    expect(readAnswer(204, '', true)).toBeUndefined()
    expect(readAnswer(200, '{"pagoID":5}', true, pago)).toEqual({ pagoID: 5 })
    const no = thrown(() => readAnswer(409, '{"codigo":"x","mensaje":"No."}', true, pago))
    expect(no).toMatchObject({ status: 409, mensaje: 'No.' })
    expect(answered(no)).toBe(true)
  })
})
