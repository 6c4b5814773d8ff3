import type { CambioPolitica, PoliticaRespuesta, PreviaPolitica } from '@valija/contract/politica.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { readRow } from '../../../testing/filas.ts'
import { seedBorrador } from '../../../testing/seed-borrador.ts'
import { useTestApp } from '../../../testing/test-app.ts'
import { politicaVigente } from './politica-vigente.ts'
import { seedPolitica } from './seed-politica.ts'

const app = await useTestApp({ dia: '2026-10-10' })
const admin = await app.persona('admin')

const dia = (valor: number, desde = '2026-10-10', motivo = 'Acuerdo con hoteles') => ({
  valor: { clase: 'dia', valor },
  desde,
  motivo,
})
const politica = async (quien = admin) =>
  (await app.call('GET', '/api/politica', quien)).body as PoliticaRespuesta

describe('the policy', () => {
  test('[A-037] the settings list the cut-off days with day and month, from the table', async () => {
    const { cortes } = await politica()
    const corte = cortes.find(({ clave }) => clave === 'cortePueProveedor')
    expect(corte).toMatchObject({
      vigente: {
        valor: { clase: 'dia', valor: 23 },
        fuente: expect.stringContaining('Supplier batches'),
        quien: null,
      },
      corte: { dia: 23, mes: 10, fecha: '2026-10-23' },
    })
  })

  test.each(['OperativoProveedor', 'OperativoComisionista', 'proveedor', 'comisionista'] as const)(
    '[A-108] %s reads the settings and may not change them',
    async (rol) => {
      const persona = await app.persona(rol)
      expect((await politica(persona)).cortes.length).toBeGreaterThan(2)
      for (const end of ['', '/previa'])
        expect(
          (await app.call('POST', `/api/politica/cortePueProveedor${end}`, persona, dia(25))).status,
        ).toBe(403)
    },
  )
  test('[A-108] usuario may not open the settings', async () => {
    expect((await app.call('GET', '/api/politica', await app.persona('usuario'))).status).toBe(403)
  })

  test('a change holds from its day on, is signed, and the history keeps what it was', async () => {
    const answer = await app.call('POST', '/api/politica/cortePueProveedor', admin, dia(27, '2026-10-15'))
    expect(answer.status).toBe(200)
    expect((answer.body as CambioPolitica[]).map(({ valor, quien }) => [valor.valor, quien])).toEqual([
      [27, admin.correo],
      [23, null],
    ])
    const before = await politicaVigente(app.deps.db, '2026-10-14' as Dia)
    const after = await politicaVigente(app.deps.db, '2026-10-15' as Dia)
    expect([before.cortePueProveedor, after.cortePueProveedor]).toEqual([23, 27])
    const listed = (await politica()).cortes.find(({ clave }) => clave === 'cortePueProveedor')
    expect(listed).toMatchObject({
      vigente: { valor: { valor: 23 } },
      programado: { valor: { valor: 27 }, desde: '2026-10-15' },
    })
    const asiento = await readRow(app, 'bitacora', { entidad: 'politica', entidadId: 'cortePueProveedor' })
    expect(asiento).toMatchObject({ quien: admin.correo, de: '23', a: '27', motivo: 'Acuerdo con hoteles' })
  })

  test('of two changes for one day the later holds; the same value again is no change', async () => {
    await app.call('POST', '/api/politica/cortePpdProveedor', admin, dia(18, '2026-11-01'))
    await app.call('POST', '/api/politica/cortePpdProveedor', admin, dia(19, '2026-11-01'))
    expect((await politicaVigente(app.deps.db, '2026-11-01' as Dia)).cortePpdProveedor).toBe(19)
    const again = await app.call('POST', '/api/politica/cortePpdProveedor', admin, dia(19, '2026-11-01'))
    expect(again).toMatchObject({ status: 409, body: { codigo: 'politicaSinCambio' } })
  })

  test.each([
    ['yesterday', 'cortePueProveedor', dia(25, '2026-10-09'), 409, 'politicaRetroactiva'],
    [
      'another kind',
      'cortePueProveedor',
      { ...dia(1), valor: { clase: 'texto', valor: 'x' } },
      400,
      'politicaOtraClase',
    ],
    ['day 32', 'cortePueProveedor', dia(32), 400, 'datosInvalidos'],
    ['no reason', 'cortePueProveedor', dia(25, '2026-10-12', ' '), 400, 'datosInvalidos'],
    [
      '[VI-E4] a rate written as a percentage',
      'tasaRetIva',
      { ...dia(1), valor: { clase: 'texto', valor: '10.67%' } },
      400,
      'politicaIlegible',
    ],
    ['no such rule', 'constructor', dia(25), 404, 'politicaDesconocida'],
  ])('a change is refused: %s', async (_what, clave, body, status, codigo) => {
    expect(await app.call('POST', `/api/politica/${clave}`, admin, body)).toMatchObject({
      status,
      body: { codigo },
    })
  })

  test.each([
    ['diasBorrador', 0, 'de 4 a 366'],
    ['localizadorForma', 0, 'de 1 a 20'],
    ['anosHistorial', 3, 'de 5 a 100'],
    ['estadoPagoValido', 77, '1 ('],
  ])('[VI-E4] %s does not become %i, and the refusal says what it may be', async (clave, valor, pide) => {
    for (const end of ['', '/previa'])
      expect(
        await app.call('POST', `/api/politica/${clave}${end}`, admin, {
          ...dia(1),
          valor: { clase: 'numero', valor },
        }),
      ).toMatchObject({
        status: 400,
        body: { codigo: 'politicaIlegible', mensaje: expect.stringContaining(pide) },
      })
  })

  test('a change tells, before it is made, which facturas of the open drafts would change, on its first day', async () => {
    const ana = await app.persona('proveedor', { idProveedores: [101] })
    const creador = { id: ana.id, correo: ana.correo }
    const { id } = await seedBorrador(app, { creador, nombre: 'Octubre', dia: '2026-10-10', facturas: 2 })
    await seedBorrador(app, {
      creador,
      nombre: 'PPD',
      dia: '2026-10-10',
      cabecera: { metodoPago: 'PPD', formaPago: '99' },
    })
    const previa = async (clave: string, valor: number, desde: string) =>
      (
        await app.call('POST', `/api/politica/${clave}/previa`, admin, {
          valor: { clase: 'dia', valor },
          desde,
        })
      ).body as PreviaPolitica
    const earlier = await previa('cortePueProveedor', 8, '2026-10-12')
    expect(earlier).toMatchObject({
      abiertos: 2,
      facturas: 2,
      afectados: [
        {
          borradorId: id,
          nombre: 'Octubre',
          creador: ana.correo,
          facturas: [
            { folio: 'A1001', sentido: 'deja de cumplir' },
            { folio: 'A1002', sentido: 'deja de cumplir' },
          ],
        },
      ],
    })
    expect(earlier.afectados[0]?.facturas[0]?.regla).not.toBe('')
    // On the 28th the rule in force refuses them; a later cut-off lets them in again.
    const later = await previa('cortePueProveedor', 30, '2026-10-28')
    expect(later.afectados.flatMap(({ facturas }) => facturas.map(({ sentido }) => sentido))).toEqual([
      'vuelve a cumplir',
      'vuelve a cumplir',
    ])
    expect(await previa('cortePpdProveedor', 15, '2026-10-12')).toMatchObject({ facturas: 0 })
    expect((await politicaVigente(app.deps.db, '2026-10-12' as Dia)).cortePueProveedor).toBe(23)
  })

  test('[VIII-E] what is held of the policy is another process’s change away from being read again, and not believed by the deaf', async () => {
    const { db, eventos } = app.deps
    const dia = '2026-12-01' as Dia
    const { diasBorrador } = await politicaVigente(db, dia)
    expect(await politicaVigente(db, dia)).toBe(await politicaVigente(db, dia))
    await sql`update politica set valor = to_jsonb(${diasBorrador + 1}::int) where clave = 'diasBorrador'`.execute(
      db,
    )
    await eventos.settle()
    expect((await politicaVigente(db, dia)).diasBorrador).toBe(diasBorrador + 1)
    vi.spyOn(eventos, 'isDeaf').mockReturnValue(true)
    expect(await politicaVigente(db, dia)).not.toBe(await politicaVigente(db, dia))
    vi.restoreAllMocks()
  })

  test('money travels in pesos and is kept in centavos', async () => {
    const body = { valor: { clase: 'centavos', valor: 2.5 }, desde: '2026-10-10', motivo: 'Redondeo' }
    expect((await app.call('POST', '/api/politica/toleranciaLayout', admin, body)).body).toMatchObject([
      { valor: { valor: 2.5 } },
      { valor: { valor: 1 } },
    ])
    expect((await politicaVigente(app.deps.db, '2026-10-10' as Dia)).toleranciaLayout).toBe(250)
  })

  test('the documented values are put in once, also by processes that start together', async () => {
    await Promise.all([1, 2, 3].map(() => seedPolitica(app.deps.db, 'X')))
    const { n } = await app.deps.db
      .selectFrom('politica')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('clave', '=', 'monedas')
      .executeTakeFirstOrThrow()
    expect(n).toBe(1)
  })
})
