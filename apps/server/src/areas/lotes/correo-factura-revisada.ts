import { enMontos } from '@valija/contract/en-pesos.ts'
import { correosTexto } from '@valija/contract/messages/correos.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { publicUrl } from '../../http/public-url.ts'
import { type Plantilla, sistemas } from '../correos/plantilla.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'

const texto = correosTexto.facturaRevisada
type Fila = {
  factura: string
  uuid: string
  total: number
  moneda: string
  lote: string
  creador: string
  revision: 'aceptada' | 'rechazada'
  motivo: string
  invitado: boolean
}

async function find({ db }: Pick<Deps, 'db'>, registro: string): Promise<Fila | null> {
  if (!/^\d{1,15}$/.test(registro)) return null
  const { rows } = await sql<Fila>`
    select coalesce(nullif(trim(f.serie || ' ' || f.folio), ''), upper(f.uuid::text)) as factura,
      upper(f.uuid::text) as uuid, f.total, f.moneda, l.nombre as lote, l.creador, f.revision, f.revision_motivo as motivo,
      l.creador_id is null as invitado
    from facturas f join lotes l on l.id = f.lote_id
    where f.id = ${Number(registro)} and f.revision in ('aceptada', 'rechazada')`.execute(db)
  return rows[0] ?? null
}

/** To whoever handed in a factura that a person had to decide about: what was decided, and why. */
export const facturaRevisadaPlantilla: Plantilla = {
  sistema: sistemas.facturacion,
  tema: 'lote',
  destinatario: async (deps, registro) => (await find(deps, registro))?.creador ?? null,
  async prepare(deps, registro) {
    const fila = await find(deps, registro)
    if (!fila) return null
    const { factura, uuid, total, moneda, lote, revision, motivo, invitado } = fila
    return {
      asunto: texto.asunto[revision]({ factura }),
      titulo: texto.asunto[revision]({ factura }),
      parrafos: [texto.cuerpo[revision]({ lote })],
      datos: [
        [texto.motivo, motivo],
        ['UUID', uuid],
        [texto.total, enMontos([{ moneda, monto: total }])],
      ],
      ...(invitado ? {} : { boton: { texto: texto.boton, url: publicUrl(deps.config, '/') } }),
    }
  },
  async mayResend(deps, actor, registro) {
    const { rows } = await sql`
      select 1 from facturas f join lotes l on l.id = f.lote_id
      where f.id = ${/^\d{1,15}$/.test(registro) ? Number(registro) : 0} and ${alcanceDeLotes(actor)}`.execute(
      deps.db,
    )
    return rows.length > 0
  },
}
