import { randomUUID } from 'node:crypto'
import type {
  ComplementoGuardado,
  ComplementoRevisado,
  ComplementosGuardados,
} from '@valija/contract/complementos.ts'
import type { CuerpoError } from '@valija/contract/error.ts'
import type { AvisosInicio } from '@valija/contract/inicio.ts'
import { avisoPorEnviar } from '@valija/domain/complementos/aviso-por-enviar.ts'
import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { type ComplementoMuestra, signComplemento } from '@valija/sandbox/muestras/complemento.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { sql } from 'kysely'
import { describe, expect, it, test } from 'vitest'
import { correosDe as buzonDe } from '../../../testing/buzon.ts'
import { comesSecond } from '../../../testing/comes-second.ts'
import { pdfDePrueba } from '../../../testing/documentos-de-prueba.ts'
import { readRow, readRows, setRows } from '../../../testing/filas.ts'
import { type LoteSembrado, seedLote } from '../../../testing/seed-lote.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { type Persona, type TestApp, useTestApp } from '../../../testing/test-app.ts'
import { askSandbox, switchSandbox } from '../../../testing/use-sandbox.ts'
import { storeArchivo } from '../../http/store-archivo.ts'
import { share } from '../facturas/share-preguntas.ts'
import { remindComplementos } from './remind-complementos.ts'
import { complementosGuardados } from './verify-complementos.ts'

const dia = '2026-10-12'
/** Of the facturas: a payment is never before them, nor after `dia`. */
const emitida = '2026-10-01'
const app = await useTestApp({ dia })
await askSandbox(app, '/reloj', { dia })
const admin = await app.persona('admin')
const hotel = await app.persona('proveedor', { idProveedores: [101] })
const otro = await app.persona('proveedor', { idProveedores: [101] })

const autoridad = openAutoridad()
const dueno = makeMundo().proveedor('101')
const rfc = (dueno?.rfc ?? '').replaceAll('-', '')
const emisor = { rfc, nombre: dueno?.nombreFiscal ?? '', cp: dueno?.codigoPostal ?? '' }
let pagos = 0
const pagar = async (l: LoteSembrado, total: number, fechapago = dia) => {
  const folio = `P${++pagos}`
  const saved = await app.call('POST', '/api/Factura/guardarComprobantes', admin, [
    { idFactura: l.id, rfc, bancobeneficiario: 'BBVA', fechapago, totalLayout: total / 100, folio },
  ])
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  return (saved.body as { comprobantes: number[] }).comprobantes[0] ?? 0
}
const pagado = async (options: { metodoPago?: 'PUE' | 'PPD'; facturas?: number } = {}) => {
  const l = await seedLote(app, {
    creador: hotel,
    facturas: 2,
    estatus: 'En proceso de pago',
    dia: emitida,
    ...options,
  })
  const comprobante = await pagar(l, l.total)
  expect((await app.call('PUT', '/api/Factura/actualizar-estatus-a-pagado', admin, [l.id])).status).toBe(200)
  return { ...l, comprobante }
}
const esperados = (loteId: number) => readRows(app, 'complementosEsperados', { loteId }, 'id')
const rep = (doctos: ComplementoMuestra['doctos'], change: Partial<ComplementoMuestra> = {}) =>
  signComplemento(autoridad, {
    emisor,
    uuid: randomUUID().toUpperCase(),
    folio: '1',
    fechaPago: dia,
    dia,
    doctos,
    ...change,
  })
const entero = (f: LoteSembrado['facturas'][number]) => ({
  uuid: f.uuid,
  numParcialidad: 1,
  saldoAnterior: f.total,
  pagado: f.total,
})
const revisar = async (quien: Persona, ...xmls: Uint8Array[]) => {
  const { status, body } = await sendFiles(
    app,
    '/api/complementos/revisar',
    quien,
    xmls.map((bytes, i) => ({ nombre: `c${i}.xml`, bytes })),
  )
  return { status, complementos: (body as { complementos: ComplementoRevisado[] }).complementos }
}
const guardar = async (
  quien: Persona,
  xml: Uint8Array,
  pdf: Uint8Array = pdfDePrueba('Complemento'),
  campos: Record<string, string> = {},
) => {
  const { status, body } = await sendFiles(
    app,
    '/api/complementos',
    quien,
    [
      { nombre: 'c.xml', bytes: xml },
      { nombre: 'c.pdf', bytes: pdf },
    ],
    { pares: '[[0,1]]', ...campos },
  )
  return { status, body: body as ComplementosGuardados & CuerpoError }
}

/** What is mailed of complements: that a payment was made is another mail. */
const correosDe = async (de: TestApp, para: string) =>
  (await buzonDe(de, para)).filter(({ asunto }) => !asunto.startsWith('Te pagamos'))

describe('[VI-E2] the expected complement', () => {
  it('is born with each payment saved, though its lote is never covered nor marked', async () => {
    const l = await seedLote(app, {
      creador: hotel,
      facturas: 1,
      estatus: 'En proceso de pago',
      dia: emitida,
    })
    const [f] = l.facturas
    const total = f?.total ?? 0
    await pagar(l, 1_000, '2026-10-10')
    await pagar(l, 2_000, '2026-10-12')
    const figures = async () =>
      (await esperados(l.id))
        .filter(({ anuladoEn }) => anuladoEn === null)
        .map((e) => [e.numParcialidad, e.impSaldoAnt, e.impPagado, e.impSaldoInsoluto, e.vence])
    expect(await figures()).toEqual([
      [1, total, 1_000, total - 1_000, '2026-11-05'],
      [2, total - 1_000, 2_000, total - 3_000, '2026-11-05'],
    ])
    // One that was made before them, saved after: it is the first, and the others follow it.
    const antes = await pagar(l, 500, '2026-10-02')
    expect((await figures()).map(([num]) => num)).toEqual([2, 3, 1])
    await app.call('POST', `/api/comprobantes/${antes}/anular`, admin, { motivo: 'Era otro' })
    expect((await figures()).map(([num, anterior]) => [num, anterior])).toEqual([
      [1, total],
      [2, total - 1_000],
    ])
  })
  it('a complement a centavo short closes its payment, and says so', async () => {
    const l = await pagado({ facturas: 1 })
    const [f] = l.facturas
    if (!f) throw new Error('no factura')
    const corto = rep([{ ...entero(f), pagado: f.total - 1 }])
    const [juicio] = (await revisar(hotel, corto.bytes)).complementos
    expect(juicio).toMatchObject({ valido: true, documentos: [{ falta: 0 }] })
    expect(juicio?.avisos.join()).toContain('ImpPagado dice')
    expect((await guardar(hotel, corto.bytes)).status).toBe(200)
    const listed = (await app.call('GET', '/api/complementos/esperados?porPagina=100', hotel)).body as {
      filas: { loteId: number }[]
    }
    expect(listed.filas.map(({ loteId }) => loteId)).not.toContain(l.id)
    expect((await esperados(l.id))[0]).toMatchObject({ recibido: f.total - 1, tolerado: 1 })
  })
})

