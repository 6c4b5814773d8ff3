import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { comisionesPantalla as t } from '@valija/contract/messages/comisiones-pantalla.ts'
import { useDeferredValue, useId, useState } from 'react'
import { directorioApi } from '../../lib/llamadas/directorio.ts'
import { Field, helpId } from '../../ui/form/field.tsx'
import { look, Mono, Quiet, Row, Stack } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'

/** Staff act for an agent: found by name or tax id. */
export function AgentePicker({ onPick }: { onPick: (clienteId: number) => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const { data, error, isPlaceholderData } = useQuery(
    directorioApi.comisionistas.query({ query: { q, porPagina: 8 }, placeholderData: keepPreviousData }),
  )
  return (
    <PaddedPanel stack max={720} gap={12}>
      <Field id={id} label={t.eligeAgente} help={t.eligeAgenteTexto}>
        <OutlinedInput
          id={id}
          type="search"
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          inputProps={{ 'aria-describedby': helpId(id) }}
        />
      </Field>
      <ErrorNotice error={error} />
      <Stack gap={2} inert={isPlaceholderData}>
        {data?.filas.map(({ clienteId, razonSocialCliente, rfcCliente }) => (
          <Button
            key={clienteId}
            onClick={() => onPick(clienteId)}
            className={look({ justify: 'start', text: 'left' })}
          >
            <Row gap={0} gapX={10}>
              <span>{razonSocialCliente}</span>
              <Mono tone="texto2">{rfcCliente}</Mono>
            </Row>
          </Button>
        ))}
        {data?.siguiente != null ? <Quiet>{t.masAgentes}</Quiet> : null}
      </Stack>
    </PaddedPanel>
  )
}
