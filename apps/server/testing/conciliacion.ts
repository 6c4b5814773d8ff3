import type { Conteo } from '@valija/documents/estados-de-cuenta/conteos.ts'
import { perfiles } from '@valija/documents/estados-de-cuenta/perfiles.ts'
import { sql } from 'kysely'
import { insertMovimientos } from '../src/areas/estados-de-cuenta/insert-movimientos.ts'
import { inTransaction } from '../src/db/connection.ts'
import type { TestApp } from './test-app.ts'

export type PagoDePrueba = {
  bookingCode: string
  /** Centavos. */
  monto: number
  rfc?: string
  fechaPago?: string
  transaccion?: string
  cuenta?: string
  moneda?: 1 | 2
  estado?: number
  concepto?: string
  /** Rows of before cover it whole. */
  aplicado?: boolean
  /** What the engines' list tells of its booking, with a stay of next summer unless said. */
  senas?: { cliente: string; senas: string; llegada: string | null; salida: string | null }
}

/** Pagos straight into the table, with the method of their account. Their ids, in order. */
export async function seedPagos(
  { deps }: Pick<TestApp, 'deps'>,
  pagos: readonly PagoDePrueba[],
): Promise<number[]> {
  const { rows } = await sql<{ pagoId: number }>`
    insert into pagos (fecha_pago, rfc, booking_code, motor_reserva_id, moneda_id, moneda_reserva, metodo_pago_id,
      nombre_metodo_pago, banco, numero_cuenta, monto_pago, monto_pagado_moneda_reserva, monto_pago_moneda_nacional,
      monto_pago_dolares, tipo_cambio, concepto, numero_transaccion, user_create, estado_id, conciliado)
    select v.fecha, v.rfc, v.booking_code, 1, v.moneda, 'MXN',
      coalesce((select metodo_pago_id from metodos_pago where numero_cuenta = v.cuenta limit 1),
        (select min(metodo_pago_id) from metodos_pago)),
      'Método', 'Banco', v.cuenta, v.monto, v.monto,
      case v.moneda when 1 then v.monto else v.monto * 20 end, case v.moneda when 1 then v.monto / 20 else v.monto end,
      20, v.concepto, v.transaccion, 'caja@prueba.mx', v.estado,
      case when v.aplicado then v.monto else 0 end
    from jsonb_to_recordset(${JSON.stringify(
      pagos.map((pago, orden) => ({
        orden,
        fecha: pago.fechaPago ?? '2026-10-05',
        rfc: pago.rfc ?? 'XAXX010101000',
        booking_code: pago.bookingCode,
        moneda: pago.moneda ?? 1,
        cuenta: pago.cuenta ?? '0112345678',
        monto: pago.monto,
        concepto: pago.concepto ?? 'Pago',
        transaccion: pago.transaccion ?? '',
        estado: pago.estado ?? 3,
        aplicado: pago.aplicado ?? false,
      })),
    )}::jsonb) as v(orden int, fecha date, rfc text, booking_code text, moneda int, cuenta text, monto bigint, concepto text,
      transaccion text, estado int, aplicado boolean)
    order by v.orden returning pago_id`.execute(deps.db)
  const estancias = pagos.flatMap(({ bookingCode, senas }) =>
    senas
      ? [
          {
            ...senas,
            codigo: bookingCode,
            llegada: senas.llegada ?? '2027-07-01',
            salida: senas.salida ?? '2027-07-04',
          },
        ]
      : [],
  )
  await sql`insert into estancias (localizador, motor, cancelada, llegada, salida, cliente, cliente_rfc, nombre_paquete, moneda,
      visto_en, cambio_en)
    select codigo, 1, false, llegada, salida, cliente, '', senas, 'MXN', now(), now()
    from jsonb_to_recordset(${JSON.stringify(estancias)}::jsonb) as v(codigo text, cliente text, senas text, llegada date, salida date)
    on conflict do nothing`.execute(deps.db)
  return rows.map(({ pagoId }) => pagoId)
}

export type MovimientoDePrueba = {
  abono: number
  concepto?: string
  referencia?: string
  ampliada?: string
  fecha?: string
  cargo?: number
}

/** Rows of one statement, without a run over them. Their ids, in order. */
export async function seedMovimientos(
  { deps }: Pick<TestApp, 'deps'>,
  filas: readonly MovimientoDePrueba[],
  {
    fuente = 'bbvaMxn',
    cuenta = '0112345678',
    conteos = [],
  }: { fuente?: string; cuenta?: string; conteos?: Conteo[] } = {},
): Promise<{ importacionID: number; movimientos: number[] }> {
  const perfil = perfiles.find(({ clave }) => clave === fuente)
  if (!perfil) throw new Error(`no source ${fuente}`)
  const { id } = await deps.db
    .insertInto('archivos')
    .values({
      hash: '0'.repeat(64),
      tamano: 1,
      tipo: 'text/plain',
      nombre: 'prueba.xlsx',
      proposito: 'estadoDeCuenta',
      creadoPor: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { importacionID } = await inTransaction(deps.db, (tx) =>
    insertMovimientos(
      tx,
      { usuarioId: null, correo: 'prueba' },
      {
        archivo: { id, nombre: 'prueba.xlsx' },
        desde: '2026-10-01',
        hasta: '2026-10-31',
        estado: {
          perfil,
          cuenta,
          movimientos: filas.map((fila, i) => ({
            renglon: i + 3,
            ordinal: 1,
            fechaOperacion: fila.fecha ?? '2026-10-05',
            concepto: fila.concepto ?? 'SPEI RECIBIDO',
            referencia: fila.referencia ?? '',
            referenciaAmpliada: fila.ampliada ?? '',
            cargos: fila.cargo ?? 0,
            abonos: fila.cargo ? 0 : fila.abono,
            // A balance of its own keeps equal rows apart.
            saldo: 1_000_000 + nextSaldo++,
            meses: 0,
          })),
          ilegibles: [],
          saltosDeSaldo: [],
          signosDudosos: null,
          descuadres: [],
          conteos,
          desde: '2026-10-01',
          hasta: '2026-10-31',
          sumaCargos: 0,
          sumaAbonos: 0,
          saldoFinal: null,
        },
      },
    ),
  )
  const rows = await deps.db
    .selectFrom('movimientos')
    .select('movimientoId')
    .where('importacionId', '=', importacionID)
    .orderBy('renglon')
    .execute()
  return { importacionID: importacionID ?? 0, movimientos: rows.map(({ movimientoId }) => movimientoId) }
}
let nextSaldo = 1
