import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { ReactNode } from 'react'
import { useAfter } from '../lib/use-after.ts'
import { Block, Hidden } from './layout.tsx'
import { Notice } from './notice.tsx'

/** The longest that a screen shows itself loading (Commissions §9). */
export const maxWaitMs = 30_000

/** What stands where the loading sign was, once it has ended. */
export const Late = () => (
  <Notice tono="atencion" title={interfaz.tarda}>
    {interfaz.tardaTexto}
  </Notice>
)

/** A loading sign that ends: what takes longer is said in words, and whatever comes still shows. Work with a name says it. */
export function Waiting({ label }: { label?: string }) {
  if (useAfter(true, maxWaitMs)) return <Late />
  return (
    <div role={label === undefined ? undefined : 'status'}>
      {label}
      <LinearProgress aria-label={label ?? interfaz.cargando} />
    </div>
  )
}

/** What is not drawn before what stands above it is known, or a second has passed: it would not stay where it is. */
export function Below({ waits, children }: { waits: boolean; children: ReactNode }) {
  const late = useAfter(waits, 1000)
  return (
    <Block contents unpainted={waits && !late}>
      {children}
    </Block>
  )
}

const Room = styled('div')({
  position: 'relative',
  '& > .MuiSkeleton-root': { position: 'absolute', inset: 0, height: 'auto' },
})

type WaitingShapeProps = {
  height?: number
  /** Of its width to its height, where it is as tall as it is wide. */
  ratio?: number
  margin?: number
  /** What will most likely come, where its room depends on the width. */
  children?: ReactNode
}
/** The same for what will be this tall: its room at once, grey only once the wait is felt. */
export function WaitingShape({ height, ratio, margin, children }: WaitingShapeProps) {
  const felt = useAfter(true)
  if (useAfter(true, maxWaitMs)) return <Late />
  return (
    <Room aria-busy="true" style={{ height, aspectRatio: ratio, margin }}>
      <Block unpainted>{children}</Block>
      {felt ? <Hidden role="status">{interfaz.cargando}</Hidden> : null}
      {felt ? <Skeleton variant="rounded" /> : null}
    </Room>
  )
}
