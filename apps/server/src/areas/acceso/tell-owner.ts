import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { type Autor, writeBitacora } from '../bitacora/write-bitacora.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'

type Entry = { usuarioId: string; accion: string; a?: string | null; detalle?: Record<string, unknown> }

/** What happened to an account, in its bitácora; answers the entry's number. */
export async function writeEntry(tx: Tx, autor: Autor, { usuarioId, ...rest }: Entry): Promise<number> {
  const [id = 0] = await writeBitacora(tx, autor, { entidad: 'usuario', entidadId: usuarioId, ...rest })
  return id
}

/**
 * The same, and a mail to the account's owner, whoever did it: in the transaction of the change. The mail tells what the
 * entry says. `para` are other mailboxes than the account's own: the one it had before.
 */
export async function tellOwner(
  deps: Pick<Deps, 'jobs' | 'reloj'>,
  tx: Tx,
  autor: Autor,
  { para, ...entry }: Entry & { para?: readonly string[] },
): Promise<void> {
  const registro = String(await writeEntry(tx, autor, entry))
  const { email } = await tx
    .selectFrom('usuarios')
    .select('email')
    .where('id', '=', entry.usuarioId)
    .executeTakeFirstOrThrow()
  for (const one of para ?? [email])
    await enqueueCorreo(deps, tx, {
      plantilla: 'avisoDeCuenta',
      registro,
      para: one,
      creadoPor: autor.usuarioId,
    })
}
