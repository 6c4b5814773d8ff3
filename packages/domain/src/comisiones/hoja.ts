import { type Centavos, centavos } from '@valija/palabras/centavos.ts'
import { keysOf } from '@valija/palabras/keys.ts'
import type { CabeceraCfdi } from '../facturas/factura.ts'
import type { Politica } from '../politica/politica.ts'
import type { Dia } from '../tiempo/dia.ts'
import { type CalculoFactura, computeFactura, isPagable, metodoSugerido } from './compute-factura.ts'
import { reglaVigente } from './reglas-de-politica.ts'

/** Unit key of the line of a commission (Commissions §9). */
export const claveUnidadComision = 'E48'
export type DatosAgente = { rfc: string; razonSocial: string; regimenFiscal: string }
/** What the invoice must say: figures, and the fixed data of the receiver and of its line (Commissions §9). */
export type HojaDeFactura = CalculoFactura &
  FijosDeHoja & {
    emisor: DatosAgente
    /** Where the retentions come from. */
    fuente: string
  }
/** What does not depend on who bills nor on how much. */
export type FijosDeHoja = {
  receptor: { rfc: string; regimenFiscal: string; codigoPostal: string; usoCfdi: string }
  concepto: {
    claveProdServ: string
    cantidad: '1'
    claveUnidad: typeof claveUnidadComision
    unidad: 'SERVICIO'
    descripcion: string
  }
  metodoPago: 'PUE' | 'PPD'
  formaPago: '03' | '99'
  textoFormaPago: string
}

export function fijosDeHoja({ hoy, politica }: { hoy: Dia; politica: Politica }): FijosDeHoja {
  const { metodoPago, formaPago, texto } = metodoSugerido(hoy, politica.corteComisionPue)
  return {
    receptor: {
      rfc: politica.receptorRfc,
      regimenFiscal: politica.receptorRegimenes[0] ?? '601',
      codigoPostal: politica.codigoPostalReceptor,
      usoCfdi: politica.usoCfdiComision,
    },
    concepto: {
      claveProdServ: politica.claveProdServComision,
      cantidad: '1',
      claveUnidad: claveUnidadComision,
      unidad: 'SERVICIO',
      descripcion: 'Comisión por la venta de servicios turísticos',
    },
    metodoPago,
    formaPago,
    textoFormaPago: texto,
  }
}

/** A line of the sheet after the upload: what it must say, what it says, and the difference to the centavo. */
export type RenglonDeHoja = {
  clave: 'tarifa' | 'iva' | 'retIva' | 'retIsr' | 'totalAPagar'
  esperado: Centavos
  encontrado: Centavos
  diferencia: Centavos
}

/** Null when the agent's regime and RFC cannot bill commissions. */
export function hojaDeFactura(
  comisiones: readonly number[],
  agente: DatosAgente,
  { hoy, politica }: { hoy: Dia; politica: Politica },
): HojaDeFactura | null {
  const regla = reglaVigente(politica, { regimen: agente.regimenFiscal, rfc: agente.rfc, dia: hoy })
  if (!regla) return null
  const pagables = comisiones.filter(isPagable)
  return {
    ...computeFactura(pagables, regla),
    ...fijosDeHoja({ hoy, politica }),
    emisor: agente,
    fuente: regla.fuente,
  }
}

/** The same sheet after the upload, line by line, to the centavo. */
export function compararHoja(
  hoja: CalculoFactura,
  cfdi: Pick<CabeceraCfdi, 'total' | 'impuestos'>,
): RenglonDeHoja[] {
  const { impuestos } = cfdi
  const encontrado: Record<RenglonDeHoja['clave'], number> = {
    tarifa: impuestos?.base ?? 0,
    iva: impuestos?.ivaTrasladado ?? 0,
    retIva: impuestos?.retIva?.monto ?? 0,
    retIsr: impuestos?.retIsr?.monto ?? 0,
    totalAPagar: cfdi.total,
  }
  return keysOf(encontrado).map((clave) => ({
    clave,
    esperado: hoja[clave],
    encontrado: centavos(encontrado[clave]),
    diferencia: centavos(encontrado[clave] - hoja[clave]),
  }))
}
