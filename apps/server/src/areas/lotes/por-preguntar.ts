import { sinceCancelable } from '@valija/domain/facturas/since-cancelable.ts'
import { etapas } from '@valija/domain/lotes/etapas.ts'
import { diaDe } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import { hace, type PorPreguntar, reciente } from '../facturas/share-preguntas.ts'

/** One asked about in the evening is asked about the next night; one that is paid, a week later. */
const descansoHoras = 20
const descansoDePagadas = 6 * 24 + descansoHoras

const siguen = sql`eliminada_en is null and retirada_en is null`
const callada = (ahora: Date, horas: number) => sql`${siguen} and estado in ('Vigente', 'Cancelado')
  and sat_consultado_en < ${hace(ahora, horas * 3_600_000)}
  and (sat_intentado_en is null or sat_intentado_en not between ${reciente(ahora)})`

/** What the SAT did not answer when it was saved, and each hour what it did not find. */
export const enEspera: PorPreguntar = {
  tabla: 'facturas',
  cuales: (ahora) => sql`${siguen}
    and lote_id in (select id from lotes where num_sin_verificar > 0 and eliminado_en is null
      union all select id from lotes where num_bloqueadas > 0 and estatus <> ${etapas.pagado} and eliminado_en is null)
    and (estado not in ('Vigente', 'Cancelado', 'No Encontrado') or estado = 'No Encontrado'
      and greatest(sat_consultado_en, sat_intentado_en) not between ${reciente(ahora)})`,
}

const deNoche = { tabla: 'facturas', horas: [1, 5], datos: { vigila: true } } as const
/**
 * Every night: an issuer may ask the SAT to cancel what was accepted, and the agency has three working days to refuse. What
 * is not paid comes first; then, once a week, what was paid, for as long as its issuer may still cancel it.
 */
export const guardadas: readonly PorPreguntar[] = [
  {
    ...deNoche,
    cuales: (ahora) => sql`${callada(ahora, descansoHoras)}
      and lote_id in (select id from lotes where estatus <> ${etapas.pagado} and eliminado_en is null)`,
  },
  {
    ...deNoche,
    cuales: (ahora) => sql`${callada(ahora, descansoDePagadas)}
      and lote_id in (select id from lotes where estatus = ${etapas.pagado} and eliminado_en is null)
      and fecha >= ${sinceCancelable(diaDe(ahora))}::date`,
  },
]
