import { sql } from 'kysely'
import { type Db, inTransaction } from '../../db/connection.ts'
import { hashClave } from './sign-in.ts'

export type UsuarioDemo = {
  email: string
  tipo: string
  rfc: string | null
  claims: [tipo: string, valor: string][]
}

export const claveDemo = 'Valija@2026'

/** The demonstration's people, one per role. Never called by `produccion`. */
export async function seedDemoUsers(db: Db, usuarios: UsuarioDemo[]): Promise<void> {
  const { n } = await db
    .selectFrom('usuarios')
    .select(sql<number>`count(*)`.as('n'))
    .executeTakeFirstOrThrow()
  if (n > 0) return
  const claveHash = await hashClave(claveDemo)
  await inTransaction(db, async (tx) => {
    for (const usuario of usuarios) {
      const { id } = await tx
        .insertInto('usuarios')
        .values({ email: usuario.email, tipo: usuario.tipo, rfc: usuario.rfc, claveHash, bloqueadoEn: null })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (usuario.claims.length > 0)
        await tx
          .insertInto('usuarioClaims')
          .values(usuario.claims.map(([tipo, valor]) => ({ usuarioId: id, tipo, valor })))
          .execute()
    }
  })
}
