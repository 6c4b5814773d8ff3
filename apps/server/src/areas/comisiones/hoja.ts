import type { Hoja } from '@valija/contract/comisiones.ts'
import type { ClienteComisionista } from '@valija/contract/directorio.ts'
import { comisionesPantalla as t } from '@valija/contract/messages/comisiones-pantalla.ts'
import { hojaDeFactura } from '@valija/domain/comisiones/hoja.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { refuse } from '../../refuse.ts'

export type AgenteDeHoja = Pick<
  ClienteComisionista,
  'razonSocialCliente' | 'nombreComercial' | 'rfcCliente' | 'regimenFiscal'
>

/** What the invoice must say, under the policy of the day; refused when the agent cannot bill commissions. */
export function makeHoja(
  comisiones: readonly number[],
  agente: AgenteDeHoja,
  dia: { hoy: Dia; politica: Politica },
  /** How many bookings they are of, when they come summed. */
  reservas = comisiones.length,
): Hoja {
  if (agente.regimenFiscal.trim() === '') throw refuse('rfcSinRegimen')
  const hoja = hojaDeFactura(
    comisiones,
    {
      rfc: agente.rfcCliente,
      razonSocial: agente.razonSocialCliente,
      regimenFiscal: agente.regimenFiscal,
    },
    dia,
  )
  if (!hoja) throw refuse('regimenNoFactura', { regimen: agente.regimenFiscal })
  const { emisor: _emisor, receptor, tarifa, iva, totalComisiones, ...resto } = hoja
  return {
    ...resto,
    tarifa,
    iva,
    totalComisiones,
    total: totalComisiones,
    reservas,
    razonSocial: t.empresa,
    nombreComercial: agente.nombreComercial,
    rfc: receptor.rfc,
    razonSocialCliente: agente.razonSocialCliente,
    rfcCliente: agente.rfcCliente,
    regimenFiscal: agente.regimenFiscal,
    receptor: { ...receptor, razonSocial: t.empresa },
  }
}
