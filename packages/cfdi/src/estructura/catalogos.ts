import exportaciones from '@nodecfdi/sat-micro-catalogs/raw/cfdi_40_exportaciones' with { type: 'json' }
import formasPago from '@nodecfdi/sat-micro-catalogs/raw/cfdi_40_formas_pago' with { type: 'json' }
import impuestos from '@nodecfdi/sat-micro-catalogs/raw/cfdi_40_impuestos' with { type: 'json' }
import meses from '@nodecfdi/sat-micro-catalogs/raw/cfdi_40_meses' with { type: 'json' }
import metodosPago from '@nodecfdi/sat-micro-catalogs/raw/cfdi_40_metodos_pago' with { type: 'json' }
import objetosImpuesto from '@nodecfdi/sat-micro-catalogs/raw/cfdi_40_objetos_impuestos' with { type: 'json' }
import periodicidades from '@nodecfdi/sat-micro-catalogs/raw/cfdi_40_periodicidades' with { type: 'json' }
import regimenes from '@nodecfdi/sat-micro-catalogs/raw/cfdi_40_regimenes_fiscales' with { type: 'json' }
import tasas from '@nodecfdi/sat-micro-catalogs/raw/cfdi_40_reglas_tasa_cuota' with { type: 'json' }
import tiposComprobante from '@nodecfdi/sat-micro-catalogs/raw/cfdi_40_tipos_comprobantes' with {
  type: 'json',
}
import tiposFactor from '@nodecfdi/sat-micro-catalogs/raw/cfdi_40_tipos_factores' with { type: 'json' }
import tiposRelacion from '@nodecfdi/sat-micro-catalogs/raw/cfdi_40_tipos_relaciones' with { type: 'json' }
import usosCfdi from '@nodecfdi/sat-micro-catalogs/raw/cfdi_40_usos_cfdi' with { type: 'json' }
import tiposCadenaPago from '@nodecfdi/sat-micro-catalogs/raw/pagos_tipos_cadena_pago' with { type: 'json' }
import { MONEDAS, PAISES } from './claves-iso.ts'

interface Renglon {
  id: string
  vigencia_desde?: string
  vigencia_hasta?: string
}

export interface Entrada {
  readonly desde: string
  readonly hasta: string
}

const indexed = <R extends Renglon>(rows: readonly R[]): ReadonlyMap<string, R & Entrada> =>
  new Map(rows.map((r) => [r.id, { ...r, desde: r.vigencia_desde ?? '', hasta: r.vigencia_hasta ?? '' }]))

/** The small catalogues, by the name the SAT gives them; the big ones are checked by shape alone. */
export const CATALOGOS = {
  c_Exportacion: indexed(exportaciones),
  c_FormaPago: indexed(formasPago),
  c_Impuesto: indexed(impuestos),
  c_Meses: indexed(meses),
  c_MetodoPago: indexed(metodosPago),
  c_ObjetoImp: indexed(objetosImpuesto),
  c_Periodicidad: indexed(periodicidades),
  c_RegimenFiscal: indexed(regimenes),
  c_TipoDeComprobante: indexed(tiposComprobante),
  c_TipoFactor: indexed(tiposFactor),
  c_TipoRelacion: indexed(tiposRelacion),
  c_UsoCFDI: indexed(usosCfdi),
  c_TipoCadenaPago: indexed(tiposCadenaPago),
  c_Moneda: indexed([...MONEDAS.keys()].map((id) => ({ id }))),
  c_Pais: indexed(PAISES.map((id) => ({ id }))),
} as const

export type NombreCatalogo = keyof typeof CATALOGOS

export const reglasTasaOCuota = tasas
