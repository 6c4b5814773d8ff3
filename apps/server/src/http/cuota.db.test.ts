import { randomUUID } from 'node:crypto'
import type { Borrador } from '@valija/contract/borradores.ts'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { conductorDe } from '../../testing/borrador-de-prueba.ts'
import { readRows, setRows } from '../../testing/filas.ts'
import { pagoDePrueba } from '../../testing/pagos-de-prueba.ts'
import { sendFiles } from '../../testing/send-files.ts'
import { setPolitica } from '../../testing/set-politica.ts'
import { type Persona, useTestApp } from '../../testing/test-app.ts'
import { dropOrphans } from '../areas/borradores/drop-orphans.ts'
import { seedCatalogosDemo } from '../areas/catalogos/seed-demo.ts'
import { storeComprobante } from '../areas/pagos/comprobantes.ts'
import type { Actor } from './actor.ts'
import { storeArchivo } from './store-archivo.ts'

const dia = '2026-10-12'
const app = await useTestApp({ dia })

const politica = (valores: Parameters<typeof setPolitica>[1]) => setPolitica(app, valores)
const pdf = (mb: number) =>
  Buffer.concat([Buffer.from(`%PDF-1.4 ${randomUUID()}`), Buffer.alloc(mb * 1024 ** 2)])
const subir = (quien: Persona, mb = 0, nombre = 'a.pdf') =>
  sendFiles(app, '/api/File/uploadFile', quien, [{ nombre, bytes: pdf(mb) }])
const sueltos = async (quien: Persona) =>
  (await readRows(app, 'archivosSueltos', { creadoPor: quien.id })).length
const crear = (quien: Persona) => app.call('POST', '/api/borradores', quien, { id: randomUUID() })

