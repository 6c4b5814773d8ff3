import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'

export const trabajoCorreo = 'correos.enviar'

/** Puts a mail in the outbox, in the transaction of the change it tells of: kept or rolled back with it. */
export async function enqueueCorreo(
  deps: Pick<Deps, 'jobs' | 'reloj'>,
  tx: Tx,
  correo: { plantilla: string; registro: string; para: string; sistema?: number; creadoPor: string | null },
): Promise<string> {
  const { id } = await tx
    .insertInto('correos')
    .values({
      plantilla: correo.plantilla,
      registro: correo.registro,
      para: correo.para,
      sistema: correo.sistema ?? 3,
      creadoPor: correo.creadoPor,
      creadoEn: deps.reloj.ahora(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await deps.jobs.enqueue(tx, trabajoCorreo, { correoId: id })
  return id
}
