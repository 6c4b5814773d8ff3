import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import { useQuery } from '@tanstack/react-query'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { useId, useState } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { DayFilter } from '../../ui/grid/day-filter.tsx'
import type { ListState } from '../../ui/grid/use-list-state.ts'
import { estadosQuery, metodosQuery } from './queries.ts'

type Name = keyof typeof t.filtros

function Choice({ state, name, options }: { state: ListState; name: Name; options: [string, string][] }) {
  const id = useId()
  return (
    <Field id={id} label={t.filtros[name]}>
      <Select
        value={state.filters[name] ?? ''}
        displayEmpty
        SelectDisplayProps={{ id, 'aria-label': t.filtros[name] }}
        onChange={(event) => state.setFilter(name, event.target.value || null)}
      >
        <MenuItem value="">{t.todos}</MenuItem>
        {options.map(([value, text]) => (
          <MenuItem key={value} value={value}>
            {text}
          </MenuItem>
        ))}
      </Select>
    </Field>
  )
}

function Code({ state, name }: { state: ListState; name: Name }) {
  const id = useId()
  const [text, setText] = useState(state.filters[name] ?? '')
  const apply = () => state.setFilter(name, text.trim() || null)
  return (
    <Field id={id} label={t.filtros[name]}>
      <OutlinedInput
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value.toUpperCase())}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply()
        }}
      />
    </Field>
  )
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: 12,
} as const

/** 'Filtros Avanzados': every filter of the document. */
export function PagosFilters({ state }: { state: ListState }) {
  const { data: estados = [] } = useQuery(estadosQuery)
  const { data: metodos = [] } = useQuery(metodosQuery(false))
  return (
    <>
      <Choice
        state={state}
        name="estadoID"
        options={estados.map((one) => [String(one.estadoID), one.nombreEstado])}
      />
      <Choice
        state={state}
        name="metodoPagoID"
        options={metodos.map((one) => [String(one.metodoPagoID), one.nombreMetodoPago])}
      />
      <div style={pair}>
        <Code state={state} name="bookingCode" />
        <Code state={state} name="rfc" />
      </div>
      <div style={pair}>
        <DayFilter state={state} name="fechaPagoInicio" label={t.filtros.fechaPagoInicio} />
        <DayFilter state={state} name="fechaPagoFin" label={t.filtros.fechaPagoFin} />
        <DayFilter state={state} name="fechaCreacionInicio" label={t.filtros.fechaCreacionInicio} />
        <DayFilter state={state} name="fechaCreacionFin" label={t.filtros.fechaCreacionFin} />
      </div>
    </>
  )
}
