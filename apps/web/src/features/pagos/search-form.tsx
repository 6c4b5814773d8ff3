import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { pagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { normalizeLocalizador } from '@valija/domain/pagos/reserva.ts'
import { typedOfRfc } from '@valija/palabras/rfc.ts'
import { useId } from 'react'
import { focusOnMount } from '../../lib/place.ts'
import { Field } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Quiet, Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { c, fuenteMono } from '../../ui/tokens.ts'

export type Busqueda = { localizador: string; rfc: string }
const rfcMaximo = 13
const normalizeRfcTyped = (text: string) => typedOfRfc(text).slice(0, rfcMaximo)

type CodeFieldProps = {
  label: string
  clear: string
  value: string
  onChange: (value: string) => void
  /** Takes the focus when the screen opens. */
  first?: boolean
}

function CodeField({ label, clear, value, onChange, first }: CodeFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label}>
      <OutlinedInput
        id={id}
        value={value}
        inputRef={first ? focusOnMount : undefined}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ spellCheck: false, style: { fontFamily: fuenteMono } }}
        endAdornment={
          value === '' ? null : (
            <IconButton size="small" aria-label={clear} onClick={() => onChange('')}>
              <Icon name="cruz" size={16} color={c.texto2} />
            </IconButton>
          )
        }
      />
    </Field>
  )
}

type SearchFormProps = {
  value: Busqueda
  onChange: (value: Busqueda) => void
  localizadorMaximo: number
  searching: boolean
  incomplete: boolean
  onSearch: () => void
}
/** Localizador and RFC, typed in capitals; Enter searches. */
export function SearchForm(props: SearchFormProps) {
  const { value, onChange, localizadorMaximo, searching, incomplete, onSearch } = props
  return (
    <PaddedPanel max={720}>
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!searching) onSearch()
        }}
        gap={16}
      >
        <Quiet>{t.buscarAyuda}</Quiet>
        <Stack gap={16} cols={220}>
          <CodeField
            label={t.localizador}
            clear={t.limpiarLocalizador}
            value={value.localizador}
            first
            onChange={(text) =>
              onChange({ ...value, localizador: normalizeLocalizador(text).slice(0, localizadorMaximo) })
            }
          />
          <CodeField
            label={t.rfc}
            clear={t.limpiarRfc}
            value={value.rfc}
            onChange={(text) => onChange({ ...value, rfc: normalizeRfcTyped(text) })}
          />
        </Stack>
        {incomplete ? (
          <Notice tono="error" title={pagos.camposIncompletosTitulo}>
            {pagos.camposIncompletos}
          </Notice>
        ) : null}
        <Row nowrap justify="end" gap={12}>
          {searching ? <span role="status">{t.buscandoInformacion}</span> : null}
          <Button type="submit" variant="contained" disabled={searching} startIcon={<Icon name="lupa" />}>
            {searching ? t.buscando : t.buscar}
          </Button>
        </Row>
      </Stack>
    </PaddedPanel>
  )
}
