import OutlinedInput from '@mui/material/OutlinedInput'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { agentesPorBusqueda, type ClienteComisionista } from '@valija/contract/directorio.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { isRfc } from '@valija/palabras/rfc.ts'
import { useDeferredValue, useId, useState } from 'react'
import { directorioApi } from '../../lib/llamadas/directorio.ts'
import { focusOnMount } from '../../lib/place.ts'
import { useSesion } from '../../lib/sesion.ts'
import { Field, helpId } from '../../ui/form/field.tsx'
import { Block, Stack } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { ComisionistaTable } from './comisionista-table.tsx'

/** Agents by legal name as one types, or for a hotel by their whole RFC; each result can be picked. */
type AgentSearchProps = {
  onPick: (agente: ClienteComisionista) => void
  /** Nobody was picked where somebody must be. */
  error?: string | undefined
}
export function ComisionistaSearch({ onPick, error: missing }: AgentSearchProps) {
  const id = useId()
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const porRfc = useSesion().rol === 'proveedor'
  const enough = porRfc ? isRfc(q) : q.length >= 2
  const {
    data: found,
    error,
    isPlaceholderData,
  } = useQuery(
    directorioApi.buscarComisionistas.query({
      query: { q },
      enabled: enough,
      placeholderData: keepPreviousData,
    }),
  )
  return (
    <>
      <Block max={460}>
        <Field
          id={id}
          error={missing}
          label={porRfc ? t.buscarPorRfc : t.buscarComisionista}
          help={porRfc ? t.buscarPorRfcAyuda : t.buscarComisionistaAyuda}
        >
          <OutlinedInput
            id={id}
            type="search"
            inputRef={focusOnMount}
            value={text}
            autoComplete="off"
            error={missing !== undefined}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              // Enter here searches; it must not send the invitation.
              if (event.key === 'Enter') event.preventDefault()
            }}
            inputProps={{ 'aria-describedby': helpId(id) }}
          />
        </Field>
      </Block>
      <ErrorNotice error={error} />
      {!enough || found === undefined ? null : found.length === 0 ? (
        // Nothing is said of what has not been answered.
        <span role="status">{isPlaceholderData ? null : t.sinResultados({ q })}</span>
      ) : (
        <Stack gap={12} inert={isPlaceholderData}>
          <ComisionistaTable
            label={t.resultados}
            agentes={found}
            action={{ text: t.elegir, onClick: onPick }}
          />
          {found.length < agentesPorBusqueda ? null : (
            <span role="status">{t.masResultados({ n: found.length })}</span>
          )}
        </Stack>
      )}
    </>
  )
}
