import { randomUUID } from 'node:crypto'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { signComplemento } from '@valija/sandbox/muestras/complemento.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { sql } from 'kysely'
import { pdfDePrueba } from '../documentos-de-prueba.ts'
import { type LoteSembrado, seedLote } from '../seed-lote.ts'
import { sendFiles } from '../send-files.ts'
import { switchSandbox } from '../use-sandbox.ts'
import type { Clase, Prensa } from './prensa.ts'

const dia = '2026-10-12'
const motivo = 'Prueba'
const dueno = makeMundo().proveedor('101')
const rfc = (dueno?.rfc ?? '').replaceAll('-', '')
const emisor = { rfc, nombre: dueno?.nombreFiscal ?? '', cp: dueno?.codigoPostal ?? '' }
const autoridad = openAutoridad()

/** Both halves of each factura, each paid by one payment. */
const complementoDe = (lotes: readonly LoteSembrado[], sustituye?: string) => {
  const uuid = randomUUID().toUpperCase()
  const doctos = lotes.flatMap(({ facturas }) =>
    facturas.flatMap((f) => {
      const mitad = Math.floor(f.total / 2)
      return [
        { uuid: f.uuid, numParcialidad: 1, saldoAnterior: f.total, pagado: mitad },
        { uuid: f.uuid, numParcialidad: 2, saldoAnterior: f.total - mitad, pagado: f.total - mitad },
      ]
    }),
  )
  const relacionados = sustituye === undefined ? [] : [{ uuid: sustituye }]
  const { bytes } = signComplemento(autoridad, {
    emisor,
    uuid,
    folio: '1',
    fechaPago: dia,
    dia,
    doctos,
    cambia: (d) =>
      sustituye === undefined ? d : { ...d, cfdiRelacionados: [{ tipoRelacion: '04', relacionados }] },
  })
  return { uuid, bytes }
}

/** Payments undone and made anew while their complements come in, take one another's place, are cancelled and rejected. */
export const deComplemento: Clase = async (app, azar) => {
  const admins = [await app.persona('admin'), await app.persona('admin')]
  const hotel = await app.persona('proveedor', { idProveedores: [101] })
  const { db } = app.deps
  let folios = 0
  const ids = async (consulta: ReturnType<typeof sql<{ id: number }>>) => {
    const { rows } = await consulta.execute(db)
    return rows.length === 0 ? 999_999 : azar(rows).id
  }
  return async () => {
    const lote = () =>
      seedLote(app, {
        creador: hotel,
        facturas: 1,
        dia: '2026-10-01',
        estatus: 'En proceso de pago',
      })
    const [a, b] = [await lote(), await lote()]
    const suyos = [a.id, b.id]
    const mitades = (l: LoteSembrado) => {
      const mitad = Math.floor(l.total / 2)
      return [mitad, l.total - mitad].map((total) => ({
        idFactura: l.id,
        rfc,
        bancobeneficiario: 'BBVA',
        fechapago: dia,
        totalLayout: total / 100,
        folio: `F${++folios}`,
      }))
    }
    const pagar = (orden: LoteSembrado[]) =>
      app.call('POST', '/api/Factura/guardarComprobantes', azar(admins), orden.flatMap(mitades))
    await pagar(
      azar([
        [b, a],
        [a, b],
      ]),
    )
    const primero = complementoDe([a, b])
    const segundo = complementoDe([b, a], primero.uuid)
    const tercero = complementoDe([a, b], segundo.uuid)
    const todos = [primero, segundo, tercero]
    await switchSandbox(app, { sat: { porUuid: { [azar(todos).uuid]: { estado: 'Cancelado' } } } })
    const guardar = (uno: { bytes: Uint8Array }) =>
      sendFiles(
        app,
        '/api/complementos',
        azar([hotel, ...admins]),
        [
          { nombre: 'c.xml', bytes: uno.bytes },
          { nombre: 'c.pdf', bytes: pdfDePrueba('C') },
        ],
        { pares: '[[0,1]]' },
      )
    if (azar([true, true, false])) await guardar(primero)
    const uuids = todos.map(({ uuid }) => uuid)
    const complemento = () => ids(sql`select id from complementos where uuid = any(${uuids}::uuid[])`)
    const anular = async () => {
      const id = await ids(
        sql`select id from comprobantes_pago where lote_id = any(${suyos}) and anulado_en is null`,
      )
      return app.call('POST', `/api/comprobantes/${id}/anular`, azar(admins), { motivo })
    }
    const presses: Prensa[] = [
      ['guardar primero', () => guardar(primero)],
      ['guardar segundo', () => guardar(segundo)],
      ['guardar tercero', () => guardar(tercero)],
      ['anular pago', anular],
      ['anular pago', anular],
      ['pagar', () => pagar(azar([[a, b], [b, a], [a]]))],
      ['pagar', () => pagar(azar([[a, b], [b, a], [b]]))],
      [
        'verificar',
        async () => app.call('POST', `/api/complementos/${await complemento()}/verificar`, azar(admins)),
      ],
      [
        'rechazar',
        async () => {
          const id = await complemento()
          await sql`update complementos set por_revisar = 'x', revisado_en = null, estado = 'Por revisar'
            where id = ${id} and cancelado_en is null and sustituido_por is null`.execute(db)
          return app.call('POST', `/api/complementos/${id}/revision`, azar(admins), {
            resultado: azar(['rechazado', 'rechazado', 'aceptado']),
            motivo,
          })
        },
      ],
      [
        'enviar datos',
        async () => {
          const id = await ids(sql`select id from complementos_esperados where lote_id = any(${suyos})`)
          return app.call('POST', `/api/complementos/esperados/${id}/enviar`, azar(admins))
        },
      ],
    ]
    return presses
  }
}
