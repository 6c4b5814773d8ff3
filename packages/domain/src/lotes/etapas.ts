import { keysOf } from '@valija/palabras/keys.ts'

/** The stored stages of a lote, in order (Supplier batches §4). Tab names differ from them: see `pestanas`. */
export const estatusDeLote = ['No procesado', 'En proceso de envío', 'En proceso de pago', 'Pagado'] as const
export type EstatusLote = (typeof estatusDeLote)[number]

export const etapas = {
  noProcesado: 'No procesado',
  enProcesoDeEnvio: 'En proceso de envío',
  enProcesoDePago: 'En proceso de pago',
  pagado: 'Pagado',
} as const satisfies Record<string, EstatusLote>
export type Etapa = keyof typeof etapas
export const clavesDeEtapa = keysOf(etapas)
export function etapaDe(estatus: EstatusLote): Etapa
export function etapaDe(estatus: string | null): Etapa | undefined
export function etapaDe(estatus: string | null): Etapa | undefined {
  return clavesDeEtapa.find((clave) => etapas[clave] === estatus)
}

/** Tab titles as documented: 'Procesados' holds the lotes that are not processed yet (Supplier batches §2.1). */
export const pestanas: Record<Etapa, string> = {
  noProcesado: 'Procesados',
  enProcesoDeEnvio: 'Lotes en proceso de envío',
  enProcesoDePago: 'En proceso de pago',
  pagado: 'Pagados',
}

/** An agent's own list has three tabs, the first called 'Cargados' (Commissions §2 B). */
export const pestanasDelComisionista: Record<Etapa, string> = { ...pestanas, noProcesado: 'Cargados' }

export const categorias = ['Proveedor', 'Comisionista'] as const
export type Categoria = (typeof categorias)[number]
