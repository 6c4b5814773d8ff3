import { enMontos } from '@valija/contract/en-pesos.ts'
import { correosLotes as texto } from '@valija/contract/messages/correos-lotes.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import type { EstatusLote } from '@valija/domain/lotes/etapas.ts'
import { sql } from 'kysely'
import type { Conn, Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { publicUrl } from '../../http/public-url.ts'
import { type Plantilla, sistemas } from '../correos/plantilla.ts'
import type { Contenido } from '../correos/plantilla-html.ts'
import { tellNovedad } from '../correos/tell-novedad.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { whoOwes } from './who-owes.ts'

export type LoteAvisado = {
  id: number
  nombre: string
  categoria: 'Proveedor' | 'Comisionista'
  estatus: EstatusLote
  numFacturas: number
  numReservas: number
  numSinVerificar: number
  total: number
  moneda: string
  eliminadoEn: Date | null
}
export async function readLoteAvisado(db: Conn, registro: string): Promise<LoteAvisado | null> {
  const [id = ''] = registro.split(':')
  if (!/^\d{1,15}$/.test(id)) return null
  const lote = await db
    .selectFrom('lotes')
    .select([
      'id',
      'nombre',
      'categoria',
      'estatus',
      'numFacturas',
      'numReservas',
      'numSinVerificar',
      'total',
      'moneda',
      'eliminadoEn',
    ])
    .where('id', '=', Number(id))
    .executeTakeFirst()
  return lote ?? null
}

/** Where the lote opens, for who has an account; whoever handed in as a guest is not led to a sign-in. */
export async function botonDeLote(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  lote: Pick<LoteAvisado, 'id' | 'categoria'>,
  para: string,
): Promise<Pick<Contenido, 'boton'>> {
  const { rows } = await sql`select 1 from usuarios u where lower(u.email) = ${para.toLowerCase()}
    and u.bloqueado_en is null`.execute(db)
  if (rows.length === 0) return {}
  const lista = lote.categoria === 'Comisionista' ? '/facturas/comisionista' : '/factura/proveedor'
  return { boton: { texto: texto.ver, url: publicUrl(config, `${lista}?lote=${lote.id}`) } }
}

/** An event of a lote, to whoever handed it in; `registro` names it and begins with the lote's id. */
export const tellOfLote = async (
  deps: Pick<Deps, 'jobs' | 'reloj'>,
  tx: Tx,
  loteId: number,
  novedad: { plantilla: string; registro?: string; creadoPor?: string | null },
): Promise<void> =>
  tellNovedad(deps, tx, {
    plantilla: novedad.plantilla,
    registro: novedad.registro ?? String(loteId),
    creadoPor: novedad.creadoPor ?? null,
    para: await whoOwes(tx, loteId),
  })

/** What every mail about a lote shares: it goes to whom it was written for, and nobody asks for it again. */
export const deNovedadDeLote = {
  sistema: sistemas.facturacion,
  tema: 'lote',
  destinatario: async () => null,
  mayResend: async () => false,
} as const

export const loteRecibidoPlantilla: Plantilla = {
  ...deNovedadDeLote,
  async prepare(deps, registro, para) {
    const lote = await readLoteAvisado(deps.db, registro)
    if (!lote || lote.eliminadoEn !== null) return null
    const { rows } = await sql<{ ppd: number; moneda: string; monto: number }>`
      select f.moneda, sum(f.total)::int8 as monto, count(*) filter (where f.metodo_pago = 'PPD')::int as ppd
      from facturas f where f.lote_id = ${lote.id} and f.eliminada_en is null and f.retirada_en is null
      group by 1 order by f.moneda <> 'MXN', 1`.execute(deps.db)
    const ppd = rows.reduce((n, fila) => n + fila.ppd, 0)
    const { diaComplemento: dia } = await politicaVigente(deps.db, await deps.reloj.hoy())
    const asunto = texto.recibido.asunto({ lote: lote.nombre })
    return {
      asunto,
      titulo: asunto,
      parrafos: [
        texto.recibido.cuerpo({
          facturas: lote.numFacturas,
          reservas: lote.numReservas,
          total: enMontos(rows),
        }),
        ...(lote.numSinVerificar > 0 ? [texto.recibido.sinVerificar({ n: lote.numSinVerificar })] : []),
        texto.recibido.siguiente,
        ...(ppd > 0 ? [texto.recibido.ppd({ n: ppd, dia })] : []),
      ],
      ...(await botonDeLote(deps, lote, para)),
    }
  },
}

/** `registro`: the lote and the factura that a person took out of it. */
export const facturaRetiradaPlantilla: Plantilla = {
  ...deNovedadDeLote,
  async prepare(deps, registro, para) {
    const lote = await readLoteAvisado(deps.db, registro)
    const factura = await deps.db
      .selectFrom('facturas')
      .select(['serie', 'folio', 'uuid', 'total', 'moneda', 'retiradaMotivo'])
      .where('id', '=', Number(registro.split(':')[1] ?? 0))
      .where('retiradaEn', 'is not', null)
      .executeTakeFirst()
    if (!lote || !factura) return null
    const { serie, folio, uuid, total, moneda, retiradaMotivo } = factura
    const asunto = texto.retirada.asunto({
      factura: nombreDeFactura({ serie, folio }, uuid.toUpperCase()),
      lote: lote.nombre,
    })
    return {
      asunto,
      titulo: asunto,
      parrafos: [texto.retirada.cuerpo({ lote: lote.nombre })],
      datos: [
        [texto.motivo, retiradaMotivo ?? ''],
        ['UUID', uuid.toUpperCase()],
        [texto.total, enMontos([{ moneda, monto: total }])],
      ],
      ...(lote.eliminadoEn === null ? await botonDeLote(deps, lote, para) : {}),
    }
  },
}

export const loteEliminadoPlantilla: Plantilla = {
  ...deNovedadDeLote,
  async prepare(deps, registro) {
    const lote = await readLoteAvisado(deps.db, registro)
    if (!lote || lote.eliminadoEn === null) return null
    const { rows } = await sql<{ motivo: string | null }>`select motivo from bitacora
      where entidad = 'lote' and entidad_id = ${String(lote.id)} and accion = 'eliminar' order by id desc limit 1`.execute(
      deps.db,
    )
    const motivo = rows[0]?.motivo ?? null
    const asunto = texto.eliminado.asunto({ lote: lote.nombre })
    return {
      asunto,
      titulo: asunto,
      parrafos: [
        texto.eliminado.cuerpo({
          n: lote.numFacturas,
          total: enMontos([{ moneda: lote.moneda, monto: lote.total }]),
        }),
        ...(motivo === null ? [texto.eliminado.sinMotivo] : []),
      ],
      ...(motivo === null ? {} : { datos: [[texto.motivo, motivo] as [string, string]] }),
    }
  },
}
