import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Component, type ReactNode } from 'react'
import { Notice } from './notice.tsx'

/** A screen that could not be drawn, in words. That its code did not come is told by `lazyPart`. */
export const ScreenFailure = () => (
  <Notice
    tono="error"
    title={interfaz.pantallaFallo}
    action={
      <Button size="small" variant="outlined" onClick={() => location.reload()}>
        {interfaz.recargar}
      </Button>
    }
  >
    {interfaz.pantallaFalloTexto}
  </Notice>
)

type Props = {
  children: ReactNode
  /** Forgets the failure when this is another. */
  place?: unknown
  /** What stands there instead; what it throws goes to the boundary above. */
  failed?: (error: unknown) => ReactNode
  onFailed?: () => void
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
  override componentDidCatch() {
    this.props.onFailed?.()
  }
  override render() {
    const { children, failed = () => <ScreenFailure /> } = this.props
    return this.state.error === null ? children : failed(this.state.error)
  }
}