describe('[VI-E2] the taxes of a complement', () => {
  /** The invoice as a hotel stamps it: its stored bytes say IVA at 16 %. */
  const conIva = async (l: LoteSembrado) => {
    const [f] = l.facturas
    if (!f) throw new Error('no factura')
    const { hash } = await app.deps.db
      .selectFrom('facturas as f')
      .innerJoin('archivos as a', 'a.id', 'f.xmlArchivoId')
      .select('a.hash')
      .where('f.id', '=', f.id)
      .executeTakeFirstOrThrow()
    const base = Math.round(f.total / 1.16)
    const iva = f.total - base
    const traslado = `<cfdi:Traslado Base="${base / 100}" Impuesto="002" TipoFactor="Tasa" TasaOCuota="0.160000" Importe="${iva / 100}"/>`
    const xml = new TextDecoder()
      .decode(await app.deps.archivos.leerBytes(hash))
      .replace(
        'ObjetoImp="01"/>',
        `ObjetoImp="02"><cfdi:Impuestos><cfdi:Traslados>${traslado}</cfdi:Traslados></cfdi:Impuestos></cfdi:Concepto>`,
      )
    const archivo = await storeArchivo(app.deps, {
      contenido: Buffer.from(xml),
      tipo: 'application/xml',
      nombre: 'con-iva.xml',
      proposito: 'xml',
      creadoPor: hotel.id,
    })
    await setRows(app, 'facturas', { id: f.id }, { xmlArchivoId: archivo.id })
    return { f, base, iva }
  }
  const ivaDe = (base: number, importe: number) => [
    { clase: 'traslado' as const, impuesto: '002', tasa: '0.160000', base, importe },
  ]
  it('are on the data card to the centavo, on the screen and by mail', async () => {
    const l = await pagado({ facturas: 1 })
    const { base, iva } = await conIva(l)
    const [e] = await esperados(l.id)
    const card = (quien: Persona) => app.call('GET', `/api/complementos/esperados/${e?.id}/impuestos`, quien)
    const traslado = { clase: 'traslado', impuesto: '002', tipoFactor: 'Tasa', tasa: '0.160000' }
    expect((await card(hotel)).body).toEqual({
      objetoImpDR: '02',
      filas: [{ ...traslado, base: base / 100, importe: iva / 100 }],
    })
    expect((await card(otro)).status).toBe(404)
    await app.call('POST', `/api/complementos/esperados/${e?.id}/enviar`, admin)
    await app.drainJobs()
    const texto = (await correosDe(app, hotel.correo)).map((mail) => mail.texto.replace(/\s+/g, ' ')).join()
    expect(texto).toContain('ObjetoImpDR: 02')
    expect(texto).toContain(
      `TasaOCuotaDR 0.160000, BaseDR ${(base / 100).toFixed(2)}, ImporteDR ${(iva / 100).toFixed(2)}`,
    )
  })
  it('a complement that leaves them out, or gives others than the invoice, is refused with what was expected', async () => {
    const l = await pagado({ facturas: 1 })
    const { f, base, iva } = await conIva(l)
    const judged = async (impuestos: ReturnType<typeof ivaDe> | undefined) => {
      const docto = { ...entero(f), ...(impuestos ? { impuestos } : {}) }
      return (await revisar(hotel, rep([docto]).bytes)).complementos[0]
    }
    const sin = await judged(undefined)
    expect(sin?.valido).toBe(false)
    const motivos = sin?.motivos.join('\n') ?? ''
    expect(motivos).toContain(`ObjetoImpDR (${f.uuid}) dice 01 y se esperaba 02.`)
    expect(motivos).toContain(`IVA 0.160000 (${f.uuid}) dice que no viene y se esperaba`)
    expect((await guardar(hotel, rep([entero(f)]).bytes)).status).toBeGreaterThanOrEqual(400)
    const mitad = await judged(ivaDe(Math.round(base / 2), Math.round(iva / 2)))
    expect(mitad?.valido).toBe(false)
    expect(mitad?.motivos.join()).toMatch(/BaseDR de IVA 0\.160000 .* y se esperaba/)
    const bien = await judged(ivaDe(base, iva))
    expect(bien).toMatchObject({ valido: true, motivos: [] })
    expect(bien?.avisos.join()).not.toContain('DR')
  })
  it('of an invoice without taxes ask for nothing', async () => {
    const l = await pagado({ facturas: 1 })
    const [juicio] = (await revisar(hotel, rep(l.facturas.map(entero)).bytes)).complementos
    expect(juicio).toMatchObject({ valido: true, motivos: [] })
    expect(juicio?.avisos.join()).not.toContain('DR')
  })
})

describe('[VI-E2] a substitute (TipoRelacion 04)', () => {
  const sustituto = (doctos: ComplementoMuestra['doctos'], uuid: string) =>
    rep(doctos, {
      cambia: (d) => ({ ...d, cfdiRelacionados: [{ tipoRelacion: '04', relacionados: [{ uuid }] }] }),
    })
  const estadoDe = async (uuid: string) =>
    (
      (await app.call('GET', '/api/complementos/recibidos?porPagina=100', admin)).body as {
        filas: { uuid: string; estado: string }[]
      }
    ).filas.find((fila) => fila.uuid === uuid)?.estado
  it('of one with a wrong parcialidad takes its place; without the relation it is refused', async () => {
    const l = await pagado({ facturas: 1 })
    const [f] = l.facturas
    if (!f) throw new Error('no factura')
    const malo = rep([{ ...entero(f), numParcialidad: 2 }])
    expect((await guardar(hotel, malo.bytes)).status).toBe(200)
    const uuid = malo.cfdi.timbre?.uuid ?? ''
    const suelto = (await revisar(hotel, rep([entero(f)]).bytes)).complementos[0]
    expect(suelto?.motivos[0]).toContain('ya está cubierto completo')
    const bueno = sustituto([entero(f)], uuid)
    // Somebody else's, and one of another issuer's, free nothing.
    expect((await revisar(otro, bueno.bytes)).complementos[0]?.valido).toBe(false)
    const [juicio] = (await revisar(hotel, bueno.bytes)).complementos
    expect(juicio).toMatchObject({ valido: true, documentos: [{ falta: 0 }] })
    expect(juicio?.avisos.join()).toContain('Sustituye a un complemento guardado')
    // Two of them at once: only one can take its place, and the check says what the save will do.
    const dos = await revisar(hotel, bueno.bytes, sustituto([entero(f)], uuid).bytes)
    expect(dos.complementos.map(({ valido }) => valido)).toEqual([true, false])
    expect((await guardar(hotel, bueno.bytes)).status).toBe(200)
    expect((await esperados(l.id))[0]).toMatchObject({ recibido: f.total, tolerado: 0 })
    expect(await estadoDe(uuid)).toBe('Sustituido')
    // The substitute's own substitute goes on from there, and the first frees nothing a second time.
    expect((await revisar(hotel, sustituto([entero(f)], uuid).bytes)).complementos[0]?.valido).toBe(false)
    const tercero = sustituto([entero(f)], bueno.cfdi.timbre?.uuid ?? '')
    expect((await guardar(hotel, tercero.bytes)).status).toBe(200)
    expect((await esperados(l.id))[0]).toMatchObject({ recibido: f.total })
  })
  it('in whichever order they come, only the substitute is taken: it is not asked to be sent a second time', async () => {
    const l = await pagado({ facturas: 1 })
    const [f] = l.facturas
    if (!f) throw new Error('no factura')
    const malo = rep([{ ...entero(f), numParcialidad: 2 }])
    const bueno = sustituto([entero(f)], malo.cfdi.timbre?.uuid ?? '')
    for (const orden of [
      [malo, bueno],
      [bueno, malo],
    ]) {
      const { complementos } = await revisar(hotel, ...orden.map(({ bytes }) => bytes))
      expect(complementos.map(({ valido }) => valido)).toEqual(orden.map((uno) => uno === bueno))
      expect(complementos[orden.indexOf(malo)]?.motivos[0]).toContain(bueno.cfdi.timbre?.uuid)
    }
  })
  it('kept before the one it replaced leaves no place for it, though the payment has a rest: both would count for one', async () => {
    const l = await pagado({ facturas: 1 })
    const [f] = l.facturas
    if (!f) throw new Error('no factura')
    const mitad = { ...entero(f), pagado: Math.floor(f.total / 2) }
    const malo = rep([mitad])
    const bueno = sustituto([mitad], malo.cfdi.timbre?.uuid ?? '')
    expect((await guardar(hotel, bueno.bytes)).status).toBe(200)
    const tarde = await guardar(hotel, malo.bytes)
    expect([tarde.status, tarde.body.detalles?.[0]?.mensaje]).toEqual([
      409,
      expect.stringContaining('Lo sustituye'),
    ])
    expect((await esperados(l.id))[0]).toMatchObject({ recibido: mitad.pagado })
    // Another issuer's word replaces nothing; the substitute's own end leaves the place open again.
    await sql`update complementos set emisor = 'XAXX010101000' where uuid = ${bueno.cfdi.timbre?.uuid ?? ''}`.execute(
      app.deps.db,
    )
    expect((await revisar(hotel, malo.bytes)).complementos[0]?.valido).toBe(true)
    await sql`update complementos set emisor = ${rfc}, cancelado_en = now() where uuid = ${bueno.cfdi.timbre?.uuid ?? ''}`.execute(
      app.deps.db,
    )
    expect((await revisar(hotel, malo.bytes)).complementos[0]?.valido).toBe(true)
  })
  it('that is itself refused frees nothing', async () => {
    const l = await pagado({ facturas: 1 })
    const [f] = l.facturas
    if (!f) throw new Error('no factura')
    const primero = rep([entero(f)])
    expect((await guardar(hotel, primero.bytes)).status).toBe(200)
    const malo = sustituto(
      [{ ...entero(f), pagado: f.total + 5_000, saldoAnterior: f.total + 5_000 }],
      primero.cfdi.timbre?.uuid ?? '',
    )
    expect((await guardar(hotel, malo.bytes)).status).toBe(409)
    expect((await esperados(l.id))[0]).toMatchObject({ recibido: f.total })
    expect(await estadoDe(primero.cfdi.timbre?.uuid ?? '')).toBe('Vigente')
  })
  /** One a centavo short, the one that replaced it, and the one that replaced that. */
  const cadena = async (cuantos: number) => {
    const quien = await app.persona('proveedor', { idProveedores: [101] })
    const l = await seedLote(app, { creador: quien, facturas: 1, estatus: 'En proceso de pago', dia })
    await pagar(l, l.total)
    const [f] = l.facturas
    if (!f) throw new Error('no factura')
    const uuids: string[] = []
    const ids: number[] = []
    for (let i = 0; i < cuantos; i++) {
      const anterior = uuids.at(-1)
      const doctos = [{ ...entero(f), pagado: i === 0 ? f.total - 1 : f.total }]
      const { bytes, cfdi } = anterior === undefined ? rep(doctos) : sustituto(doctos, anterior)
      ids.push((await guardar(quien, bytes)).body.guardados[0]?.idComplemento ?? 0)
      uuids.push(cfdi.timbre?.uuid ?? '')
    }
    const verificar = (cual: number) => app.call('POST', `/api/complementos/${ids[cual]}/verificar`, quien)
    const estados = () => Promise.all(uuids.map(estadoDe))
    const correos = async () => {
      await app.drainJobs()
      return (await correosDe(app, quien.correo)).map(({ texto }) =>
        uuids.findIndex((u) => texto.includes(u)),
      )
    }
    return { l, f, ids, uuids, verificar, estados, correos }
  }
  const cubierto = async (l: LoteSembrado) => {
    const [esperado] = await esperados(l.id)
    return [esperado?.recibido, esperado?.tolerado]
  }
  it('that the SAT cancels gives its place back: the other is in force and covers as it did, on the record, and nobody is asked for more', async () => {
    const { l, f, ids, uuids, verificar, estados, correos } = await cadena(2)
    expect(await cubierto(l)).toEqual([f.total, 0])
    await sat({ [uuids[1] ?? '']: { estado: 'Cancelado' } })
    expect((await verificar(1)).body).toEqual({ estado: 'Cancelado', seCancela: false })
    expect(await estados()).toEqual(['Vigente', 'Cancelado'])
    expect(await cubierto(l)).toEqual([f.total - 1, 1])
    expect(await correos()).toEqual([])
    const asientos = await app.deps.db
      .selectFrom('bitacora')
      .select(['accion', 'de', 'a'])
      .where('entidad', '=', 'complemento')
      .where('entidadId', '=', String(ids[0]))
      .orderBy('id')
      .execute()
    expect(asientos.map(({ accion }) => accion)).toEqual(['guardado', 'sustituido', 'repuesto', 'estadoSat'])
    expect(asientos.at(-1)).toMatchObject({ de: 'Sin verificar', a: 'Vigente' })
  })
  it('whose other is cancelled too gives nothing back: the payment is owed again, and is asked for', async () => {
    const { l, uuids, verificar, estados, correos } = await cadena(2)
    await sat(Object.fromEntries(uuids.map((uuid) => [uuid, { estado: 'Cancelado' }])))
    await verificar(1)
    expect(await estados()).toEqual(['Cancelado', 'Cancelado'])
    expect(await cubierto(l)).toEqual([0, 0])
    expect(await correos()).toHaveLength(1)
  })
  it('of a SAT that answers for one and then no more: the other stands unverified, and is the first of the next night', async () => {
    const { l, f, ids, uuids, estados } = await cadena(2)
    // What the other tests left unasked is not this night's.
    await sql`update complementos set sat_consultado_en =
      case when id = ${ids[1]} then null else ${app.reloj.ahora()}::timestamptz end`.execute(app.deps.db)
    await sat({ [uuids[1] ?? '']: { estado: 'Cancelado' }, [uuids[0] ?? '']: { estado: 'En pausa' } })
    await night()
    expect([await estados(), await cubierto(l)]).toEqual([
      ['Sin verificar', 'Cancelado'],
      [f.total - 1, 1],
    ])
    await sat({ [uuids[0] ?? '']: null })
    await night()
    expect(await estados()).toEqual(['Vigente', 'Cancelado'])
  })
  it('that was replaced itself stays so, whatever the SAT says of it; its end brings nothing back', async () => {
    const { l, f, uuids, verificar, estados } = await cadena(3)
    await verificar(1)
    expect(await estados()).toEqual(['Sustituido', 'Sustituido', 'Vigente'])
    await sat({ [uuids[1] ?? '']: { estado: 'Cancelado' } })
    await verificar(1)
    expect([await estados(), await cubierto(l)]).toEqual([
      ['Sustituido', 'Cancelado', 'Vigente'],
      [f.total, 0],
    ])
    // With the last one gone the first is the only one left.
    await sat({ [uuids[1] ?? '']: { estado: 'Cancelado' }, [uuids[2] ?? '']: { estado: 'Cancelado' } })
    await verificar(2)
    expect([await estados(), await cubierto(l)]).toEqual([
      ['Vigente', 'Cancelado', 'Cancelado'],
      [f.total - 1, 1],
    ])
  })
})

