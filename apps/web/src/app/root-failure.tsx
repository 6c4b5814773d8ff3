import type { ReactNode } from 'react'
import { ScreenFailure } from '../ui/error-boundary.tsx'
import { Block } from '../ui/layout.tsx'
import { type Missing, MissingNotice } from '../ui/lazy-part.tsx'

const Bare = ({ children }: { children: ReactNode }) => (
  <Block as="main" max={720} my={64} mx="auto" p={24}>
    {children}
  </Block>
)
/** When even the frame could not be drawn. */
export const RootFailure = () => (
  <Bare>
    <ScreenFailure />
  </Bare>
)
/** The same for the code of the frame, or of a screen without one. */
export const RootMissing = (missing: Missing) => (
  <Bare>
    <MissingNotice {...missing} />
  </Bare>
)
