import type { Aviso, Paso } from '@valija/contract/borradores.ts'
import type { Situacion } from '@valija/contract/facturas.ts'
import type { Centavos } from '@valija/contract/pesos.ts'
import type { Hallazgo } from '@valija/domain/facturas/hallazgo.ts'
import type { FormaDeLigar } from '@valija/domain/lotes/borrador/tie-pdfs.ts'
import type { JuicioLayout } from '@valija/domain/lotes/layout/judge-layout.ts'
import type { CfdiGuardado } from './load-borrador.ts'

export type EstadoAnt = 'pendiente' | 'sinRespuesta' | 'correcto' | 'incorrecto'
export type FacturaJuzgada = CfdiGuardado & {
  situacion: Situacion
  hallazgos: Hallazgo[]
  layout: (JuicioLayout & { ant: EstadoAnt }) | null
  pdfId: string | null
  pdfForma: FormaDeLigar | null
  /** Bookings of it that are billed already: «claveSuelta who», by the factura, or the file of this draft, that bills it. */
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
