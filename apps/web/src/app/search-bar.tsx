import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { withQuery } from '../lib/api.ts'
import { useShortcut } from '../lib/keys.ts'
import { paths } from '../lib/paths.ts'
import { useSesion } from '../lib/sesion.ts'
import { usePhone } from '../lib/use-media.ts'
import { Icon } from '../ui/icon.tsx'
import { c } from '../ui/tokens.ts'
import { screens } from './routes.tsx'
import { verdict } from './screen.ts'

const Box = styled('form')({
  width: 420,
  minWidth: 0,
  height: 34,
  borderRadius: 6,
  background: 'rgba(255,255,255,.1)',
  color: c.marcoTexto2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 10px',
  '&:focus-within': { outline: `2px solid ${c.marcoTexto}`, outlineOffset: 1 },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    border: 0,
    background: 'none',
    font: 'inherit',
    color: c.marcoTexto,
    outline: 'none !important',
    '&::placeholder': { color: c.marcoTexto2, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '& kbd': {
    font: 'inherit',
    fontSize: 12,
    lineHeight: '18px',
    fontWeight: 500,
    border: '1px solid currentColor',
    borderRadius: 4,
    padding: '0 5px',
    opacity: 0.85,
  },
  '@media (max-width: 767.95px)': {
    position: 'absolute',
    left: 8,
    right: 8,
    width: 'auto',
    height: 40,
    background: c.marco,
    border: `1px solid ${c.marcoTexto2}`,
  },
})

/** Lists that can be searched from anywhere; the first one the role may open is where the search leads. */
const targets = [paths.factura, paths.facturaProveedor, paths.facturasComisionista, paths.listarPagos]

export function SearchBar() {
  const sesion = useSesion()
  const navigate = useNavigate()
  const phone = usePhone()
  const [open, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const target = targets.find((path) =>
    screens.some((screen) => screen.path === path && verdict(screen, sesion) === 'pasa'),
  )
  const focus = () => input.current?.focus()
  // On a phone the field appears first; elsewhere the very next letter must already reach it.
  const goThere = () => {
    if (input.current === null) flushSync(() => setOpen(true))
    focus()
  }
  useShortcut('/', goThere)
  if (target === undefined) return <span style={{ flex: 1 }} />
  const search = (event: FormEvent) => {
    event.preventDefault()
    const q = input.current?.value.trim() ?? ''
    setOpen(false)
    if (q !== '') void navigate(withQuery(target, { q }))
  }
  const box = (
    <Box role="search" aria-label={interfaz.buscarAyuda} onSubmit={search}>
      <Icon name="lupa" />
      <input
        ref={input}
        type="search"
        aria-label={interfaz.buscar}
        placeholder={interfaz.buscarAyuda}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.currentTarget.value = ''
          event.currentTarget.blur()
        }}
        onBlur={() => setOpen(false)}
      />
      {phone ? null : <kbd aria-hidden="true">/</kbd>}
    </Box>
  )
  if (!phone)
    return (
      <>
        {box}
        <span style={{ flex: 1 }} />
      </>
    )
  return open ? (
    box
  ) : (
    <IconButton aria-label={interfaz.buscar} onClick={goThere}>
      <Icon name="lupa" size={22} />
    </IconButton>
  )
}
