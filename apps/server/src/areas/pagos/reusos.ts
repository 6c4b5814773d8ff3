import { type Reuso, reusosPorPago } from '@valija/contract/pagos-nuevos.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { planaSinCeros } from '@valija/domain/conciliacion/numeros.ts'
import { type PagoComparable, razonesDeReuso } from '@valija/domain/pagos/reuso.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import type { Sql } from '../../http/lista.ts'
import { isAjeno } from './alcance-pagos.ts'

export type PorRevisar = PagoComparable & { concepto: string }
export type ReusoInterno = Reuso & { otroPagoId: number | null; estadoId: number | null }

/**
 * What of the payments about to be saved looks already paid: among themselves and against every registered one. Of another
 * person's payment an outsider learns only that it exists.
 */
export async function findReusos(
  db: Conn,
  actor: Actor,
  nuevos: readonly PorRevisar[],
): Promise<ReusoInterno[]> {
  const registrados = await readParecidos(db, nuevos)
  const found: ReusoInterno[] = []
  nuevos.forEach((nuevo, indice) => {
    for (const otro of registrados) {
      const razones = razonesDeReuso(nuevo, otro)
      if (razones.length === 0) continue
      const hidden = isAjeno(actor) && otro.registradoPor !== actor.usuarioId
      found.push({
        indice,
        razones,
        ...(hidden ? unseen : shown(otro)),
        pagoID: hidden ? null : otro.pagoId,
        nombreEstado: hidden ? null : otro.nombreEstado,
        otroPagoId: otro.pagoId,
        estadoId: otro.estadoId,
        urlComprobante: hidden || otro.hash === null ? null : `/api/pagos/${otro.pagoId}/comprobante`,
      })
    }
    nuevos.slice(0, indice).forEach((otro) => {
      const razones = razonesDeReuso(nuevo, otro)
      if (razones.length > 0)
        found.push({
          indice,
          razones,
          ...shown(otro),
          pagoID: null,
          nombreEstado: null,
          otroPagoId: null,
          estadoId: null,
          urlComprobante: null,
        })
    })
  })
  return found
}

const fuerza = ['mismaTransaccion', 'mismoArchivo', 'mismoMontoFechaCuenta'] as const
const lugarDe = ({ razones }: Pick<Reuso, 'razones'>): number =>
  fuerza.findIndex((una) => razones.includes(una))

/**
 * Of each payment the first that say most: one proof of a hundred bookings would fill the screen. And how many are left
 * out.
 */
export function primerosReusos<T extends Pick<Reuso, 'indice' | 'razones'>>(
  reusos: readonly T[],
): { reusos: T[]; mas: number } {
  const cada = [...Map.groupBy(reusos, ({ indice }) => indice).values()]
  const primeros = cada.flatMap((suyos) =>
    suyos.toSorted((a, b) => lugarDe(a) - lugarDe(b)).slice(0, reusosPorPago),
  )
  return { reusos: primeros, mas: reusos.length - primeros.length }
}

type Mostrado = Pick<
  Reuso,
  'bookingCode' | 'fechaPago' | 'monto' | 'moneda' | 'concepto' | 'numeroTransaccion'
>
const shown = (otro: PorRevisar): Mostrado => ({
  bookingCode: otro.bookingCode,
  fechaPago: otro.fechaPago,
  monto: centavos(otro.monto),
  moneda: otro.monedaID === 1 ? 'MXN' : 'USD',
  concepto: otro.concepto,
  numeroTransaccion: otro.numeroTransaccion,
})
const unseen: Mostrado = {
  bookingCode: '',
  fechaPago: '',
  monto: centavos(0),
  moneda: 'MXN',
  concepto: '',
  numeroTransaccion: '',
}

/** So many of one file, one number or one amount of a day are looked at, the newest. */
const tope = 1000

/** Each file, number and amount by its own index and with its own limit: one that many share hides no other. */
async function readParecidos(db: Conn, nuevos: readonly PorRevisar[]): Promise<Parecido[]> {
  const found = new Map<number, Parecido>()
  for (const way of waysOf(nuevos)) for (const row of await readBy(db, way)) found.set(row.pagoId, row)
  return [...found.values()].sort((a, b) => b.pagoId - a.pagoId)
}

function waysOf(nuevos: readonly PorRevisar[]): Sql[] {
  const hashes = nuevos.flatMap(({ hash }) => (hash === null ? [] : [hash]))
  const transacciones = nuevos
    .map(({ numeroTransaccion }) => planaSinCeros(numeroTransaccion))
    .filter((one) => one !== '')
  return [
    ...[...new Set(hashes)].map(
      (hash) => sql`p.comprobante_id in (select comprobante_id from comprobantes where hash = ${hash})`,
    ),
    ...[...new Set(transacciones)].map(
      (una) => sql`p.transaccion_plana <> '' and ltrim(p.transaccion_plana, '0') = ${una}`,
    ),
    ...nuevos.map(
      ({ fechaPago, monto, monedaID, numeroCuenta }) =>
        sql`p.fecha_pago = ${fechaPago}::date and p.monto_pago = ${monto} and p.moneda_id = ${monedaID}
          and p.numero_cuenta = ${numeroCuenta}`,
    ),
  ]
}

type Parecido = PorRevisar & {
  pagoId: number
  registradoPor: string | null
  estadoId: number
  nombreEstado: string
}
async function readBy(db: Conn, way: Sql): Promise<Parecido[]> {
  const { rows } = await sql<Omit<Parecido, 'monedaID'> & { monedaId: number }>`
    select p.pago_id, p.booking_code, p.numero_transaccion, p.monto_pago as monto, p.moneda_id, p.fecha_pago, p.numero_cuenta,
      p.concepto, p.registrado_por, p.estado_id, e.nombre_estado, c.hash
    from pagos p join estados_pago e on e.estado_id = p.estado_id left join comprobantes c on c.comprobante_id = p.comprobante_id
    where ${way} order by p.pago_id desc limit ${tope}`.execute(db)
  return rows.map(({ monedaId, ...row }) => ({ ...row, monedaID: monedaId }))
}
