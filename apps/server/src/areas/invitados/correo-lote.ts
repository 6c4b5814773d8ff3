import { enMontos } from '@valija/contract/en-pesos.ts'
import { correosInvitados } from '@valija/contract/messages/correos-invitados.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { type Plantilla, sistemas } from '../correos/plantilla.ts'
import { alcanceDeLotes } from '../lotes/alcance-lotes.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'

const texto = correosInvitados.lote
/** A mail is read at a glance: more facturas than these are counted. */
const maximo = 15

const find = async ({ db }: Deps, registro: string) =>
  /^\d{1,15}$/.test(registro)
    ? db
        .selectFrom('lotes')
        .select(['nombre', 'creador', 'numFacturas', 'numReservas', 'total', 'moneda', 'rfcSinValidar'])
        .where('id', '=', Number(registro))
        .where('creadorId', 'is', null)
        .where('eliminadoEn', 'is', null)
        .executeTakeFirst()
    : undefined

/** The summary of the batch to the e-mail its guest gave (Commissions §7). What it tells the guest itself put in. */
export const loteInvitadoPlantilla: Plantilla = {
  sistema: sistemas.facturacion,
  destinatario: async (deps, registro) => (await find(deps, registro))?.creador ?? null,
  async prepare(deps, registro) {
    const lote = await find(deps, registro)
    if (!lote) return null
    const { rows } = await sql<{ uuid: string; total: number; moneda: string; reservas: string }>`
      select upper(f.uuid::text) as uuid, f.total, f.moneda,
        (select string_agg(r.booking_code, ', ' order by r.id) from factura_reservas r where r.factura_id = f.id) as reservas
      from facturas f where f.lote_id = ${Number(registro)} order by f.id limit ${maximo}`.execute(deps.db)
    const { n } = await deps.db
      .selectFrom('facturas')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('loteId', '=', Number(registro))
      .where('metodoPago', '=', 'PPD')
      .executeTakeFirstOrThrow()
    const { diaComplemento: dia } = await politicaVigente(deps.db, await deps.reloj.hoy())
    return {
      asunto: texto.asunto,
      titulo: texto.titulo({ nombre: lote.nombre }),
      parrafos: [
        texto.cuerpo({
          facturas: lote.numFacturas,
          reservas: lote.numReservas,
          total: enMontos([{ moneda: lote.moneda, monto: lote.total }]),
        }),
        lote.rfcSinValidar ? texto.sinValidar : texto.siguiente,
        ...(Number(n) > 0 ? [texto.ppd({ n: Number(n), dia })] : []),
      ],
      datos: rows.map(({ uuid, total, moneda, reservas }): [string, string] => [
        texto.reservas({ codes: reservas }),
        `${uuid} · ${enMontos([{ moneda, monto: total }])}`,
      ]),
      notas: [
        ...(lote.numFacturas > maximo ? [texto.mas({ n: lote.numFacturas - maximo })] : []),
        texto.ignora,
      ],
    }
  },
  async mayResend(deps: Deps, actor: Actor, registro) {
    if (!(await find(deps, registro))) return false
    const { rows } = await sql`
      select 1 from lotes l where l.id = ${Number(registro)} and ${alcanceDeLotes(actor)}`.execute(deps.db)
    return rows.length > 0
  },
}
