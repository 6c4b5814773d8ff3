import { ScreenFailure } from '../ui/error-boundary.tsx'
import { Block } from '../ui/layout.tsx'

/** When even the frame could not be drawn. */
export function RootFailure({ error }: { error: unknown }) {
  return (
    <Block as="main" max={720} my={64} mx="auto" p={24}>
      <ScreenFailure error={error} />
    </Block>
  )
}
