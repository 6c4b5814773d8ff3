import type { LineaDeSugerencia, MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { AceptarVariosDialog } from './aceptar-varios-dialog.tsx'
import { BuscarDialog } from './buscar-dialog.tsx'
import { type ComoSeAplica, type DeReserva, type Destino, destinoDe } from './destino.ts'
import { IgnorarDialog } from './ignorar-dialog.tsx'
import { MetodoDialog } from './metodo-dialog.tsx'
import { placeOf } from './nombres.ts'

import { RepartirDialog } from './repartir-dialog.tsx'
import { ReusoDialog } from './reuso-dialog.tsx'
import type { Acciones } from './use-acciones.ts'
import type { Marcas } from './use-marcas.ts'

type Fila = MovimientoPorConciliar
/** Which dialog is open over the panes, and on which rows. */
export type Abierto =
  | { que: 'buscar'; fila: Fila }
  | { que: 'repartir'; fila: Fila; inicio: readonly LineaDeSugerencia[] }
  | { que: 'ignorar'; filas: readonly Fila[] }
  | { que: 'aceptar'; filas: readonly Fila[] }
  | ({ que: 'reuso'; fila: Fila; coincidencias: readonly string[] } & DeReserva & ComoSeAplica)
  | ({ que: 'metodo'; fila: Fila; bookingCode: string; motivo: string } & ComoSeAplica)

/** What a refusal asks before its row is applied after all. */
export type Pregunta = Extract<Abierto, { que: 'reuso' | 'metodo' }>

export type Apply = (fila: Fila, destino: Destino, como: ComoSeAplica) => Promise<unknown>

type RevisarDialogsProps = {
  abierto: Abierto | null
  onClose: () => void
  apply: Apply
  acciones: Acciones
  marcas: Marcas
}
/** What one dialog decides; each stays open with the reason when the server refuses. */
export function RevisarDialogs({ abierto, onClose, apply, acciones, marcas }: RevisarDialogsProps) {
  if (abierto === null) return null
  if (abierto.que === 'buscar')
    return (
      <BuscarDialog
        movimiento={abierto.fila}
        onClose={onClose}
        onAccept={(one) =>
          apply(abierto.fila, destinoDe(one), { lugar: placeOf(one), restante: one.restante })
        }
      />
    )
  if (abierto.que === 'repartir')
    return (
      <RepartirDialog
        movimiento={abierto.fila}
        inicio={abierto.inicio}
        onClose={onClose}
        onAccept={({ lineas }, restante) => {
          const [first] = lineas
          const lugar =
            first !== undefined && lineas.length === 1
              ? t.hechoPago({ id: first.pagoID })
              : t.hechoPagos({ n: lineas.length })
          return apply(abierto.fila, { lineas }, { lugar, restante })
        }}
      />
    )
  if (abierto.que === 'ignorar')
    return (
      <IgnorarDialog
        filas={abierto.filas}
        onClose={onClose}
        onIgnore={async (motivo) => {
          await acciones.ignorar(abierto.filas, motivo)
          marcas.drop(abierto.filas)
        }}
      />
    )
  if (abierto.que === 'aceptar')
    return (
      <AceptarVariosDialog
        filas={abierto.filas}
        onClose={onClose}
        onAccept={async (pares) => {
          await acciones.aceptarVarios(pares)
          marcas.drop(abierto.filas)
        }}
      />
    )
  if (abierto.que === 'reuso') {
    const { fila, reserva, coincidencias, ...how } = abierto
    return (
      <ReusoDialog
        bookingCode={reserva.bookingCode}
        coincidencias={coincidencias}
        onClose={onClose}
        onSave={(motivo) => apply(fila, { reserva, motivo }, how)}
      />
    )
  }
  const { fila, bookingCode, motivo, lugar, restante } = abierto
  return (
    <MetodoDialog
      bookingCode={bookingCode}
      motivo={motivo}
      onClose={onClose}
      onChoose={(metodoPagoID) =>
        apply(fila, { reserva: { bookingCode, metodoPagoID } }, { lugar, restante })
      }
    />
  )
}
