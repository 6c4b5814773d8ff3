import { useQuery } from '@tanstack/react-query'
import { conciliacionPantalla as t } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { wordOf } from '@valija/palabras/keys.ts'
import { fecha } from '../../lib/formats.ts'
import { AmountFilter } from '../../ui/grid/amount-filter.tsx'
import { ChoiceFilter } from '../../ui/grid/choice-filter.tsx'
import { DayFilter } from '../../ui/grid/day-filter.tsx'
import type { ListState } from '../../ui/grid/list-state.ts'
import { Stack } from '../../ui/layout.tsx'
import { fuentesQuery } from './conciliacion-calls.ts'

/** Fields of the Filtros panel: source, kind, state and days. The import comes from its own list. */
export function Filtros({ state }: { state: ListState }) {
  const { data } = useQuery(fuentesQuery)
  return (
    <>
      <ChoiceFilter
        state={state}
        name="fuente"
        label={t.filtros.fuente}
        empty={t.todas}
        options={(data?.fuentes ?? []).map(({ clave, nombre }) => [clave, nombre])}
      />
      <ChoiceFilter
        state={state}
        name="tipo"
        label={t.filtros.tipo}
        empty={t.tipos.abonos}
        options={(['cargos', 'todos'] as const).map((one) => [one, t.tipos[one]])}
      />
      <ChoiceFilter
        state={state}
        name="estado"
        label={t.filtros.estado}
        empty={t.estados.porConciliar}
        options={(['sinIdentificar', 'parcial'] as const).map((one) => [one, t.estados[one]])}
      />
      <ChoiceFilter
        state={state}
        name="conSugerencia"
        label={t.filtros.conSugerencia}
        empty={t.todas}
        options={Object.entries(t.conSugerencia)}
      />
      <Stack cols={120}>
        <AmountFilter state={state} name="montoDesde" label={t.filtros.montoDesde} />
        <AmountFilter state={state} name="montoHasta" label={t.filtros.montoHasta} />
      </Stack>
      <Stack cols={180}>
        <DayFilter state={state} name="desde" label={t.filtros.desde} />
        <DayFilter state={state} name="hasta" label={t.filtros.hasta} />
      </Stack>
    </>
  )
}

/** The filters in force, in words. */
export function usePillText(): Record<string, (value: string) => string> {
  const { data } = useQuery(fuentesQuery)
  const say = (name: keyof typeof t.filtros) => (valor: string) =>
    t.pastilla({ nombre: t.filtros[name], valor })
  return {
    fuente: (v) => data?.fuentes.find(({ clave }) => clave === v)?.nombre ?? v,
    tipo: (v) => wordOf(t.tipos, v),
    estado: (v) => wordOf(t.estados, v),
    importacionID: (v) => t.deImportacion({ id: v }),
    conSugerencia: (v) => wordOf(t.conSugerencia, v),
    montoDesde: (v) => say('montoDesde')(v),
    montoHasta: (v) => say('montoHasta')(v),
    desde: (v) => say('desde')(fecha(v)),
    hasta: (v) => say('hasta')(fecha(v)),
  }
}
