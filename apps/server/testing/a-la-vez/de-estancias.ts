import { renglonesDe } from '@valija/sandbox/muestras/layout.ts'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { sql } from 'kysely'
import { conductorDe } from '../borrador-de-prueba.ts'
import { seedLote } from '../seed-lote.ts'
import { sendFiles } from '../send-files.ts'
import type { Clase, Prensa } from './prensa.ts'

const dia = '2026-10-12'

/** The bookings of the engines' list that several drafts and lotes of a hotel name. */
export const deEstancias: Clase = async (app, azar) => {
  const gente = [0, 1].map(() => app.persona('proveedor', { idProveedores: [101] }))
  const [quien, otra] = await Promise.all(gente)
  const admin = await app.persona('admin')
  let n = 400
  return async () => {
    const lotes = [0, 1].map((i) =>
      buenLote({ n: 3, proveedor: '101', dia, desde: n + 3 * i, semilla: String(n), sinPdf: true }),
    )
    const [uno, dos] = await Promise.all(lotes)
    n += 6
    if (!quien || !otra || !uno || !dos) throw new Error('nobody')
    const guardado = await seedLote(app, { creador: quien, facturas: 3, dia: '2026-10-01' })
    await sql`update facturas set estado = 'Cancelado' where lote_id = ${guardado.id}`.execute(app.deps.db)
    const { rows } = await sql<{ code: string }>`select r.booking_code as code from factura_reservas r
      join facturas f on f.id = r.factura_id where f.lote_id = ${guardado.id}`.execute(app.deps.db)
    const codes = [...renglonesDe(uno.facturas), ...renglonesDe(dos.facturas)].map(([, code]) => code)
    await sql`insert into estancias (localizador, motor, cancelada, llegada, salida, cliente, cliente_rfc, nombre_paquete,
        moneda, proveedor_id, visto_en, cambio_en)
      select distinct c, 1, false, date '2026-10-01', date '2026-10-04', 'x', 'x', 'x', 'MXN', 101, now(), now()
      from unnest(${[...codes, ...rows.map(({ code }) => code)]}::text[]) c on conflict do nothing`.execute(
      app.deps.db,
    )
    const drafts = await Promise.all(
      [quien, otra].map(async (de, i) => {
        const c = conductorDe(app, de)
        await c.xmls([uno, dos][i]?.xmls ?? [])
        await c.call('PUT', '/proveedor', { proveedorId: 101 })
        await c.call('POST', '/validarFacturas')
        await sendFiles(app, `${c.ruta}/layout`, de, [{ nombre: 'layout.xlsx', bytes: uno.layoutXlsx }])
        return { ...c, de }
      }),
    )
    const layout = (): Prensa[1] => () => {
      const { ruta, de } = azar(drafts)
      const bytes = azar([uno, dos]).layoutXlsx
      return sendFiles(app, `${ruta}/layout`, de, [{ nombre: 'layout.xlsx', bytes }])
    }
    const renglon = () => {
      const { ruta, de } = azar(drafts)
      const folio = azar(uno.facturas).folio
      const bookingCode = azar([...codes, ...rows.map(({ code }) => code)])
      const body = { folio, bookingCode, base: 1, iva: 0, otrosImpuestos: 0, propinas: 0, totalReserva: 1 }
      return app.call('PUT', `${ruta}/renglones/${azar([2, 3, 4, 5])}`, de, body)
    }
    return [
      ['layout', layout()],
      ['layout', layout()],
      ['renglon', renglon],
      ['renglon', renglon],
      [
        'retirar',
        () => {
          const ruta = `/api/lotes/${guardado.id}/facturas/${azar(guardado.facturas).id}/retirar`
          return app.call('POST', ruta, admin, { motivo: 'Prueba' })
        },
      ],
    ]
  }
}
