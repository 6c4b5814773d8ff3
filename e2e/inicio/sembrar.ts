import { sql } from 'kysely'
import { personaDe } from '../../apps/server/testing/persona-de.ts'
import { seedLote } from '../../apps/server/testing/seed-lote.ts'
import type { Product } from '../setup/product.ts'

/** A supplier's year: lotes in every month, one in each stage, one with a refused factura. */
export async function sembrarAnio(
  { valija }: Pick<Product, 'valija'>,
  email: string,
  dia: string,
): Promise<void> {
  const { db } = valija.deps
  const creador = await personaDe(valija.deps, email)
  const month = (ago: number) => {
    const at = new Date(`${dia.slice(0, 7)}-05T18:00:00Z`)
    at.setUTCMonth(at.getUTCMonth() - ago)
    return at
  }
  const add = async (ago: number, options: Partial<Parameters<typeof seedLote>[1]>) => {
    const lote = await seedLote({ deps: valija.deps }, { creador, ...options })
    await sql`update lotes set fecha_creacion = ${month(ago)},
      pagado_en = case when pagado_en is not null then ${month(ago)}::timestamptz end where id = ${lote.id}`.execute(
      db,
    )
    return lote
  }
  for (let ago = 11; ago > 0; ago--)
    await add(ago, {
      facturas: 2 + ((ago * 7) % 5),
      estatus: 'Pagado',
      fechaPago: month(ago).toISOString().slice(0, 10),
    })
  await add(0, { facturas: 3, nombre: 'Arrecife octubre 3' })
  await add(0, {
    facturas: 2,
    nombre: 'Semana 40',
    estatus: 'En proceso de pago',
    fechaPago: `${dia.slice(0, 7)}-16`,
  })
  await add(0, { facturas: 4, estatus: 'Pagado', fechaPago: `${dia.slice(0, 7)}-02` })
  const refused = await add(0, {
    facturas: 3,
    nombre: 'Arrecife octubre 1',
    estatus: 'En proceso de envío',
    fechaPago: `${dia.slice(0, 7)}-23`,
  })
  const [first, second] = refused.facturas
  await sql`update facturas set envio = 'rechazado', envio_motivo = '{"codigo": "texto", "texto": "la reserva KTR482 ya tiene factura"}' where id = ${first?.id}`.execute(
    db,
  )
  await sql`update facturas set envio = 'duda' where id = ${second?.id}`.execute(db)
  await sql`update lotes set num_excepciones = 2 where id = ${refused.id}`.execute(db)
}
