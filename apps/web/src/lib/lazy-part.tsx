import { type ComponentType, lazy, useState } from 'react'

export type LazyPart<P> = ComponentType<P> & { preload: () => Promise<unknown> }

/**
 * A part whose code comes on its own. Already fetched (`preload`), it is drawn at once, without the blink of a part that
 * has to wait for itself.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPart<P> {
  let ready: ComponentType<P> | null = null
  const fetchCode = () =>
    load().then((code) => {
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
