import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { ProveedorDirectorio } from '@valija/contract/borradores.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { usuarios } from '@valija/contract/messages/usuarios.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { useId, useState } from 'react'
import { directorioApi } from '../../lib/llamadas/directorio.ts'
import { Field, helpId } from '../../ui/form/field.tsx'
import { useField } from '../../ui/form/use-field.ts'
import { Icon } from '../../ui/icon.tsx'
import { Block, look, Mono, Quiet, Row, Stack, Text } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { c } from '../../ui/tokens.ts'

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${c.linea}`,
  borderRadius: 6,
  '& li': { display: 'flex', alignItems: 'center', gap: 12, padding: '4px 6px 4px 12px' },
  '& li + li': { borderTop: `1px solid ${c.linea}` },
  '& li span:first-of-type': { flex: 1, minWidth: 0 },
})

/** One or more providers chosen from the directory: added and taken away, never twice (Access §2, §5). */
export function ProviderPicker() {
  const id = useId()
  const { field, error } = useField({ name: 'idProveedores' })
  const chosen = (field.value as number[] | undefined) ?? []
  const { data: all = [], error: failure } = useQuery(
    directorioApi.getAntSuppliers.query({ staleTime: 300_000 }),
  )
  const [picked, setPicked] = useState<ProveedorDirectorio | null>(null)
  const [twice, setTwice] = useState(false)
  const add = () => {
    if (picked === null) return document.getElementById(id)?.focus()
    if (chosen.includes(picked.id)) return setTwice(true)
    field.onChange([...chosen, picked.id])
    setPicked(null)
  }
  const nameOf = (one: number) => all.find((proveedor) => proveedor.id === one)
  const problem = twice ? usuarios.proveedorRepetido : error
  return (
    <Stack as="fieldset" gap={10} min={0} m={0} p={0} bare>
      <Text as="legend" p={0} mb={6} weight={600}>
        {t.proveedoresDeLaCuenta}
      </Text>
      <Row align="start">
        <Block grow min={240}>
          <Field id={id} label={t.eligeProveedor} help={t.eligeProveedorAyuda} error={problem}>
            <Autocomplete<ProveedorDirectorio>
              id={id}
              options={all}
              value={picked}
              onChange={(_event, value) => {
                setPicked(value)
                setTwice(false)
              }}
              onBlur={field.onBlur}
              getOptionLabel={(option) => `${option.razonSocial} · ${option.nombreComercial} · ${option.rfc}`}
              getOptionKey={(option) => option.id}
              isOptionEqualToValue={(a, b) => a.id === b.id}
              noOptionsText={interfaz.sinOpciones}
              clearText={interfaz.limpiar}
              openText={interfaz.abrirLista}
              closeText={interfaz.cerrar}
              popupIcon={<Icon name="abajo" />}
              clearIcon={<Icon name="cruz" size={16} />}
              renderInput={(params) => (
                <OutlinedInput
                  ref={params.slotProps.input.ref}
                  fullWidth
                  className={params.slotProps.input.className}
                  endAdornment={params.slotProps.input.endAdornment}
                  error={problem !== undefined}
                  inputRef={field.ref}
                  inputProps={{ ...params.slotProps.htmlInput, id, 'aria-describedby': helpId(id) }}
                />
              )}
            />
          </Field>
        </Block>
        <Button variant="outlined" onClick={add} className={look({ mt: 22 })}>
          {t.agregar}
        </Button>
      </Row>
      <ErrorNotice error={failure} />
      {chosen.length === 0 ? (
        <Quiet>{t.sinProveedoresElegidos}</Quiet>
      ) : (
        <List aria-label={t.proveedoresDeLaCuenta}>
          {chosen.map((one) => (
            <li key={one}>
              <span>
                {nameOf(one)?.razonSocial ?? one} <Mono>{nameOf(one)?.rfc}</Mono>
              </span>
              <Button
                size="small"
                aria-label={t.quitarProveedor({ nombre: nameOf(one)?.razonSocial ?? String(one) })}
                onClick={() => field.onChange(chosen.filter((other) => other !== one))}
              >
                {interfaz.quitar}
              </Button>
            </li>
          ))}
        </List>
      )}
    </Stack>
  )
}
