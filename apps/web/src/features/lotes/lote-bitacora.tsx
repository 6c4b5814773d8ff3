import { useQuery } from '@tanstack/react-query'
import { lotePantalla } from '@valija/contract/messages/lote-pantalla.ts'
import { Title } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { WaitingShape } from '../../ui/waiting.tsx'
import { entryOf } from './bitacora-entry.tsx'
import { bitacoraQuery } from './lotes-calls.ts'

/** Who did what to this lote, newest first. */
export function LoteBitacora({ id }: { id: number }) {
  const { data, error } = useQuery(bitacoraQuery('lote', id))
  return (
    <>
      <Title>{lotePantalla.bitacora}</Title>
      <ErrorNotice error={error} />
      {data ? (
        <Timeline entries={data.map(entryOf)} />
      ) : error === null ? (
        <WaitingShape height={120} />
      ) : null}
    </>
  )
}

/** The same of one factura: registered, what the SAT and ANT said of it, withdrawn. */
export function FacturaBitacora({ id }: { id: number }) {
  const { data, error } = useQuery(bitacoraQuery('factura', id))
  if (data === undefined && error === null) return <WaitingShape height={120} />
  return (
    <>
      <ErrorNotice error={error} />
      {data ? <Timeline entries={data.map(entryOf)} /> : null}
    </>
  )
}
