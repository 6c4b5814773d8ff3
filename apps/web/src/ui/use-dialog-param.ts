import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { withParams } from '../lib/with-params.ts'

/**
 * A dialog with an address: `const [id, open, close] = useDialogParam('lote')` keeps `?lote=<id>` in the URL, so that it
 * can be linked, reloaded and left with the browser's back button. `close` takes away the one it was given for: late, by an
 * answer, it closes no other, and calls nobody back from another screen.
 */
export function useDialogParam(name: string): [string | null, (id: string) => void, () => void] {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const id = params.get(name)
  const open = useCallback(
    (id: string) => setParams((old) => withParams(old, { [name]: id })),
    [name, setParams],
  )
  const close = useCallback(() => {
    const now = new URLSearchParams(location.search)
    if (location.pathname === pathname && now.get(name) === id)
      setParams(withParams(now, { [name]: null }), { replace: true })
  }, [name, id, pathname, setParams])
  return [id, open, close]
}
