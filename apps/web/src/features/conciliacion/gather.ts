const aLaVez = 6
/** Runs a few at a time, telling how far it is; a failure ends it. */
export async function gather<T, R>(
  all: readonly T[],
  run: (one: T) => Promise<R>,
  onProgress: (done: number) => void,
): Promise<R[]> {
  const answers: R[] = []
  let next = 0
  let done = 0
  const worker = async () => {
    for (let i = next++; i < all.length; i = next++) {
      answers[i] = await run(all[i] as T)
      onProgress(++done)
    }
  }
  await Promise.all(Array.from({ length: Math.min(aLaVez, all.length) }, worker))
  return answers
}
