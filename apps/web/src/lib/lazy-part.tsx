import { type ComponentType, lazy, useState } from 'react'

export type LazyPart<P> = ComponentType<P> & { preload: () => Promise<unknown> }

/**
 * A part whose code comes on its own. Already fetched (`preload`), it is drawn at once, without the blink of a part that
 * has to wait for itself.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPart<P> {
  let ready: ComponentType<P> | null = null
  const fetchCode = () =>
    load()
      .catch(fetchAnew<P>)
      .then((code) => {
        ready = code.default
        return code
      })
  const Late = lazy(fetchCode) as unknown as ComponentType<P>
  const Part = (props: P) => {
    // Chosen once for each place: changing it later would throw away what the part holds.
    const [Chosen] = useState<ComponentType<P>>(() => ready ?? Late)
    return <Chosen {...props} />
  }
  return Object.assign(Part, { preload: () => fetchCode().catch(() => undefined) })
}

/** Browsers keep that a file did not come for as long as the page stands: asked for under the same address it never would. */
async function fetchAnew<P>(error: unknown): Promise<{ default: ComponentType<P> }> {
  const address = error instanceof Error ? /https?:\S+\.js/.exec(error.message)?.[0] : undefined
  if (address === undefined) throw error
  const code: Partial<{ default: ComponentType<P> }> = await import(
    /* @vite-ignore */ `${address}?otra=${Date.now()}`
  )
  if (code.default === undefined) throw error
  return { default: code.default }
}
