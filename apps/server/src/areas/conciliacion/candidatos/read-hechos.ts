import { type Hechos, nombresAjenos } from '@valija/domain/conciliacion/dudas.ts'
import { isIdentificada } from '@valija/domain/conciliacion/exacta.ts'
import { isNumeroFuerte } from '@valija/domain/conciliacion/numeros.ts'
import type { Umbrales } from '@valija/domain/conciliacion/pesos-de-razon.ts'
import { codigosDe, codigosFuertes } from '@valija/domain/conciliacion/pistas.ts'
import type { Propuesta } from '@valija/domain/conciliacion/propose.ts'
import type { PagoCandidato } from '@valija/domain/conciliacion/puntuar.ts'
import { indexRivales, type Rivales } from '@valija/domain/conciliacion/rivales.ts'
import { sql } from 'kysely'
import type { Conn } from '../../../db/connection.ts'
import { containsWords } from '../../../http/buscable.ts'
import { sinExplicar } from '../filas/cargos.ts'
import { type MovimientoAbierto, readMovimientos } from '../filas/movimientos-abiertos.ts'

type Propuesto = {
  movimiento: MovimientoAbierto
  propuestas: readonly Propuesta[]
  pagos: ReadonlyMap<number, PagoCandidato>
}
export type HechosPorFila = ReadonlyMap<number, Hechos>
/** Days within which another row with the same number and amount speaks of the same operation. */
const diasDeNumero = 120

/**
 * What is known around rows that could be something: bookings their text names, cargos that may have taken the money
 * back, other rows that want the same pago or carry the same number, customers of other bookings.
 */
export async function readHechos(
  db: Conn,
  judged: readonly Propuesto[],
  { diasBusqueda }: Pick<Umbrales, 'diasBusqueda'>,
): Promise<HechosPorFila> {
  const rows = judged.flatMap(({ movimiento, propuestas }) =>
    propuestas.length > 0 || codigosFuertes(movimiento.pistas).length > 0 ? [movimiento] : [],
  )
  if (rows.length === 0) return new Map()
  const reservas = await readConocidas(db, [...new Set(rows.flatMap(({ pistas }) => codigosDe(pistas)))])
  const clientes = await readClientes(db, judged)
  const rivales = await readRivales(db, rows)
  const vecinos = await readVecinos(db, rows, diasBusqueda)
  return new Map(
    rows.map(({ movimientoId }) => {
      const { cargosIguales = 0, repetidos = [] } = vecinos.get(movimientoId) ?? {}
      return [
        movimientoId,
        { reservas, clientes, rivales, cargosIguales, numerosRepetidos: new Set(repetidos) },
      ]
    }),
  )
}

/** Of these codes, those of a booking that anybody paid for or looked up, or that the engines told of. */
export async function readConocidas(db: Conn, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select c.code from unnest(${codes}::text[]) c(code)
    where exists (select from pagos p where p.booking_code = c.code)
      or exists (select from reservas_de_pago r where r.booking_code = c.code)
      or exists (select from estancias e where clave_suelta(e.localizador) = clave_suelta(c.code))`.execute(
    db,
  )
  return new Set(rows.map(({ code }) => code))
}

/** Whole names beside the code of a booking that are a customer's of one that the engines told of. */
async function readClientes(db: Conn, judged: readonly Propuesto[]): Promise<Set<string>> {
  const nombres = judged.flatMap(({ movimiento, propuestas, pagos }) =>
    propuestas.filter(isIdentificada).flatMap(({ lineas }) =>
      lineas.flatMap(({ pagoId }) => {
        const pago = pagos.get(pagoId)
        return pago ? nombresAjenos(movimiento, pago) : []
      }),
    ),
  )
  const distintos = [...new Set(nombres)]
  if (distintos.length === 0) return new Set()
  const { rows } = await sql<{ nombre: string }>`${sql.join(
    distintos.map(
      (nombre) => sql`select ${nombre}::text as nombre where exists (select from estancias e
        where ${sql.join(containsWords(sql`e.busqueda`, nombre.split(' ')), sql` and `)})`,
    ),
    sql` union all `,
  )}`.execute(db)
  return new Set(rows.map(({ nombre }) => nombre))
}

/** Every waiting abono of what such a row brings: who else may want its pago. */
async function readRivales(db: Conn, rows: readonly MovimientoAbierto[]): Promise<Rivales> {
  const montos = [...new Set(rows.map(({ restante }) => restante))]
  return indexRivales(
    await readMovimientos(db, {
      donde: sql`m.moneda in ('MXN', 'USD') and m.restante = any(${montos}::bigint[])
        and m.estado in ('sinIdentificar', 'parcial') and m.abonos > 0`,
    }),
  )
}

type Vecinos = { movimientoId: number; cargosIguales: number; repetidos: string[] }
async function readVecinos(
  db: Conn,
  movimientos: readonly MovimientoAbierto[],
  diasBusqueda: number,
): Promise<Map<number, Vecinos>> {
  const asked = movimientos.map(({ movimientoId, pistas }) => ({
    id: movimientoId,
    numeros: [...pistas.transacciones].filter(isNumeroFuerte),
  }))
  const { rows } = await sql<Vecinos>`
    select m.movimiento_id,
      (select count(*) from movimientos o where o.moneda = m.moneda and o.cargos + o.abonos = m.cargos + m.abonos
        and o.fecha_operacion between m.fecha_operacion - ${diasBusqueda}::int and m.fecha_operacion + ${diasBusqueda}::int
        and o.cuenta = m.cuenta and o.cargos > 0 and ${sinExplicar}) as cargos_iguales,
      array(select n from unnest(a.numeros) n where exists (
        select from movimientos o where o.moneda = m.moneda and o.cargos + o.abonos = m.cargos + m.abonos
          and o.fecha_operacion between m.fecha_operacion - ${diasDeNumero}::int and m.fecha_operacion + ${diasDeNumero}::int
          and o.movimiento_id <> m.movimiento_id
          and position(n in regexp_replace(upper(o.concepto || ' ' || o.referencia || ' ' || o.referencia_ampliada),
            '[^A-Z0-9]', '', 'g')) > 0)) as repetidos
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(id bigint, numeros text[])
    join movimientos m on m.movimiento_id = a.id`.execute(db)
  return new Map(rows.map((row) => [row.movimientoId, row]))
}
