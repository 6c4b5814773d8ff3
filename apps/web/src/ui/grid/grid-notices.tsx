import LinearProgress from '@mui/material/LinearProgress'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { ReactNode } from 'react'
import { useAfter } from '../../lib/use-after.ts'
import { Block, Stack, Text } from '../layout.tsx'
import { ErrorNotice, Notice } from '../notice.tsx'
import { Late, maxWaitMs } from '../waiting.tsx'

/** Of the codes pasted, those that found nothing: nobody has to compare two columns by eye. */
const AbsentCodes = ({ ausentes, total }: { ausentes: readonly string[]; total: number }) => (
  <Block py={8} px={12}>
    <Notice tono="atencion" title={interfaz.codigosAusentes({ n: ausentes.length, total })}>
      <Text block breaks scroll={72}>
        {ausentes.join(', ')}
      </Text>
    </Notice>
  </Block>
)

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
