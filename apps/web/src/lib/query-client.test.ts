import { type QueryMeta, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError, stalled } from './api-error.ts'
import { invalidateTemas, queryClient, retryOf } from './query-client.ts'

/** A question that a test answers, and what a screen that asks it is shown. */
function asked(clave: string, meta: QueryMeta = {}) {
  const answers: PromiseWithResolvers<string>[] = []
  const options = {
    queryKey: [clave],
    meta: { temas: ['borrador' as const], ...meta },
    queryFn: () => {
      answers.push(Promise.withResolvers<string>())
      return answers.at(-1)?.promise ?? Promise.reject(new Error('nobody asked'))
    },
  }
  const screen = () => {
    const observer = new QueryObserver(queryClient, options)
    const leave = observer.subscribe(() => undefined)
    return { leave, shown: () => observer.getCurrentResult() }
  }
  return { answers, screen }
}
const gone = new ApiError(404, { codigo: 'noExiste', mensaje: 'Ya no existe.', detalles: [], referencia: '' })

test('[VIII-C1] what failed says so until there is another answer: asking again takes no notice off the screen', async () => {
  const { answers, screen } = asked('gone')
  const { shown, leave } = screen()
  answers[0]?.reject(gone)
  await expect.poll(() => shown().error).toBe(gone)
  void invalidateTemas(['borrador'])
  expect(answers).toHaveLength(2)
  expect(shown()).toMatchObject({ error: gone, isError: true, isFetching: true })
  answers[1]?.resolve('here')
  await expect.poll(() => shown().data).toBe('here')
  expect(shown().error).toBeNull()
  leave()
})

test('[IX-D3] a line that hung is told at once, with the way to ask again, and not tried again unseen', async () => {
  const { answers, screen } = asked('hung')
  const { shown, leave } = screen()
  const hung = stalled()
  answers[0]?.reject(hung)
  await expect.poll(() => shown().error).toBe(hung)
  expect(answers).toHaveLength(1)
  void retryOf(hung)?.()
  expect(answers).toHaveLength(2)
  answers[1]?.resolve('here')
  await expect.poll(() => shown().data).toBe('here')
  leave()
})

test('[VIII-C1] a screen come back to asks anew, and shows no failure of the visit before', async () => {
  const { answers, screen } = asked('later')
  const before = screen()
  answers[0]?.reject(gone)
  await expect.poll(() => before.shown().error).toBe(gone)
  before.leave()
  const { shown, leave } = screen()
  expect(answers).toHaveLength(2)
  expect(shown()).toMatchObject({ error: null, isPending: true })
  leave()
})

test('[IX-D3] what was asked while the server was gone, and is lost only after the others came back, is asked again by itself', async () => {
  const [first, second] = [asked('first'), asked('second')]
  const [one, other] = [first.screen(), second.screen()]
  const fault = new ApiError(500, { codigo: 'falla', mensaje: 'Falló.', detalles: [], referencia: '' })
  first.answers[0]?.reject(fault)
  await expect.poll(() => one.shown().error).toBe(fault)
  void invalidateTemas(['borrador'])
  first.answers[1]?.resolve('here')
  await expect.poll(() => one.shown().data).toBe('here')
  second.answers[0]?.reject(fault)
  await expect.poll(() => second.answers.length).toBe(2)
  // Once: what is refused again stays so.
  second.answers[1]?.reject(fault)
  await expect.poll(() => other.shown()).toMatchObject({ error: fault, isFetching: false })
  expect(second.answers).toHaveLength(2)
  one.leave()
  other.leave()
})

test('[IX-D3] pressed while it was asked for again anyway, what is lost is asked once more', async () => {
  const { answers, screen } = asked('alone')
  const { shown, leave } = screen()
  const fault = new ApiError(500, { codigo: 'falla', mensaje: 'Falló.', detalles: [], referencia: '' })
  answers[0]?.reject(fault)
  await expect.poll(() => shown().error).toBe(fault)
  void invalidateTemas(['borrador'])
  void retryOf(fault)?.()
  expect(answers).toHaveLength(2)
  answers[1]?.reject(fault)
  await expect.poll(() => answers.length).toBe(3)
  answers[2]?.resolve('here')
  await expect.poll(() => shown().data).toBe('here')
  leave()
})

test('[IX-D3] two that go on failing are asked once more each, and no more', async () => {
  const [first, second] = [asked('never'), asked('neither')]
  const [one, other] = [first.screen(), second.screen()]
  const fault = new ApiError(500, { codigo: 'falla', mensaje: 'Falló.', detalles: [], referencia: '' })
  first.answers[0]?.reject(fault)
  await expect.poll(() => one.shown().isFetching).toBe(false)
  // The second is under way: both are asked at different moments from here on.
  void retryOf(fault)?.()
  second.answers[0]?.reject(fault)
  await expect.poll(() => second.answers.length).toBe(2)
  first.answers[1]?.reject(fault)
  await expect.poll(() => one.shown().isFetching).toBe(false)
  second.answers[1]?.reject(fault)
  await expect.poll(() => other.shown().isFetching).toBe(false)
  expect([first.answers.length, second.answers.length]).toEqual([2, 2])
  one.leave()
  other.leave()
})

test('[VI-D8] what is read again no more often than it may, while files wait, is read once more for what came in between', async () => {
  const { answers, screen } = asked('waits', { espera: () => 2000 })
  const { shown, leave } = screen()
  answers[0]?.resolve('before')
  await expect.poll(() => shown().data).toBe('before')
  vi.useFakeTimers()
  for (const _event of [1, 2, 3]) void invalidateTemas(['borrador'])
  expect(answers).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(answers).toHaveLength(2)
  answers[1]?.resolve('after')
  await vi.advanceTimersByTimeAsync(10_000)
  expect([shown().data, answers.length]).toEqual(['after', 2])
  vi.useRealTimers()
  leave()
})

test('[VI-D8] a clock that was put back keeps nobody from what is new', async () => {
  const { answers, screen } = asked('clock')
  const { shown, leave } = screen()
  answers[0]?.resolve('before')
  await expect.poll(() => shown().data).toBe('before')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  void invalidateTemas(['borrador'])
  expect(answers).toHaveLength(2)
  vi.useRealTimers()
  leave()
})
