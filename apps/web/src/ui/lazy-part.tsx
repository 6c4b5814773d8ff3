import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type ComponentType, lazy, useEffect, useState } from 'react'
import { CodeMissing, codeOf } from '../lib/code-of.ts'
import { watchAnswer } from '../lib/query-client.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Notice } from './notice.tsx'
import { toast } from './toasts.ts'

export type LazyPart<P> = ComponentType<P> & {
  /** Before anybody asks for it: whether it came. */
  preload: () => Promise<boolean>
  /** A person asks for it: the same, and why not is told in a toast. */
  ask: () => Promise<boolean>
}
export type Missing = { missing: CodeMissing; onRetry: () => void }

/** In the place of a part whose code did not come: why, and the way on. It comes by itself once anything does. */
export function MissingNotice({ missing, onRetry }: Missing) {
  const { needsPage } = missing
  useEffect(() => (needsPage ? undefined : watchAnswer(onRetry)), [needsPage, onRetry])
  return (
    <Notice
      tono={needsPage ? 'info' : 'atencion'}
      title={missing.titulo}
      action={
        <Button size="small" variant="outlined" onClick={needsPage ? () => location.reload() : onRetry}>
          {needsPage ? interfaz.recargar : interfaz.reintentar}
        </Button>
      }
    >
      {missing.mensaje}
    </Notice>
  )
}

const yes = () => true
function tellMissing(error: unknown): false {
  const needsPage = error instanceof CodeMissing && error.needsPage
  toast(needsPage ? error.mensaje : interfaz.sinConexion, {
    tono: 'error',
    ...(needsPage ? { title: error.titulo } : {}),
  })
  return false
}

/**
 * A part whose code comes on its own; until then the `Suspense` around it waits. Already fetched (`preload`), it is drawn at
 * once, without the blink of a part that has to wait for itself. `Instead` stands in its place when its code does not come.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Instead: ComponentType<P & Missing> = MissingNotice,
): LazyPart<P> {
  let ready: ComponentType<P> | null = null
  const fetchCode = async () => {
    const code = await codeOf(load)
    ready = code.default
    return code
  }
  // What failed once fails for ever: once that is told, the next asking is another.
  const createLate = () => lazy(fetchCode) as unknown as ComponentType<P>
  let late = createLate()
  const renew = () => {
    late = createLate()
  }
  const Part = (props: P) => {
    // Chosen once for each place: changing it later would throw away what the part holds.
    const [Chosen, choose] = useState<ComponentType<P>>(() => ready ?? late)
    const [onRetry] = useState(() => () => choose(() => ready ?? late))
    const failed = (error: unknown) => {
      if (error instanceof CodeMissing) return <Instead {...props} missing={error} onRetry={onRetry} />
      throw error
    }
    return (
      <ErrorBoundary place={Chosen} failed={failed} onFailed={renew}>
        <Chosen {...props} />
      </ErrorBoundary>
    )
  }
  return Object.assign(Part, {
    preload: () => fetchCode().then(yes, () => false),
    ask: () => fetchCode().then(yes, tellMissing),
  })
}
