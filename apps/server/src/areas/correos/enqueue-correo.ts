import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'

export const trabajoCorreo = 'correos.enviar'

export type CorreoNuevo = {
  plantilla: string
  registro: string
  para: string
  sistema?: number
  creadoPor: string | null
  /** Of a person's asking: under the same one again it is the same mail. */
  clave?: string | undefined
}

/** Whether what a person asks for under this key was heard before. */
export async function isEnqueued(tx: Tx, clave: string | undefined): Promise<boolean> {
  if (clave === undefined) return false
  const suyo = await tx.selectFrom('correos').select('id').where('clave', '=', clave).executeTakeFirst()
  return suyo !== undefined
}

/** Puts a mail in the outbox, in the transaction of the change it tells of: kept or rolled back with it. */
export async function enqueueCorreo(
  deps: Pick<Deps, 'jobs' | 'reloj'>,
  tx: Tx,
  { sistema = 3, clave, ...correo }: CorreoNuevo,
): Promise<string> {
  const nuevo = await tx
    .insertInto('correos')
    .values({ ...correo, sistema, clave: clave ?? null, creadoEn: deps.reloj.ahora() })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (nuevo) await deps.jobs.enqueue(tx, trabajoCorreo, { correoId: nuevo.id })
  const { id } =
    nuevo ??
    (await tx
      .selectFrom('correos')
      .select('id')
      .where('clave', '=', clave ?? null)
      .where('plantilla', '=', correo.plantilla)
      .where('registro', '=', correo.registro)
      .where('para', '=', correo.para)
      .executeTakeFirstOrThrow())
  return id
}
