import { nombreDeFacturaArchivo } from '@valija/domain/lotes/nombre-de-archivo.ts'
import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { sendFile } from '../../http/send-file.ts'
import { refuse } from '../../refuse.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'

type Fila = { serie: string; folio: string; uuid: string; xml: string; pdf: string | null }

/** XML or PDF of a factura within the person's scope, always as a download. */
export async function sendFacturaFile(
  deps: Pick<Deps, 'db' | 'archivos'>,
  actor: Actor,
  reply: FastifyReply,
  { id, clase }: { id: number; clase: 'xml' | 'pdf' },
): Promise<FastifyReply> {
  const { rows } = await sql<Fila>`
    select f.serie, f.folio, f.uuid, x.hash as xml, p.hash as pdf
    from facturas f join lotes l on l.id = f.lote_id join archivos x on x.id = f.xml_archivo_id
      left join archivos p on p.id = f.pdf_archivo_id
    where f.id = ${id} and f.eliminada_en is null and l.eliminado_en is null and ${alcanceDeLotes(actor)}`.execute(
    deps.db,
  )
  const fila = rows[0]
  const hash = fila?.[clase]
  if (!fila || !hash) throw refuse('noEncontrado')
  return sendFile(reply, {
    nombre: nombreDeFacturaArchivo(fila, clase),
    tipo: `application/${clase}`,
    contenido: await deps.archivos.leer(hash),
  })
}

/** The layout a lote was saved with. */
export async function sendLayout(
  deps: Pick<Deps, 'db' | 'archivos'>,
  actor: Actor,
  reply: FastifyReply,
  id: number,
): Promise<FastifyReply> {
  const { rows } = await sql<{ hash: string; nombre: string; tipo: string }>`
    select a.hash, a.nombre, a.tipo from lotes l join archivos a on a.id = l.layout_archivo_id
    where l.id = ${id} and l.eliminado_en is null and ${alcanceDeLotes(actor)}`.execute(deps.db)
  const archivo = rows[0]
  if (!archivo) throw refuse('noEncontrado')
  return sendFile(reply, { ...archivo, contenido: await deps.archivos.leer(archivo.hash) })
}
