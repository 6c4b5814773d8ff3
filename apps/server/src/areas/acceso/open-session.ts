import { randomBytes } from 'node:crypto'
import { message } from '@valija/contract/messages.ts'
import { diaDe } from '@valija/domain/tiempo/dia.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { direccionDe } from '../../http/direccion.ts'
import { refuse, refuseWith } from '../../refuse.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { claveDeEquipo, isNewDevice, rememberAccess } from './equipo.ts'
import { hashToken } from './load-actor.ts'
import { forgetActor } from './sessions.ts'
import { tellOwner, writeEntry } from './tell-owner.ts'

const horasDeSesion = 12

/** Where somebody comes from. `equipo`: what the browser keeps to be known again. */
export type Desde = {
  agente?: string | undefined
  direccion?: string | undefined
  equipo?: string | undefined
}
export const desdeDonde = ({ direccion, agente }: Desde) => ({
  direccion: direccion ?? null,
  equipo: agente?.slice(0, 300) ?? null,
})

/**
 * A session with its entry in the bitácora, and a word to its owner when the device is one they had not used before. `sigue`
 * says whether what was shown still opens the account: looking at a password takes its time, and whoever changed it
 * meanwhile ended the sessions there were.
 */
export async function openSession(
  deps: Pick<Deps, 'db' | 'reloj' | 'jobs'>,
  usuario: { id: string; email: string },
  desde: Desde & { debeSegundoFactor?: boolean; conLlave?: boolean } = {},
  sigue: (tx: Tx) => Promise<boolean> = async () => true,
): Promise<{ token: string; expiracion: string }> {
  const token = randomBytes(32).toString('base64url')
  const ahora = deps.reloj.ahora()
  const expiraEn = new Date(ahora.getTime() + horasDeSesion * 3_600_000)
  await inTransaction(deps.db, async (tx) => {
    // One after another: two at once do not pass the limit together.
    const { bloqueadoEn } = await tx
      .selectFrom('usuarios')
      .select('bloqueadoEn')
      .where('id', '=', usuario.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (bloqueadoEn) throw refuse('cuentaBloqueada')
    if (!(await sigue(tx))) throw credencialesIncorrectas()
    await endOldest(tx, usuario.id, ahora)
    await tx
      .insertInto('sesiones')
      .values({
        hash: hashToken(token),
        usuarioId: usuario.id,
        creadaEn: ahora,
        usadaEn: ahora,
        probadaEn: ahora,
        expiraEn,
        agente: desde.agente?.slice(0, 300) ?? null,
        direccion: desde.direccion ?? null,
        debeSegundoFactor: desde.debeSegundoFactor ?? false,
      })
      .execute()
    const detalle = { ...desdeDonde(desde), ...(desde.conLlave && { con: 'llave' }) }
    const asiento = { usuarioId: usuario.id, accion: 'inicioSesion', detalle }
    const autor = { usuarioId: usuario.id, correo: usuario.email }
    const equipo = desde.equipo === undefined ? null : claveDeEquipo(desde.equipo)
    if (equipo !== null && (await isNewDevice(tx, usuario.id, equipo)))
      await tellOwner(deps, tx, autor, { ...asiento, detalle: { ...detalle, nuevo: true } })
    else await writeEntry(tx, autor, asiento)
    if (equipo !== null)
      await rememberAccess({ db: tx, reloj: deps.reloj }, usuario.id, [
        direccionDe(desde.direccion ?? ''),
        equipo,
      ])
  })
  return { token, expiracion: expiraEn.toISOString() }
}

/** One message for a wrong e-mail, a wrong password and what opened the account until a moment ago. */
export const credencialesIncorrectas = () =>
  refuseWith('credencialesIncorrectas', message('credencialesIncorrectas'), {
    titulo: message('credencialesIncorrectasTitulo'),
  })

/** What has ended goes, and so many living ones that the new one still fits: the longest unused. */
async function endOldest(tx: Tx, usuarioId: string, ahora: Date): Promise<void> {
  const { sesionesPorPersona } = await politicaVigente(tx, diaDe(ahora))
  const { numDeletedRows } = await tx
    .deleteFrom('sesiones')
    .where('usuarioId', '=', usuarioId)
    .where((eb) =>
      eb.or([
        eb('expiraEn', '<=', ahora),
        eb(
          'id',
          'in',
          eb
            .selectFrom('sesiones')
            .select('id')
            .where('usuarioId', '=', usuarioId)
            .where('expiraEn', '>', ahora)
            .orderBy('usadaEn', 'desc')
            .orderBy('creadaEn', 'desc')
            .orderBy('id', 'desc')
            .offset(sesionesPorPersona - 1),
        ),
      ]),
    )
    .executeTakeFirst()
  if (numDeletedRows > 0n) await forgetActor(tx, usuarioId)
}
