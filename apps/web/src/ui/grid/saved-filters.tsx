import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type SubmitEvent, useId, useState } from 'react'
import { isRecord, useKept } from '../../lib/kept.ts'
import { Icon } from '../icon.tsx'
import { Block, List, look, Row, Stack, Text } from '../layout.tsx'
import { c } from '../tokens.ts'
import type { ListState } from './list-state.ts'

/** Names of one list, each with the part of an address that it stands for; the last saved first. */
type Guardados = Readonly<Record<string, Readonly<Record<string, string>>>>
const maximo = 12
const readGuardados = (raw: unknown): Guardados =>
  Object.fromEntries(
    Object.entries(isRecord(raw) ? raw : {}).flatMap(([lista, names]) =>
      isRecord(names)
        ? [
            [
              lista,
              Object.fromEntries(
                Object.entries(names).filter((one): one is [string, string] => typeof one[1] === 'string'),
              ),
            ],
          ]
        : [],
    ),
  )

/** Filters that this person gave a name, at the end of the Filtros panel so that no field moves; their code comes when it opens. */
export default function SavedFilters({ state, onApplied }: { state: ListState; onApplied: () => void }) {
  const [all, save] = useKept('filtros', readGuardados)
  const [name, setName] = useState('')
  const id = useId()
  const { lista, address } = state.place
  const saved = all[lista] ?? {}
  const keep = (names: Readonly<Record<string, string>>) => save({ ...all, [lista]: names })
  const clean = name.trim().replace(/\s+/g, ' ').slice(0, 40)
  const full = saved[clean] === undefined && Object.keys(saved).length >= maximo
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (clean === '' || full) return document.getElementById(id)?.focus()
    keep({ ...saved, [clean]: address })
    setName('')
  }
  const none = Object.keys(saved).length === 0
  if (none && state.active.length === 0) return null
  return (
    <Block as="section" aria-label={interfaz.misFiltros} pt={12} lineTop>
      {none ? null : (
        <List>
          {Object.entries(saved).map(([one, address]) => (
            <Row as="li" key={one} nowrap gap={0}>
              <Button
                size="small"
                className={look({ justify: 'start', grow: true, min: 0 })}
                aria-current={address === state.place.address ? 'true' : undefined}
                onClick={() => {
                  state.applyAddress(address)
                  onApplied()
                }}
              >
                {one}
              </Button>
              <IconButton
                size="small"
                aria-label={interfaz.quitarFiltroGuardado({ nombre: one })}
                onClick={() => keep(Object.fromEntries(Object.entries(saved).filter(([key]) => key !== one)))}
              >
                <Icon name="cruz" size={16} color={c.texto2} />
              </IconButton>
            </Row>
          ))}
        </List>
      )}
      {state.active.length === 0 ? null : (
        <Stack as="form" onSubmit={submit} gap={4}>
          <Text as="label" htmlFor={id} small weight={500}>
            {interfaz.guardarFiltros}
          </Text>
          <Row nowrap align="stretch">
            <OutlinedInput
              id={id}
              value={name}
              fullWidth
              placeholder={interfaz.nombreDeFiltros}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" size="small" variant="outlined">
              {interfaz.guardar}
            </Button>
          </Row>
          {full ? <span role="status">{interfaz.filtrosLlenos({ maximo })}</span> : null}
        </Stack>
      )}
    </Block>
  )
}
