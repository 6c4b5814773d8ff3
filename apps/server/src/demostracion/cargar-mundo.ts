import type { Contabilidad } from '@valija/sandbox/ant/contabilidad.ts'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import type { Mundo } from '@valija/sandbox/mundo/mundo.ts'
import { sql } from 'kysely'
import { refreshComisionistas } from '../areas/directorio/comisionistas.ts'
import { refreshProveedores } from '../areas/directorio/proveedores.ts'
import { startPrimerosPasos } from '../areas/inicio/primeros-pasos.ts'
import { politicaVigente } from '../areas/politica/politica-vigente.ts'
import { connect, inTransaction, type Tx } from '../db/connection.ts'
import type { Deps } from '../deps.ts'
import { loadBorradores } from './borradores-del-mundo.ts'
import { loadComisiones } from './comisiones-del-mundo.ts'
import { loadComplementos } from './complementos-del-mundo.ts'
import { loadEstados } from './estados-del-mundo.ts'
import { loadLotes } from './lotes-del-mundo.ts'
import type { Mundial } from './mundial.ts'
import { loadPagos } from './pagos-del-mundo.ts'
import { addHoteleros, addQuienesEsperan } from './personas-del-mundo.ts'
import type { Tamano } from './plan-de-lotes.ts'

/** Thousands of signatures lie between the first row and the last. */
const sinPrisa = { idle_in_transaction_session_timeout: 0 }

type Pedido = { contabilidad: Contabilidad; mundo: Mundo; tamano: Tamano; databaseUrlDueno: string }

/**
 * The demonstration's world: months of lotes, payments, statements and complements that hang on the business day, made
 * from one seed, by the product's own rules where it has them. Once, into an installation without a lote or a payment;
 * true when it was loaded. As the owner of the database: the application itself only tells the bitácora what happens now.
 */
export async function loadMundo(
  deps: Deps,
  { contabilidad, mundo, tamano, databaseUrlDueno }: Pedido,
): Promise<boolean> {
  const { rows } = await sql<{ hay: boolean }>`
    select exists (select from lotes) or exists (select from pagos) or exists (select from borradores) as hay`.execute(
    deps.db,
  )
  if (rows[0]?.hay !== false) return false
  await refreshProveedores(deps)
  await refreshComisionistas(deps)
  const hoy = await deps.reloj.hoy()
  const { db } = connect(databaseUrlDueno, { max: 1, esperas: sinPrisa })
  try {
    await contabilidad.enBloque(() =>
      inTransaction(db, async (tx) => {
        const admin = await tx
          .selectFrom('usuarios')
          .select(['id', 'email'])
          .where('email', '=', 'admin@valija.demo')
          .executeTakeFirstOrThrow()
        const m: Mundial = {
          deps,
          tx,
          mundo,
          autoridad: openAutoridad(),
          contabilidad,
          hoy,
          tamano,
          politica: await politicaVigente(tx, hoy),
          admin: { usuarioId: admin.id, correo: admin.email },
          hoteleros: await addHoteleros(tx, mundo, tamano),
        }
        await loadLotes(m)
        await loadBorradores(m)
        await loadComisiones(m)
        await loadComplementos(m)
        await loadEstados(m, await loadPagos(m))
        await addQuienesEsperan(m)
        await datePast(tx)
        await startPrimerosPasos(tx)
      }),
    )
    await sql`analyze`.execute(db)
  } finally {
    await db.destroy()
  }
  return true
}

/** What the product's own functions wrote as of now happened when its record says. */
async function datePast(tx: Tx): Promise<void> {
  await sql`update complementos_esperados set creado_en = (fecha_pago + time '16:00') at time zone 'America/Mexico_City'`.execute(
    tx,
  )
  await sql`update acciones_conciliacion a set cuando = i.creado_en from movimientos m join importaciones i on i.importacion_id = m.importacion_id
    where m.movimiento_id = a.movimiento_id`.execute(tx)
}