describe('[VII-B4] room', () => {
  test('[VII-B4] a person’s megabytes are told from 80 % on and refused beyond; what was there stays, and saving frees them', async () => {
    await politica({ megasPersona: 10, megasHotel: 100 })
    const quien = await app.persona('proveedor', { idProveedores: [101] })
    const lote = await buenLote({ n: 2, proveedor: '101', dia })
    const c = conductorDe(app, quien)
    await c.xmls(lote.xmls)
    expect((await c.read()).avisos.map(({ codigo }) => codigo)).not.toContain('lugarPorAcabarse')
    expect((await subir(quien, 8)).status).toBe(200)
    const lleno = (await c.read()).avisos.find(({ codigo }) => codigo === 'lugarPorAcabarse')
    expect(lleno?.titulo).toMatch(/^Ya se usa 80 % del lugar para borradores y archivos sin guardar/)
    expect(await subir(quien, 2)).toMatchObject({
      status: 409,
      body: {
        codigo: 'sinLugar',
        mensaje: expect.stringMatching(
          /^Tú tienes 9 de 10 MB .* no se guardó\. Lo que ya estaba sigue ahí\. Guarda los lotes/,
        ) as string,
      },
    })
    // What still fits is taken, and the draft goes on to its end.
    await c.validateFacturas(101)
    await c.layout(lote.layoutXlsx)
    await c.pdfs(lote.pdfs)
    await c.name('Cabe')
    await c.validateLote()
    await c.save()
    // The lote's own are its own; what was only uploaded is still counted.
    expect(await sueltos(quien)).toBe(1)
  })

  test('[VII-B4] whoever uploads is told in the answer itself, from 80 % on', async () => {
    await politica({ archivosPersona: 5, archivosHotel: 100, megasPersona: 2048 })
    const quien = await app.persona('proveedor', { idProveedores: [109] })
    const dichos: unknown[] = []
    for (let i = 0; i < 6; i++) {
      const { status, headers } = await sendFiles(app, '/api/File/uploadFile', quien, [
        { nombre: 'a.pdf', bytes: pdf(0) },
      ])
      dichos.push([status, headers['x-valija-lleno']])
    }
    expect(dichos).toEqual([
      [200, undefined],
      [200, undefined],
      [200, undefined],
      [200, '80'],
      [200, '100'],
      [409, '100'],
    ])
    // A group of which one does not fit is refused whole: nothing of it is kept.
    const otra = await app.persona('proveedor', { idProveedores: [108] })
    const c = conductorDe(app, otra)
    const { xmls } = await buenLote({ n: 8, proveedor: '108', dia, sinPdf: true, desde: 500 })
    await c.xmls(xmls.slice(0, 3))
    expect((await sendFiles(app, `${c.ruta}/cfdis`, otra, xmls.slice(3, 6))).status).toBe(409)
    expect(await sueltos(otra)).toBe(3)
    expect((await c.read()).facturas).toHaveLength(3)
    await politica({ archivosPersona: 10_000, archivosHotel: 30_000 })
  })

  test('[VII-B4] all people of a hotel share its bound, and those of another do not', async () => {
    await politica({ archivosHotel: 3 })
    const [ana, beto, otro] = [
      await app.persona('proveedor', { idProveedores: [103] }),
      await app.persona('proveedor', { idProveedores: [103, 104] }),
      await app.persona('proveedor', { idProveedores: [104] }),
    ] as const
    for (const quien of [ana, beto, ana]) expect((await subir(quien)).status).toBe(200)
    for (const quien of [ana, beto])
      expect(await subir(quien)).toMatchObject({
        status: 409,
        body: {
          mensaje: expect.stringMatching(
            /^Entre todas las personas de tu hotel o agencia tienen 3 de 3 archivos/,
          ) as string,
        },
      })
    // Of the second hotel only what its own people hold counts.
    expect((await subir(otro)).status).toBe(200)
    await politica({ archivosHotel: 30_000 })
  })

  test('[VII-B4] a person has so many drafts, also when all are begun at once; one that exists is no new one', async () => {
    await politica({ borradoresPersona: 3 })
    const quien = await app.persona('proveedor', { idProveedores: [105] })
    const id = randomUUID()
    await app.call('POST', '/api/borradores', quien, { id })
    const estados = (await Promise.all(Array.from({ length: 8 }, () => crear(quien)))).map(
      ({ status }) => status,
    )
    expect(estados.toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409, 409, 409, 409, 409])
    expect((await app.call('POST', '/api/borradores', quien, { id })).status).toBe(200)
    expect(await crear(quien)).toMatchObject({
      body: { codigo: 'sinLugar', mensaje: expect.stringMatching(/^Tú tienes 3 borradores de 3/) as string },
    })
    const otra = await app.persona('proveedor', { idProveedores: [105] })
    await politica({ borradoresHotel: 3 })
    expect((await crear(otra)).status).toBe(409)
    await app.call('DELETE', `/api/borradores/${id}`, quien)
    expect((await crear(otra)).status).toBe(200)
    await politica({ borradoresPersona: 60, borradoresHotel: 200 })
  })
})

