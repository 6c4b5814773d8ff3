import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { type FocusEvent, useState } from 'react'
import { onPhone } from '../../lib/widths.ts'
import { c } from '../../ui/tokens.ts'

const Cell = styled(InputBase)({
  width: '100%',
  minWidth: 92,
  height: 30,
  padding: '0 8px',
  border: `1px solid ${c.borde}`,
  borderRadius: 6,
  background: c.papel,
  '& input': { padding: 0 },
  [onPhone]: { height: 44 },
})

const pesosDe = (texto: string): number | null => {
  const limpio = texto.replace(/[$,\s]/g, '')
  return /^\d{1,12}(\.\d{1,6})?$/.test(limpio) ? Math.round(Number(`${limpio}e2`)) / 100 : null
}

type CeldaProps = {
  label: string
  /** As the server has it. */
  valor: string
  money: boolean
  /** Answers whether it was saved. */
  onSave: (nuevo: string | number) => Promise<boolean>
}
/**
 * One field of a row, saved when it is left. What the server has of it shows where nobody writes: neither the answer to what
 * was written before, nor what came from elsewhere, takes the place of what is being written or on its way.
 */
export function CeldaDeRenglon({ label, valor, money, onSave }: CeldaProps) {
  const [escrito, setEscrito] = useState<string | null>(null)
  const [enCamino, setEnCamino] = useState<string | null>(null)
  const [aqui, setAqui] = useState(false)
  const [visto, setVisto] = useState(valor)
  if (visto !== valor) {
    setVisto(valor)
    if (!aqui && enCamino === null) setEscrito(null)
  }
  const leave = async ({ target }: FocusEvent<HTMLInputElement>) => {
    setAqui(false)
    const texto = target.value.trim()
    if (texto === (enCamino ?? valor)) return
    const nuevo = money ? pesosDe(texto) : texto
    target.setCustomValidity(nuevo === null ? t.importeMal : '')
    if (nuevo === null) return target.reportValidity()
    setEnCamino(texto)
    const saved = await onSave(nuevo)
    setEnCamino((now) => (now === texto ? null : now))
    if (saved) setEscrito((now) => (now?.trim() === texto ? null : now))
  }
  return (
    <Cell
      value={escrito ?? valor}
      onChange={({ target }) => setEscrito(target.value)}
      onFocus={() => setAqui(true)}
      onBlur={(event: FocusEvent<HTMLInputElement>) => void leave(event)}
      inputProps={{ 'aria-label': label, style: { textAlign: money ? 'right' : 'left' } }}
    />
  )
}
