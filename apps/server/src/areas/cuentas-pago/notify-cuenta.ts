import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { registroDeCuenta } from './correo-cuenta.ts'

/**
 * Tells the address that was typed, and the people registered for the agent: a change asked for by somebody else is
 * seen by its owner. Who asked hears how it ended.
 */
export async function notifyCuenta(
  deps: Pick<Deps, 'jobs' | 'reloj'>,
  tx: Tx,
  id: number,
  estado: 'Pendiente' | 'Aprobada' | 'Rechazada',
  creadoPor: string | null,
): Promise<void> {
  const { rows } = await sql<{ correo: string }>`
    select c.correo_agencia as correo from cuentas_pago c where c.id = ${id}
    union select u.email from usuarios u join usuario_claims k on k.usuario_id = u.id
      join cuentas_pago c on c.id = ${id} and k.tipo = 'idComisionista' and k.valor = c.comisionista_id::text
      where u.bloqueado_en is null
    union select u.email from cuentas_pago c join usuarios u on u.id = c.solicitado_por
      where c.id = ${id} and ${estado} <> 'Pendiente'`.execute(tx)
  for (const { correo } of rows)
    await enqueueCorreo(deps, tx, {
      plantilla: 'cuentaPago',
      registro: registroDeCuenta(id, estado),
      para: correo,
      creadoPor,
    })
}
