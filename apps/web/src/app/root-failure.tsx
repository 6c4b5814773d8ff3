import { useRouteError } from 'react-router'
import { ScreenFailure } from '../ui/error-boundary.tsx'

/** When even the frame could not be drawn. */
export function RootFailure() {
  const error = useRouteError()
  return (
    <main style={{ padding: 24, maxWidth: 720, margin: '64px auto' }}>
      <ScreenFailure error={error} />
    </main>
  )
}