/** What a night's minute shares out, and its answers. */
const night = async () => {
  await share(app.deps, [complementosGuardados])
  await app.drainJobs()
}
const interruptor = (sat: object) => switchSandbox(app, { sat })
const sat = (porUuid: object) => interruptor({ porUuid })

describe('[VI-E2] a stored complement is asked of the SAT again', () => {
  const stored = async () => {
    const quien = await app.persona('proveedor', { idProveedores: [101] })
    const l = await seedLote(app, { creador: quien, facturas: 1, estatus: 'En proceso de pago', dia })
    await pagar(l, l.total)
    const { bytes, cfdi } = rep(l.facturas.map(entero))
    const saved = await guardar(quien, bytes)
    return { quien, l, id: saved.body.guardados[0]?.idComplemento ?? 0, uuid: cfdi.timbre?.uuid ?? '' }
  }
  const recibido = async (loteId: number) => (await esperados(loteId))[0]?.recibido
  it('[VI-E2] not found night after night, days after it came, it waits for a person, who is told why and whose yes does not find it; found after all it does not wait', async () => {
    const [uno, otro, tomado] = [await stored(), await stored(), await stored()]
    const estado = async ({ id }: { id: number }) => (await readRow(app, 'complementos', { id })).estado
    const noches = async (...dias: string[]) => {
      for (const noche of dias) {
        app.reloj.moveTo(noche)
        await night()
      }
      app.reloj.moveTo(dia)
    }
    const perdido = { estado: 'No Encontrado' } as const
    await sat({ [uno.uuid]: perdido, [otro.uuid]: perdido, [tomado.uuid]: perdido })
    await noches('2026-10-13', '2026-10-14')
    expect(await estado(uno)).toBe('No Encontrado')
    await noches('2026-10-15', '2026-10-16')
    expect([await estado(uno), await estado(otro)]).toEqual(['Por revisar', 'Por revisar'])
    expect(await recibido(uno.l.id)).toBe(uno.l.total)
    const { body } = await app.call('GET', '/api/complementos/recibidos?limite=100', admin)
    expect(JSON.stringify(body)).toContain('El SAT no encuentra este complemento')
    await app.call('POST', `/api/complementos/${tomado.id}/revision`, admin, {
      resultado: 'aceptado',
      motivo: 'El PAC mandó su acuse',
    })
    expect(await estado(tomado)).toBe('No Encontrado')
    await sat({ [uno.uuid]: perdido, [otro.uuid]: null })
    await noches('2026-10-17')
    expect([await estado(uno), await estado(otro)]).toEqual(['Por revisar', 'Vigente'])
    await app.call('POST', `/api/complementos/${uno.id}/revision`, admin, {
      resultado: 'rechazado',
      motivo: 'El PAC dice que no lo timbró',
    })
    expect([await estado(uno), await recibido(uno.l.id)]).toEqual(['Rechazado', 0])
  })
  it('[VI-E3] at night: one whose issuer asks the SAT to cancel it is told in list and bell while nobody answers; cancelled, its payment is owed again', async () => {
    const { quien, l, id, uuid } = await stored()
    const noche = async (dicho: object) => {
      await sat({ [uuid]: dicho })
      await sql`update complementos set sat_consultado_en = sat_consultado_en - interval '1 day',
        sat_intentado_en = null where id = ${id}`.execute(app.deps.db)
      await night()
    }
    const told = async (persona: Persona) => {
      const { porResolver } = (await app.call('GET', '/api/inicio/avisos', persona)).body as AvisosInicio
      const { filas } = (
        await app.call('GET', '/api/complementos/recibidos?situacion=porCancelarse', persona)
      ).body as { filas: ComplementoGuardado[] }
      const { porCancelarse } = (await app.call('GET', '/api/complementos/resumen', persona)).body as {
        porCancelarse: number
      }
      return [
        porResolver.filter(({ clase }) => clase === 'complementosPorCancelarse').map(({ n }) => n),
        filas.map(({ idComplemento, seCancela }) => [idComplemento, seCancela]),
        porCancelarse,
      ]
    }
    for (const _dos of [1, 2]) await noche({ estatusCancelacion: 'En proceso' })
    expect([await told(admin), await told(quien), await recibido(l.id)]).toEqual([
      [[1], [[id, true]], 1],
      [[], [[id, true]], 1],
      l.total,
    ])
    await noche({ estatusCancelacion: 'Solicitud rechazada' })
    expect(await told(admin)).toEqual([[], [], 0])
    await noche({ estatusCancelacion: 'En proceso' })
    await noche({ estado: 'Cancelado', estatusCancelacion: 'Cancelado con aceptación' })
    expect([await told(admin), await recibido(l.id)]).toEqual([[[], [], 0], 0])
    const dichos = (await readRows(app, 'bitacora', { entidad: 'complemento', entidadId: String(id) }, 'id'))
      .filter(({ accion }) => accion === 'estadoSat')
      .map(({ de, a, motivo }) => [de, a, motivo])
    expect(dichos).toEqual([
      ['Vigente', 'Vigente', 'En proceso'],
      ['Vigente', 'Vigente', 'Solicitud rechazada'],
      ['Vigente', 'Vigente', 'En proceso'],
      ['Vigente', 'Cancelado', null],
    ])
  })
  it('[VI-E3] at night it is asked about until the annual return of the year it came in, when its issuer cannot cancel it any more', async () => {
    const { id } = await stored()
    const asked = async (creadoEn: string) => {
      await sql`update complementos set creado_en = ${creadoEn}::timestamptz, sat_consultado_en = ${creadoEn}::timestamptz,
        sat_intentado_en = null where id = ${id}`.execute(app.deps.db)
      await night()
      return (await readRow(app, 'complementos', { id })).satIntentadoEn !== null
    }
    expect([await asked('2025-12-31T12:00:00-06:00'), await asked('2026-01-02T12:00:00-06:00')]).toEqual([
      false,
      true,
    ])
  })
  it('at night: its cancellation reopens the payment, in the bitácora and by mail, once', async () => {
    const { quien, l, id, uuid } = await stored()
    await sat({ [uuid]: { estado: 'Cancelado' } })
    await night()
    // Asked today already: not again the same night.
    expect(await recibido(l.id)).toBe(l.total)
    app.reloj.moveTo('2026-10-13')
    for (const _dos of [1, 2]) await night()
    await app.drainJobs()
    expect(await recibido(l.id)).toBe(0)
    const mails = await correosDe(app, quien.correo)
    expect(mails.map(({ asunto }) => asunto)).toEqual(['Tu complemento de pago está cancelado ante el SAT'])
    expect(mails[0]?.texto).toContain(l.facturas[0]?.uuid)
    const asientos = await app.deps.db
      .selectFrom('bitacora')
      .select(['entidad', 'accion', 'de', 'a'])
      .where((eb) =>
        eb.or([
          eb.and([
            eb('entidad', '=', 'complemento'),
            eb('entidadId', '=', String(id)),
            eb('accion', '=', 'estadoSat'),
          ]),
          eb.and([
            eb('entidad', '=', 'lote'),
            eb('entidadId', '=', String(l.id)),
            eb('accion', '=', 'complementoCancelado'),
          ]),
        ]),
      )
      .orderBy('id')
      .execute()
    expect(asientos).toMatchObject([
      { entidad: 'complemento', de: 'Vigente', a: 'Cancelado' },
      { entidad: 'lote' },
    ])
    app.reloj.moveTo(dia)
    // The one that is issued anew covers it.
    expect((await guardar(quien, rep(l.facturas.map(entero)).bytes)).status).toBe(200)
    expect(await recibido(l.id)).toBe(l.total)
  })
  it('in turn: what the SAT never answers for goes to the end, and keeps no other from being asked', async () => {
    const ids: number[] = []
    for (let i = 0; i < 4; i++) ids.push((await stored()).id)
    // Four that were asked long ago; everything else only now.
    await sql`update complementos set sat_consultado_en = case when id = any(${ids}::bigint[])
      then ${new Date('2026-09-01')}::timestamptz else ${app.reloj.ahora()}::timestamptz end, sat_intentado_en = null`.execute(
      app.deps.db,
    )
    const nunca = await app.deps.db
      .selectFrom('complementos')
      .select('uuid')
      .where('id', 'in', ids.slice(0, 2))
      .execute()
    await sat(Object.fromEntries(nunca.map(({ uuid }) => [uuid, { estado: 'En pausa' }])))
    const asked = async (minutos: number) => {
      app.reloj.advance(minutos * 60_000)
      const desde = app.reloj.ahora()
      const config = { ...app.deps.config, VALIJA_SAT_POR_MINUTO: 2 }
      await share({ ...app.deps, config }, [complementosGuardados])
      await app.drainJobs()
      const rows = await app.deps.db
        .selectFrom('complementos')
        .select('id')
        .where('satIntentadoEn', '>=', desde)
        .orderBy('id')
        .execute()
      return rows.map(({ id }) => id)
    }
    // The two that never get an answer, the two others, and in another hour round again: who answered is not asked twice a day.
    expect([await asked(1), await asked(1), await asked(1), await asked(60)]).toEqual([
      ids.slice(0, 2),
      ids.slice(2),
      [],
      ids.slice(0, 2),
    ])
    // One put back of which nothing is known is asked every night, in a share of its own.
    await sql`update complementos set sat_consultado_en = null where id = ${ids[0]}`.execute(app.deps.db)
    await sql`update complementos set sat_consultado_en = ${new Date('2026-09-01')}::timestamptz, sat_intentado_en = null
      where id = any(${ids.slice(2)}::bigint[])`.execute(app.deps.db)
    expect(await asked(61)).toEqual([ids[0], ids[2]])
    app.reloj.moveTo(dia)
  })
  it('[VI-E3] on demand, by who may see it; a SAT that is silent changes nothing and is not said to have answered', async () => {
    const { quien, l, id, uuid } = await stored()
    const ask = (persona: Persona) => app.call('POST', `/api/complementos/${id}/verificar`, persona)
    expect((await ask(otro)).status).toBe(404)
    await interruptor({ caido: true })
    expect((await ask(quien)).body).toEqual({ estado: null, seCancela: false })
    await interruptor({ caido: false })
    // Stored before its question was kept with it.
    await setRows(app, 'complementos', { id }, { expresion: null })
    expect((await ask(quien)).body).toEqual({ estado: 'Vigente', seCancela: false })
    await sat({ [uuid]: { estatusCancelacion: 'En proceso' } })
    expect((await ask(quien)).body).toEqual({ estado: 'Vigente', seCancela: true })
    expect(await recibido(l.id)).toBe(l.total)
    await sat({ [uuid]: { estado: 'Cancelado' } })
    expect((await ask(admin)).body).toEqual({ estado: 'Cancelado', seCancela: false })
    expect(await recibido(l.id)).toBe(0)
    // It stays where it was seen, with what became of it.
    const { filas } = (await app.call('GET', '/api/complementos/recibidos', quien)).body as {
      filas: { uuid: string; estado: string }[]
    }
    expect(filas).toMatchObject([{ uuid, estado: 'Cancelado' }])
  })
})

