import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { comisionesLotes as t } from '@valija/contract/messages/comisiones-lotes.ts'
import { useEffect, useRef, useState } from 'react'
import { overPhone } from '../../lib/widths.ts'
import type { ListState } from '../../ui/grid/list-state.ts'
import { Icon } from '../../ui/icon.tsx'
import { c } from '../../ui/tokens.ts'

const Box = styled(OutlinedInput)({ width: 230, [overPhone]: { minHeight: 36 } })

/** 'Buscar por Localizador' of the paid tab (Commissions §2 B): from its beginning, in capitals. */
export function LocalizadorBox({ state }: { state: ListState }) {
  const [text, setText] = useState(state.filters.localizador ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The address may have changed by the time the hand rests.
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const type = (value: string) => {
    const typed = value
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .slice(0, 40)
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => latest.current.setFilter('localizador', typed === '' ? null : typed),
      300,
    )
  }
  return (
    <Box
      type="search"
      value={text}
      placeholder={t.buscarLocalizador}
      onChange={(event) => type(event.target.value)}
      startAdornment={
        <InputAdornment position="start">
          <Icon name="lupa" color={c.texto2} />
        </InputAdornment>
      }
      inputProps={{ 'aria-label': t.buscarLocalizador }}
    />
  )
}
