import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { readRow, setRows } from '../../../testing/filas.ts'
import { query } from '../../../testing/query.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { askSandbox, switchSandbox } from '../../../testing/use-sandbox.ts'
import { renovar } from '../../operacion/renovar.ts'

const app = await useTestApp({ dia: '2026-10-10' })
const admin = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101] })
beforeEach(() => switchSandbox(app, { contabilidad: { sinUuid: false } }))

type Contador = { idLote: string; idFactura: string; uuid: string; aceptaciones: number; intentos: number }
const books = async (): Promise<Contador[]> =>
  (await askSandbox<{ facturas: Contador[] }>(app, '/contadores')).facturas
const inBooks = async (uuids: string[]) =>
  (await books()).filter(({ uuid }) => uuids.includes(uuid)).map(({ aceptaciones }) => aceptaciones)

const send = async (ids: number[]) => {
  const answer = await app.call('POST', '/api/lotes/procesar', admin, { ids, fechaPago: '2026-10-16' })
  expect(answer.status).toBe(200)
  await app.drainJobs()
}
const stateOf = async (id: number) => {
  const lote = await app.deps.db
    .selectFrom('lotes')
    .select('estatus')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const facturas = await app.deps.db
    .selectFrom('facturas')
    .select(['envio', 'envioDuda', 'envioMotivo'])
    .where('loteId', '=', id)
    .orderBy('id')
    .execute()
  return { estatus: lote.estatus, facturas }
}
const dudas = (facturas: { envio: string; envioDuda: string }[]) =>
  facturas.map(({ envio, envioDuda }) => [envio, envioDuda])

/** What others sent under the numbers that this installation gives out next: the original's after the copy, or another's. */
async function sendByOthers(facturas: number): Promise<{ idLote: string; uuids: string[] }> {
  const next = async (table: 'lotes' | 'facturas') => {
    const { rows } = await sql<{
      n: number
    }>`select coalesce(last_value, 0) + 1 as n from pg_sequences where sequencename = ${`${table}_id_seq`}`.execute(
      app.deps.db,
    )
    return rows[0]?.n ?? 0
  }
  const idLote = String(await next('lotes'))
  const first = await next('facturas')
  const template = await app.deps.db
    .selectFrom('facturaReservas')
    .select('bookingCode')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const uuids = Array.from({ length: facturas }, () => crypto.randomUUID().toUpperCase())
  const body = uuids.map((uuid, i) => ({
    base64: Buffer.from(`<tfd:TimbreFiscalDigital UUID="${uuid}"/>`).toString('base64'),
    idFactura: String(first + i),
    idLote,
    idProveedor: '101',
    otrosImpuestos: 0,
    fechaPago: '2026-10-16',
    otrosImpuestosEnXml: true,
    categoria: 'Proveedor',
    reservas: [{ bookingCode: template.bookingCode, sellingPrice: 100, cost: 16 }],
  }))
  const answer = await fetch(`${app.sandbox.url}/api/Contabilidad/lotes/${idLote}/facturas`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'de-otra' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return { idLote, uuids }
}
const forget = (dice: boolean | null, restaurada: boolean) =>
  app.deps.db
    .updateTable('instalacion')
    .set({ antDiceUuid: dice, restauradaEn: restaurada ? new Date() : null, cotejadaEn: null })
    .execute()
const renew = async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await client.query('begin')
  await renovar(client, new Date())
  await client.query('update instalacion set armada = true')
  await client.query('commit')
  await client.end()
}