describe('a lote that is marked as paid', () => {
  it('calls for one complement per PPD factura, with its figures and the 5th of the next month', async () => {
    const l = await pagado()
    expect(await esperados(l.id)).toMatchObject(
      l.facturas.map((f) => ({
        facturaId: f.id,
        fechaPago: dia,
        formaDePagoP: '03',
        numParcialidad: 1,
        impSaldoAnt: f.total,
        impPagado: f.total,
        impSaldoInsoluto: 0,
        vence: '2026-11-05',
      })),
    )
  })
  it('calls for none when its facturas are PUE, and one of such a factura is told why', async () => {
    const l = await pagado({ metodoPago: 'PUE', facturas: 1 })
    expect(await esperados(l.id)).toEqual([])
    const [juicio] = (await revisar(hotel, rep(l.facturas.map(entero)).bytes)).complementos
    expect(juicio?.motivos[0]).toContain('Lo esperan las PPD cuyo pago ya se registró')
  })
  it('[C-121] that a payment is covered is said of a second document as of a second file: nothing was saved of it', async () => {
    const l = await pagado({ facturas: 1 })
    const cubierto = 'por un complemento guardado o por otro de esta carga'
    const uno = l.facturas.map(entero)
    const [dos] = (
      await revisar(hotel, rep([...uno, ...uno.map((d) => ({ ...d, numParcialidad: 2 }))]).bytes)
    ).complementos
    expect(dos?.motivos).toEqual([expect.stringContaining(cubierto)])
    const { complementos } = await revisar(hotel, rep(uno).bytes, rep(uno).bytes)
    expect(complementos.map(({ motivos }) => motivos)).toEqual([[], [expect.stringContaining(cubierto)]])
  })
  it('an undone payment calls for none any more, and the payment made anew calls for its own', async () => {
    const l = await pagado({ facturas: 1 })
    await app.call('POST', `/api/comprobantes/${l.comprobante}/anular`, admin, { motivo: 'Era otro' })
    expect((await esperados(l.id)).map(({ anuladoEn }) => anuladoEn === null)).toEqual([false])
    await pagar(l, l.total, '2026-10-11')
    await app.call('PUT', '/api/Factura/actualizar-estatus-a-pagado', admin, [l.id])
    const [, anew] = await esperados(l.id)
    expect(anew).toMatchObject({ fechaPago: '2026-10-11', numParcialidad: 1, anuladoEn: null })
  })
})

