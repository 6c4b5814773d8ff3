import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type ClipboardEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { onPhone, overPhone } from '../../lib/widths.ts'
import { Icon } from '../icon.tsx'
import { Row, Text } from '../layout.tsx'
import { lazyOverlay } from '../lazy-overlay.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { c } from '../tokens.ts'
import type { Pill } from './grid-types.ts'
import type { ListState } from './list-state.ts'

const SavedFilters = lazyPart(() => import('./saved-filters.tsx'))
const CodesPopover = lazyOverlay(() => import('./codes-popover.tsx'))

export const Bar = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 8px',
  minHeight: 52,
  padding: '7px 12px',
  borderBottom: `1px solid ${c.linea}`,
  [onPhone]: { padding: '8px 0', flexWrap: 'wrap', borderBottom: 0 },
  '@media print': { display: 'none' },
})
/** Beside the search box, also on a phone: there its sign stands for its words. */
const CodesButton = styled(Button)({
  [onPhone]: {
    minWidth: 44,
    padding: 0,
    '& .MuiButton-startIcon': { margin: 0 },
    '& .palabras': { display: 'none' },
  },
})
const PillBox = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  height: 30,
  borderRadius: 15,
  border: `1px solid ${c.linea}`,
  background: c.papel,
  padding: '0 2px 0 12px',
  fontSize: 14,
  whiteSpace: 'nowrap',
  '& button': { width: 26, height: 26, borderRadius: 13 },
})

const SearchInput = styled(OutlinedInput)({
  // What it searches is read whole; what does not fit beside it stands below.
  [onPhone]: { flex: '1 0 136px', '& input': { paddingRight: 0 } },
  [overPhone]: { width: 280, flex: 'none', minHeight: 36 },
})

type SearchBoxProps = { state: ListState; plural: string; onCodes?: ((text: string) => void) | undefined }
function SearchBox({ state, plural, onCodes }: SearchBoxProps) {
  const [typed, setTyped] = useState({ over: state.q, text: state.q })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The address may have changed by the time the hand rests: a row opened meanwhile stays open.
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  // What is being typed wins until the address says something else (a pill taken away, the back button).
  const text = typed.over === state.q || typed.text.trim() === state.q ? typed.text : state.q
  const type = (value: string) => {
    setTyped({ over: state.q, text: value })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current.setQ(value), 300)
  }
  /** Several lines are no search: they are a column of codes, which the field would run together. */
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (onCodes === undefined || !/\S[\r\n]+\s*\S/.test(pasted)) return
    event.preventDefault()
    onCodes(pasted)
  }
  return (
    <SearchInput
      type="search"
      value={text}
      onPaste={paste}
      placeholder={interfaz.buscarEn({ sustantivo: plural })}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') type('')
        if (event.key === 'Enter') {
          clearTimeout(timer.current)
          state.setQ(text)
        }
      }}
      startAdornment={
        <InputAdornment position="start">
          <Icon name="lupa" color={c.texto2} />
        </InputAdornment>
      }
      inputProps={{ 'aria-label': interfaz.buscarEn({ sustantivo: plural }) }}
    />
  )
}

/** The button, and what it opens: nothing of it is fetched before. */
function useCodes(state: ListState) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<{ pasted: string; anchor: HTMLElement | null } | null>(null)
  const show = (pasted: string) => setOpen({ pasted, anchor: button.current })
  const shown = (
    <>
      <CodesButton
        ref={button}
        size="small"
        startIcon={<Icon name="texto" />}
        aria-haspopup="dialog"
        aria-label={interfaz.pegarCodigos}
        title={interfaz.pegarCodigos}
        onClick={() => show('')}
      >
        <span className="palabras">{interfaz.pegarCodigos}</span>
      </CodesButton>
      {open === null ? null : <CodesPopover state={state} {...open} onClose={() => setOpen(null)} />}
    </>
  )
  return state.takesCodes ? { show, shown } : { show: undefined, shown: null }
}

type GridToolbarProps = {
  state: ListState
  plural: string
  search: boolean
  /** Fields of the Filtros panel. */
  filters?: ReactNode
  filtersText?: string
  pills: Pill[]
  extra?: ReactNode
  filtersOpen: boolean
  onFilters: (open: boolean) => void
}
export function GridToolbar({
  state,
  plural,
  search,
  filters,
  filtersText,
  pills,
  extra,
  filtersOpen,
  onFilters,
}: GridToolbarProps) {
  const button = useRef<HTMLButtonElement>(null)
  const codes = useCodes(state)
  return (
    <Bar role="search">
      {search ? <SearchBox state={state} plural={plural} onCodes={codes.show} /> : null}
      {filters === undefined ? null : (
        <>
          <Button
            ref={button}
            size="small"
            startIcon={<Icon name="filtro" />}
            aria-expanded={filtersOpen}
            aria-haspopup="dialog"
            onClick={() => onFilters(true)}
          >
            {filtersText ?? interfaz.filtros}
          </Button>
          <Popover
            open={filtersOpen}
            anchorEl={() => button.current}
            onClose={() => onFilters(false)}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
            slotProps={{
              paper: {
                role: 'dialog',
                'aria-label': interfaz.filtros,
                style: { padding: 16, width: 340, display: 'grid', gap: 12 },
              },
            }}
          >
            {filters}
            <Row nowrap align="stretch" justify="space-between" gap={0}>
              <Button size="small" onClick={state.clear}>
                {interfaz.quitarFiltros}
              </Button>
              <Button size="small" variant="outlined" onClick={() => onFilters(false)}>
                {interfaz.cerrar}
              </Button>
            </Row>
            <Suspense fallback={null}>
              <SavedFilters state={state} onApplied={() => onFilters(false)} />
            </Suspense>
          </Popover>
        </>
      )}
      {codes.shown}
      {pills.map(({ name, text, onRemove }) => (
        <PillBox key={name}>
          {text}
          <IconButton aria-label={interfaz.quitarFiltro({ filtro: text })} onClick={onRemove}>
            <Icon name="cruz" size={14} color={c.texto2} />
          </IconButton>
        </PillBox>
      ))}
      {extra === undefined ? null : <Text ml="auto">{extra}</Text>}
    </Bar>
  )
}
