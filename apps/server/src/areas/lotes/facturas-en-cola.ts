import type { ColaDeLote } from '@valija/domain/lotes/colas.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Sql } from '../../http/lista.ts'
import { cuentaPorAprobar } from '../cuentas-pago/read-retenidos.ts'
import { reservasSinExplicar } from './reservas-repetidas.ts'

export const vivas = sql`f.lote_id = l.id and f.retirada_en is null and f.eliminada_en is null`
const conEnvio = (envio: 'rechazado' | 'duda'): Sql =>
  sql`(case when l.num_excepciones = 0 then 0 else (select count(*) from facturas f where ${vivas} and f.envio = ${envio}) end)`
const todasSi = (condicion: Sql): Sql =>
  sql`(case when ${condicion} then greatest(l.num_facturas, 1) else 0 end)`
const pagado = sql`l.estatus = 'Pagado'`
const enPago = sql`l.estatus = 'En proceso de pago'`
const porPagar = sql`l.estatus in ('En proceso de envío', 'En proceso de pago') and l.pagado < l.total`
const porEnviar = sql`l.estatus = 'No procesado' and l.num_facturas > 0`

/** How it is known of `lotes l` what nobody has decided: asked lote by lote, or of all of them at once. */
export type PorDecidir = { repetida: Sql; porRevisar: Sql }
const loteALote: PorDecidir = {
  repetida: reservasSinExplicar,
  porRevisar: sql`(select count(*) from facturas f where ${vivas} and f.revision = 'pendiente')`,
}
const sinDecidir = ({ repetida, porRevisar }: PorDecidir): Sql =>
  sql`l.rfc_sin_validar or ${cuentaPorAprobar} or ${repetida} or ${porRevisar} > 0`

/** Of `lotes l`: how many of its facturas make it stand in a queue; none means that it does not. */
export function facturasEn(cola: ColaDeLote, hoy: Dia, porDecidir = loteALote): Sql {
  switch (cola) {
    case 'rechazadas':
      return conEnvio('rechazado')
    case 'enDuda':
      return conEnvio('duda')
    case 'bloqueadas':
      return sql`(case when ${pagado} then 0 else l.num_bloqueadas end)`
    case 'pagadasSinValidez':
      return sql`(case when ${pagado} then l.num_por_atender else 0 end)`
    case 'porCancelarse':
      return sql`l.num_por_cancelarse`
    case 'vencidos':
      return todasSi(sql`${porPagar} and l.fecha_pago < ${hoy}::date`)
    case 'vencenHoy':
      return todasSi(sql`${porPagar} and l.fecha_pago = ${hoy}::date`)
    case 'envioDetenido':
      return todasSi(sql`l.estatus = 'En proceso de envío' and l.envio_error <> ''`)
    case 'porMarcar':
      return todasSi(sql`${enPago} and l.pagado >= l.total`)
    case 'porRevisar':
      return porDecidir.porRevisar
    case 'reservasRepetidas':
      // One the SAT holds valid again may stand in a lote that was processed.
      return todasSi(sql`(${porEnviar} or l.estatus = 'En proceso de envío') and ${porDecidir.repetida}`)
    case 'rfcSinValidar':
      return todasSi(sql`${porEnviar} and l.rfc_sin_validar`)
    case 'cuentaPorAprobar':
      return todasSi(sql`${porEnviar} and ${cuentaPorAprobar}`)
    // As impedimentoDeProceso judges it.
    case 'porProcesar':
      return todasSi(
        sql`${porEnviar} and l.num_bloqueadas = 0 and l.num_sin_verificar = 0 and not (${sinDecidir(porDecidir)})`,
      )
    case 'sinVerificar':
      return todasSi(
        sql`${porEnviar} and l.num_bloqueadas = 0 and l.num_sin_verificar > 0 and not (${sinDecidir(porDecidir)})`,
      )
  }
}

/** As the indexes have it: what was paid waits for somebody only where the SAT took it back, or is about to. */
export const vivo = sql`(l.estatus <> 'Pagado' and l.eliminado_en is null
  or ${pagado} and l.num_por_atender + l.num_por_cancelarse > 0 and l.eliminado_en is null)`
/** The filter of the list behind a queue. */
export const enCola = (cola: ColaDeLote, hoy: Dia): Sql => sql`(${vivo} and ${facturasEn(cola, hoy)} > 0)`
