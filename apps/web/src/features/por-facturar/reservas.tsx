import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { ReservaPorFacturar } from '@valija/contract/estancias.ts'
import { porFacturarPantalla as t } from '@valija/contract/messages/por-facturar-pantalla.ts'
import { type SituacionDeReserva, situaciones } from '@valija/domain/estancias/por-facturar.ts'
import { useNavigate } from 'react-router'
import { porFacturarApi } from '../../lib/llamadas/por-facturar.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Stack, Text } from '../../ui/layout.tsx'
import { columnasReservas } from './columnas.tsx'

const source = {
  ...porFacturarApi.reservas.list(),
  temas: ['lote', 'borrador', 'reloj'],
} as const
const options = { tab: { name: 'lista', value: '' }, filters: ['situacion', 'proveedorId'] } as const
const rowId = ({ localizador }: ReservaPorFacturar) => localizador
const pillText = {
  situacion: (value: string) => t.situaciones[value as SituacionDeReserva],
  proveedorId: (id: string) => t.hotelDe({ id }),
}

/** Bookings whose stay ended and whose factura is not on its way to be paid, with where it is. */
export function Reservas() {
  const state = useListState(options)
  const navigate = useNavigate()
  return (
    <Grid<ReservaPorFacturar>
      name="reservas-por-facturar"
      label={t.pestanas.reservas}
      source={source}
      state={state}
      columns={columnasReservas}
      rowId={rowId}
      rowName={rowId}
      noun={t.reservaSustantivo}
      empty={{ text: t.sinReservas }}
      onOpen={({ localizador }) => void navigate(pathTo(paths.reserva, { localizador }))}
      pillText={pillText}
      filters={
        <Stack gap={4}>
          <Text as="label" id="situacion-de-reserva" small weight={500}>
            {t.situacion}
          </Text>
          <Select
            labelId="situacion-de-reserva"
            displayEmpty
            value={state.filters.situacion ?? ''}
            onChange={({ target }) => state.setFilter('situacion', target.value || null)}
          >
            <MenuItem value="">{t.todas}</MenuItem>
            {situaciones.map((una) => (
              <MenuItem key={una} value={una}>
                {t.situaciones[una]}
              </MenuItem>
            ))}
          </Select>
        </Stack>
      }
      underTabs
    />
  )
}
