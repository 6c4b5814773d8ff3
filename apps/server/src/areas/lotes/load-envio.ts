import type { FacturaEnEnvio } from '@valija/domain/lotes/envio/plan-envio.ts'
import { etapas } from '@valija/domain/lotes/etapas.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { exigeUuid, readInstalacion } from '../../operacion/instalacion.ts'
import type { Turno } from './lease.ts'
import { facturaSinExplicar } from './reservas-repetidas.ts'

/** What a sending needs of the house. */
export type SendUses = Pick<
  Deps,
  'db' | 'ant' | 'sat' | 'archivos' | 'jobs' | 'reloj' | 'log' | 'lectores' | 'config'
>

export type FacturaPorEnviar = FacturaEnEnvio & {
  serie: string
  folio: string
  uuid: string
  total: number
  moneda: string
  hash: string
  envioEn: Date | null
}
export type LoteEnEnvio = {
  id: number
  /** By which this process works on it. */
  turno: Turno
  nombre: string
  categoria: string
  proveedorId: number
  fechaPago: string
  creadorId: string | null
  envioRonda: number
  idArrayLoteEnCola: string | null
  enColaEn: Date | null
  facturas: FacturaPorEnviar[]
  /** Of this installation: travels in the key of a sending. */
  identidad: string
  /** ANT held a lote of this number that was not sent from here. */
  envioAjeno: boolean
  /** An acceptance that does not tell its uuid is believed only by a person. */
  exigeUuid: boolean
  /** ANT may hold under this number what was not sent from here: it is asked before the first sending. */
  porPreguntar: boolean
}

/** A lote that is being sent with its living facturas, or null: not in that stage, or gone. */
export async function loadEnvio(db: Conn, turno: Turno): Promise<LoteEnEnvio | null> {
  const { loteId } = turno
  const lote = await db
    .selectFrom('lotes')
    .select([
      'id',
      'nombre',
      'categoria',
      'proveedorId',
      'fechaPago',
      'creadorId',
      'envioRonda',
      'idArrayLoteEnCola',
      'enColaEn',
      'envioAjeno',
      sql<boolean>`exists (select from envios e where e.lote_id = lotes.id and e.resultado = 'iniciado')`.as(
        'enviadoDeAqui',
      ),
    ])
    .where('id', '=', loteId)
    .where('estatus', '=', etapas.enProcesoDeEnvio)
    .where('eliminadoEn', 'is', null)
    .executeTakeFirst()
  if (!lote || lote.fechaPago === null) return null
  const { rows } = await sql<FacturaPorEnviar>`
    select f.id, f.serie, f.folio, f.uuid, f.total, f.moneda, f.envio, f.envio_duda, f.envio_en, f.estado, f.validacion_efos, f.sat_consultado_en, a.hash,
      ${facturaSinExplicar} as por_explicar
    from facturas f join lotes l on l.id = f.lote_id join archivos a on a.id = f.xml_archivo_id
    where f.lote_id = ${loteId} and f.eliminada_en is null and f.retirada_en is null order by f.id`.execute(
    db,
  )
  const { enviadoDeAqui, ...resto } = lote
  const { envioAjeno } = resto
  const instalacion = await readInstalacion(db)
  return {
    ...resto,
    turno,
    fechaPago: lote.fechaPago,
    facturas: rows,
    identidad: instalacion.identidad,
    exigeUuid: envioAjeno || exigeUuid(instalacion),
    porPreguntar: !enviadoDeAqui && !envioAjeno && instalacion.antDiceUuid !== true,
  }
}
