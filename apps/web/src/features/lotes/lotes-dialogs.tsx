import type { ProcesarRespuesta } from '@valija/contract/envio-de-lotes.ts'
import type { LoteFila } from '@valija/contract/lotes.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import type { ComponentType } from 'react'
import type { SelectionApi } from '../../ui/grid/grid-types.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import type { AvisosDeReservas, PagosEnDetalle } from './lote-dialog.tsx'
import { ProcessDialog } from './process-dialog.tsx'

/** Parts of other areas, given by the page that composes them. */
export type LoteSlots = {
  Comprobante?: ComponentType<{ loteId: number; categoria: Categoria; onClose: () => void }>
  /** The payments of one lote, to be read. */
  Pagos?: ComponentType<{ loteId: number; nombre: string; onClose: () => void }>
  PagosEnDetalle?: PagosEnDetalle
  /** What bears on the bookings of lotes, as if they were paid on a day. */
  Avisos?: AvisosDeReservas
  /** The one thing to do when there is nothing: load a lote. */
  CargarLote?: ComponentType<{ categoria: Categoria }>
}

/** Which dialog is open over the list, and on which lotes. */
export type Abierto =
  | { que: 'procesar'; selection: SelectionApi<LoteFila>; fechaPago: string }
  | { que: 'eliminar'; lotes: LoteFila[]; done?: () => void }
  | { que: 'comprobante' | 'pagos'; lote: LoteFila }

type LotesDialogsProps = {
  abierto: Abierto | null
  categoria: Categoria
  slots: LoteSlots
  onClose: () => void
  onLeftOut: (noProcesados: ProcesarRespuesta['noProcesados']) => void
}
export function LotesDialogs({ abierto, categoria, slots, onClose, onLeftOut }: LotesDialogsProps) {
  const { Comprobante, Pagos, Avisos } = slots
  if (abierto === null) return null
  if (abierto.que === 'procesar') {
    const { selection, fechaPago } = abierto
    return (
      <ProcessDialog
        lotes={selection.rows}
        fechaPago={fechaPago}
        Avisos={Avisos}
        onClose={onClose}
        onDone={({ noProcesados }) => {
          onLeftOut(noProcesados)
          selection.clear()
        }}
      />
    )
  }
  if (abierto.que === 'eliminar')
    return <DeleteDialog lotes={abierto.lotes} onClose={onClose} onDone={abierto.done} />
  const { id, nombre } = abierto.lote
  if (abierto.que === 'pagos')
    return Pagos === undefined ? null : <Pagos loteId={id} nombre={nombre} onClose={onClose} />
  return Comprobante === undefined ? null : (
    <Comprobante loteId={id} categoria={categoria} onClose={onClose} />
  )
}
