import { bytesEnCuarentena, bytesSinReserva } from '@valija/domain/invitados/limites.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { ArchivoRecibido } from '../../http/receive-files.ts'
import { refuse } from '../../refuse.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import type { Carga } from './carga.ts'
import { bookCalls } from './limit-calls.ts'

/** The clean-up has been there by then. */
const diasDeMas = 2

/**
 * What strangers drop never fills the disk: all their files that no lote has yet stay within one bound, of which those who
 * named no booking take half at most. Those of a load that was given up, and those refused after they were kept, count
 * until they are cleaned away; and each address has a day's bound of its own.
 */
export async function assertEspacio(
  deps: Pick<Deps, 'db' | 'reloj'>,
  { direccion, liberadaEn }: Pick<Carga, 'direccion' | 'liberadaEn'>,
  archivos: readonly ArchivoRecibido[],
): Promise<void> {
  const { db, reloj } = deps
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
  const tope = liberadaEn === null ? bytesSinReserva : bytesEnCuarentena
  if (Number(rows[0]?.bytes ?? 0) + nuevos > tope) throw refuse('invitadosSinEspacio')
  const clase = liberadaEn === null ? 'pesoSinReserva' : 'peso'
  const minutos = await bookCalls(deps, clase, { direccion }, Math.max(1, Math.ceil(nuevos / 1024)))
  if (minutos > 0) throw refuse('invitadoSubioMucho', { horas: Math.ceil(minutos / 60) })
}
