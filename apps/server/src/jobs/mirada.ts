/** Milliseconds until a look that was asked for: what else asks for one meanwhile shares it. */
const prontoMs = 500
export type Mirada = { soon: () => void; stop: () => void }

/** Looks every `ms`, and soon after it is asked to; never twice at once. */
export function startMirada(look: () => Promise<void>, ms: number): Mirada {
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  let isAsked = false
  let isStopped = false
  const next = (): void => {
    clearTimeout(timer)
    if (!isStopped && !isLooking)
      timer = setTimeout(() => void run(), isAsked ? Math.min(prontoMs, ms) : ms).unref()
  }
  const run = async (): Promise<void> => {
    isAsked = false
    isLooking = true
    await look()
    isLooking = false
    next()
  }
  next()
  return {
    soon() {
      if (isAsked) return
      isAsked = true
      next()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
