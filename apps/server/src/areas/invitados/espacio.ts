import { bytesEnCuarentena, bytesSinReserva } from '@valija/domain/invitados/limites.ts'
import { quienCede, type SinReserva } from '@valija/domain/invitados/quien-cede.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { ArchivoRecibido } from '../../http/receive-files.ts'
import { refuse } from '../../refuse.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { type Carga, cederCarga } from './carga.ts'
import { bookCalls } from './limit-calls.ts'

/** The clean-up has been there by then. */
const diasDeMas = 2

/**
 * What strangers drop never fills the disk, and never the place of who is honest: all their files that no lote has yet stay
 * within one bound, of which loads that name no booking share half by `quienCede`; and each address has a day's bound.
 */
export async function assertEspacio(
  deps: Deps,
  { id, direccion, liberadaEn }: Pick<Carga, 'id' | 'direccion' | 'liberadaEn'>,
  archivos: readonly ArchivoRecibido[],
): Promise<void> {
  const bytes = archivos.reduce((suma, archivo) => suma + archivo.bytes.length, 0)
  const sinReserva = await readSinReserva(deps)
  const ceden = liberadaEn === null ? quienCede(sinReserva, { id, direccion, bytes }, bytesSinReserva) : []
  const libran = sinReserva.reduce((suma, una) => suma + (ceden?.includes(una.id) ? una.bytes : 0), 0)
  if (ceden === null || (await readTodo(deps)) - libran + bytes > bytesEnCuarentena)
    throw refuse('invitadosSinEspacio')
  const clase = liberadaEn === null ? 'pesoSinReserva' : 'peso'
  const minutos = await bookCalls(deps, clase, { direccion }, Math.max(1, Math.ceil(bytes / 1024)))
  if (minutos > 0) throw refuse('invitadoSubioMucho', { horas: Math.ceil(minutos / 60) })
  for (const una of ceden) await cederCarga(deps, una)
}

async function readSinReserva({ db }: Pick<Deps, 'db'>): Promise<SinReserva[]> {
  const { rows } = await sql<SinReserva>`
    select c.id, c.direccion, c.creada_en as desde, sum(a.tamano)::bigint as bytes
    from cargas_invitados c,
      lateral (select archivo_id from borrador_cfdis f where f.borrador_id = c.borrador_id
        union all select archivo_id from borrador_pdfs p where p.borrador_id = c.borrador_id) suyos
      join archivos a on a.id = suyos.archivo_id
    where c.liberada_en is null and c.cedida_en is null and c.lote_id is null
    group by c.id`.execute(db)
  return rows.map((fila) => ({ ...fila, bytes: Number(fila.bytes) }))
}

/** Also of loads that were given up, and what was refused after it was kept, until it is cleaned away. */
async function readTodo({ db, reloj }: Pick<Deps, 'db' | 'reloj'>): Promise<number> {
  const { diasCuarentenaInvitado } = await politicaVigente(db, await reloj.hoy())
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(u.tamano), 0)::bigint as bytes from (
      select distinct on (a.hash) a.tamano from archivos a
      where a.creado_por is null and a.proposito in ('xml', 'pdf')
        and a.creado_en > now() - make_interval(days => ${diasCuarentenaInvitado + diasDeMas}::int)
        and not exists (select from facturas f where f.xml_archivo_id = a.id)
        and not exists (select from facturas f where f.pdf_archivo_id = a.id)
    ) u`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}
