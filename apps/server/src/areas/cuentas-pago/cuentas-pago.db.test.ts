import type { CuentaActual, SolicitudCuenta } from '@valija/contract/cuentas-pago.ts'
import type { CuerpoError } from '@valija/contract/error.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { describe, expect, it } from 'vitest'
import { correosDe } from '../../../testing/buzon.ts'
import { pdfDePrueba } from '../../../testing/documentos-de-prueba.ts'
import { setRows } from '../../../testing/filas.ts'
import { seedLote } from '../../../testing/seed-lote.ts'
import { sendFiles } from '../../../testing/send-files.ts'
import { createTestApp, type Persona, useTestApp } from '../../../testing/test-app.ts'
import { inTransaction } from '../../db/connection.ts'
import { whoOwes } from '../lotes/who-owes.ts'
import { correosRegistrados, proveCorreo } from './correos-registrados.ts'
import { readRetenidos } from './read-retenidos.ts'

const agente = (id: string) => app.persona('comisionista', { claims: [['idComisionista', id]] })
const app = await useTestApp({ dia: '2026-10-12' })
const admin = await app.persona('admin')
const otroAdmin = await app.persona('admin')

const clabe = '012180000123456782'
const pdf = { nombre: 'caratula.pdf', bytes: pdfDePrueba('Carátula') }
const pedir = async (quien: Persona | null, campos: Record<string, string> = {}, archivo = pdf) => {
  const { status, body } = await sendFiles(app, '/api/cuentas-pago', quien, [archivo], {
    clabe,
    correoAgencia: 'agencia@prueba.mx',
    ...campos,
  })
  return { status, body: body as { id: number; mensaje: string } & CuerpoError }
}
const call = async <T>(metodo: string, ruta: string, quien: Persona, body?: unknown) => {
  const answer = await app.call(metodo, ruta, quien, body)
  return { status: answer.status, body: answer.body as T & CuerpoError }
}
const lista = async (quien: Persona) =>
  (await call<{ filas: SolicitudCuenta[] }>('GET', '/api/cuentas-pago', quien)).body.filas

