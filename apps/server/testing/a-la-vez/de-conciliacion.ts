import { randomUUID } from 'node:crypto'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { sql } from 'kysely'
import { seedMovimientos, seedPagos } from '../conciliacion.ts'
import { seedLote } from '../seed-lote.ts'
import type { Clase, Prensa } from './prensa.ts'

const motivo = 'Prueba'
const dueno = makeMundo().proveedor('101')
const rfc = (dueno?.rfc ?? '').replaceAll('-', '')

/** Pagos of a bank's rows: matched, undone, rejected, and the statement taken back. */
export const deConciliacion: Clase = async (app, azar) => {
  const admins = [await app.persona('admin'), await app.persona('admin')]
  const hotel = await app.persona('proveedor', { idProveedores: [101] })
  let n = 0
  return async () => {
    n++
    const montos = [1, 2, 3, 4].map((i) => 100_000 + n * 1000 + i * 10)
    const pagos = await seedPagos(
      app,
      [...montos, ...montos].map((monto, i) => ({
        bookingCode: azar(['RA66CE', 'KTR482']),
        monto,
        transaccion: `T${n}${i % 4}`,
      })),
    )
    const { importacionID, movimientos } = await seedMovimientos(app, [
      ...montos.map((abono, i) => ({ abono, referencia: `T${n}${i}` })),
      { abono: 0, cargo: 5_000 },
    ])
    const l = await seedLote(app, {
      creador: hotel,
      facturas: 1,
      dia: '2026-10-01',
      estatus: 'En proceso de pago',
    })
    await app.call('POST', '/api/Factura/guardarComprobantes', admins[0], [
      {
        idFactura: l.id,
        rfc,
        bancobeneficiario: 'BBVA',
        fechapago: '2026-10-05',
        totalLayout: 50,
        folio: `C${n}`,
      },
    ])
    const {
      rows: [comprobante],
    } = await sql<{ id: number }>`select id from comprobantes_pago where lote_id = ${l.id}`.execute(
      app.deps.db,
    )
    const clave = () => randomUUID()
    const mezcla = <T>(de: readonly T[]) => azar([[...de], [...de].reverse(), de.slice(0, 2), de.slice(1)])
    const mov = () => azar(movimientos)
    const acciones = async () => {
      const { rows } = await sql<{
        id: number
        grupo: string
      }>`select accion_id as id, grupo from acciones_conciliacion
        where deshecha_en is null and clase not in ('deshacer', 'retirar') order by accion_id desc limit 8`.execute(
        app.deps.db,
      )
      return rows
    }
    const m = '/api/conciliacion'
    const call = (que: string, ruta: () => string, body?: () => unknown, metodo = 'POST'): Prensa => [
      que,
      () => app.call(metodo, ruta(), azar(admins), body?.()),
    ]
    return [
      call(
        'aceptar',
        () => `${m}/movimientos/${mov()}/aceptar`,
        () => {
          const dos = mezcla([azar(pagos), azar(pagos)])
          return { clave: clave(), lineas: dos.map((pagoID) => ({ pagoID, monto: azar([1, 2, 500]) })) }
        },
      ),
      call(
        'aceptar cargo',
        () => `${m}/movimientos/${movimientos.at(-1)}/aceptar`,
        () => ({ clave: clave(), lineas: [], comprobanteID: comprobante?.id }),
      ),
      call(
        'rechazar',
        () => `${m}/movimientos/${mov()}/rechazar`,
        () => ({ clave: clave(), sugerencia: `pago:${azar(pagos)}` }),
      ),
      call(
        'ignorar',
        () => `${m}/movimientos/${mov()}/ignorar`,
        () => ({ clave: clave(), motivo }),
      ),
      call(
        'posponer',
        () => `${m}/movimientos/${mov()}/posponer`,
        () => ({ clave: clave() }),
      ),
      call(
        'posponerVarios',
        () => `${m}/posponer`,
        () => ({ clave: clave(), movimientoIDs: mezcla(movimientos) }),
      ),
      call(
        'ignorarVarios',
        () => `${m}/ignorar`,
        () => ({ clave: clave(), movimientoIDs: mezcla(movimientos), motivo }),
      ),
      call(
        'aceptarVarios',
        () => `${m}/aceptar`,
        () => ({
          clave: clave(),
          pares: mezcla(movimientos).map((movimientoID) => ({
            movimientoID,
            sugerencia: `pago:${azar(pagos)}`,
          })),
        }),
      ),
      [
        'deshacer',
        async () => {
          const [una] = [azar(await acciones())]
          return app.call('POST', `${m}/acciones/${una?.id ?? 1}/deshacer`, azar(admins), { clave: clave() })
        },
      ],
      [
        'deshacer',
        async () => {
          const [una] = [azar(await acciones())]
          return app.call('POST', `${m}/acciones/${una?.id ?? 1}/deshacer`, azar(admins), { clave: clave() })
        },
      ],
      [
        'deshacerVarios',
        async () => {
          const todas = await acciones()
          return app.call(
            'POST',
            `${m}/deshacer`,
            azar(admins),
            azar([
              { clave: clave(), accionIDs: mezcla(todas.map(({ id }) => id)) },
              { clave: clave(), grupo: todas[0]?.grupo ?? clave() },
            ]),
          )
        },
      ],
      [
        'confirmar',
        async () =>
          app.call('POST', `${m}/confirmar`, azar(admins), {
            clave: clave(),
            accionIDs: mezcla([...(await acciones()).map(({ id }) => id), 1]),
          }),
      ],
      call(
        'corrida',
        () => `${m}/corridas`,
        () => ({ importacionID }),
      ),
      call('reglas', () => `${m}/reglas/aplicar`),
      call(
        'crear regla',
        () => `${m}/reglas`,
        () => ({ contiene: `SPEI${azar([1, 2, 3])}`, accion: 'ignorar', valor: 'Prueba' }),
      ),
      call(
        'estado',
        () => '/api/Pagos/ActualizarEstadoPago/ActualizarEstado',
        () => ({ pagoID: azar(pagos), nuevoEstadoID: azar([1, 2, 2, 3]), descripcion: 'Prueba' }),
        'PUT',
      ),
      call(
        'estado',
        () => '/api/Pagos/ActualizarEstadoPago/ActualizarEstado',
        () => ({ pagoID: azar(pagos), nuevoEstadoID: azar([1, 2, 2, 3]), descripcion: 'Prueba' }),
        'PUT',
      ),
      call(
        'avisos',
        () => `/api/pagos/${azar(pagos)}/avisos/atender`,
        () => ({ motivo }),
      ),
      call(
        'anular',
        () => `/api/comprobantes/${comprobante?.id}/anular`,
        () => ({ motivo }),
      ),
      call(
        'retirar',
        () => `/api/lotes/${l.id}/facturas/${l.facturas[0]?.id}/retirar`,
        () => ({ motivo }),
      ),
      ...(azar([true, false, false])
        ? [
            call(
              'deshacer importacion',
              () => `/api/estados-de-cuenta/${importacionID}/deshacer`,
              () => ({ deshacerConciliaciones: true }),
            ),
          ]
        : []),
    ]
  }
}
