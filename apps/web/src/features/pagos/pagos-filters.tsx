import OutlinedInput from '@mui/material/OutlinedInput'
import { useQuery } from '@tanstack/react-query'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { useId, useState } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { ChoiceFilter } from '../../ui/grid/choice-filter.tsx'
import { DayFilter } from '../../ui/grid/day-filter.tsx'
import type { ListState } from '../../ui/grid/list-state.ts'
import { Stack } from '../../ui/layout.tsx'
import { estadosQuery, metodosQuery } from './pagos-calls.ts'

type Name = keyof typeof t.filtros

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

/** 'Filtros Avanzados': every filter of the document. */
export function PagosFilters({ state }: { state: ListState }) {
  const { data: estados = [] } = useQuery(estadosQuery)
  const { data: metodos = [] } = useQuery(metodosQuery(false))
  return (
    <>
      <ChoiceFilter
        state={state}
        name="estadoID"
        label={t.filtros.estadoID}
        empty={t.todos}
        options={estados.map((one) => [String(one.estadoID), one.nombreEstado])}
      />
      <ChoiceFilter
        state={state}
        name="metodoPagoID"
        label={t.filtros.metodoPagoID}
        empty={t.todos}
        options={metodos.map((one) => [String(one.metodoPagoID), one.nombreMetodoPago])}
      />
      <Stack cols={150}>
        <Code state={state} name="bookingCode" />
        <Code state={state} name="rfc" />
      </Stack>
      <Stack cols={150}>
        <DayFilter state={state} name="fechaPagoInicio" label={t.filtros.fechaPagoInicio} />
        <DayFilter state={state} name="fechaPagoFin" label={t.filtros.fechaPagoFin} />
        <DayFilter state={state} name="fechaCreacionInicio" label={t.filtros.fechaCreacionInicio} />
        <DayFilter state={state} name="fechaCreacionFin" label={t.filtros.fechaCreacionFin} />
      </Stack>
    </>
  )
}
