import { useQuery } from '@tanstack/react-query'
import type { LoteFila } from '@valija/contract/lotes.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import { useMemo } from 'react'
import { useCan } from '../../lib/sesion.ts'
import type { Column } from '../../ui/grid/grid-types.ts'
import type { ListState } from '../../ui/grid/list-state.ts'
import { type ListSource, useList } from '../../ui/grid/use-list.ts'
import { Status } from '../../ui/status.tsx'
import { avisosPorLoteQuery } from './lotes-calls.ts'

/** Open warnings by lote; null where there were too many bookings to look, or nobody answered. */
type Avisos = ReadonlyMap<number, { avisos: number | null; sinSaber: number }>

const marksOf = (avisos: Avisos, two: boolean): Column<LoteFila> => ({
  campo: 'numPorRevisar',
  title: t.columnas.avisos,
  width: two ? 190 : 160,
  priority: 1,
  card: 'state',
  render: ({ id, numPorRevisar }) => {
    const { avisos: n, sinSaber } = avisos.get(id) ?? { sinSaber: 0 }
    return (
      <>
        {numPorRevisar > 0 ? (
          <Status estado="Por revisar" text={t.marcaPorRevisar({ n: numPorRevisar })} quiet />
        ) : null}{' '}
        {n === null ? <Status estado="Sin verificar" text={t.avisosSinMirar} quiet /> : null}
        {typeof n === 'number' && n > 0 ? (
          <Status
            estado="Aviso"
            tono="atencion"
            icon="alerta"
            text={t.marcaAvisos({ n, masDe: sinSaber > 0 })}
            quiet
          />
        ) : null}
      </>
    )
  },
})

/**
 * What somebody has to look at in the lotes of the page before they are paid: no column where there is nothing of it. The
 * warnings of bookings come after the rows, which do not wait for them but keep their column.
 */
export function useMarks(
  source: ListSource<LoteFila>,
  state: ListState,
  columns: readonly Column<LoteFila>[],
): readonly Column<LoteFila>[] {
  const can = useCan('reservas.avisos')
  const { data: page } = useList(source, state)
  const ids = page?.filas.flatMap(({ id, estatus }) => (estatus === 'Pagado' ? [] : [id])) ?? []
  const asks = can && ids.length > 0
  const { data, isError } = useQuery({ ...avisosPorLoteQuery(ids), enabled: asks })
  const some = page?.filas.some(({ numPorRevisar }) => numPorRevisar > 0) ?? false
  return useMemo(() => {
    // What could not be asked is not none.
    const sinSaber =
      isError && data === undefined
        ? page?.filas.map(({ id }) => ({ id, avisos: null, sinSaber: 0 }))
        : undefined
    const avisos = new Map((sinSaber ?? data?.lotes)?.map(({ id, ...uno }) => [id, uno]))
    const waits = asks && avisos.size === 0
    if (!some && !waits && [...avisos.values()].every(({ avisos: n }) => n === 0)) return columns
    const [nombre, ...rest] = columns
    return nombre === undefined ? columns : [nombre, marksOf(avisos, some), ...rest]
  }, [asks, columns, data, isError, page, some])
}
