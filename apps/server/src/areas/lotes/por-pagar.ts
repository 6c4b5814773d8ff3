import type { GrupoDeLotes, MontoPorMoneda, PorPagar } from '@valija/contract/inicio.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { type Categoria, type EstatusLote, etapaDe } from '@valija/domain/lotes/etapas.ts'
import { diasDeTramo, type TramoDeAtraso, tramoDe, tramosDeAtraso } from '@valija/domain/lotes/tramos.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import type { Sql } from '../../http/lista.ts'
import { cuentaPorAprobar } from '../cuentas-pago/read-retenidos.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'
import { saldosDeLote } from './colas.ts'

/** Days of payment told one by one; what comes later is told in one sum. */
const diasDichos = 6

const debe = sql`l.estatus in ('En proceso de envío', 'En proceso de pago') and l.pagado < l.total
  and l.fecha_pago is not null and l.eliminado_en is null`

/** Filters of the lists behind the days and the ageing: due on a day or paid for it; owed, so many days late. */
export const pagadoOSeDebe = sql`(l.estatus = 'Pagado' or l.pagado < l.total)`
export const deDiaDePago = (dia: string): Sql => sql`(l.fecha_pago = ${dia}::date and ${pagadoOSeDebe})`
export const conAtraso = (tramo: TramoDeAtraso, hoy: Dia): Sql => {
  const [desde, hasta] = diasDeTramo[tramo]
  return sql`(${debe} and ${desde === null ? sql`true` : sql`l.fecha_pago <= ${hoy}::date - ${desde}::int`}
    and ${hasta === null ? sql`true` : sql`l.fecha_pago >= ${hoy}::date - ${hasta}::int`})`
}

/**
 * Nothing stands against paying it on its day: ANT took every factura, the SAT holds them valid, its account is not being
 * changed, and banks work that day. Anything else is only planned.
 */
const esFirme = sql`(l.estatus = 'En proceso de pago' and l.num_bloqueadas = 0 and l.num_sin_verificar = 0
  and l.num_excepciones = 0 and extract(isodow from l.fecha_pago) < 6 and not ${cuentaPorAprobar})`

type Clave = { fecha: string; categoria: Categoria; estatus: EstatusLote }
type Suma = Clave & { firme: boolean; moneda: string; facturas: number; monto: number }
type Cuenta = Clave & { lotes: number }

/** What is owed of the lotes within this person's reach: by day of payment from `hoy` on, and how late the rest is. */
export async function readPorPagar(db: Conn, actor: Actor, hoy: Dia): Promise<PorPagar> {
  const base = sql`lotes l where ${alcanceDeLotes(actor)} and ${debe}`
  const clave = sql`l.fecha_pago::text as fecha, l.categoria, l.estatus`
  const [cuentas, sumas] = await Promise.all([
    sql<Cuenta>`select ${clave}, count(*) as lotes from ${base} group by 1, 2, 3 order by 1, 2 desc, 3 desc`.execute(
      db,
    ),
    sql<Suma>`select ${clave}, ${esFirme} as firme, s.moneda, sum(s.facturas)::int as facturas, sum(s.saldo)::int8 as monto
      from (select * from ${base}) l cross join ${saldosDeLote} s group by 1, 2, 3, 4, 5`.execute(db),
  ])
  const of = (is: (clave: Clave) => boolean) => toParte(cuentas.rows.filter(is), sumas.rows.filter(is))
  const fechas = [...new Set(cuentas.rows.map(({ fecha }) => fecha))]
  const porVenir = fechas.filter((fecha) => fecha >= hoy)
  const tarde = new Set(porVenir.slice(diasDichos))
  const tramos = new Map(fechas.map((fecha) => [fecha, tramoDe(fecha, hoy)]))
  return {
    dias: porVenir.slice(0, diasDichos).map((fecha) => {
      const is = (one: Clave) => one.fecha === fecha
      const partes = (firme: boolean) => toSuma(sumas.rows.filter((one) => is(one) && one.firme === firme))
      return { fecha, ...of(is), firme: partes(true), previsto: partes(false) }
    }),
    despues: of(({ fecha }) => tarde.has(fecha)),
    vencido: of(({ fecha }) => fecha < hoy),
    antiguedad: tramosDeAtraso.map((tramo) => ({
      tramo,
      ...of(({ fecha }) => tramos.get(fecha) === tramo),
    })),
  }
}

const toSuma = (sumas: readonly Suma[]) => ({
  facturas: sumas.reduce((n, one) => n + one.facturas, 0),
  montos: toMontos(sumas),
})

function toMontos(sumas: readonly Suma[]): MontoPorMoneda[] {
  const by = new Map<string, number>()
  for (const { moneda, monto } of sumas) by.set(moneda, (by.get(moneda) ?? 0) + monto)
  return [...by]
    .sort(([a], [b]) => Number(a !== 'MXN') - Number(b !== 'MXN') || a.localeCompare(b))
    .map(([moneda, monto]) => ({ moneda, monto: centavos(monto) }))
}

const grupoDe = ({ categoria, estatus }: Clave) => `${categoria} ${estatus}`

/** Sums, and the same by list: a list holds one kind of lotes in one stage. */
function toParte(cuentas: readonly Cuenta[], sumas: readonly Suma[]) {
  const lotesDe = (suyas: readonly Cuenta[]) => suyas.reduce((n, { lotes }) => n + lotes, 0)
  const sumasDe = Map.groupBy(sumas, grupoDe)
  return {
    lotes: lotesDe(cuentas),
    montos: toMontos(sumas),
    grupos: [...Map.groupBy(cuentas, grupoDe)].flatMap(([grupo, suyas]): GrupoDeLotes[] =>
      suyas.slice(0, 1).map(({ categoria, estatus }) => ({
        categoria,
        etapa: etapaDe(estatus),
        lotes: lotesDe(suyas),
        montos: toMontos(sumasDe.get(grupo) ?? []),
      })),
    ),
  }
}
