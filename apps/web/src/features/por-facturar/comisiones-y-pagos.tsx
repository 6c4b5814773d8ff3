import type { AgentePorFacturar, PagoSinReserva } from '@valija/contract/estancias.ts'
import { porFacturarPantalla as t } from '@valija/contract/messages/por-facturar-pantalla.ts'
import { porFacturarApi } from '../../lib/llamadas/por-facturar.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { columnasAgentes, columnasPagos } from './columnas.tsx'

export const temas = ['lote', 'borrador', 'pago', 'prefactura', 'reloj'] as const
const agentes = { ...porFacturarApi.comisiones.list(), temas } as const
const pagos = { ...porFacturarApi.pagos.list(), temas } as const
const agenteId = ({ comisionistaId }: AgentePorFacturar) => String(comisionistaId)
const agenteName = ({ nombre }: AgentePorFacturar) => nombre
const pagoId = ({ pagoID }: PagoSinReserva) => String(pagoID)
const pagoName = ({ bookingCode }: PagoSinReserva) => bookingCode

const tabState = { tab: { name: 'lista', value: '' } } as const
/** Agents whose commissions nobody has invoiced. */
export function Comisiones() {
  return (
    <Grid<AgentePorFacturar>
      name="agentes-por-facturar"
      label={t.pestanas.comisiones}
      source={agentes}
      state={useListState(tabState)}
      columns={columnasAgentes}
      rowId={agenteId}
      rowName={agenteName}
      noun={t.agenteSustantivo}
      empty={{ text: t.sinComisiones }}
      underTabs
    />
  )
}

/** Pagos of no booking. */
export function Pagos() {
  return (
    <Grid<PagoSinReserva>
      name="pagos-sin-reserva"
      label={t.pestanas.pagos}
      source={pagos}
      state={useListState(tabState)}
      columns={columnasPagos}
      rowId={pagoId}
      rowName={pagoName}
      noun={t.pagoSustantivo}
      empty={{ text: t.sinPagos }}
      underTabs
    />
  )
}
