import type { LoteDetalle } from '@valija/contract/lote-detalle.ts'
import { centavos } from '@valija/contract/pesos.ts'
import type { EstadoEnvio } from '@valija/domain/lotes/envio/envio.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'
import { columnasDeLote, type FilaLote, toLoteFila } from './list-lotes.ts'
import { readPorRevisar } from './por-revisar.ts'
import { readRepetidas } from './reservas-repetidas.ts'

type Fila = FilaLote & {
  procesadoEn: Date | null
  procesadoPor: string | null
  enPagoEn: Date | null
  envioErrorEn: Date | null
  envioIntentos: number
  layoutArchivoId: string | null
}
type Grupo = { envio: EstadoEnvio; retirada: boolean; n: number; importe: number; porConfirmar: number }

const iso = (instante: Date | null) => instante?.toISOString() ?? null

/** 'Detalles del lote': stages, answers of ANT counted and summed, control totals. Another's lote is not found. */
export async function readLote(
  deps: Pick<Deps, 'db' | 'ant'>,
  actor: Actor,
  id: number,
): Promise<LoteDetalle> {
  const { rows } = await sql<Fila>`
    select ${columnasDeLote}, l.procesado_en, l.procesado_por, l.en_pago_en, l.envio_error_en, l.envio_intentos, l.layout_archivo_id
    from lotes l where l.id = ${id} and l.eliminado_en is null and ${alcanceDeLotes(actor)}`.execute(deps.db)
  const lote = rows[0]
  if (!lote) throw refuse('noEncontrado')
  const grupos = await sql<Grupo>`
    select envio, retirada_en is not null as retirada, count(*) as n, sum(total)::bigint as importe,
      count(*) filter (where envio_duda <> '') as por_confirmar
    from facturas where lote_id = ${id} and eliminada_en is null group by 1, 2`.execute(deps.db)
  const vivas = grupos.rows.filter(({ retirada }) => !retirada)
  const sum = (some: Grupo[]) => ({
    facturas: some.reduce((n, grupo) => n + grupo.n, 0),
    importe: centavos(some.reduce((total, grupo) => total + grupo.importe, 0)),
  })
  const valija = sum(vivas)
  const ant = sum(vivas.filter(({ envio }) => envio === 'aceptado'))
  const de = (envio: EstadoEnvio) => vivas.find((grupo) => grupo.envio === envio)?.n ?? 0
  const { procesadoEn, procesadoPor, enPagoEn, envioErrorEn, envioIntentos, layoutArchivoId, ...fila } = lote
  return {
    ...toLoteFila(fila),
    fechas: {
      noProcesado: lote.fechaCreacion.toISOString(),
      enProcesoDeEnvio: iso(procesadoEn),
      enProcesoDePago: iso(enPagoEn),
      pagado: iso(lote.pagadoEn),
    },
    procesadoPor,
    conteoEnvio: {
      pendiente: de('pendiente'),
      enviado: de('enviado'),
      aceptado: de('aceptado'),
      rechazado: de('rechazado'),
      duda: de('duda'),
    },
    totales: {
      valija,
      ant,
      diferencia: {
        facturas: valija.facturas - ant.facturas,
        importe: centavos(valija.importe - ant.importe),
      },
    },
    numPorConfirmar: vivas.reduce((n, grupo) => n + grupo.porConfirmar, 0),
    envioErrorEn: iso(envioErrorEn),
    envioIntentos,
    sePuedeConsultar: deps.ant.consultarLote !== undefined,
    urlLayout: layoutArchivoId === null ? null : `/api/lotes/${id}/layout`,
    repetidas: await readRepetidas(deps.db, actor, id),
    porRevisar: await readPorRevisar(deps.db, actor, id),
    numRetiradas: sum(grupos.rows.filter(({ retirada }) => retirada)).facturas,
  }
}
