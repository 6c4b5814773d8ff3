import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import { useQuery } from '@tanstack/react-query'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { type ReactNode, useId } from 'react'
import { nombreCorto } from '../../lib/formats.ts'
import { DatePick } from '../../ui/form/date-pick.tsx'
import type { ListState } from '../../ui/grid/list-state.ts'
import { Stack, Text } from '../../ui/layout.tsx'
import { satTexts } from './lote-filters.ts'
import { hotelesQuery } from './lotes-calls.ts'

function Labeled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <Stack gap={4} min={0}>
      <Text as="label" htmlFor={id} small weight={500}>
        {label}
      </Text>
      {children(id)}
    </Stack>
  )
}

/** Fields of the Filtros panel; their code comes when it opens. */
export default function LoteFilterFields({ state, categoria }: { state: ListState; categoria: Categoria }) {
  const { data: hoteles = [] } = useQuery(hotelesQuery(categoria))
  const { filters, setFilter } = state
  const chosen = hoteles.find(({ proveedorId }) => String(proveedorId) === filters.proveedorId) ?? null
  return (
    <>
      <Labeled label={categoria === 'Proveedor' ? t.filtroProveedor : t.comisionista}>
        {(id) => (
          <Autocomplete
            id={id}
            options={hoteles}
            value={chosen}
            getOptionLabel={({ proveedorNombre }) => nombreCorto(proveedorNombre)}
            getOptionKey={({ proveedorId }) => proveedorId}
            isOptionEqualToValue={(a, b) => a.proveedorId === b.proveedorId}
            noOptionsText={interfaz.sinOpciones}
            onChange={(_event, hotel) =>
              setFilter('proveedorId', hotel === null ? null : String(hotel.proveedorId))
            }
            renderInput={({ slotProps, ...params }) => (
              <OutlinedInput id={params.id} fullWidth inputProps={slotProps.htmlInput} {...slotProps.input} />
            )}
          />
        )}
      </Labeled>
      <Stack cols={150}>
        <Labeled label={t.filtroDesde}>
          {(id) => (
            <DatePick
              id={id}
              value={filters.desde ?? null}
              onChange={(dia) => setFilter('desde', dia)}
              max={filters.hasta}
            />
          )}
        </Labeled>
        <Labeled label={t.filtroHasta}>
          {(id) => (
            <DatePick
              id={id}
              value={filters.hasta ?? null}
              onChange={(dia) => setFilter('hasta', dia)}
              min={filters.desde}
            />
          )}
        </Labeled>
      </Stack>
      <Labeled label={t.filtroSat}>
        {(id) => (
          <Select
            id={id}
            value={filters.sat ?? ''}
            displayEmpty
            onChange={(event) => setFilter('sat', event.target.value)}
            inputProps={{ 'aria-label': t.filtroSat }}
          >
            <MenuItem value="">{t.todos}</MenuItem>
            {Object.entries(satTexts).map(([value, text]) => (
              <MenuItem key={value} value={value}>
                {text}
              </MenuItem>
            ))}
          </Select>
        )}
      </Labeled>
      <Labeled label={t.filtroExcepcion}>
        {(id) => (
          <Text as="label" htmlFor={id} inline align="center" flush>
            <Checkbox
              id={id}
              checked={filters.excepcion === 'si'}
              onChange={(_event, on) => setFilter('excepcion', on ? 'si' : null)}
            />
            {t.soloExcepciones}
          </Text>
        )}
      </Labeled>
    </>
  )
}
