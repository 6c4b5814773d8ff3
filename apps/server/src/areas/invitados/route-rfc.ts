import { type RfcInvitado, rutasInvitado } from '@valija/contract/invitados.ts'
import type { Deps } from '../../deps.ts'
import { direccionDe } from '../../http/direccion.ts'
import { refuse } from '../../refuse.ts'
import { ensureComisionistas } from '../directorio/comisionistas.ts'
import { limitCalls } from './limit-calls.ts'

/** RFC entry (Commissions §2): with the invitation portal set one goes to /, without it to the guest's menu. */
export async function routeRfc(deps: Deps, ip: string, rfc: string): Promise<RfcInvitado> {
  await limitCalls(deps, 'rfc', { direccion: direccionDe(ip), rfc })
  await ensureComisionistas(deps)
  const registrado = await deps.db
    .selectFrom('comisionistas')
    .select('portalInvitacion')
    .where('rfcCliente', '=', rfc)
    .orderBy('portalInvitacion', 'desc')
    .executeTakeFirst()
  if (!registrado) throw refuse('rfcSinRegistro')
  const { portalInvitacion } = registrado
  return { rfc, portalInvitacion, ruta: portalInvitacion ? rutasInvitado.portal : rutasInvitado.menu }
}