describe('a payment undone after its complement came', () => {
  it('made anew on the same day it is covered by what was received; on another day it calls for a new one', async () => {
    const l = await pagado({ facturas: 1 })
    expect((await guardar(hotel, rep(l.facturas.map(entero)).bytes)).status).toBe(200)
    const undo = async (comprobante: number) =>
      expect(
        (await app.call('POST', `/api/comprobantes/${comprobante}/anular`, admin, { motivo: 'Folio mal' }))
          .status,
      ).toBe(200)
    const payAgain = async (fecha: string) => {
      const comprobante = await pagar(l, l.total, fecha)
      await app.call('PUT', '/api/Factura/actualizar-estatus-a-pagado', admin, [l.id])
      return comprobante
    }
    await undo(l.comprobante)
    const second = await payAgain(dia)
    const open = async () =>
      (await esperados(l.id))
        .filter(({ anuladoEn }) => anuladoEn === null)
        .map((e) => e.impPagado - e.recibido)
    expect(await open()).toEqual([0])
    await undo(second)
    await payAgain('2026-10-11')
    expect(await open()).toEqual([l.total])
    // Nothing is counted twice, whatever was moved.
    const { recibido } = await app.deps.db
      .selectFrom('complementosEsperados')
      .select((eb) => eb.fn.sum<number>('recibido').as('recibido'))
      .where('loteId', '=', l.id)
      .executeTakeFirstOrThrow()
    expect(Number(recibido)).toBe(l.total)
  })
})

