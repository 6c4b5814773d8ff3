import type { LecturaDeEstancias } from '@valija/contract/estancias.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Conn } from '../../db/connection.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'

export type Plazos = { dias: number; entrePedidos: number }
/** After how many days a factura is waited for, and after how many it may be asked for again (policy). */
export async function readPlazos(db: Conn, hoy: Dia): Promise<Plazos> {
  const { diasSinFactura, diasEntrePedidos } = await politicaVigente(db, hoy)
  return { dias: diasSinFactura, entrePedidos: diasEntrePedidos }
}

export async function readLectura(db: Conn, hoy: Dia): Promise<LecturaDeEstancias> {
  const { disponible, completa, leidaEn, fallaEn } = await db
    .selectFrom('estanciasLectura')
    .select(['disponible', 'completa', 'leidaEn', 'fallaEn'])
    .executeTakeFirstOrThrow()
  return {
    disponible,
    completa,
    leidaEn: leidaEn?.toISOString() ?? null,
    fallaEn: fallaEn?.toISOString() ?? null,
    ...(await readPlazos(db, hoy)),
  }
}