describe('what nobody owns', () => {
  const hace = (dias: number) => new Date(app.reloj.ahora().getTime() - dias * 86_400_000)
  const envejecer = (dias: number) => setRows(app, 'archivos', {}, { creadoEn: hace(dias) })
  const quedan = async () => (await readRows(app, 'archivos', {}, 'nombre')).map(({ nombre }) => nombre)
  const limpiar = () => dropOrphans(app.deps, hace(2))

  test('[VII-B4] every kind goes with its bytes after the days of the policy; what a record or a draft names stays', async () => {
    await seedCatalogosDemo(app.deps)
    await envejecer(400)
    await limpiar()
    const quien = await app.persona('admin')
    const actor = { usuarioId: quien.id, correo: quien.correo } as Actor
    const guardar = (proposito: string, nombre = proposito) =>
      storeArchivo(app.deps, {
        contenido: pdf(0),
        tipo: 'application/pdf',
        nombre,
        proposito,
        creadoPor: quien.id,
      })
    const antes = await quedan()
    const libres = ['subido', 'caratula', 'estadoDeCuenta', 'complemento', 'recibo', 'de otro día'] as const
    const hashes: string[] = []
    for (const proposito of libres) hashes.push((await guardar(proposito)).hash)
    const proof = (nombre: string) => storeComprobante(app.deps, actor, { bytes: pdf(0), nombre })
    await proof('comprobante sin pago.pdf')
    const { comprobanteID } = await proof('comprobante con pago.pdf')
    const pago = await app.call('POST', '/api/pagos/guardar', quien, {
      clave: randomUUID(),
      pagos: [pagoDePrueba({ comprobanteID })],
    })
    expect(pago.status).toBe(200)
    const { id: caratula } = await guardar('caratula', 'caratula con cuenta')
    await app.deps.db
      .insertInto('cuentasPago')
      .values({
        comisionistaId: 501,
        razonSocial: 'x',
        rfc: 'XAXX010101000',
        correoAgencia: 'a@b.mx',
        clabe: '0'.repeat(18),
        banco: 'x',
        archivoId: caratula,
        fechaCarga: app.reloj.ahora(),
        solicitadoPor: quien.id,
        solicitante: 'x',
        confirmadoEn: null,
        bookingCode: null,
        fechaAprobacion: null,
        administradorId: null,
        administrador: null,
        rechazadoEn: null,
        rechazadoMotivo: null,
      })
      .execute()
    const c = conductorDe(app, await app.persona('proveedor', { idProveedores: [101] }))
    await c.xmls((await buenLote({ n: 1, proveedor: '101', dia, sinPdf: true, desde: 900 })).xmls)
    const [deBorrador] = (await c.read()).facturas.map(({ nombre }: Borrador['facturas'][number]) => nombre)

    await envejecer(6)
    await limpiar()
    expect((await quedan()).length).toBe(antes.length + libres.length + 4)
    await envejecer(8)
    await limpiar()
    expect(await quedan()).toEqual(
      [...antes, 'caratula con cuenta', 'comprobante con pago.pdf', String(deBorrador)].sort(),
    )
    for (const hash of hashes) expect(await app.deps.archivos.existe(hash)).toBe(false)
    // What goes with its draft is nobody's then.
    await c.call('DELETE', '')
    await limpiar()
    expect(await quedan()).not.toContain(deBorrador)
  })

  test('[VII-B4] a record that goes leaves its file to nobody, and one that takes another does too', async () => {
    const quien = await app.persona('admin')
    const nuevo = async () =>
      (
        await storeArchivo(app.deps, {
          contenido: pdf(0),
          tipo: 'application/pdf',
          nombre: 'x',
          proposito: 'recibo',
          creadoPor: quien.id,
        })
      ).id
    const [uno, otro] = [await nuevo(), await nuevo()]
    const sinDueno = async () =>
      (
        await app.deps.db
          .selectFrom('archivosSueltos')
          .select('archivoId')
          .where('archivoId', 'in', [uno, otro])
          .execute()
      )
        .map(({ archivoId }) => archivoId)
        .sort()
    expect(await sinDueno()).toEqual([uno, otro].sort())
    const { id } = await app.deps.db
      .insertInto('recibosBancarios')
      .values({
        id: randomUUID(),
        banco: 'x',
        archivoId: uno,
        nombre: 'x',
        creadoPor: quien.id,
        paginas: 1,
        ilegibles: '[]',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await sinDueno()).toEqual([otro])
    await setRows(app, 'recibosBancarios', { id }, { archivoId: otro })
    expect(await sinDueno()).toEqual([uno])
    await app.deps.db.deleteFrom('recibosBancarios').where('id', '=', id).execute()
    expect(await sinDueno()).toEqual([uno, otro].sort())
  })

  test('[VII-B4] no table may come to own files without saying so to the clean-up', async () => {
    const { rows } = await sql<{ columna: string }>`
      select c.conrelid::regclass::text || '.' || a.attname as columna
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'archivos'::regclass
        and not (select count(*) = 3 from pg_trigger t where t.tgrelid = c.conrelid
          and t.tgname in (a.attname || '_toma', a.attname || '_suelta', a.attname || '_cambia'))
      order by 1`.execute(app.deps.db)
    // Drafts are looked at by the clean-up itself; a proof belongs to its payments.
    expect(rows.map(({ columna }) => columna)).toEqual([
      'archivos_sueltos.archivo_id',
      'borrador_cfdis.archivo_id',
      'borrador_layouts_anteriores.archivo_id',
      'borrador_pdfs.archivo_id',
      'borradores.layout_archivo_id',
      'comprobantes.archivo_id',
    ])
  })
})
