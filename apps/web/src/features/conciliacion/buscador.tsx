import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useQuery } from '@tanstack/react-query'
import type { Sugerencia } from '@valija/contract/conciliacion.ts'
import { conciliacionDialogos as t } from '@valija/contract/messages/conciliacion-dialogos.ts'
import { conciliacionMovimiento } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { Field } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Quiet, Row, Stack } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { c } from '../../ui/tokens.ts'

type BuscadorProps = {
  movimientoID: number
  label: string
  /** Enter again on the same text: take the first one. */
  onFirst?: (first: Sugerencia) => void
  /** Of what is found, what can be taken here. */
  only?: (found: Sugerencia) => boolean
  children: (found: Sugerencia) => ReactNode
}
/** A person's own search among payments, bookings and batches, judged against the row like any suggestion. */
export function Buscador({ movimientoID, label, onFirst, only, children }: BuscadorProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [q, setQ] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const { data, error, isFetching } = useQuery(
    conciliacionApi.candidatos.query({ query: { movimientoID, q }, enabled: q !== '' }),
  )
  const all = q === '' ? [] : (data?.sugerencias ?? [])
  const found = only === undefined ? all : all.filter(only)
  const search = () => {
    const wanted = text.trim()
    if (wanted === '') return input.current?.focus()
    const [first] = found
    if (wanted === q && first !== undefined && !isFetching) onFirst?.(first)
    else setQ(wanted)
  }
  return (
    <Stack>
      <Field id={id} label={label}>
        <Row as="span" nowrap align="stretch">
          <OutlinedInput
            id={id}
            inputRef={input}
            value={text}
            fullWidth
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              search()
            }}
            startAdornment={
              <InputAdornment position="start">
                <Icon name="lupa" color={c.texto2} />
              </InputAdornment>
            }
          />
          <Button variant="outlined" onClick={search} loading={isFetching}>
            {t.buscar}
          </Button>
        </Row>
      </Field>
      <ErrorNotice error={error} />
      <div role="status">
        <Quiet>
          {q === ''
            ? t.buscarEmpieza
            : isFetching
              ? conciliacionMovimiento.buscandoSugerencias
              : found.length === 0
                ? error === null
                  ? t.buscarNada
                  : ''
                : t.resultados({ n: found.length })}
        </Quiet>
      </div>
      {found.map((one) => children(one))}
    </Stack>
  )
}
