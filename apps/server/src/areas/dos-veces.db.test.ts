import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedMovimientos, seedPagos } from '../../testing/conciliacion.ts'
import { pdfDePrueba } from '../../testing/documentos-de-prueba.ts'
import { type SeedLote, seedLote } from '../../testing/seed-lote.ts'
import { sendFiles } from '../../testing/send-files.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { seedCatalogosDemo } from './catalogos/seed-demo.ts'

const app = await useTestApp({ dia: '2026-10-12' })
await seedCatalogosDemo(app.deps)
const admin = await app.persona('admin')
const otra = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101] })

type Llamada = { ruta: string; body?: object }
/** What is pressed, once or one beside the other, and the words of the bitácora that say it was done. */
type Caso = { llamadas: Llamada[]; entidad: Entidad; id: number; accion: string[] }
type Entidad = 'cuentaPago' | 'lote' | 'factura' | 'estadoDeCuenta' | 'pago'

let agentes = 502
async function solicitud(): Promise<number> {
  const quien = await app.persona('comisionista', { claims: [['idComisionista', String(agentes++)]] })
  const { body } = await sendFiles(
    app,
    '/api/cuentas-pago',
    quien,
    [{ nombre: 'caratula.pdf', bytes: pdfDePrueba('Carátula') }],
    { clabe: '012180000123456782', correoAgencia: 'agencia@prueba.mx' },
  )
  return (body as { id: number }).id
}
const lote = (options: Omit<SeedLote, 'creador'>, factura?: ReturnType<typeof sql<unknown>>) =>
  seedLote(app, { creador: hotel, dia: '2026-10-05', ...options }).then(async (uno) => {
    const id = uno.facturas[0]?.id ?? 0
    if (factura) await sql`update facturas set ${factura} where id = ${id}`.execute(app.deps.db)
    return { ...uno, facturaId: id }
  })
const motivo = 'Una sola vez'

const casos: Record<string, () => Promise<Caso>> = {
  'another account approved': async () => {
    const id = await solicitud()
    return {
      llamadas: [{ ruta: `/api/cuentas-pago/${id}/aprobar` }],
      entidad: 'cuentaPago',
      id,
      accion: ['aprobada'],
    }
  },
  'another account approved by one and rejected by another': async () => {
    const id = await solicitud()
    const llamadas = [
      { ruta: `/api/cuentas-pago/${id}/aprobar` },
      { ruta: `/api/cuentas-pago/${id}/rechazar`, body: { motivo } },
    ]
    return { llamadas, entidad: 'cuentaPago', id, accion: ['aprobada', 'rechazada'] }
  },
  'a guest’s request confirmed': async () => {
    const id = await solicitud()
    await sql`update cuentas_pago set confirmado_en = null, solicitado_por = null where id = ${id}`.execute(
      app.deps.db,
    )
    return {
      llamadas: [{ ruta: `/api/cuentas-pago/${id}/confirmar` }],
      entidad: 'cuentaPago',
      id,
      accion: ['confirmada'],
    }
  },
  'what ANT says of a factura in doubt': async () => {
    const { id, facturaId } = await lote(
      { facturas: 2, estatus: 'En proceso de envío' },
      sql`envio = 'duda', envio_duda = 'sinUuid'`,
    )
    const llamadas = (['aceptado', 'noLlego'] as const).map((resultado) => ({
      ruta: `/api/lotes/${id}/facturas/${facturaId}/resolver`,
      body: { resultado, motivo },
    }))
    return { llamadas, entidad: 'lote', id, accion: ['resolverDuda'] }
  },
  'what ANT rejected, sent again': async () => {
    const { id } = await lote({ facturas: 2, estatus: 'En proceso de envío' }, sql`envio = 'rechazado'`)
    return { llamadas: [{ ruta: `/api/lotes/${id}/reenviar` }], entidad: 'lote', id, accion: ['reintentar'] }
  },
  'a factura accepted by one and rejected by another': async () => {
    const { id, facturaId } = await lote({ facturas: 2 }, sql`revision = 'pendiente'`)
    const llamadas = (['aceptada', 'rechazada'] as const).map((resultado) => ({
      ruta: `/api/lotes/${id}/facturas/${facturaId}/revisar`,
      body: { resultado, motivo },
    }))
    return { llamadas, entidad: 'factura', id: facturaId, accion: ['aceptarFactura', 'rechazarFactura'] }
  },
  'what was paid and is not valid any more, settled': async () => {
    const { id, facturaId } = await lote({ estatus: 'Pagado' }, sql`estado = 'Cancelado'`)
    const llamadas = [{ ruta: `/api/lotes/${id}/facturas/${facturaId}/atender`, body: { motivo } }]
    return { llamadas, entidad: 'factura', id: facturaId, accion: ['atenderFactura'] }
  },
  'an import undone': async () => {
    const { importacionID } = await seedMovimientos(app, [{ abono: 7_700 }, { abono: 7_800 }])
    return {
      llamadas: [{ ruta: `/api/estados-de-cuenta/${importacionID}/deshacer` }],
      entidad: 'estadoDeCuenta',
      id: importacionID,
      accion: ['deshecho'],
    }
  },
  'the warnings of a payment answered': async () => {
    const [pagoId = 0, otroPagoId = 0] = await seedPagos(app, [
      { bookingCode: 'RA66CE', monto: 10_000 },
      { bookingCode: 'RA66CE', monto: 10_000 },
    ])
    await app.deps.db
      .insertInto('pagoReusos')
      .values({ pagoId, otroPagoId, razones: ['monto'], motivo: '', creadoPor: null })
      .execute()
    return {
      llamadas: [{ ruta: `/api/pagos/${pagoId}/avisos/atender`, body: { motivo } }],
      entidad: 'pago',
      id: pagoId,
      accion: ['avisoAtendido'],
    }
  },
}

test.each(Object.entries(casos))(
  '[VI-D8] %s: pressed by two at once, each twice, it is done once and the rest are told',
  async (_que, prepare) => {
    const { llamadas, entidad, id, accion } = await prepare()
    const answers = await Promise.all(
      [admin, otra, admin, otra].map((quien, i) => {
        const { ruta, body } = llamadas[i % llamadas.length] ?? { ruta: '' }
        return app.call('POST', ruta, quien, body)
      }),
    )
    const done = answers.filter(({ status }) => status < 300)
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    expect(done).toHaveLength(1)
    const hechas = await app.deps.db
      .selectFrom('bitacora')
      .select('accion')
      .where('entidad', '=', entidad)
      .where('entidadId', '=', String(id))
      .where('accion', 'in', accion)
      .execute()
    expect(hechas).toHaveLength(1)
  },
)
