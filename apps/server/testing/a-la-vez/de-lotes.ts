import { randomUUID } from 'node:crypto'
import { reciboBbva } from '@valija/sandbox/muestras/recibo-bbva.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { sql } from 'kysely'
import { pdfDePrueba } from '../documentos-de-prueba.ts'
import { seedLote } from '../seed-lote.ts'
import { sendFiles } from '../send-files.ts'
import type { Clase, Prensa } from './prensa.ts'

const dia = '2026-10-12'
const motivo = 'Prueba'
const dueno = makeMundo().proveedor('101')
const rfc = (dueno?.rfc ?? '').replaceAll('-', '')

/** Two lotes on their way to ANT and to their payment, their receipts and their complements. */
export const deLote: Clase = async (app, azar) => {
  const admins = [await app.persona('admin'), await app.persona('admin')]
  const hotel = await app.persona('proveedor', { idProveedores: [101] })
  let n = 0
  return async () => {
    const enPago = azar([true, true, false])
    const lote = () =>
      seedLote(app, {
        creador: hotel,
        facturas: 2,
        dia: '2026-10-01',
        ...(enPago ? { estatus: 'En proceso de pago' } : {}),
      } as never)
    const [a, b] = [await lote(), await lote()]
    const lotes = [a, b]
    if (!enPago)
      await sql`update facturas set revision = 'pendiente', envio = ${azar(['pendiente', 'rechazado', 'duda'])} where lote_id = ${b.id}`
        .execute(app.deps.db)
        .catch(() => {})
    const call = (metodo: string, ruta: () => string, body?: () => unknown): Prensa => [
      `${metodo} ${ruta().replace(/\d+/g, 'x')}`,
      () => app.call(metodo, ruta(), azar(admins), body?.()),
    ]
    const uno = () => azar(lotes)
    const factura = () => {
      const l = uno()
      return `/api/lotes/${l.id}/facturas/${azar(l.facturas).id}`
    }
    const pago = (l: typeof a) => ({
      idFactura: l.id,
      rfc,
      bancobeneficiario: 'BBVA',
      fechapago: dia,
      totalLayout: azar([1, 5, l.total / 100]),
      folio: `P${azar([++n, 1, 2])}`,
    })
    const dos = <T>(de: (l: typeof a) => T): T[] => azar([[a, b], [b, a], [a]]).map(de)
    const comprobante = async () => {
      const { rows } = await sql<{
        id: number
      }>`select id from comprobantes_pago where lote_id in (${a.id}, ${b.id})`.execute(app.deps.db)
      return rows.length === 0 ? 999_999 : azar(rows).id
    }
    const pdf = await reciboBbva([
      { tipo: 77, rfc, nombre: 'HOTEL', dia: '2026-10-08', importe: a.total },
      { tipo: 77, rfc, nombre: 'HOTEL', dia: '2026-10-09', importe: b.total },
    ])
    const antes: Prensa[] = [
      call(
        'POST',
        () => '/api/lotes/procesar',
        () => ({ ids: dos((l) => l.id), fechaPago: '2026-10-16' }),
      ),
      call('POST', () => `/api/lotes/${uno().id}/reenviar`),
      call(
        'POST',
        () => `${factura()}/resolver`,
        () => ({ resultado: azar(['aceptado', 'noLlego']), motivo }),
      ),
      call('DELETE', () => `/api/FacturaComisionista/EliminarLote/${uno().id}`),
    ]
    const despues: Prensa[] = [
      call(
        'POST',
        () => '/api/Factura/guardarComprobantes',
        () => dos(pago),
      ),
      call(
        'POST',
        () => '/api/Factura/guardarComprobantes',
        () => dos(pago),
      ),
      call(
        'PUT',
        () => '/api/Factura/actualizar-estatus-a-pagado',
        () => dos((l) => l.id),
      ),
      [
        'anular',
        async () =>
          app.call('POST', `/api/comprobantes/${await comprobante()}/anular`, azar(admins), { motivo }),
      ],
      [
        'anular',
        async () =>
          app.call('POST', `/api/comprobantes/${await comprobante()}/anular`, azar(admins), { motivo }),
      ],
      [
        'recibo',
        () =>
          sendFiles(app, '/api/recibos', azar(admins), [{ nombre: 'r.pdf', bytes: pdf }], {
            datos: JSON.stringify({
              reciboId: randomUUID(),
              asignaciones: azar([
                [a, b],
                [b, a],
              ]).map(({ id }) => ({ pagina: id === a.id ? 1 : 2, loteId: id })),
            }),
          }),
      ],
    ]
    return [
      ...(enPago ? despues : antes),
      ...(enPago ? despues : antes),
      call(
        'POST',
        () => `${factura()}/retirar`,
        () => ({ motivo }),
      ),
      call(
        'POST',
        () => `${factura()}/revisar`,
        () => ({ resultado: azar(['aceptada', 'rechazada']), motivo }),
      ),
      call(
        'POST',
        () => `${factura()}/atender`,
        () => ({ motivo }),
      ),
      call(
        'POST',
        () => `${factura()}/explicar`,
        () => ({ motivo }),
      ),
      call('POST', () => `/api/lotes/${uno().id}/consultar`),
      call(
        'PUT',
        () => '/api/Factura/actualizarMensajeError',
        () => ({ id: uno().id, mensajeError: azar(['0', '1']) }),
      ),
      call(
        'POST',
        () => '/api/lotes/descargas',
        () => ({ ids: dos((l) => l.id) }),
      ),
    ]
  }
}

/** What an agency asks for another account, and what administrators say of it. */
export const deCuenta: Clase = async (app, azar) => {
  const admins = [await app.persona('admin'), await app.persona('admin')]
  let agencia = 502
  return async () => {
    const claims: [string, string][] = [['idComisionista', String(agencia++)]]
    const gente = [
      await app.persona('comisionista', { claims }),
      await app.persona('comisionista', { claims }),
    ]
    const ask = () =>
      sendFiles(
        app,
        '/api/cuentas-pago',
        azar(gente),
        [{ nombre: 'c.pdf', bytes: pdfDePrueba('Carátula') }],
        {
          clabe: '012180000123456782',
          correoAgencia: 'agencia@prueba.mx',
        },
      )
    await ask()
    const id = async () => {
      const { rows } = await sql<{
        id: number
      }>`select id from cuentas_pago order by id desc limit 1`.execute(app.deps.db)
      return rows[0]?.id
    }
    return [
      ['cuenta solicitar', ask],
      ...(['aprobar', 'rechazar', 'confirmar'] as const).map(
        (que): Prensa => [
          `cuenta ${que}`,
          async () =>
            app.call(
              'POST',
              `/api/cuentas-pago/${await id()}/${que}`,
              azar(admins),
              que === 'rechazar' ? { motivo } : undefined,
            ),
        ],
      ),
      [
        'cuenta retirar',
        async () => app.call('POST', `/api/cuentas-pago/${await id()}/retirar`, azar(gente)),
      ],
    ]
  }
}
