import { sql } from 'kysely'

/** Of a factura or a complement: its issuer has asked the SAT to cancel it, and nobody has answered (`seCancela`). */
export const porCancelarse = sql`(estado = 'Vigente' and lower(trim(estatus_cancelacion)) = 'en proceso')`
