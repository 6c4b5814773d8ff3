import type {
  facturaComisionLeida,
  validarFacturaEntrada,
  validarFacturaRespuesta,
} from '@valija/contract/facturas-comisionista.ts'
import { centavos } from '@valija/contract/pesos.ts'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { comisionistaDelActor } from '../comisiones/comisionista-del-actor.ts'
import { leidaYConsultada, orDocumented } from '../facturas/documented-checks.ts'

type Leida = z.output<typeof facturaComisionLeida>
type Enviada = Parameters<typeof leidaYConsultada>[2]

/** What the commission screens say of a silent SAT (Commissions §8). */
const fallas = { sinAutorizacion: 'satSinConexionComision', externa: 'satNoDisponible' } as const

/** POST SAT validation of commission invoices: each read from its own bytes, its taxes too. */
export async function validarSatComision(
  deps: Deps,
  actor: Actor,
  enviadas: readonly Enviada[],
): Promise<Leida[]> {
  const leidas: Leida[] = []
  for (const enviada of enviadas) {
    const { cabecera, sat, respuesta } = await leidaYConsultada(deps, actor, enviada, fallas)
    const { base, ivaTrasladado, retIva, retIsr } = cabecera.impuestos ?? {}
    const retencion = (Impuesto: '001' | '002', found: typeof retIva) =>
      found ? [{ Impuesto, TasaOCuota: found.tasa ?? '', Importe: centavos(found.monto) }] : []
    leidas.push({
      ...respuesta,
      estatusCancelacion: sat.estatusCancelacion,
      totalTrasladado: centavos(ivaTrasladado ?? 0),
      mesTimbrado: Number(cabecera.fechaTimbrado.slice(5, 7)),
      añoTimbrado: Number(cabecera.fechaTimbrado.slice(0, 4)),
      tipoFactura: 'c',
      countRFC: cabecera.emisor.length,
      regimenFiscalEmisor: cabecera.emisorRegimen ?? '',
      retenciones: [...retencion('001', retIsr), ...retencion('002', retIva)],
      trasladados:
        base === undefined ? [] : [{ Base: centavos(base), Importe: centavos(ivaTrasladado ?? 0) }],
    })
  }
  return leidas
}

/** POST validate invoice/booking of a commission; of an agent only its own. */
export async function validarFacturaComision(
  deps: Deps,
  actor: Actor,
  pedida: z.output<typeof validarFacturaEntrada>,
): Promise<z.output<typeof validarFacturaRespuesta>> {
  const { clienteId } = await comisionistaDelActor(deps, actor, pedida.idProveedor)
  const { facturaValida, mensaje } = await orDocumented(
    deps.ant.comisiones.validar({
      bookingCodes: pedida.reservas.map(({ bookingCode }) => bookingCode),
      totalFactura: pedida.totalFactura,
      comisionistaId: clienteId,
      uuid: pedida.uuid,
      ...(pedida.existeRfc === undefined ? {} : { existeRfc: pedida.existeRfc }),
    }),
  )
  return { facturaValida, mensaje }
}
