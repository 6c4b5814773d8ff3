import type { Valija } from '../apps/server/src/app.ts'
import { openSession } from '../apps/server/src/areas/acceso/open-session.ts'

export type Get = (ruta: string) => Promise<{ filas: unknown[]; total: number }>
const email = 'admin@banco.mx'

/** The product listens, with an administrator signed in; `get` throws what is refused. */
export async function signInAdmin(valija: Valija): Promise<{ url: string; token: string; get: Get }> {
  const url = await valija.listen()
  const { db } = valija.deps
  const { id } = await db
    .insertInto('usuarios')
    .values({ email, tipo: 'Administrador', rfc: null, claveHash: null, bloqueadoEn: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('usuarioClaims').values({ usuarioId: id, tipo: 'role', valor: 'admin' }).execute()
  const { token } = await openSession(valija.deps, { id, email })
  const get: Get = async (ruta) => {
    const answer = await fetch(`${url}${ruta}`, { headers: { authorization: `Bearer ${token}` } })
    const body = (await answer.json()) as Awaited<ReturnType<Get>>
    if (!answer.ok) throw new Error(`${ruta}: ${answer.status} ${JSON.stringify(body).slice(0, 300)}`)
    return body
  }
  return { url, token, get }
}
