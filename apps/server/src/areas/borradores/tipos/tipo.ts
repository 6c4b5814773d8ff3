import type { Aviso, ProveedorDirectorio } from '@valija/contract/borradores.ts'
import type { CabeceraCfdi } from '@valija/domain/facturas/factura.ts'
import type { CfdiLeido, Dictamen } from '@valija/domain/facturas/judge-borrador.ts'
import type { LayoutJuzgado } from '@valija/domain/lotes/layout/judge-layout.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Conn, Tx } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import type { Autor } from '../../bitacora/write-bitacora.ts'
import type { FacturaPorPreguntar, Pedido, RespuestaAnt } from '../ask-ant.ts'
import type { FacturaJuzgada } from '../juicio.ts'
import type { BorradorGuardado, RenglonGuardado } from '../load-borrador.ts'

/** What every draft is judged by: the day, the policy in force, the uuids others registered and those it says it replaces. */
export type Comunes = {
  hoy: Dia
  politica: Politica
  registrados: ReadonlySet<string>
  relacionadasVivas: ReadonlySet<string>
}

/** Judges a draft of one kind, with what the world says today of who bills. */
export type Juez = {
  /** Who bills; null while nobody has said. */
  proveedor: ProveedorDirectorio | null
  /** False: no registered agent has the issuer's RFC, and the lote waits until somebody validates it. */
  rfcRegistrado: boolean
  dictaminar(leidos: readonly CfdiLeido[], comunes: Comunes): Dictamen[]
  /** Which booking is whose, of the facturas that go on, and whether they make its total. */
  ligar(
    renglones: readonly RenglonGuardado[],
    facturas: readonly (CabeceraCfdi & { id: string })[],
    politica: Politica,
  ): LayoutJuzgado
  /** What the bookings are found to be once they are tied. */
  marcar(facturas: FacturaJuzgada[], renglones: readonly RenglonGuardado[]): FacturaJuzgada[]
  avisar(facturas: readonly FacturaJuzgada[], comunes: Comunes): Aviso[]
  preguntar(deps: Deps, pedido: Pedido, factura: FacturaPorPreguntar): Promise<RespuestaAnt>
}

export type Hechos = Comunes & Juez

/** What a kind of draft does its own way; the rest is one flow, which asks no draft what it is. */
export type Tipo = {
  /** Nobody chooses who bills: the bookings tell, and they are named once the facturas are validated. */
  emisorPorReservas: boolean
  /** The bookings come in one layout: what ANT said of it says nothing of a factura that comes later. */
  unLayout: boolean
  /** It has one factura: a new one takes the place of the one before. */
  unaFactura: boolean
  readJuez(db: Conn, guardado: BorradorGuardado): Promise<Juez>
  /** In the transaction that saves it, before it is judged. */
  lock(tx: Tx): Promise<unknown>
  /** The last look before there is a lote. */
  assertLibres(tx: Tx, bookingCodes: readonly string[]): Promise<void>
  /** What falls or stands with its lote. */
  alGuardar(
    deps: Deps,
    tx: Tx,
    autor: Autor,
    loteId: number,
    facturas: readonly FacturaJuzgada[],
  ): Promise<void>
}
