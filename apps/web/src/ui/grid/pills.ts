import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { Pill } from './grid-types.ts'
import type { ListState } from './list-state.ts'

type Filters = Pick<ListState, 'active' | 'q' | 'filters' | 'setQ' | 'setFilter'>
/** What narrows a list, each in words and with its way out; `words` are those of the list's own filters. */
export const pillsOf = (
  { active, q, filters, setQ, setFilter }: Filters,
  words: Record<string, (value: string) => string>,
): Pill[] =>
  active.map((name) => {
    const value = filters[name] ?? ''
    if (name === 'q') return { name, text: interfaz.busqueda({ texto: q }), onRemove: () => setQ('') }
    const text =
      name === 'codigos'
        ? interfaz.conCodigos({ n: value.split(' ').length })
        : (words[name]?.(value) ?? value)
    return { name, text, onRemove: () => setFilter(name, null) }
  })
