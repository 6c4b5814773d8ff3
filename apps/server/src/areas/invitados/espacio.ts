import { bytesEnCuarentena } from '@valija/domain/invitados/limites.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { ArchivoRecibido } from '../../http/receive-files.ts'
import { refuse } from '../../refuse.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'

/** The clean-up has been there by then. */
const diasDeMas = 2

/**
 * What strangers drop never fills the disk: all their files that no lote has yet stay within one bound. Those of a load
 * that was given up, and those refused after they were kept, count until they are cleaned away.
 */
export async function assertEspacio(
  { db, reloj }: Pick<Deps, 'db' | 'reloj'>,
  archivos: readonly ArchivoRecibido[],
): Promise<void> {
  const { diasCuarentenaInvitado } = await politicaVigente(db, await reloj.hoy())
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(u.tamano), 0)::bigint as bytes from (
      select distinct on (a.hash) a.tamano from archivos a
      where a.creado_por is null and a.proposito in ('xml', 'pdf')
        and a.creado_en > now() - make_interval(days => ${diasCuarentenaInvitado + diasDeMas}::int)
        and not exists (select from facturas f where f.xml_archivo_id = a.id)
        and not exists (select from facturas f where f.pdf_archivo_id = a.id)
    ) u`.execute(db)
  const nuevos = archivos.reduce((suma, { bytes }) => suma + bytes.length, 0)
  if (Number(rows[0]?.bytes ?? 0) + nuevos > bytesEnCuarentena) throw refuse('invitadosSinEspacio')
}
