import type { HotelPorFacturar } from '@valija/contract/estancias.ts'
import { porFacturarPantalla as t } from '@valija/contract/messages/por-facturar-pantalla.ts'
import { useCallback, useState } from 'react'
import { porFacturarApi } from '../../lib/llamadas/por-facturar.ts'
import { queryClient } from '../../lib/query-client.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Grid } from '../../ui/grid/grid.tsx'
import type { RowAction } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { toast } from '../../ui/toasts.ts'
import { columnasHoteles } from './columnas.tsx'

const source = {
  ...porFacturarApi.hoteles.list(),
  temas: ['lote', 'borrador', 'reloj'],
} as const
const tab = { tab: { name: 'lista', value: '' } } as const
const rowId = ({ proveedorId }: HotelPorFacturar) => String(proveedorId)
const rowName = ({ nombre }: HotelPorFacturar) => nombre

async function pedir({ proveedorId }: HotelPorFacturar): Promise<void> {
  const { correos, reservas } = await porFacturarApi.pedir({ params: { id: proveedorId } })
  toast(t.pedidas({ n: reservas, correos }), { tono: 'ok' })
  await queryClient.invalidateQueries({ queryKey: ['lista', source.path] })
}

/** Hotels that owe facturas, each to be asked by mail. */
export function Hoteles({ onVer }: { onVer: (proveedorId: number) => void }) {
  const state = useListState(tab)
  const [asking, setAsking] = useState<HotelPorFacturar | null>(null)
  const actions = useCallback(
    ({ porPedir }: HotelPorFacturar): RowAction<HotelPorFacturar>[] => [
      ...(porPedir > 0 ? [{ text: t.pedir, icon: 'correo' as const, onClick: setAsking }] : []),
      { text: t.verReservas, icon: 'ojo', onClick: (fila) => onVer(fila.proveedorId) },
    ],
    [onVer],
  )
  return (
    <>
      <Grid<HotelPorFacturar>
        name="hoteles-por-facturar"
        label={t.pestanas.hoteles}
        source={source}
        state={state}
        columns={columnasHoteles}
        rowId={rowId}
        rowName={rowName}
        noun={t.hotelSustantivo}
        empty={{ text: t.sinHoteles }}
        actions={actions}
        actionsWidth={180}
        onOpen={(fila) => onVer(fila.proveedorId)}
        underTabs
      />
      {asking === null ? null : (
        <ConfirmDialog
          onClose={() => setAsking(null)}
          title={t.pedirTitulo({ hotel: asking.nombre })}
          confirm={t.pedir}
          onConfirm={() => pedir(asking)}
        >
          {t.pedirTexto({ n: asking.porPedir })}
        </ConfirmDialog>
      )}
    </>
  )
}
