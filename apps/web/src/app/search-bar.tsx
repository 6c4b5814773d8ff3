import IconButton from '@mui/material/IconButton'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Suspense, useId } from 'react'
import { useCan } from '../lib/sesion.ts'
import { Icon } from '../ui/icon.tsx'
import { Text } from '../ui/layout.tsx'
import { lazyPart, type Missing, MissingNotice } from '../ui/lazy-part.tsx'
import { SearchBox, SearchForm } from './search-look.ts'
import { useSearchBox } from './use-search-box.ts'

/** Under the box as what was found would be. */
const MissingPanel = ({ left, missing, onRetry }: Missing & { left: number }) => (
  // The field keeps the focus.
  <SearchBox style={{ left }} onMouseDown={(event) => event.preventDefault()}>
    <MissingNotice missing={missing} onRetry={onRetry} />
  </SearchBox>
)
const Panel = lazyPart(() => import('./search-panel.tsx'), MissingPanel)

/** One box that finds anything the role may see, from any screen: `/`, or Ctrl K also while typing elsewhere. */
export function SearchBar() {
  const can = useCan('buscar')
  const { phone, text, active, isField, goThere, field, panel } = useSearchBox(can)
  const list = useId()
  if (!can) return <Text grow />
  if (!isField)
    return (
      <IconButton aria-label={interfaz.buscar} onClick={goThere}>
        <Icon name="lupa" size={22} />
      </IconButton>
    )
  return (
    <>
      <SearchForm
        role="search"
        aria-label={interfaz.buscarEnTodo}
        data-sobre={phone}
        onSubmit={(event) => event.preventDefault()}
      >
        <Icon name="lupa" />
        <input
          {...field}
          type="search"
          role="combobox"
          aria-label={interfaz.buscar}
          aria-expanded={text !== null}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active}
          placeholder={interfaz.buscarAyuda}
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
        />
        {phone ? null : <kbd aria-hidden="true">Ctrl K</kbd>}
        {text === null ? null : (
          <Suspense fallback={null}>
            <Panel id={list} text={text} {...panel} />
          </Suspense>
        )}
      </SearchForm>
      {phone ? null : <Text grow />}
    </>
  )
}
