import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Component, type ReactNode } from 'react'
import { Notice } from './notice.tsx'

const isOldBuild = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed/i.test(error.message)

/** A screen that could not be drawn, in words; also when a newer version has replaced its files. */
export function ScreenFailure({ error }: { error: unknown }) {
  const old = isOldBuild(error)
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

type Props = { children: ReactNode }
/** Keeps a failure inside its part of the page. Give it a `key` that changes with the screen. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    return this.state.error === null ? this.props.children : <ScreenFailure error={this.state.error} />
  }
}
