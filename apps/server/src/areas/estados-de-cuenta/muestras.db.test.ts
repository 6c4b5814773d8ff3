import type { PreviaDeEstado } from '@valija/contract/estados-de-cuenta.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { makeEstados } from '@valija/sandbox/muestras/estados-de-cuenta/make-estados.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { expect, test } from 'vitest'
import { sendFiles } from '../../../testing/send-files.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { seedCatalogosDemo } from '../catalogos/seed-demo.ts'

const muestras = [...makeEstados({ dia: '2026-10-10' as Dia, mundo: makeMundo() })]
const buenas = muestras.filter(({ rechazo }) => rechazo === null)

const app = await useTestApp({ dia: '2026-10-10' })
await seedCatalogosDemo(app.deps)
const admin = await app.persona('admin')

const previa = (muestra: (typeof muestras)[number]) =>
  sendFiles(app, '/api/estados-de-cuenta/previa', admin, [muestra], { fuente: muestra.fuente })
const importar = async (archivoID: string, fuente: string) =>
  (await app.call('POST', '/api/estados-de-cuenta', admin, { archivoID, fuente })).body as {
    importacionID: number | null
    nuevas: number
  }
const guardados = async () =>
  Number(
    (
      await app.deps.db
        .selectFrom('movimientos')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

test('the samples are of the ten sources, each as .xlsx and .xls', () => {
  for (const extension of ['.xlsx', '.xls'])
    expect(
      new Set(buenas.filter(({ nombre }) => nombre.endsWith(extension)).map(({ fuente }) => fuente)).size,
    ).toBe(10)
})

test.each(buenas)(
  'sample $nombre: its rows, days and sums are read; importing twice adds nothing; undoing takes all of it',
  async (muestra) => {
    const { verdad, fuente } = muestra
    if (!verdad) throw new Error('no truth')
    const first = await previa(muestra)
    expect(first.body).toMatchObject({
      cuenta: verdad.cuenta,
      filas: verdad.filas,
      nuevas: verdad.filas,
      yaImportadas: 0,
      desde: verdad.desde,
      hasta: verdad.hasta,
      sumaCargos: verdad.sumaCargos / 100,
      sumaAbonos: verdad.sumaAbonos / 100,
      saldoFinal: verdad.saldoFinal / 100,
      saltosDeSaldo: verdad.saltosDeSaldo,
    })
    const { archivoID, ilegibles, descuadres, conteos } = first.body as PreviaDeEstado
    expect(conteos).toEqual([])
    expect(ilegibles.map(({ renglon }) => renglon)).toEqual(verdad.ilegibles)
    expect(descuadres.map(({ renglon }) => renglon)).toEqual(verdad.descuadres)
    const { importacionID, nuevas } = await importar(archivoID, fuente)
    expect(nuevas).toBe(verdad.filas)
    expect(await importar(archivoID, fuente)).toEqual({
      importacionID: null,
      nuevas: 0,
      noCuadra: verdad.descuadres.length > 0,
    })
    expect((await previa(muestra)).body).toMatchObject({ nuevas: 0, yaImportadas: verdad.filas })
    expect(await guardados()).toBe(verdad.filas)
    await app.call('POST', `/api/estados-de-cuenta/${importacionID}/deshacer`, admin)
    expect(await guardados()).toBe(0)
  },
)

test('a statement imported as .xlsx adds nothing as .xls', async () => {
  for (const fuente of ['bbvaMxn', 'santanderMxn', 'prosa']) {
    const [xlsx, ...others] = buenas.filter(
      ({ nombre }) => /^\w+(?:-del-portal)?\./.test(nombre) && nombre.startsWith(fuente),
    )
    if (!xlsx) throw new Error(fuente)
    const { archivoID } = (await previa(xlsx)).body as PreviaDeEstado
    await importar(archivoID, fuente)
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) expect((await previa(other)).body).toMatchObject({ nuevas: 0 })
  }
})

test.each(muestras.filter(({ rechazo }) => rechazo !== null))(
  'sample $nombre is refused: $rechazo',
  async (muestra) => {
    const before = await guardados()
    const answer = await previa(muestra)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect((answer.body as { mensaje: string }).mensaje).toContain(muestra.rechazo)
    expect(await guardados()).toBe(before)
  },
)
