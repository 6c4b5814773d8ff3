import type { Reuso } from '@valija/contract/pagos-nuevos.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { normalizeTransaccion, type PagoComparable, razonesDeReuso } from '@valija/domain/pagos/reuso.ts'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { isAjeno } from './alcance-pagos.ts'

export type PorRevisar = PagoComparable & { concepto: string }
export type ReusoInterno = Reuso & { otroPagoId: number | null }

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
        otroPagoId: otro.pagoId,
        urlComprobante: hidden || otro.hash === null ? null : `/api/pagos/${otro.pagoId}/comprobante`,
      })
    }
    nuevos.slice(0, indice).forEach((otro) => {
      const razones = razonesDeReuso(nuevo, otro)
      if (razones.length > 0)
        found.push({ indice, razones, ...shown(otro), pagoID: null, otroPagoId: null, urlComprobante: null })
    })
  })
  return found
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

async function readParecidos(db: Conn, nuevos: readonly PorRevisar[]) {
  const hashes = nuevos.flatMap(({ hash }) => (hash === null ? [] : [hash]))
  const transacciones = nuevos
    .map(({ numeroTransaccion }) => normalizeTransaccion(numeroTransaccion))
    .filter((one) => one !== '')
  const rows = await db
    .selectFrom('pagos as p')
    .leftJoin('comprobantes as c', 'c.comprobanteId', 'p.comprobanteId')
    .select([
      'p.pagoId',
      'p.bookingCode',
      'p.numeroTransaccion',
      'p.montoPago as monto',
      'p.monedaId',
      'p.fechaPago',
      'p.numeroCuenta',
      'p.concepto',
      'p.registradoPor',
      'c.hash',
    ])
    .where((eb) =>
      eb.or([
        ...(hashes.length === 0
          ? []
          : [
              eb(
                'p.comprobanteId',
                'in',
                eb.selectFrom('comprobantes').select('comprobanteId').where('hash', 'in', hashes),
              ),
            ]),
        ...(transacciones.length === 0 ? [] : [eb('p.transaccionPlana', 'in', transacciones)]),
        ...nuevos.map(({ fechaPago, monto, monedaID }) =>
          eb.and([
            eb('p.fechaPago', '=', fechaPago),
            eb('p.montoPago', '=', monto),
            eb('p.monedaId', '=', monedaID),
          ]),
        ),
      ]),
    )
    .orderBy('p.pagoId', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ monedaId, ...row }) => ({ ...row, monedaID: monedaId }))
}
