import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Component, type ComponentType, type ReactNode } from 'react'
import { useOnline } from '../lib/use-online.ts'
import { Notice } from './notice.tsx'

const isOldBuild = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed/i.test(error.message)

/**
 * A screen that could not be drawn, in words: its code did not come because there is no network, because a newer version
 * has replaced its files, or it failed. Loading again without a network would lose what is typed elsewhere.
 */
export function ScreenFailure({ error }: { error: unknown }) {
  const online = useOnline()
  const lacksCode = isOldBuild(error)
  if (lacksCode && !online)
    return (
      <Notice tono="atencion" title={interfaz.pantallaSinRed}>
        {interfaz.pantallaSinRedTexto}
      </Notice>
    )
  const old = lacksCode
  return (
    <Notice
      tono={old ? 'info' : 'error'}
      title={old ? interfaz.pantallaVieja : interfaz.pantallaFallo}
      action={
        <Button size="small" variant="outlined" onClick={() => location.reload()}>
          {interfaz.recargar}
        </Button>
      }
    >
      {old ? interfaz.pantallaViejaTexto : interfaz.pantallaFalloTexto}
    </Notice>
  )
}

type Props = {
  children: ReactNode
  /** Forgets the failure when this is another. */
  place?: unknown
  Failure?: ComponentType<{ error: unknown }>
}
type Failed = { error: unknown; place: unknown }
/** Keeps a failure inside its part of the page. Give it a `key` that changes with the screen. */
export class ErrorBoundary extends Component<Props, Failed> {
  override state: Failed = { error: null, place: this.props.place }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  static getDerivedStateFromProps({ place }: Props, at: Failed): Failed | null {
    return place === at.place ? null : { error: null, place }
  }
  override render() {
    const { children, Failure = ScreenFailure } = this.props
    return this.state.error === null ? children : <Failure error={this.state.error} />
  }
}
