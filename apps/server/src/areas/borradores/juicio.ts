import type { Aviso, Paso, ProveedorDirectorio } from '@valija/contract/borradores.ts'
import type { Situacion } from '@valija/contract/facturas.ts'
import type { Centavos } from '@valija/contract/pesos.ts'
import type { Hallazgo } from '@valija/domain/facturas/hallazgo.ts'
import type { FormaDeLigar } from '@valija/domain/lotes/borrador/tie-pdfs.ts'
import type { JuicioLayout } from '@valija/domain/lotes/layout/judge-layout.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Facturada } from '../lotes/reservas-repetidas.ts'
import type { CfdiGuardado } from './load-borrador.ts'

export type Hechos = {
  hoy: Dia
  politica: Politica
  proveedor: ProveedorDirectorio | null
  registrados: ReadonlySet<string>
  /** Of a commission draft: who bills, and what its bookings pay; null in a supplier's. */
  comision: { agente: { rfc: string; regimenFiscal: string }; comisiones: readonly number[] } | null
  /** Of a guest's: whether its issuer is a registered client; null in everybody else's. */
  invitado: { registrado: boolean } | null
  /** Bookings of a supplier's layout that living facturas bill already. */
  facturadas: ReadonlyMap<string, readonly Facturada[]>
}
export type EstadoAnt = 'pendiente' | 'sinRespuesta' | 'correcto' | 'incorrecto'
export type FacturaJuzgada = CfdiGuardado & {
  situacion: Situacion
  hallazgos: Hallazgo[]
  layout: (JuicioLayout & { ant: EstadoAnt }) | null
  pdfId: string | null
  pdfForma: FormaDeLigar | null
  /** Bookings of it that are billed already, by `claveSuelta`. */
  repetidas?: string[]
  /** Passes everything up to the layout: it will be in the lote. */
  lista: boolean
}
export type BorradorJuzgado = {
  facturas: FacturaJuzgada[]
  dueno: Map<number, string>
  avisos: Aviso[]
  paso: Paso
  facturasValidadas: boolean
  satPendientes: number
  reservasValidadas: boolean
  antPendientes: number
  continuan: { facturas: number; total: Centavos; moneda: string }
  listas: { facturas: number; total: Centavos; moneda: string; reservas: number }
}
