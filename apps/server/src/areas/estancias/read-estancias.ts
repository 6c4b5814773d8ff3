import { errorCode } from '@valija/palabras/error-code.ts'
import { sql } from 'kysely'
import type { Estancia, PaginaDeEstancias } from '../../adapters/reservas/port.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { defineJob, type JobKind } from '../../jobs/jobs.ts'

/** Pages of one run, and how long it may last: what is left waits for the next. */
const paginas = 40
const duracionMs = 120_000

const nombreDeEstancias = 'reservas.estancias'
export const estanciasJob = (deps: Deps): JobKind<object> =>
  defineJob<object>({
    nombre: nombreDeEstancias,
    opciones: { retryLimit: 0, expireInSeconds: 240 },
    cron: '*/5 * * * *',
    // What is warned of hangs on it: who starts does not wait for the clock.
    onStart: () => inTransaction(deps.db, (tx) => deps.jobs.enqueue(tx, nombreDeEstancias, {})),
    work: async () => {
      await readEstancias(deps)
    },
  })

type Con = Pick<Deps, 'db' | 'reloj' | 'reservas' | 'log'>

/**
 * Reads what changed in the engines' list of bookings by stay since the last time, a page at a time, each kept together
 * with how far it goes. One run at a time; engines that do not list are noted as such, a failure leaves what was kept.
 * `ocupada`: another run has it; `incompleta`: there is more than this one had time for.
 */
export async function readEstancias(
  deps: Con,
  duranMs = duracionMs,
): Promise<'leida' | 'incompleta' | 'falla' | 'ocupada'> {
  const desde = await take(deps)
  if (desde === null) return 'ocupada'
  const fin = Date.now() + duranMs
  let { cursor } = desde
  let failed = false
  try {
    for (let n = 0; n < paginas && Date.now() < fin; n++) {
      const pagina = await deps.reservas.estancias(cursor)
      const leidaEn = deps.reloj.ahora()
      if (pagina === null) {
        await deps.db
          .updateTable('estanciasLectura')
          .set({ disponible: false, leidaEn, fallaEn: null })
          .execute()
        return 'leida'
      }
      const antes = cursor
      await inTransaction(deps.db, async (tx) => {
        // A lote that is being saved marks the bookings it bills: this gives way to a person, and reads on later.
        await sql`set local lock_timeout = '200ms'`.execute(tx)
        const { numUpdatedRows } = await tx
          .updateTable('estanciasLectura')
          .set((eb) => ({
            disponible: true,
            cursor: pagina.cursor,
            completa: pagina.hayMas ? eb.ref('completa') : eb.val(true),
            leidaEn,
            fallaEn: null,
          }))
          .where(sql<boolean>`cursor is not distinct from ${antes}`)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return
        await keep(tx, pagina.estancias, leidaEn)
        await noteIlegibles(tx, pagina, leidaEn)
      })
      cursor = pagina.cursor
      if (!pagina.hayMas) return 'leida'
      if (cursor === antes) throw new Error('the list of stays goes on from where it was')
    }
    return 'incompleta'
  } catch (error) {
    if (errorCode(error) === '55P03') return 'incompleta'
    failed = true
    deps.log.warn({ err: error }, 'bookings by stay not read')
    return 'falla'
  } finally {
    await deps.db
      .updateTable('estanciasLectura')
      .set({ ocupadaHasta: null, ...(failed ? { fallaEn: deps.reloj.ahora() } : {}) })
      .execute()
  }
}

/** How far the list was read, for this run alone; null while another has it. */
async function take({ db, reloj }: Con): Promise<{ cursor: string | null } | null> {
  const ahora = reloj.ahora()
  const row = await db
    .updateTable('estanciasLectura')
    .set({ ocupadaHasta: new Date(ahora.getTime() + 2 * duracionMs) })
    .where((eb) => eb.or([eb('ocupadaHasta', 'is', null), eb('ocupadaHasta', '<', ahora)]))
    .returning('cursor')
    .executeTakeFirst()
  return row ?? null
}

/** Those that could not be read, until they can. */
async function noteIlegibles(
  tx: Tx,
  { estancias, ilegibles }: PaginaDeEstancias,
  cuando: Date,
): Promise<void> {
  const codes = estancias.map(({ localizador }) => localizador)
  await sql`delete from estancias_ilegibles where localizador = any(${codes}::text[])`.execute(tx)
  if (ilegibles.length > 0)
    await sql`insert into estancias_ilegibles (localizador, campo, visto_en)
      select localizador, max(campo), ${cuando} from jsonb_to_recordset(${JSON.stringify(ilegibles)}::jsonb) as x(localizador text, campo text)
      group by localizador
      on conflict (localizador) do update set campo = excluded.campo, visto_en = excluded.visto_en`.execute(
      tx,
    )
}

/** Bookings as they are told now, each as it was told last; those that did not change are left as they were. */
export async function keep(tx: Tx, pagina: readonly Estancia[], cuando: Date): Promise<void> {
  // In the order in which a lote's are locked.
  const estancias = [...new Map(pagina.map((una) => [una.localizador, una])).values()].toSorted((a, b) =>
    a.localizador < b.localizador ? -1 : 1,
  )
  for (let i = 0; i < estancias.length; i += 500)
    await tx
      .insertInto('estancias')
      .values(estancias.slice(i, i + 500).map((una) => ({ ...una, vistoEn: cuando, cambioEn: cuando })))
      .onConflict((oc) =>
        oc
          .column('localizador')
          .doUpdateSet((eb) =>
            Object.fromEntries([...columnas, 'cambioEn' as const].map((c) => [c, eb.ref(`excluded.${c}`)])),
          )
          .where(
            sql<boolean>`(${sql.join(columnas.map((c) => sql.ref(`estancias.${c}`)))}) is distinct from (${sql.join(columnas.map((c) => sql.ref(`excluded.${c}`)))})`,
          ),
      )
      .execute()
}

const columnas = [
  'motor',
  'cancelada',
  'venta',
  'llegada',
  'salida',
  'cliente',
  'clienteRfc',
  'nombrePaquete',
  'moneda',
  'total',
  'costo',
  'proveedorId',
  'proveedorNombre',
  'proveedorRfc',
  'reservaAnt',
  'localizadorExterno',
  'comisionistaId',
  'comisionistaNombre',
  'comision',
] as const satisfies readonly (keyof Estancia)[]
