import { bytesEnCuarentena } from '@valija/domain/invitados/limites.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { ArchivoRecibido } from '../../http/receive-files.ts'
import { refuse } from '../../refuse.ts'

/** What strangers drop never fills the disk: all their files that no lote has yet stay within one bound. */
export async function assertEspacio(
  { db }: Pick<Deps, 'db'>,
  archivos: readonly ArchivoRecibido[],
): Promise<void> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(a.tamano), 0)::bigint as bytes from archivos a join (
      select c.archivo_id, c.borrador_id from borrador_cfdis c
      union all select p.archivo_id, p.borrador_id from borrador_pdfs p
    ) d on d.archivo_id = a.id join borradores b on b.id = d.borrador_id
    where b.creador_id is null`.execute(db)
  const nuevos = archivos.reduce((suma, { bytes }) => suma + bytes.length, 0)
  if (Number(rows[0]?.bytes ?? 0) + nuevos > bytesEnCuarentena) throw refuse('invitadosSinEspacio')
}
