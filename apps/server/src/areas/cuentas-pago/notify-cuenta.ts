import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { type EstadoAvisado, registroDeCuenta } from './correo-cuenta.ts'
import { correosRegistrados } from './correos-registrados.ts'

/**
 * Tells the addresses proven to be the agent's: a change asked for by somebody else is seen by its owner. The address
 * typed in the request is told only when it is one of them. Who asked, with an account, hears how it ended.
 */
export async function notifyCuenta(
  deps: Pick<Deps, 'jobs' | 'reloj'>,
  tx: Tx,
  id: number,
  estado: EstadoAvisado,
  creadoPor: string | null,
): Promise<void> {
  const { rows } = await sql<{ comisionistaId: number; solicitante: string | null }>`
    select c.comisionista_id, lower(u.email) as solicitante from cuentas_pago c
      left join usuarios u on u.id = c.solicitado_por and u.bloqueado_en is null
    where c.id = ${id}`.execute(tx)
  const [solicitud] = rows
  if (!solicitud) return
  const { comisionistaId, solicitante } = solicitud
  const correos = new Set(await correosRegistrados(tx, comisionistaId))
  if (solicitante !== null && estado !== 'Pendiente') correos.add(solicitante)
  for (const para of correos)
    await enqueueCorreo(deps, tx, {
      plantilla: 'cuentaPago',
      registro: registroDeCuenta(id, estado),
      para,
      creadoPor,
    })
}
