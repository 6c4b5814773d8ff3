import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { ReactNode } from 'react'
import { useAfter } from '../../lib/use-after.ts'
import { Block, Hidden, Row } from '../layout.tsx'
import { ErrorNotice } from '../notice.tsx'
import { Late, maxWaitMs } from '../waiting.tsx'

const Center = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 12,
  padding: 24,
  textAlign: 'center',
})

export type EmptyText = {
  /** Nothing there at all: "Aún no has cargado lotes". */
  text: string
  /** Something there, but not with these filters: "Ningún lote coincide con los filtros." */
  filtered?: string
  /** The one thing to do about it. */
  action?: ReactNode
}

type GridEmptyProps = {
  empty: EmptyText
  filtered: boolean
  plural: string
  /** The room its rows would have had, where that is known. */
  tall?: number
  onClear: () => void
}
export function GridEmpty({ empty, filtered, plural, tall = 180, onClear }: GridEmptyProps) {
  if (!filtered)
    return (
      <Center style={{ minHeight: tall }}>
        <span>{empty.text}</span>
        {empty.action}
      </Center>
    )
  return (
    <Center style={{ minHeight: tall }}>
      <span>{empty.filtered ?? interfaz.ningunoCoincide({ plural })}</span>
      <Button variant="outlined" onClick={onClear}>
        {interfaz.quitarFiltros}
      </Button>
    </Center>
  )
}

/** In place of the rows: what happened, its reference, and trying again. */
type GridErrorProps = { error: unknown; title?: string }
export const GridError = ({ error, title }: GridErrorProps) => (
  <Block p={12}>
    <ErrorNotice error={error} title={title} />
  </Block>
)

/** Grey rows, only once the wait is felt; past the longest wait, words. */
export function GridSkeleton({ rows, height }: { rows: number; height: number }) {
  const late = useAfter(true)
  if (useAfter(true, maxWaitMs))
    return (
      <Block p={12}>
        <Late />
      </Block>
    )
  return (
    <div aria-busy="true">
      {late ? <Hidden role="status">{interfaz.cargando}</Hidden> : null}
      {Array.from({ length: rows }, (_none, i) => (
        <Row key={i} nowrap gap={24} px={16} lineTop={i > 0} style={{ height }}>
          {late
            ? [18, 34, 12, 22].map((width) => (
                <Skeleton key={width} variant="rounded" height={12} width={`${width}%`} />
              ))
            : null}
        </Row>
      ))}
    </div>
  )
}