describe('after a restore, or beside another installation on one ANT', () => {
  test('[XI-A4] none of 12 new facturas is taken for another that ANT holds under its number: each is in doubt and says which uuid', async () => {
    await seedLote(app, { creador: hotel, facturas: 1 })
    await forget(true, false)
    const others = await sendByOthers(12)
    const lote = await seedLote(app, { creador: hotel, facturas: 12 })
    expect(String(lote.id)).toBe(others.idLote)
    await send([lote.id])
    const { estatus, facturas } = await stateOf(lote.id)
    expect(estatus).toBe('En proceso de envío')
    expect(dudas(facturas)).toEqual(Array.from({ length: 12 }, () => ['duda', 'otroUuid']))
    facturas.forEach(({ envioMotivo }, i) =>
      expect(envioMotivo).toEqual({ codigo: 'otroUuid', uuid: others.uuids[i] }),
    )
    expect(await inBooks(lote.facturas.map(({ uuid }) => uuid))).toEqual([])
    // Asked again by the machine and by a person it stays so, and nothing is sent again.
    const intentos = async () =>
      (await books()).filter(({ idLote }) => idLote === others.idLote).map((f) => f.intentos)
    const before = await intentos()
    expect((await app.call('POST', `/api/lotes/${lote.id}/consultar`, admin)).status).toBe(200)
    await app.drainJobs()
    expect(dudas((await stateOf(lote.id)).facturas)).toEqual(dudas(facturas))
    expect(await intentos()).toEqual(before)
    // Out of here: taken out with a reason, its uuid is free to come in a new lote.
    const first = lote.facturas[0]
    const out = await app.call('POST', `/api/lotes/${lote.id}/facturas/${first?.id}/retirar`, admin, {
      motivo: 'ANT tiene otra con ese número',
    })
    expect(out.status).toBe(200)
  })

  test.each([
    ['tells uuids', false, 'otroUuid'],
    ['does not tell uuids', true, 'sinUuid'],
  ])(
    '[XI-A4] a lote whose number ANT holds already is not sent under it by an installation that never met ANT: one that %s',
    async (_how, sinUuid, duda) => {
      await switchSandbox(app, { contabilidad: { sinUuid } })
      await forget(null, false)
      const others = await sendByOthers(2)
      const lote = await seedLote(app, { creador: hotel, facturas: 3 })
      await send([lote.id])
      const { estatus, facturas } = await stateOf(lote.id)
      expect(estatus).toBe('En proceso de envío')
      // The third has a number that ANT does not hold, in a lote that is another's all the same.
      expect(dudas(facturas)).toEqual([
        ['duda', duda],
        ['duda', duda],
        ['duda', 'otroUuid'],
      ])
      const held = (await books()).filter(({ idLote }) => idLote === others.idLote)
      expect(held.map(({ intentos }) => intentos)).toEqual([1, 1])
      // Asked by a person it is no surer, and the silence about the third sends nothing.
      await app.call('POST', `/api/lotes/${lote.id}/consultar`, admin)
      await app.drainJobs()
      expect(dudas((await stateOf(lote.id)).facturas)).toEqual(dudas(facturas))
      expect(await inBooks(lote.facturas.map(({ uuid }) => uuid))).toEqual([])
    },
  )

  test('[XI-A4] stopped while it notes that a number is another’s, a lote is asked about again and not sent under it', async () => {
    await forget(null, false)
    const others = await sendByOthers(2)
    const lote = await seedLote(app, { creador: hotel, facturas: 2 })
    await query(
      app.databaseUrl,
      `create function se_cae() returns trigger language plpgsql as $$ begin raise 'stopped'; end $$;
       create trigger se_cae before update of envio_duda on facturas for each row execute function se_cae()`,
    )
    const procesar = { ids: [lote.id], fechaPago: '2026-10-16' }
    expect((await app.call('POST', '/api/lotes/procesar', admin, procesar)).status).toBe(200)
    await app.runJobs()
    await query(app.databaseUrl, 'drop trigger se_cae on facturas; drop function se_cae')
    await app.drainJobs()
    expect(dudas((await stateOf(lote.id)).facturas).map(([envio]) => envio)).toEqual(['duda', 'duda'])
    const held = (await books()).filter(({ idLote }) => idLote === others.idLote)
    expect(held.map(({ intentos }) => intentos)).toEqual([1, 1])
  })

  test('[XI-A4] a lote that was sent after the copy was made is found by its uuids and not sent again', async () => {
    await forget(null, false)
    const lote = await seedLote(app, { creador: hotel, facturas: 3 })
    await send([lote.id])
    // The copy knows nothing of the sending.
    await app.deps.db.deleteFrom('envios').where('loteId', '=', lote.id).execute()
    await app.deps.db
      .updateTable('facturas')
      .set({ envio: 'pendiente', envioEn: null, envioFolio: null })
      .where('loteId', '=', lote.id)
      .execute()
    await app.deps.db
      .updateTable('lotes')
      .set({ estatus: 'No procesado', enColaEn: null, enPagoEn: null, idArrayLoteEnCola: null })
      .where('id', '=', lote.id)
      .execute()
    await forget(null, true)
    await send([lote.id])
    expect((await stateOf(lote.id)).estatus).toBe('En proceso de pago')
    const own = (await books()).filter(({ idLote }) => idLote === String(lote.id))
    expect(own.map(({ intentos, aceptaciones }) => [intentos, aceptaciones])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ])
  })

  test('[XI-A4] restored, with an ANT that does not tell uuids, what ANT accepts is in doubt until a person confirms it', async () => {
    await switchSandbox(app, { contabilidad: { sinUuid: true } })
    await forget(null, true)
    const lote = await seedLote(app, { creador: hotel, facturas: 2 })
    await send([lote.id])
    expect(dudas((await stateOf(lote.id)).facturas)).toEqual([
      ['duda', 'sinUuid'],
      ['duda', 'sinUuid'],
    ])
    expect((await app.call('GET', `/api/lotes/${lote.id}`, admin)).body).toMatchObject({ numPorConfirmar: 2 })
    for (const { id } of lote.facturas) {
      const answer = await app.call('POST', `/api/lotes/${lote.id}/facturas/${id}/resolver`, admin, {
        resultado: 'aceptado',
        motivo: 'Contabilidad de ANT la confirmó por su UUID',
      })
      expect(answer.status).toBe(200)
    }
    expect((await stateOf(lote.id)).estatus).toBe('En proceso de pago')
    // Not restored, the same ANT is believed as ever.
    await forget(null, false)
    const later = await seedLote(app, { creador: hotel, facturas: 2 })
    await send([later.id])
    expect((await stateOf(later.id)).estatus).toBe('En proceso de pago')
  })

  test('[XI-A4] what is only unanswered and can be asked is not for a person to say', async () => {
    await forget(true, false)
    const lote = await seedLote(app, { creador: hotel, facturas: 1, estatus: 'En proceso de envío' })
    await setRows(app, 'facturas', { loteId: lote.id }, { envio: 'duda' })
    const answer = await app.call(
      'POST',
      `/api/lotes/${lote.id}/facturas/${lote.facturas[0]?.id}/resolver`,
      admin,
      { resultado: 'aceptado', motivo: 'porque sí' },
    )
    expect(answer).toMatchObject({ status: 409, body: { codigo: 'nadaEnDuda' } })
  })

  test('[XI-A4] renewed, an installation has another identity in the key of its sendings and ids that nobody used', async () => {
    const identity = async () => (await readRow(app, 'instalacion', {})).identidad
    const before = await identity()
    const lote = await seedLote(app, { creador: hotel, facturas: 1 })
    await renew()
    const now = await identity()
    expect(now).not.toBe(before)
    const later = await seedLote(app, { creador: hotel, facturas: 1 })
    expect(later.id).toBeGreaterThan(lote.id + 100_000)
    expect(later.facturas[0]?.id).toBeGreaterThan((lote.facturas[0]?.id ?? 0) + 100_000)
    await send([later.id])
    const { detalle } = await readRow(app, 'envios', { loteId: later.id, resultado: 'iniciado' })
    expect(detalle.clave).toMatch(new RegExp(`^${now}-${later.id}-`))
  })
})
