import type { Borrador } from '@valija/contract/borradores.ts'
import { useEffect, useState } from 'react'
import { queryClient } from '../../lib/query-client.ts'
import { borradorQuery } from './borrador-calls.ts'

/** Of a draft, the layout that was put here, was there when the page came, or was told of. */
const conocidos = new Map<string, string | null>()
/** Drafts whose layout a hand is changing in this page: what comes meanwhile is its own. */
const cambiando = new Map<string, number>()
const idDe = (borrador: Borrador | undefined): string | null => borrador?.layout?.id ?? null

/** Changes the layout of a draft, until the page has heard of it. Without an answer it may be this page's that comes. */
export async function changingLayout(id: string, change: () => Promise<unknown>): Promise<void> {
  cambiando.set(id, (cambiando.get(id) ?? 0) + 1)
  try {
    await change()
    conocidos.set(id, idDe(queryClient.getQueryData(borradorQuery(id).queryKey)))
  } catch (error) {
    conocidos.delete(id)
    throw error
  } finally {
    cambiando.set(id, (cambiando.get(id) ?? 1) - 1)
  }
}

/** The name of a layout that another window of the same account put in the place of the one known here, and letting it be. */
export function useLayoutAjeno(id: string, borrador: Borrador | undefined) {
  const [, setDicho] = useState(0)
  const layout = idDe(borrador)
  const isOtro =
    borrador !== undefined && conocidos.has(id) && !cambiando.get(id) && conocidos.get(id) !== layout
  useEffect(() => {
    if (borrador !== undefined && !conocidos.has(id)) conocidos.set(id, layout)
  }, [id, borrador, layout])
  return {
    layoutAjeno: isOtro ? (borrador.layout?.nombre ?? '') : null,
    leaveLayoutAjeno: () => {
      conocidos.set(id, layout)
      setDicho((n) => n + 1)
    },
  }
}