describe('an upload', () => {
  it('[C-055] [C-016] checked, kept with its PDF, and what it covers is no longer pending', async () => {
    const l = await pagado()
    const { bytes, cfdi } = rep(l.facturas.map(entero))
    const [juicio] = (await revisar(admin, bytes)).complementos
    expect(juicio).toMatchObject({ valido: true, motivos: [] })
    expect(juicio?.documentos.map(({ falta }) => falta)).toEqual([0, 0])
    // What it covers is named as people name it.
    const { rows } = await sql<{ nombre: string }>`
      select concat_ws(' ', nullif(serie, ''), folio) as nombre from facturas where lote_id = ${l.id} order by id`.execute(
      app.deps.db,
    )
    expect(juicio?.documentos.map(({ factura }) => factura).sort()).toEqual(
      rows.map(({ nombre }) => nombre).sort(),
    )
    const { status, body } = await guardar(admin, bytes)
    expect(status).toBe(200)
    expect(body.guardados[0]).toMatchObject({
      uuid: cfdi.timbre?.uuid,
      emisor: rfc,
      usoCFDI: 'CP01',
      tipoDeComprobante: 'P',
      MonedaP: 'MXN',
      MontoTotalPagos: l.total / 100,
      foliosRelacionados: l.facturas.map((f) => ({ IdDocumento: f.uuid, ImpPagado: f.total / 100 })),
    })
    expect((await esperados(l.id)).map((e) => e.recibido)).toEqual(l.facturas.map((f) => f.total))
    const pdf = await app.call('GET', `/api/complementos/${body.guardados[0]?.idComplemento}/pdf`, admin)
    expect(Buffer.compare(pdf.raw, Buffer.from(pdfDePrueba('Complemento')))).toBe(0)
    const again = await guardar(admin, bytes)
    expect(again.status).toBe(409)
    expect(again.body.titulo).toBe('Todos tus complementos son incorrectos.')
    expect(again.body.detalles[0]?.mensaje).toContain('Registrado anteriormente')
    // [IX-D3] Sent again because no answer came, it is the one that was saved; of another’s hand, or with another PDF, it is not.
    const otraVez = { otraVez: 'si' }
    const { guardados } = (await guardar(admin, bytes, undefined, otraVez)).body
    expect(guardados.map(({ idComplemento }) => idComplemento)).toEqual([body.guardados[0]?.idComplemento])
    expect((await guardar(hotel, bytes, undefined, otraVez)).status).toBe(409)
    expect((await guardar(admin, bytes, pdfDePrueba('Otro'), otraVez)).status).toBe(409)
  })
  it('a partial one says what is still missing, and the rest is covered by another', async () => {
    const l = await pagado({ facturas: 1 })
    const [f] = l.facturas
    if (!f) throw new Error('no factura')
    const part = { ...entero(f), pagado: f.total - 500 }
    const first = rep([part])
    expect((await revisar(hotel, first.bytes)).complementos[0]?.documentos[0]?.falta).toBe(5)
    expect((await guardar(hotel, first.bytes)).status).toBe(200)
    const more = await revisar(hotel, rep([entero(f)]).bytes)
    expect(more.complementos[0]).toMatchObject({ valido: false })
    expect(more.complementos[0]?.motivos[0]).toContain('solo faltan $5.00')
    const rest = rep([{ uuid: f.uuid, numParcialidad: 1, saldoAnterior: 500, pagado: 500 }])
    expect((await guardar(hotel, rest.bytes)).status).toBe(200)
    expect((await esperados(l.id))[0]).toMatchObject({ recibido: f.total })
  })
  it('[C-118] [C-119] [C-120] [C-121] each rule refuses with its reason', async () => {
    const l = await pagado({ facturas: 1 })
    const doctos = l.facturas.map(entero)
    const good = rep(doctos)
    const wrong: [string, Uint8Array][] = [
      ['corruptos o dañados', new TextEncoder().encode('<no')],
      [
        'El receptor es',
        rep(doctos, {
          cambia: (d) => ({
            ...d,
            receptor: {
              ...d.receptor,
              rfc: 'XAXX010101000',
              regimenFiscalReceptor: '616',
              domicilioFiscalReceptor: d.lugarExpedicion,
            },
          }),
        }).bytes,
      ],
      ['y el pago se hizo el 12/10/2026', rep(doctos, { fechaPago: '2026-10-11' }).bytes],
      [
        'no tiene un pago que espere',
        rep([{ ...entero({ id: 0, uuid: randomUUID().toUpperCase(), total: 100, folio: '' }) }]).bytes,
      ],
    ]
    for (const [reason, bytes] of wrong) {
      const [juicio] = (await revisar(admin, bytes)).complementos
      expect([reason, juicio?.valido, juicio?.motivos[0]]).toEqual([
        reason,
        false,
        expect.stringContaining(reason),
      ])
    }
    const twice = await revisar(admin, good.bytes, good.bytes)
    expect(twice.complementos.map(({ valido }) => valido)).toEqual([true, false])
    expect(twice.complementos[1]?.motivos[0]).toContain('repetido en esta carga')
  })
  it('[C-162] while the SAT does not answer it is not kept; cancelled it is refused', async () => {
    const l = await pagado({ facturas: 1 })
    const { bytes, cfdi } = rep(l.facturas.map(entero))
    const uuid = cfdi.timbre?.uuid ?? ''
    await switchSandbox(app, { sat: { caido: true } })
    // Nobody's fault: neither checked nor saved it is called wrong, and it can be tried again.
    expect((await revisar(hotel, bytes)).complementos[0]).toMatchObject({ valido: false, sinVerificar: true })
    const down = await guardar(hotel, bytes)
    expect([down.status, down.body.codigo]).toEqual([502, 'complementosSinVerificar'])
    expect(down.body.detalles[0]?.mensaje).toContain('No es posible establecer conexión con el SAT')
    await switchSandbox(app, { sat: { caido: false }, comisiones: { caido: true } })
    const sinReservas = (await revisar(hotel, bytes)).complementos[0]
    expect(sinReservas).toMatchObject({ valido: false, sinVerificar: true })
    expect(sinReservas?.motivos[0]).toContain('No podemos establecer conexión con la API ANT')
    await switchSandbox(app, {
      comisiones: { caido: false },
      sat: { porUuid: { [uuid]: { estado: 'Cancelado' } } },
    })
    expect((await guardar(hotel, bytes)).body.detalles[0]?.mensaje).toContain('cancelado ante el SAT')
    await switchSandbox(app, { sat: { porUuid: { [uuid]: null } } })
    expect((await guardar(hotel, bytes, new TextEncoder().encode('no pdf'))).body.codigo).toBe(
      'complementoPdfNoEsPdf',
    )
    expect((await guardar(hotel, bytes)).status).toBe(200)
  })
  it('[VI-E3] one whose issuer has asked the SAT to cancel it is taken, and that is said', async () => {
    const l = await pagado({ facturas: 1 })
    const { bytes, cfdi } = rep(l.facturas.map(entero))
    const uuid = cfdi.timbre?.uuid ?? ''
    const avisos = async () => (await revisar(hotel, bytes)).complementos[0]?.avisos
    expect(await avisos()).toEqual([])
    await switchSandbox(app, { sat: { porUuid: { [uuid]: { estatusCancelacion: 'En proceso' } } } })
    expect((await revisar(hotel, bytes)).complementos[0]).toMatchObject({ valido: true, sinVerificar: false })
    expect(await avisos()).toEqual([expect.stringContaining('pidió al SAT cancelarlo')])
    await switchSandbox(app, { sat: { porUuid: { [uuid]: { estatusCancelacion: 'Solicitud rechazada' } } } })
    expect(await avisos()).toEqual([])
    await switchSandbox(app, { sat: { porUuid: { [uuid]: { estatusCancelacion: 'En proceso' } } } })
    expect((await guardar(hotel, bytes)).body.guardados[0]?.seCancela).toBe(true)
    await switchSandbox(app, { sat: { porUuid: { [uuid]: null } } })
  })
  const documentada = async (quien: Persona, xmls: readonly Uint8Array[]) => {
    const upload = await sendFiles(app, '/File/uploadFile', quien, [
      { nombre: 'c.pdf', bytes: pdfDePrueba('Complemento') },
    ])
    return app.call(
      'POST',
      '/api/Complementos/guardarComplementos',
      quien,
      xmls.map((xml) => ({ base64XML: Buffer.from(xml).toString('base64'), URLPDF: upload.body })),
    )
  }
  /** With a complement inside that nobody knows. */
  const enDuda = ({ bytes }: { bytes: Uint8Array }) =>
    Buffer.from(
      Buffer.from(bytes)
        .toString('utf8')
        .replace(
          '<cfdi:Complemento>',
          '<cfdi:Complemento><n:Nuevo xmlns:n="http://www.sat.gob.mx/nuevo" clave="1">dato</n:Nuevo>',
        ),
    )
  /** Of a new payment. */
  const dudoso = async () => {
    const l = await pagado({ facturas: 1 })
    return { l, bytes: enDuda(rep(l.facturas.map(entero))) }
  }
  const recibido = async (id: number | undefined, quien = admin) => {
    const { body } = await app.call('GET', '/api/complementos/recibidos?limite=100', quien)
    return (
      body as { filas: { idComplemento: number; estado: string; porRevisar: string | null }[] }
    ).filas.find(({ idComplemento }) => idComplemento === id)
  }
  const decidir = (id: number | undefined, quien: Persona, resultado: string) =>
    app.call('POST', `/api/complementos/${id}/revision`, quien, {
      resultado,
      motivo: 'Se comparó con lo que dice el SAT',
    })
  const rastro = async (id: number | undefined) =>
    (await readRows(app, 'bitacora', { entidad: 'complemento', entidadId: String(id) }, 'id')).map(
      ({ accion, quien, motivo }) => [accion, quien, motivo],
    )

  it('[VI-A5] with a complement that nobody knows it is kept por revisar, stays open whatever the SAT says, and a person takes it with a reason', async () => {
    const { bytes } = await dudoso()
    const [suyo] = (await revisar(hotel, bytes)).complementos
    expect(suyo).toMatchObject({
      valido: true,
      porRevisar: true,
      avisos: [expect.stringMatching(/^No está rechazado: se guarda por revisar\..*Nuevo.*agencia/)],
    })
    const { status, body } = await guardar(hotel, bytes)
    expect(status, JSON.stringify(body)).toBe(200)
    const id = body.guardados[0]?.idComplemento
    const abierto = { estado: 'Por revisar', porRevisar: expect.stringContaining('Nuevo') }
    expect(await recibido(id)).toMatchObject(abierto)
    const espera = async () => {
      const { porResolver } = (await app.call('GET', '/api/inicio/avisos', admin)).body as AvisosInicio
      const { total } = (await app.call('GET', '/api/complementos/recibidos?situacion=porRevisar', admin))
        .body as { total: number }
      return [porResolver.find(({ clase }) => clase === 'complementosPorRevisar')?.n ?? 0, total]
    }
    const [antes = 0] = await espera()
    expect(antes).toBeGreaterThan(0)
    expect(await espera()).toEqual([antes, antes])
    await app.call('POST', `/api/complementos/${id}/verificar`, admin)
    expect(await recibido(id, hotel)).toMatchObject(abierto)
    expect((await decidir(id, hotel, 'aceptado')).status).toBe(403)
    expect((await decidir(id, admin, 'aceptado')).status).toBe(200)
    expect(await recibido(id)).toMatchObject({ estado: 'Vigente', porRevisar: null })
    expect(await espera()).toEqual([antes - 1, antes - 1])
    expect((await decidir(id, admin, 'rechazado')).body).toMatchObject({ codigo: 'complementoSinRevision' })
    expect(await rastro(id)).toEqual([
      ['guardado', hotel.correo, expect.stringContaining('Nuevo')],
      ['aceptado', admin.correo, 'Se comparó con lo que dice el SAT'],
    ])
    // What nobody could have written is refused as before.
    const roto = Buffer.from(bytes.toString('utf8').replace('NumParcialidad="1"', 'NumParcialidad="x"'))
    expect((await revisar(admin, roto)).complementos[0]).toMatchObject({ valido: false })
  })
  it('[VI-A5] one that a person does not take covers nothing any more: its payment is owed again, and its hotel is mailed why', async () => {
    const { l, bytes } = await dudoso()
    const id = (await guardar(hotel, bytes)).body.guardados[0]?.idComplemento
    const falta = async () =>
      Number(
        (
          await app.deps.db
            .selectFrom('complementosEsperados')
            .select((eb) => eb.fn.sum<string>(eb('impPagado', '-', eb.ref('recibido'))).as('falta'))
            .where('loteId', '=', l.id)
            .executeTakeFirstOrThrow()
        ).falta,
      )
    expect(await falta()).toBe(0)
    expect((await decidir(id, admin, 'rechazado')).status).toBe(200)
    expect(await falta()).toBeGreaterThan(0)
    await app.call('POST', `/api/complementos/${id}/verificar`, admin)
    expect(await recibido(id)).toMatchObject({ estado: 'Rechazado', porRevisar: null })
    const mail = await readRows(app, 'correos', { registro: `rechazado:${id}:${l.id}` })
    expect(mail.length).toBeGreaterThan(0)
  })
  it('[VI-E3] a good one that one in doubt took the place of stands again when a person does not take the other', async () => {
    const l = await pagado({ facturas: 1 })
    const [f] = l.facturas
    if (!f) throw new Error('no factura')
    // A centavo short: what is left off comes back with it.
    const bueno = rep([{ ...entero(f), pagado: f.total - 1 }])
    const suyo = (await guardar(hotel, bueno.bytes)).body.guardados[0]?.idComplemento
    const [antes] = await esperados(l.id)
    expect(antes).toMatchObject({ recibido: f.total - 1, tolerado: 1 })
    const uuid = bueno.cfdi.timbre?.uuid ?? ''
    const otroRep = rep([entero(f)], {
      cambia: (d) => ({ ...d, cfdiRelacionados: [{ tipoRelacion: '04', relacionados: [{ uuid }] }] }),
    })
    const peor = (await guardar(hotel, enDuda(otroRep))).body.guardados[0]?.idComplemento
    expect([(await recibido(suyo))?.estado, (await recibido(peor))?.estado]).toEqual([
      'Sustituido',
      'Por revisar',
    ])
    expect((await decidir(peor, admin, 'rechazado')).status).toBe(200)
    expect([(await recibido(suyo))?.estado, (await recibido(peor))?.estado]).toEqual(['Vigente', 'Rechazado'])
    expect((await esperados(l.id))[0]).toMatchObject({ recibido: f.total - 1, tolerado: 1 })
    const correos = app.deps.db
      .selectFrom('correos')
      .select('id')
      .where('registro', '=', `rechazado:${peor}:${l.id}`)
    expect(await correos.execute()).toEqual([])
    expect((await rastro(suyo)).map(([accion]) => accion)).toEqual([
      'guardado',
      'sustituido',
      'repuesto',
      'estadoSat',
    ])
    // And can be replaced by another.
    expect((await revisar(hotel, otroRep.bytes)).complementos[0]?.motivos[0]).toContain('anteriormente')
    const tercero = rep([entero(f)], {
      cambia: (d) => ({ ...d, cfdiRelacionados: [{ tipoRelacion: '04', relacionados: [{ uuid }] }] }),
    })
    expect((await guardar(hotel, tercero.bytes)).status).toBe(200)
    expect((await esperados(l.id))[0]).toMatchObject({ recibido: f.total, tolerado: 0 })
  })
  it('[VI-A5] saved by our people who saw the doubt it is taken by name; by a documented call, which shows none, it stays open', async () => {
    const vista = await dudoso()
    const [nuestro] = (await revisar(admin, vista.bytes)).complementos
    expect(nuestro).toMatchObject({
      avisos: [expect.stringMatching(/^Está por revisar y guardarlo es aceptarlo/)],
    })
    const suyo = (await guardar(admin, vista.bytes)).body.guardados[0]?.idComplemento
    expect(await recibido(suyo)).toMatchObject({ estado: 'Vigente', porRevisar: null })
    expect(await rastro(suyo)).toEqual([['guardado', admin.correo, expect.stringContaining('Nuevo')]])
    const { bytes } = await dudoso()
    const { status, body } = await documentada(admin, [bytes])
    expect(status, JSON.stringify(body)).toBe(200)
    const [guardado] = body as { idComplemento: number }[]
    expect(await recibido(guardado?.idComplemento)).toMatchObject({ estado: 'Por revisar' })
  })
  it('[VI-D3] the documented save, whose answer has no place for what is left out, keeps all or says why it keeps none', async () => {
    const l = await pagado({ facturas: 1 })
    const bueno = Buffer.from(rep(l.facturas.map(entero)).bytes)
    const { status, body } = await documentada(admin, [bueno, bueno])
    expect(status).toBe(409)
    expect(body).toMatchObject({ codigo: 'complementosIncorrectos', detalles: [expect.anything()] })
    expect((await documentada(admin, [bueno])).status).toBe(200)
  })
  it('[VI-D3] the documented save that the store fails half-way, or whose second payment was covered meanwhile, keeps none of it', async () => {
    const { archivos } = app.deps
    const { guardar: store } = archivos
    /** Before the n-th file is stored. */
    const at = (n: number, happens: () => Promise<unknown>) => {
      let k = 0
      archivos.guardar = async (contenido) => {
        if (++k === n) {
          archivos.guardar = store
          await happens()
        }
        return store(contenido)
      }
    }
    const l = await pagado({ facturas: 2 })
    const dos = () => l.facturas.map((f) => Buffer.from(rep([entero(f)]).bytes))
    const recibidos = async () => (await esperados(l.id)).map(({ recibido }) => recibido)
    const suyos = dos()
    // The PDF of the upload is the first.
    at(4, async () => {
      throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    })
    expect(await documentada(admin, suyos)).toMatchObject({ status: 507, body: { codigo: 'almacenLleno' } })
    expect(await recibidos()).toEqual([0, 0])
    const [, otroDelSegundo] = dos()
    at(2, () => guardar(admin, otroDelSegundo ?? Buffer.of()))
    expect(await documentada(admin, suyos)).toMatchObject({
      status: 409,
      body: { codigo: 'complementosIncorrectos', detalles: [expect.anything()] },
    })
    expect(await recibidos()).toEqual([0, l.facturas[1]?.total])
    expect((await documentada(admin, suyos.slice(0, 1))).status).toBe(200)
    expect(await recibidos()).toEqual(l.facturas.map(({ total }) => total))
  })
  it('of two saves of the same complement at once one is kept', async () => {
    const l = await pagado({ facturas: 1 })
    const { bytes } = rep(l.facturas.map(entero))
    const answers = await Promise.all([guardar(hotel, bytes), guardar(hotel, bytes)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
  it('[VII-D3] a substitute waits until the one it takes the place of is saved before it holds a payment', async () => {
    const l = await pagado({ facturas: 1 })
    const uuid = randomUUID().toUpperCase()
    const { bytes } = rep(l.facturas.map(entero), {
      cambia: (d) => ({ ...d, cfdiRelacionados: [{ tipoRelacion: '04', relacionados: [{ uuid }] }] }),
    })
    const { status } = await comesSecond(
      app.deps,
      (tx) => sql`select pg_advisory_xact_lock(hashtext(${uuid}))`.execute(tx),
      () => guardar(hotel, bytes),
      (tx) =>
        sql`select from complementos_esperados where lote_id = ${l.id} for no key update nowait`.execute(tx),
    )
    expect(status).toBe(200)
  })
  it('[VI-E2] of two different complements of one payment saved at once one is kept, and its balance is covered once', async () => {
    const l = await pagado({ facturas: 1 })
    const dos = [1, 2].map(() => rep(l.facturas.map(entero)).bytes)
    const answers = await Promise.all(dos.map((bytes) => guardar(hotel, bytes)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await esperados(l.id)).map(({ recibido }) => recibido)).toEqual([l.total])
  })
  it('[VI-E2] two halves of one payment saved at once are both kept, and a third is refused', async () => {
    const l = await pagado({ facturas: 1 })
    const [f] = l.facturas
    if (!f) throw new Error('no factura')
    const mitad = Math.floor(f.total / 2)
    const parte = (pagado: number) => rep([{ ...entero(f), pagado }]).bytes
    const answers = await Promise.all([mitad, f.total - mitad].map((pagado) => guardar(hotel, parte(pagado))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await esperados(l.id)).map(({ recibido }) => recibido)).toEqual([f.total])
    expect((await guardar(hotel, parte(100))).status).toBe(409)
  })
  it('[VI-E2] more than the tolerance too much is refused; more than it short stays owed', async () => {
    const l = await pagado({ facturas: 1 })
    const [f] = l.facturas
    if (!f) throw new Error('no factura')
    const de = (pagado: number) => rep([{ ...entero(f), saldoAnterior: pagado, pagado }]).bytes
    expect((await guardar(hotel, de(f.total + 1_01))).status).toBe(409)
    expect((await esperados(l.id))[0]).toMatchObject({ recibido: 0 })
    expect((await guardar(hotel, rep([{ ...entero(f), pagado: f.total - 1_01 }]).bytes)).status).toBe(200)
    const { filas } = (await app.call('GET', '/api/complementos/esperados?porPagina=100', hotel)).body as {
      filas: { loteId: number }[]
    }
    expect(filas.map(({ loteId }) => loteId)).toContain(l.id)
  })
  it('a supplier covers and sees only payments of its own lotes', async () => {
    const l = await pagado({ facturas: 1 })
    const { bytes } = rep(l.facturas.map(entero))
    expect((await revisar(otro, bytes)).complementos[0]?.motivos[0]).toContain('no tiene un pago')
    const saved = await guardar(hotel, bytes)
    const id = saved.body.guardados[0]?.idComplemento
    expect((await app.call('GET', `/api/complementos/${id}/xml`, hotel)).status).toBe(200)
    expect((await app.call('GET', `/api/complementos/${id}/xml`, otro)).status).toBe(404)
    expect((await app.call('GET', '/api/complementos/recibidos', otro)).body).toMatchObject({ filas: [] })
    expect((await app.call('GET', '/api/complementos/esperados', otro)).body).toMatchObject({ filas: [] })
  })
  it('[C-124] [C-125] accounting reads the list and uploads nothing', async () => {
    const quien = await app.persona('OperativoComisionista')
    expect((await app.call('GET', '/api/complementos/recibidos', quien)).status).toBe(200)
    expect((await revisar(quien, new Uint8Array([60]))).status).toBe(403)
    expect((await guardar(quien, new Uint8Array([60]))).status).toBe(403)
  })
})

describe('lists and mail', () => {
  it('[C-015] what is pending, overdue and received is counted and listed by the business day', async () => {
    const l = await pagado({ facturas: 1 })
    const before = (await app.call('GET', '/api/complementos/resumen', admin)).body as Record<string, number>
    const row = (await app.call('GET', '/api/complementos/esperados?porPagina=100', admin)).body as {
      filas: { loteId: number; estado: string }[]
    }
    expect(row.filas.find(({ loteId }) => loteId === l.id)).toMatchObject({ estado: 'Pendiente' })
    app.reloj.moveTo('2026-11-06')
    // The session of October has ended by then.
    const later = await app.persona('admin')
    const after = (await app.call('GET', '/api/complementos/resumen', later)).body as Record<string, number>
    app.reloj.moveTo(dia)
    expect(after.vencidos).toBe((before.vencidos ?? 0) + (before.pendientes ?? 0))
    expect(after.pendientes).toBe(0)
  })
  it('whoever owes one finds it among what waits for them, overdue ones apart; nobody else does', async () => {
    const quien = await app.persona('proveedor', { idProveedores: [101] })
    const l = await seedLote(app, { creador: quien, facturas: 1, estatus: 'En proceso de pago', dia })
    await pagar(l, l.total)
    await app.call('PUT', '/api/Factura/actualizar-estatus-a-pagado', admin, [l.id])
    const asuntos = async (persona: Persona) =>
      (
        (await app.call('GET', '/api/inicio/avisos', persona)).body as {
          porResolver: { clase: string; n: number; detalle: string | null }[]
        }
      ).porResolver.filter(({ clase }) => clase.startsWith('complementos'))
    expect(await asuntos(quien)).toMatchObject([
      { clase: 'complementosPorEntregar', n: 1, detalle: '2026-11-05' },
    ])
    expect(await asuntos(otro)).toEqual([])
    await setRows(app, 'complementosEsperados', { loteId: l.id }, { vence: '2026-10-11' })
    expect(await asuntos(quien)).toMatchObject([{ clase: 'complementosVencidos', n: 1 }])
    const [f] = l.facturas
    if (!f) throw new Error('no factura')
    expect((await guardar(quien, rep([entero(f)]).bytes)).status).toBe(200)
    expect(await asuntos(quien)).toEqual([])
  })
  it('reminders leave three days before, on the due day and after it, once each; what is covered is not reminded', async () => {
    const quien = await app.persona('proveedor', { idProveedores: [101] })
    const l = await seedLote(app, { creador: quien, facturas: 1, estatus: 'En proceso de pago', dia })
    await pagar(l, l.total)
    await app.call('PUT', '/api/Factura/actualizar-estatus-a-pagado', admin, [l.id])
    const asuntos: string[] = []
    for (const hoy of ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-05', '2026-11-06', '2026-11-09']) {
      app.reloj.moveTo(hoy)
      await remindComplementos(app.deps)
      await app.drainJobs()
      asuntos.push(`${hoy} ${(await correosDe(app, quien.correo)).length}`)
    }
    app.reloj.moveTo(dia)
    expect(asuntos).toEqual([
      '2026-11-01 0',
      '2026-11-02 1',
      '2026-11-03 1',
      '2026-11-05 2',
      '2026-11-06 3',
      '2026-11-09 3',
    ])
    const mails = await correosDe(app, quien.correo)
    expect(mails[0]?.texto).toContain(l.facturas[0]?.uuid)
    // [IX-A4] Of a day gone by it is not said that it is.
    expect(mails.filter(({ texto }) => texto.includes('La fecha límite es el'))).toHaveLength(2)
    expect(mails.filter(({ texto }) => texto.includes('La fecha límite fue el'))).toHaveLength(1)
  })
  it('[XI-C1] whatever was sent and however many days the job did not run, what is read is what has its turn', async () => {
    const quien = await app.persona('proveedor', { idProveedores: [101] })
    const l = await seedLote(app, { creador: quien, facturas: 1, estatus: 'En proceso de pago', dia })
    await pagar(l, l.total)
    await app.call('PUT', '/api/Factura/actualizar-estatus-a-pagado', admin, [l.id])
    const suyo = () =>
      app.deps.db.selectFrom('complementosEsperados').select(['vence', 'avisos']).where('loteId', '=', l.id)
    const vence = (await suyo().executeTakeFirstOrThrow()).vence as Dia
    // What may have been sent, and from which day on.
    const enviados: [string[], number][] = [
      [[], -5],
      [['porVencer'], -3],
      [['vence'], 0],
      [['porVencer', 'vence'], 0],
      [['vencido'], 1],
      [['porVencer', 'vence', 'vencido'], 1],
    ]
    for (const [avisos, desde] of enviados)
      for (const dias of [-5, -4, -3, -1, 0, 1, 30].filter((n) => n >= desde)) {
        const hoy = sumarDias(vence, dias)
        await setRows(app, 'complementosEsperados', { loteId: l.id }, { avisos })
        app.reloj.moveTo(hoy)
        await remindComplementos(app.deps)
        const turno = avisoPorEnviar(vence, hoy, 3, avisos)
        const { avisos: quedan } = await suyo().executeTakeFirstOrThrow()
        expect([avisos, dias, quedan]).toEqual([avisos, dias, turno === null ? avisos : [...avisos, turno]])
      }
    app.reloj.moveTo(dia)
  })
  it('of a commission lote that staff or a guest made the agent is told too; a guest is not led to a sign-in', async () => {
    const agente = await app.persona('comisionista', { claims: [['idComisionista', '511']] })
    const otroAgente = await app.persona('comisionista', { claims: [['idComisionista', '512']] })
    const invitado = 'invitada@agencia.mx'
    const ids: number[] = []
    for (const creador of [admin, null]) {
      const l = await pagado({ facturas: 1 })
      ids.push((await esperados(l.id))[0]?.id ?? 0)
      await setRows(
        app,
        'lotes',
        { id: l.id },
        {
          categoria: 'Comisionista',
          proveedorId: 511,
          ...(creador
            ? { creadorId: admin.id, creador: admin.correo }
            : { creadorId: null, creador: invitado }),
        },
      )
    }
    const send = async (id: number) =>
      (await app.call('POST', `/api/complementos/esperados/${id}/enviar`, admin)).body
    expect(await send(ids[0] ?? 0)).toMatchObject({
      correo: [admin.correo, agente.correo].toSorted().join(', '),
    })
    expect(await send(ids[1] ?? 0)).toMatchObject({ correo: [agente.correo, invitado].toSorted().join(', ') })
    app.reloj.moveTo('2026-11-05')
    await remindComplementos(app.deps)
    app.reloj.moveTo(dia)
    await app.drainJobs()
    const asuntos = async (correo: string) =>
      (await correosDe(app, correo)).map(({ asunto }) => asunto).toSorted()
    const uno = ['Datos para tu complemento de pago', 'Tu complemento de pago vence hoy']
    expect(await asuntos(agente.correo)).toEqual([...uno, ...uno].toSorted())
    expect(await asuntos(invitado)).toEqual(uno)
    expect(await asuntos(otroAgente.correo)).toEqual([])
    const [suyo] = await correosDe(app, invitado)
    expect(suyo?.texto).toContain('ahí lo registran')
    expect(suyo?.enlaces).toEqual([])
    expect((await correosDe(app, agente.correo))[0]?.enlaces.join()).toContain('/nuevo/complemento')
  })
  it('the data card is sent to who made the lote, by who may see it', async () => {
    const l = await pagado({ facturas: 1 })
    const id = (await esperados(l.id))[0]?.id
    expect((await app.call('POST', `/api/complementos/esperados/${id}/enviar`, otro)).status).toBe(404)
    const sent = await app.call('POST', `/api/complementos/esperados/${id}/enviar`, admin)
    expect(sent.body).toEqual({ correo: hotel.correo, otraVez: false })
    await app.drainJobs()
    const mails = await correosDe(app, hotel.correo)
    expect(mails.some(({ asunto }) => asunto === 'Datos para tu complemento de pago')).toBe(true)
  })
})

describe('the documented calls', () => {
  it('[C-151] [C-152] [C-153] [C-154] uuids, payment, save and list', async () => {
    const l = await pagado({ facturas: 1 })
    const [f] = l.facturas
    const { bytes, cfdi } = rep(l.facturas.map(entero))
    const uuid = cfdi.timbre?.uuid ?? ''
    const pago = { IdDocumento: f?.uuid, ImpPagado: (f?.total ?? 0) / 100, FechaPago: dia }
    expect((await app.call('POST', '/api/Reserva/ValidarComplemento', hotel, pago)).body).toEqual({
      esValido: true,
      idDocumento: f?.uuid,
      fechaPago: dia,
      impPagado: pago.ImpPagado,
    })
    expect((await app.call('POST', '/Reserva/ValidarComplemento', otro, pago)).body).toMatchObject({
      esValido: false,
    })
    const uuids = () => app.call('POST', '/Complementos/validarUUIDs', admin, [uuid])
    expect((await uuids()).body).toEqual([{ uuid, isValid: true, mensaje: '' }])
    const upload = await sendFiles(
      app,
      '/api/File/uploadFile',
      hotel,
      [{ nombre: 'c.pdf', bytes: pdfDePrueba('x') }],
      { ProyectName: '6', SubNivel1: 'pdf', SubNivel2: 'complemento', NameFile: 'c.pdf' },
    )
    const body = { uuid, base64XML: Buffer.from(bytes).toString('base64'), URLXML: '', URLPDF: upload.body }
    const saved = await app.call('POST', '/api/Complementos/guardarComplementos', hotel, body)
    expect(saved.body).toMatchObject([{ uuid }])
    expect((await uuids()).body).toEqual([{ uuid, isValid: false, mensaje: 'Registrado anteriormente' }])
    const all = (await app.call('GET', '/Complementos/obtenerComplementos', hotel)).body as { uuid: string }[]
    expect(all.some((one) => one.uuid === uuid)).toBe(true)
    const others = (await app.call('GET', '/api/Complementos/obtenerComplementos', otro)).body as unknown[]
    expect(others).toEqual([])
  })
})

test('[XI-C1] the lotes kept of each complement are those whose payments it collects, as the lote is now', async () => {
  const { db } = app.deps
  const guardados = async () => {
    const { rows } = await sql<{ guardados: string[]; hallados: string[] }>`
      with hallados as (select distinct f.complemento_id, l.id, l.categoria, l.proveedor_id, l.creador_id
        from complemento_cobros k join complemento_folios f on f.id = k.folio_id
          join complementos_esperados e on e.id = k.esperado_id join lotes l on l.id = e.lote_id)
      select array(select c::text from complemento_lotes c order by 1) as guardados,
        array(select h::text from hallados h order by 1) as hallados`.execute(db)
    expect(rows[0]?.guardados).toEqual(rows[0]?.hallados)
    return rows[0]?.guardados.length ?? 0
  }
  const l = await pagado({ facturas: 2 })
  const before = await guardados()
  expect((await guardar(hotel, rep(l.facturas.map(entero)).bytes)).status).toBe(200)
  expect(await guardados()).toBe(before + 1)
  await sql`update lotes set proveedor_id = 103, creador_id = ${otro.id} where id = ${l.id}`.execute(db)
  await guardados()
  const seen = async (persona: Persona) =>
    ((await app.call('GET', '/api/complementos/recibidos', persona)).body as { filas: { creador: string }[] })
      .filas.length
  expect(await seen(otro)).toBe(0)
  await sql`update lotes set proveedor_id = 101 where id = ${l.id}`.execute(db)
  expect(await seen(otro)).toBe(1)
  const { rows: suyos } = await sql<{ folio: number }>`select k.folio_id as folio from complemento_cobros k
    join complementos_esperados e on e.id = k.esperado_id where e.lote_id = ${l.id} order by 1`.execute(db)
  expect(suyos).toHaveLength(2)
  for (const [i, { folio }] of suyos.entries()) {
    await db.deleteFrom('complementoCobros').where('folioId', '=', folio).execute()
    expect(await guardados()).toBe(before + 1 - i)
  }
})