describe('a request of another account', () => {
  it('[C-068] [C-052] [C-167] [C-069] begins with estatus false, a second person approves it, and all hear of it', async () => {
    const quien = await agente('502')
    const sent = await pedir(quien)
    expect(sent.body).toMatchObject({ mensaje: 'Tu petición ha sido enviada.' })
    const [fila] = await lista(admin)
    expect(fila).toMatchObject({
      comisionistaId: 502,
      correoAgencia: 'agencia@prueba.mx',
      clabe,
      banco: 'BBVA MEXICO',
      estatus: false,
      estado: 'Pendiente',
      administrador: null,
      fechaAprobacion: null,
      puedeResolver: true,
    })
    const caratula = await app.call('GET', fila?.urlCaratula ?? '', admin)
    expect(Buffer.compare(caratula.raw, Buffer.from(pdf.bytes))).toBe(0)
    expect((await call('POST', `/api/cuentas-pago/${sent.body.id}/aprobar`, admin)).status).toBe(204)
    const [after] = await lista(admin)
    expect(after).toMatchObject({
      estatus: true,
      estado: 'Aprobada',
      administrador: admin.correo,
      puedeResolver: false,
    })
    const cuenta = await call<CuentaActual>('GET', '/api/cuentas-pago/cuenta', quien)
    expect(cuenta.body).toMatchObject({ banco: 'BBVA MEXICO', clabe: '•••• 6782', enEspera: null })
    await app.drainJobs()
    const mails = await correosDe(app, quien.correo)
    expect(mails.map(({ asunto }) => asunto).toSorted()).toEqual([
      'Se pidió cambiar tu cuenta de pago',
      'Tu cuenta de pago cambió',
    ])
    expect(mails.some(({ texto }) => texto.includes(clabe))).toBe(false)
    // [VI-E3] The address was typed and nobody proved it: nothing ever leaves to it.
    expect(await correosDe(app, 'agencia@prueba.mx')).toEqual([])
    const again = await call('POST', `/api/cuentas-pago/${sent.body.id}/aprobar`, otroAdmin)
    expect(again.body.codigo).toBe('solicitudResuelta')
  })
  describe('[VI-E3]', () => {
    const otra = '002010077777777771'
    const asuntos = async (correo: string) =>
      (await correosDe(app, correo)).map(({ asunto }) => asunto).toSorted()
    const enPago = async (id: number) => {
      const lote = await seedLote(app, {
        creador: admin,
        facturas: 1,
        estatus: 'En proceso de pago',
        dia: '2026-10-12',
      })
      await setRows(app, 'lotes', { id: lote.id }, { categoria: 'Comisionista', proveedorId: id })
      return async () => (await readRetenidos(app.deps.db, [lote.id])).length
    }
    it('one that asks for the account in force is told so: nothing waits, nobody is mailed', async () => {
      const quien = await agente('530')
      const retenidos = await enPago(530)
      const { body } = await pedir(quien)
      expect(await retenidos()).toBe(1)
      expect((await call('POST', `/api/cuentas-pago/${body.id}/aprobar`, admin)).status).toBe(204)
      const igual = await pedir(quien, { clabe: '0121 8000 0123 4567 82' })
      expect([igual.status, igual.body.codigo]).toEqual([409, 'cuentaYaVigente'])
      expect(await retenidos()).toBe(0)
      await app.drainJobs()
      expect(await asuntos(quien.correo)).toHaveLength(2)
      // Kept from before, or confirmed after another approval: it asks for no change, and holds nothing either.
      const { body: nueva } = await pedir(quien, { clabe: otra })
      expect(await retenidos()).toBe(1)
      await setRows(app, 'cuentasPago', { id: nueva.id }, { clabe })
      expect(await retenidos()).toBe(0)
    })
    it('who asked may take it back, and nobody else; the payments go on and the agency hears of it', async () => {
      const [quien, colega] = [await agente('531'), await agente('531')]
      const retenidos = await enPago(531)
      const { body } = await pedir(quien)
      const retirar = (persona: Persona) => call('POST', `/api/cuentas-pago/${body.id}/retirar`, persona)
      const visto = async (persona: Persona) =>
        (await call<CuentaActual>('GET', '/api/cuentas-pago/cuenta', persona)).body
      expect([(await visto(quien)).retirable, (await visto(colega)).retirable]).toEqual([body.id, null])
      for (const persona of [colega, await agente('532')]) expect((await retirar(persona)).status).toBe(404)
      expect(await retenidos()).toBe(1)
      expect((await retirar(quien)).status).toBe(204)
      expect(await retenidos()).toBe(0)
      expect(await visto(quien)).toMatchObject({
        enEspera: null,
        retirable: null,
        historia: [{ estado: 'Retirada' }],
      })
      expect((await lista(admin)).find(({ id }) => id === body.id)).toMatchObject({
        estado: 'Retirada',
        puedeResolver: false,
      })
      for (const [ruta, persona] of [
        ['retirar', quien],
        ['aprobar', admin],
      ] as const)
        expect((await call('POST', `/api/cuentas-pago/${body.id}/${ruta}`, persona)).body.codigo).toBe(
          'solicitudResuelta',
        )
      await app.drainJobs()
      expect(await asuntos(colega.correo)).toEqual([
        'Se pidió cambiar tu cuenta de pago',
        'Se retiró el cambio de tu cuenta de pago',
      ])
      // Another can be asked for at once.
      expect((await pedir(quien, { clabe: otra })).status).toBe(200)
    })
    it('an address typed in a request that was approved proves nothing; one whose link was used does, until it is blocked', async () => {
      await agente('533')
      const admitidas = () => correosRegistrados(app.deps.db, 533)
      const [suya] = await admitidas()
      const { body } = await pedir(admin, { comisionistaId: '533', correoAgencia: 'tecleada@agencia.mx' })
      expect((await call('POST', `/api/cuentas-pago/${body.id}/aprobar`, otroAdmin)).status).toBe(204)
      expect(await admitidas()).toEqual([suya])
      await inTransaction(app.deps.db, (tx) => proveCorreo(tx, 533, 'Probada@Agencia.mx', new Date()))
      expect(new Set(await admitidas())).toEqual(new Set([suya, 'probada@agencia.mx']))
      await setRows(app, 'usuarios', { email: suya ?? '' }, { bloqueadoEn: new Date() })
      expect(await admitidas()).toEqual(['probada@agencia.mx'])
      await app.drainJobs()
      expect(await correosDe(app, 'tecleada@agencia.mx')).toEqual([])
    })
    it('[VI-E4] every proven address of an agency is told, however many there are', async () => {
      const quien = await agente('535')
      const probadas = Array.from({ length: 30 }, (_, i) => `persona${String(i).padStart(2, '0')}@agencia.mx`)
      await inTransaction(app.deps.db, async (tx) => {
        for (const correo of probadas) await proveCorreo(tx, 535, correo, new Date())
      })
      expect(await correosRegistrados(app.deps.db, 535)).toHaveLength(31)
      expect((await pedir(quien, { clabe: otra })).status).toBe(200)
      await app.drainJobs()
      for (const correo of probadas)
        expect(await asuntos(correo)).toEqual(['Se pidió cambiar tu cuenta de pago'])
    })
  })
  it('[VI-E3] of an account that nobody accepted, or whose link was copied by hand, nothing is mailed nor confirmed', async () => {
    await agente('534')
    const admitidas = () => correosRegistrados(app.deps.db, 534)
    const [suya] = await admitidas()
    const sinAceptar = await app.persona(null, { claims: [['idComisionista', '534']] })
    const copiada = await agente('534')
    const change = (set: { pruebaCorreo: 'correo' | 'pendiente' }) =>
      setRows(app, 'usuarios', { email: copiada.correo }, set)
    await change({ pruebaCorreo: 'pendiente' })
    const { id } = await seedLote(app, {
      creador: admin,
      facturas: 1,
      estatus: 'En proceso de pago',
      dia: '2026-10-12',
    })
    const lote = app.deps.db.updateTable('lotes').set({ categoria: 'Comisionista', proveedorId: 534 })
    await lote.where('id', '=', id).execute()
    expect(await admitidas()).toEqual([suya])
    const deben = await whoOwes(app.deps.db, id)
    expect(deben).toContain(suya)
    for (const ajena of [sinAceptar.correo, copiada.correo]) expect(deben).not.toContain(ajena)
    await change({ pruebaCorreo: 'correo' })
    expect(new Set(await admitidas())).toEqual(new Set([suya, copiada.correo]))
  })
  it('is never approved or rejected by who asked for it, admin or not', async () => {
    const { body } = await pedir(admin, { comisionistaId: '503' })
    expect((await lista(admin)).find(({ id }) => id === body.id)).toMatchObject({ puedeResolver: false })
    for (const [verbo, cuerpo] of [
      ['aprobar', undefined],
      ['rechazar', { motivo: 'x' }],
    ] as const) {
      const answer = await call('POST', `/api/cuentas-pago/${body.id}/${verbo}`, admin, cuerpo)
      expect([answer.status, answer.body.codigo]).toEqual([403, 'solicitudPropia'])
    }
    const rejected = await call('POST', `/api/cuentas-pago/${body.id}/rechazar`, otroAdmin, {
      motivo: 'No coincide',
    })
    expect(rejected.status).toBe(204)
    expect((await lista(admin)).find(({ id }) => id === body.id)).toMatchObject({
      estado: 'Rechazada',
      rechazadoMotivo: 'No coincide',
      estatus: false,
    })
  })
  it('waits among the matters of who may settle it, and never of who asked', async () => {
    const own = await createTestApp({ dia: '2026-10-12' })
    try {
      const [uno, dos] = [await own.persona('admin'), await own.persona('admin')]
      const operativo = await own.persona('OperativoComisionista')
      const suyo = await own.persona('comisionista', { claims: [['idComisionista', '503']] })
      await sendFiles(own, '/api/cuentas-pago', uno, [pdf], {
        clabe,
        correoAgencia: 'agencia@prueba.mx',
        comisionistaId: '503',
      })
      const waits = async (quien: Persona) =>
        (
          (await own.call('GET', '/api/inicio/avisos', quien)).body as {
            porResolver: { clase: string; n: number }[]
          }
        ).porResolver
          .filter(({ clase }) => clase === 'cuentasPorResolver')
          .map(({ n }) => n)
      expect([await waits(uno), await waits(dos), await waits(operativo), await waits(suyo)]).toEqual([
        [],
        [1],
        [],
        [],
      ])
      // What a guest asked for waits for whoever may confirm it.
      await own.deps.db.updateTable('cuentasPago').set({ solicitadoPor: null, confirmadoEn: null }).execute()
      expect([await waits(operativo), await waits(suyo)]).toEqual([[1], []])
    } finally {
      await own.stop()
    }
  })
  it('of two requests at once one waits and the other is told', async () => {
    const quien = await agente('504')
    const answers = await Promise.all([pedir(quien), pedir(quien)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      codigo: 'solicitudAbierta',
      titulo: 'No se puede guardar la caratula de pagos',
    })
  })
  it.each([
    ['sinRfcNiCorreo', { correoAgencia: '' }, pdf, 'No has ingresado tu RFC y tu correo'],
    ['correoDeAgenciaInvalido', { correoAgencia: 'no' }, pdf, 'Ingresa un correo electrónico válido'],
    ['clabeIncorrecta', { clabe: '012180000123456783' }, pdf, 'La CLABE no es correcta'],
    [
      'sinCaratula',
      {},
      { nombre: 'a.pdf', bytes: new Uint8Array() },
      'No has ingresado tu caratula bancaria',
    ],
    [
      'caratulaNoEsPdf',
      {},
      { nombre: 'a.pdf', bytes: new TextEncoder().encode('<html>') },
      'El archivo no es un PDF',
    ],
  ])('[C-116] [C-117] [C-158] %s is refused', async (codigo, campos, archivo, mensaje) => {
    const answer = await pedir(await agente('505'), campos, archivo)
    expect(answer.body.codigo).toBe(codigo)
    expect(answer.body.mensaje).toContain(mensaje)
  })
  it('an agent asks and reads for itself alone; staff without the right approve nothing', async () => {
    const [uno, dos] = [await agente('506'), await agente('507')]
    const { body } = await pedir(uno)
    expect((await pedir(dos, { comisionistaId: '506' })).status).toBe(404)
    expect((await call('GET', '/api/cuentas-pago/cuenta?comisionistaId=506', dos)).status).toBe(404)
    expect((await call('GET', `/api/cuentas-pago/${body.id}/caratula`, dos)).status).toBe(404)
    expect((await call('GET', `/api/cuentas-pago/${body.id}/caratula`, uno)).status).toBe(200)
    const operativo = await app.persona('OperativoComisionista')
    expect((await lista(operativo)).find(({ id }) => id === body.id)?.clabe).toBe('•••• 6782')
    for (const quien of [operativo, uno, await app.persona('proveedor')])
      expect((await call('POST', `/api/cuentas-pago/${body.id}/aprobar`, quien)).status).toBe(403)
    expect((await call('GET', '/api/cuentas-pago', uno)).status).toBe(403)
  })
  it('the payments of its lotes wait until it is settled, and nobody else’s', async () => {
    const quien = await agente('508')
    const lote = await seedLote(app, {
      creador: quien,
      facturas: 1,
      estatus: 'En proceso de pago',
      dia: '2026-10-12',
    })
    await setRows(app, 'lotes', { id: lote.id }, { categoria: 'Comisionista', proveedorId: 508 })
    const rfc = (makeMundo().proveedor('101')?.rfc ?? '').replaceAll('-', '')
    const pagar = () =>
      call<object>('POST', '/api/Factura/guardarComprobantes', admin, [
        {
          idFactura: lote.id,
          rfc,
          bancobeneficiario: 'BBVA',
          fechapago: '2026-10-12',
          totalLayout: lote.total / 100,
          folio: 'C1',
        },
      ])
    const { body } = await pedir(quien)
    const held = await pagar()
    expect(held.body).toMatchObject({ titulo: 'El lote no puede ser pagado, verifica el detalle' })
    expect(held.body.detalles[0]?.mensaje).toContain('aprobación de la cuenta de pago')
    await call('POST', `/api/cuentas-pago/${body.id}/aprobar`, admin)
    expect((await pagar()).status).toBe(200)
  })
  it('a lote that was not processed yet is not sent to be paid while its agent’s account waits; others go on', async () => {
    const seed = async (id: number) => {
      const lote = await seedLote(app, { creador: admin, facturas: 1, dia: '2026-10-12' })
      await setRows(app, 'lotes', { id: lote.id }, { categoria: 'Comisionista', proveedorId: id })
      return lote.id
    }
    const [suyo, ajeno] = [await seed(513), await seed(514)]
    const { body } = await pedir(await agente('513'))
    const procesar = (...ids: number[]) =>
      call<{ procesados: { id: number }[]; noProcesados: { id: number; motivo: string }[] }>(
        'POST',
        '/api/lotes/procesar',
        admin,
        { ids, fechaPago: '2026-10-16' },
      )
    const both = await procesar(suyo, ajeno)
    expect(both.body.procesados.map(({ id }) => id)).toEqual([ajeno])
    expect(both.body.noProcesados).toMatchObject([
      { id: suyo, motivo: 'espera a que se apruebe o rechace el cambio de su cuenta de pago' },
    ])
    await call('POST', `/api/cuentas-pago/${body.id}/rechazar`, admin, { motivo: 'No coincide' })
    expect((await procesar(suyo)).body.procesados.map(({ id }) => id)).toEqual([suyo])
  })
  it('[C-146] the documented call asks with the address of an uploaded cover', async () => {
    const quien = await agente('509')
    const cliente = makeMundo().comisionistas.find(({ id }) => id === '509')
    const upload = await sendFiles(app, '/api/File/uploadFile', quien, [pdf], {
      SubNivel1: 'pdf',
      NameFile: 'c.pdf',
    })
    const body = {
      rfc: cliente?.rfc,
      correoAgencia: 'otra@prueba.mx',
      urlCaratula: upload.body,
      clabe,
      estatus: true,
    }
    const sent = await call<{ id: number }>('POST', '/api/Factura/guardarCatCuentaBanco', quien, body)
    expect(sent.status).toBe(200)
    expect((await lista(admin)).find(({ id }) => id === sent.body.id)).toMatchObject({
      comisionistaId: 509,
      estatus: false,
    })
    // [VII-D2] Another agent's RFC is as unknown as one of nobody.
    const otro = makeMundo().comisionistas.find(({ id }) => id === '502')
    for (const rfc of [otro?.rfc, 'XYZ010101AB1'])
      expect(
        (await call('POST', '/api/Factura/guardarCatCuentaBanco', quien, { ...body, rfc })).body,
      ).toMatchObject({ codigo: 'cuentaRfcNoRegistrado' })
    const none = await call('POST', '/Factura/guardarCatCuentaBanco', quien, { ...body, rfc: '' })
    expect(none.body.mensaje).toBe('No has ingresado tu RFC y tu correo')
  })
})
