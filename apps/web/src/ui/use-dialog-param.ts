import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { withParams } from '../lib/with-params.ts'

/**
 * A dialog with an address: `const [id, open, close] = useDialogParam('lote')` keeps `?lote=<id>` in the URL, so that it
 * can be linked, reloaded and left with the browser's back button.
 */
export function useDialogParam(name: string): [string | null, (id: string) => void, () => void] {
  const [params, setParams] = useSearchParams()
  const open = useCallback(
    (id: string) => setParams((old) => withParams(old, { [name]: id })),
    [name, setParams],
  )
  const close = useCallback(
    () => setParams((old) => withParams(old, { [name]: null }), { replace: true }),
    [name, setParams],
  )
  return [params.get(name), open, close]
}
