import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Popover from '@mui/material/Popover'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { maximoDeCodigos, readCodigos } from '@valija/domain/buscar/codigos.ts'
import { type SubmitEvent, useId, useState } from 'react'
import { Field } from '../form/field.tsx'
import { Row, Stack } from '../layout.tsx'
import type { ListState } from './list-state.ts'

type Props = { state: ListState; anchor: HTMLElement | null; pasted: string; onClose: () => void }
/** A column of codes, pasted to filter the list; more than it takes stay where they are, with the reason. */
export default function CodesPopover({ state, anchor, pasted, onClose }: Props) {
  const id = useId()
  const [text, setText] = useState(
    pasted === '' ? (state.filters.codigos ?? '').split(' ').join('\n') : pasted,
  )
  const codigos = readCodigos(text)
  const many = codigos.length > maximoDeCodigos
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (many || codigos.length === 0) return document.getElementById(id)?.focus()
    state.setFilter('codigos', codigos.join(' '))
    onClose()
  }
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        transition: { onEntered: () => document.getElementById(id)?.focus() },
        paper: { role: 'dialog', 'aria-label': interfaz.pegarCodigos, style: { padding: 16, width: 340 } },
      }}
    >
      <Stack as="form" onSubmit={submit}>
        <Field
          id={id}
          label={interfaz.codigos}
          help={interfaz.pegarCodigosTexto({ maximo: maximoDeCodigos })}
          error={many ? interfaz.muchosCodigos({ n: codigos.length, maximo: maximoDeCodigos }) : undefined}
        >
          <OutlinedInput
            id={id}
            multiline
            minRows={6}
            maxRows={12}
            value={text}
            error={many}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Row nowrap justify="space-between" gap={0}>
          <span role="status">{interfaz.conCodigos({ n: codigos.length })}</span>
          <Button type="submit" size="small" variant="contained">
            {interfaz.filtrarPorCodigos}
          </Button>
        </Row>
      </Stack>
    </Popover>
  )
}
