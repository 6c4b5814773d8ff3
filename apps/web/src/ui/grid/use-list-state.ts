import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type Filas, usePaging } from './list-look.ts'
import type { ListState } from './list-state.ts'

type Options = {
  /** Rows a page, as the list documents. */
  porPagina?: number
  /** Order when the URL says none: `-fechaCreacion`. */
  orden?: string
  /** Names of the list's own filters, in the order of their pills. */
  filters?: readonly string[]
  /** A filter that is a tab: it is not counted nor cleared. Its value when the URL says none, or none of `values`. */
  tab?: { name: string; value: string; values?: readonly string[] }
  /** Always asked, never in the URL: `{ categoria: 'Proveedor' }`. */
  fixed?: Readonly<Record<string, string>>
  /** When two lists share a page (a dialog over a list). */
  prefix?: string
}

const none: readonly string[] = []
const isTab = (said: string | null, values?: readonly string[]) =>
  said !== null && (values === undefined || values.includes(said))
const noFixed: Readonly<Record<string, string>> = {}

/** Search, filters, order and page of a list, kept in the URL so that it can be reloaded, linked and gone back to. */
export function useListState(options: Options = {}): ListState {
  const {
    porPagina: documented = 15,
    orden: usual,
    filters: names = none,
    tab,
    prefix = '',
    fixed = noFixed,
  } = options
  const { name: tabName, value: tabValue, values: tabValues } = tab ?? {}
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const lista = `${pathname.replace(/\d+/g, '#')} ${prefix}`.trim()
  const { filas: porPagina, chosen, choose } = usePaging(lista, documented, prefix === '')
  const key = useCallback((name: string) => (prefix === '' ? name : `${prefix}.${name}`), [prefix])

  const change = useCallback(
    (values: Record<string, string | null>, keepPage = false) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old)
          if (!keepPage) next.delete(key('cursor'))
          for (const [name, value] of Object.entries(values))
            if (value === null || value === '') next.delete(key(name))
            else next.set(key(name), value)
          return next
        },
        { replace: !keepPage },
      ),
    [key, setParams],
  )

  const text = params.toString()
  const fixedText = JSON.stringify(fixed)
  return useMemo(() => {
    const read = new URLSearchParams(text)
    const all = tabName === undefined ? names : [tabName, ...names]
    const filters = JSON.parse(fixedText) as Record<string, string>
    for (const name of all) {
      const said = read.get(key(name))
      const value = tabName === name && !isTab(said, tabValues) ? (tabValue ?? null) : said
      if (value !== null && value !== '') filters[name] = value
    }
    const q = read.get(key('q')) ?? ''
    const orden = read.get(key('orden')) ?? usual
    const cursor = read.get(key('cursor'))
    const filterQuery = { ...filters, q, orden }
    const page = cursor === 'fin' ? { fin: true } : { cursor }
    return {
      query: { ...filterQuery, porPagina, ...page },
      filterQuery,
      q,
      orden,
      filters,
      active: [...(q === '' ? [] : ['q']), ...names.filter((name) => filters[name] !== undefined)],
      setQ: (value: string) => change({ q: value.trim() }),
      setOrden: (value: string | undefined) => change({ orden: value ?? null }),
      setFilter: (name: string, value: string | null) => change({ [name]: value }),
      setFilters: (values: Record<string, string | null>) => change(values),
      clear: () => change({ q: null, ...Object.fromEntries(names.map((name) => [name, null])) }),
      goTo: (next: string | null) => change({ cursor: next }, true),
      takesCodes: names.includes('codigos'),
      place: {
        lista,
        address: new URLSearchParams(
          [...all, 'q', 'orden'].flatMap((name) => {
            const said = read.get(key(name))
            return said === null ? [] : [[name, said]]
          }),
        ).toString(),
      },
      applyAddress: (address: string) => {
        const kept = new URLSearchParams(address)
        change(Object.fromEntries([...all, 'q', 'orden'].map((name) => [name, kept.get(name)])))
      },
      paging: { filas: porPagina, chosen },
      setRows: (filas: Filas) => {
        choose(filas)
        change({})
      },
    }
  }, [
    text,
    key,
    change,
    usual,
    porPagina,
    chosen,
    choose,
    lista,
    names,
    tabName,
    tabValue,
    tabValues,
    fixedText,
  ])
}
