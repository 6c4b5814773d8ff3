import LinearProgress from '@mui/material/LinearProgress'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { ReactNode } from 'react'
import { useAfter } from '../../lib/use-after.ts'
import { Block, Stack } from '../layout.tsx'
import { ErrorNotice } from '../notice.tsx'
import { Late, maxWaitMs } from '../waiting.tsx'
import { AbsentCodes } from './absent-codes.tsx'

type GridNoticesProps = {
  /** Rows are in sight, and others are being asked for. */
  refetching: boolean
  banner: ReactNode
  /** Codes asked for that no row has, and how many were asked for. */
  absent: { ausentes: readonly string[]; total: number } | null
  /** Why its export failed, and why an action on its rows did; null for none. */
  exportError: unknown
  failure: unknown
}
/** What is said between the toolbar and the rows. */
export function GridNotices({ refetching, banner, absent, exportError, failure }: GridNoticesProps) {
  const slow = useAfter(refetching)
  const tooLong = useAfter(slow, maxWaitMs)
  return (
    <>
      {tooLong ? (
        <Block p={12}>
          <Late />
        </Block>
      ) : slow ? (
        <LinearProgress className="recarga" aria-label={interfaz.cargando} />
      ) : null}
      {banner === undefined ? null : <div className="aviso">{banner}</div>}
      {absent === null ? null : <AbsentCodes {...absent} />}
      {exportError === null && failure === null ? null : (
        <Stack p={12}>
          <ErrorNotice error={exportError} />
          <ErrorNotice error={failure} />
        </Stack>
      )}
    </>
  )
}
