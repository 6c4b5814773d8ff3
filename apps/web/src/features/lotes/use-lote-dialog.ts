import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { withParams } from '../../lib/with-params.ts'

/** What the detail shows in place of its list of facturas. */
export const loteViews = ['pdf', 'xml', 'reservas', 'bitacora'] as const
export type LoteView = (typeof loteViews)[number]
type Change = Record<'lote' | 'ver' | 'factura' | 'd.cursor', string | null>

/** 'Detalles del lote' has an address: the lote, the view in it and the factura it is about. */
export function useLoteDialog() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (values: Partial<Change>, replace = false) =>
      setParams(
        (old) => {
          const next = withParams(old, values)
          // The lists inside the dialog begin anew with each lote.
          if (values.lote !== undefined)
            for (const name of Array.from(next.keys())) if (/^[fr]\./.test(name)) next.delete(name)
          if (values.factura !== undefined)
            for (const name of Array.from(next.keys())) if (name.startsWith('r.')) next.delete(name)
          return next
        },
        { replace },
      ),
    [setParams],
  )
  const lote = params.get('lote')
  const factura = params.get('factura')
  const open = useCallback(
    (id: number, ver: LoteView | null = null) =>
      change({ lote: String(id), ver, factura: null, 'd.cursor': null }),
    [change],
  )
  const close = useCallback(
    () => change({ lote: null, ver: null, factura: null, 'd.cursor': null }, true),
    [change],
  )
  const show = useCallback(
    (ver: LoteView | null, facturaId: number | null = null) =>
      change({ ver, factura: facturaId === null ? null : String(facturaId), 'd.cursor': null }),
    [change],
  )
  const step = useCallback((cursor: string | null) => change({ 'd.cursor': cursor }, true), [change])
  return {
    id: lote !== null && /^\d{1,15}$/.test(lote) ? Number(lote) : null,
    ver: loteViews.find((view) => view === params.get('ver')) ?? null,
    factura: factura !== null && /^\d{1,15}$/.test(factura) ? Number(factura) : null,
    cursor: params.get('d.cursor'),
    open,
    close,
    show,
    step,
  }
}
