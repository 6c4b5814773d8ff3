import { continua } from '@valija/contract/facturas.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { loadJuzgado } from './judge-guardado.ts'

/** The person's own open drafts, the latest first, with how many of their facturas break a rule today. */
export async function borradoresPorTerminar(
  db: Conn,
  actor: Actor,
  hoy: Dia,
  limit: number,
): Promise<{ id: string; nombre: string | null; hotel: string | null; facturas: number; fallan: number }[]> {
  const abiertos = await db
    .selectFrom('borradores')
    .select('id')
    .where('creadorId', '=', actor.usuarioId)
    .orderBy('actualizadoEn', 'desc')
    .limit(limit)
    .execute()
  return Promise.all(
    abiertos.map(async ({ id }) => {
      const { guardado, hechos, juicio } = await loadJuzgado(db, hoy, actor, id)
      const { facturas } = juicio
      return {
        id,
        nombre: guardado.fila.nombre,
        hotel: hechos.proveedor?.nombreComercial ?? null,
        facturas: facturas.length,
        fallan: facturas.filter(({ situacion }) => !continua(situacion)).length,
      }
    }),
  )
}
