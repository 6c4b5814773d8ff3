import { enMontos } from '@valija/contract/en-pesos.ts'
import type { FacturaFila } from '@valija/contract/lote-detalle.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import { sayMotivoDeEnvio } from '@valija/contract/redaccion/motivo-de-envio.ts'
import { nombreDeEnvio } from '@valija/domain/lotes/envio/envio.ts'
import { isPorAtender } from '@valija/domain/lotes/envio/is-por-atender.ts'
import { isRetirable } from '@valija/domain/lotes/envio/is-retirable.ts'
import type { MotivoDeEnvio } from '@valija/domain/lotes/envio/motivo-de-envio.ts'
import type { EstatusLote } from '@valija/domain/lotes/etapas.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { contains } from '../../http/buscable.ts'
import { type ColumnasExportadas, montoExportado } from '../../http/columna-exportada.ts'
import type { Lista } from '../../http/lista.ts'
import { refuse } from '../../refuse.ts'
import { porCancelarse } from '../facturas/por-cancelarse.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'

export type FilaFactura = Omit<
  FacturaFila,
  'envioMotivo' | 'envioEn' | 'retiradaEn' | 'retirable' | 'porAtender' | 'urlxml' | 'urlpdf'
> & {
  envioMotivo: MotivoDeEnvio | null
  envioEn: Date | null
  retiradaEn: Date | null
  pdfArchivoId: string | null
  estatusLote: EstatusLote
}

const columnas = sql`f.id, f.lote_id, f.serie, f.folio, upper(f.uuid::text) as uuid, f.emisor, f.receptor, f.fecha, f.fecha_timbrado,
  f.metodo_pago, f.forma_pago, f.uso_cfdi, f.total, f.moneda, f.estado, ${porCancelarse} as se_cancela, f.validacion_efos, f.envio, f.envio_duda, f.envio_motivo, f.envio_folio,
  f.envio_en, f.retirada_en, f.retirada_motivo, f.atendida_motivo, f.pdf_archivo_id, l.estatus as estatus_lote,
  (select count(*) from factura_reservas r where r.factura_id = f.id) as num_reservas`

/** What needs somebody comes first; what was withdrawn, last. */
const prioridad = sql`case when f.retirada_en is not null then 9 when f.estado in ('Cancelado', 'No Encontrado') then 0
  when f.envio = 'rechazado' then 1 when f.envio = 'duda' then 2 when f.estado = 'Sin verificar' or ${porCancelarse} then 3
  when f.envio = 'enviado' then 4 when f.envio = 'pendiente' then 5 else 6 end`

/** Facturas of a lote within the person's scope: another's lote has none. */
export const listaDeFacturas = (actor: Actor, loteId: number, q: string | undefined): Lista => ({
  desde: sql`facturas f join lotes l on l.id = f.lote_id`,
  donde: [
    sql`f.lote_id = ${loteId} and f.eliminada_en is null and l.eliminado_en is null`,
    alcanceDeLotes(actor),
    ...(q
      ? [
          contains(
            sql`buscable(f.serie_folio || ' ' || f.folio || ' ' || f.uuid::text || ' ' || coalesce(f.envio_motivo->>'texto', ''))`,
            q,
          ),
        ]
      : []),
  ],
  columnas,
  ordenes: {
    excepcion: { sql: prioridad, tipo: 'int8' },
    folio: { sql: sql`(f.serie || ' ' || lpad(f.folio, 20, '0'))`, tipo: 'text' },
    total: { sql: sql`f.total`, tipo: 'int8' },
    fechaTimbrado: { sql: sql`f.fecha_timbrado`, tipo: 'timestamp' },
    estado: { sql: sql`f.estado`, tipo: 'text' },
    envio: { sql: sql`f.envio`, tipo: 'text' },
  },
  inicial: 'excepcion',
  id: { sql: sql`f.id`, tipo: 'int8' },
})

/** One factura within the person's scope, withdrawn or not; another's is not found. */
export async function readFactura(
  deps: Pick<Deps, 'db' | 'reloj'>,
  actor: Actor,
  id: number,
): Promise<FacturaFila> {
  const { rows } = await sql<FilaFactura>`select ${columnas} from facturas f join lotes l on l.id = f.lote_id
    where f.id = ${id} and f.eliminada_en is null and l.eliminado_en is null and ${alcanceDeLotes(actor)}`.execute(
    deps.db,
  )
  if (!rows[0]) throw refuse('noEncontrado')
  const { efosBloquean } = await politicaVigente(deps.db, await deps.reloj.hoy())
  return toFacturaFila(rows[0], efosBloquean)
}

export const toFacturaFila = (
  { pdfArchivoId, estatusLote, ...fila }: FilaFactura,
  efosBloquean: readonly string[],
): FacturaFila => ({
  ...fila,
  envioMotivo: sayMotivoDeEnvio(fila.envioMotivo),
  retirable: fila.retiradaEn === null && isRetirable(estatusLote, fila, efosBloquean),
  porAtender: isPorAtender(estatusLote, fila, efosBloquean),
  envioEn: fila.envioEn?.toISOString() ?? null,
  retiradaEn: fila.retiradaEn?.toISOString() ?? null,
  urlxml: `/api/facturas/${fila.id}/xml`,
  urlpdf: pdfArchivoId === null ? null : `/api/facturas/${fila.id}/pdf`,
})

const c = t.columnas
export const columnasFacturas: ColumnasExportadas<FilaFactura> = {
  serie: { titulo: c.serie, valor: (f) => f.serie },
  folio: { titulo: c.folio, valor: (f) => f.folio },
  uuid: { titulo: c.uuid, valor: (f) => f.uuid },
  emisor: { titulo: c.emisor, valor: (f) => f.emisor },
  receptor: { titulo: c.receptor, valor: (f) => f.receptor },
  fechaTimbrado: { titulo: c.fechaTimbrado, clase: 'fechaHora', valor: (f) => f.fechaTimbrado },
  metodoPago: { titulo: c.metodoPago, valor: (f) => f.metodoPago },
  formaPago: { titulo: c.formaPago, valor: (f) => f.formaPago },
  usoCfdi: { titulo: c.usoCfdi, valor: (f) => f.usoCfdi },
  // What was taken out of the lote is no part of its sum.
  total: {
    titulo: c.total,
    clase: 'dinero',
    suma: true,
    valor: ({ total: monto, moneda, retiradaEn }) =>
      retiradaEn ? enMontos([{ moneda, monto }]) : montoExportado(monto, moneda),
  },
  estado: { titulo: c.estadoSat, valor: (f) => (f.seCancela ? t.seCancela : f.estado) },
  envio: { titulo: c.envio, valor: (f) => (f.retiradaEn ? t.retirada : nombreDeEnvio[f.envio]) },
  envioMotivo: { titulo: c.respuesta, valor: (f) => f.retiradaMotivo ?? sayMotivoDeEnvio(f.envioMotivo) },
  envioFolio: { titulo: c.envioFolio, valor: (f) => f.envioFolio },
}
