import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ComplementoRevisado } from '@valija/contract/complementos.ts'
import type { CuerpoError } from '@valija/contract/error.ts'
import type { FacturaDePrefactura } from '@valija/contract/prefacturas.ts'
import { toPesos } from '@valija/sandbox/ant/paquete.ts'
import { makeMuestras } from '@valija/sandbox/muestras/make-muestras.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendFiles } from '../../../testing/send-files.ts'
import { type Persona, useTestApp } from '../../../testing/test-app.ts'

// Ready-made sets, dropped through the app as a person drops them: each says what its name says.
const dia = '2026-10-12'
const outDir = mkdtempSync(path.join(tmpdir(), 'muestras-comisiones-'))
afterAll(() => rmSync(outDir, { recursive: true }))
const app = await useTestApp({ dia })
const { lotes } = await makeMuestras({ outDir, dia })

const read = (carpeta: string, nombre: string) => ({
  nombre,
  bytes: new Uint8Array(readFileSync(path.join(outDir, carpeta, nombre))),
})
const named = (carpeta: string) =>
  readdirSync(path.join(outDir, carpeta))
    .filter((nombre) => nombre.endsWith('.xml'))
    .map((nombre) => nombre.slice(0, -4))

/** What each file must give: words of a documented notice, or of the rule that it breaks. */
const esperado: Record<string, string> = {
  'total-con-sobrante': 'Tienes un sobrante de',
  'total-con-faltante': 'Tienes un faltante de',
  'iva-incorrecto': 'El IVA trasladado',
  'con-parte-sin-iva': 'Hay importes sin IVA al 16 %',
  'emisor-de-otro-comisionista': 'El RFC de la factura ingresada no coincide con el tuyo',
  'regimen-no-admitido': 'El régimen fiscal de su factura es incorrecto',
  'receptor-incorrecto': 'Facturas con receptor incorrecto',
  'regimen-receptor-626': 'Régimen Fiscal Incorrecto',
  'sin-metodo-de-pago': 'Ingresaste un factura sin metodo de pago',
  'pue-con-forma-de-pago-01': 'forma',
  'pue-del-mes-anterior': 'no es del mes y año en curso',
  'timbrada-el-anio-posterior': 'timbrada en un año posterior',
  'moneda-usd': 'oneda',
  cancelada: 'La factura ingresada esta cancelada',
  'no-encontrada': 'no se encontró en el SAT',
  'alterada-despues-del-timbrado': 'ello',
  corrupta: 'Sus archivos XML se encuentran corruptos o dañados!',
  'con-retencion-que-no-aplica': 'Lleva retenciones que no aplican',
  'sin-iva-retenido': 'no incluye el IVA retenido',
  'iva-retenido-un-centavo-fuera': 'El IVA retenido',
  'sin-isr-retenido': 'no incluye el ISR retenido',
  'isr-retenido-un-centavo-fuera': 'El ISR retenido',
}

async function dropAll(carpeta: string, id: string) {
  const quien = await app.persona('comisionista', { claims: [['idComisionista', id]] })
  const bookingCodes = read(carpeta, 'reservas.txt')
  const codes = Buffer.from(bookingCodes.bytes)
    .toString()
    .match(/^C[0-9A-Z]{5}(?= )/gm)
  const { body } = await app.call('POST', '/api/prefacturas', quien, { bookingCodes: codes })
  const prefactura = (body as { id: number }).id
  const found: [string, string, string][] = []
  for (const nombre of named(carpeta)) {
    const put = await sendFiles(app, `/api/prefacturas/${prefactura}/factura`, quien, [
      read(carpeta, `${nombre}.xml`),
    ])
    // One that is worth less leaves the invoice before it where it was.
    if (put.status !== 200) {
      found.push([nombre, 'rechazada', ((e) => `${e.titulo ?? ''} ${e.mensaje}`)(put.body as CuerpoError)])
      continue
    }
    await app.drainJobs()
    const { factura, avisos } = (await app.call('GET', `/api/prefacturas/${prefactura}/factura`, quien))
      .body as FacturaDePrefactura
    const textos = [...avisos, ...(factura?.hallazgos ?? [])].map(({ titulo }) => titulo).join('\n')
    found.push([nombre, factura?.situacion ?? '', textos])
  }
  return { quien, prefactura, found }
}

describe('commission invoices', () => {
  test('[C-080, C-083, C-087, C-089, C-169] every regime × RFC kind: the good ones pass and each defect is told by its name', async () => {
    const carpetas = readdirSync(outDir).filter((nombre) => nombre.startsWith('comisiones-'))
    expect(carpetas.map((nombre) => nombre.split('-agente-')[0])).toEqual([
      'comisiones-601-rfc12',
      'comisiones-612-rfc13',
      'comisiones-621-rfc13',
      'comisiones-626-rfc12',
      'comisiones-626-rfc13',
    ])
    let files = 0
    for (const carpeta of carpetas) {
      const { quien, prefactura, found } = await dropAll(carpeta, carpeta.split('-').at(-1) ?? '')
      files += found.length
      for (const [nombre, situacion, textos] of found)
        if (nombre.startsWith('correcta'))
          expect([carpeta, nombre, situacion]).toEqual([carpeta, nombre, 'correcta'])
        else {
          expect([carpeta, nombre, continues(situacion)]).toEqual([carpeta, nombre, false])
          expect(`${carpeta} ${nombre}: ${textos}`).toContain(esperado[nombre] ?? 'no expectation')
        }
      // The good one is saved, with its PDF.
      await sendFiles(app, `/api/prefacturas/${prefactura}/factura`, quien, [read(carpeta, 'correcta.xml')])
      await app.drainJobs()
      await sendFiles(app, `/api/prefacturas/${prefactura}/factura/pdf`, quien, [
        read(carpeta, 'correcta.pdf'),
      ])
      const saved = await app.call('POST', `/api/prefacturas/${prefactura}/factura/guardar`, quien)
      expect(saved.status, `${carpeta} ${JSON.stringify(saved.body)}`).toBe(200)
    }
    expect(files).toBeGreaterThan(90)
  })
})
const continues = (situacion: string) => situacion === 'correcta' || situacion === 'sinVerificar'

/** Words of the first fault, as the review answers it. */
const motivos: Record<string, string> = {
  'repetido-en-la-carga-2': 'Está repetido en esta carga',
  'registrado-anteriormente': 'Registrado anteriormente',
  'tipo-no-es-pago': 'se espera tipo P',
  'moneda-usd': 'La moneda del pago es USD',
  'receptor-incorrecto': 'El receptor es EKU9003173C9',
  'uso-cfdi-g03': 'se espera CP01',
  'regimen-receptor-626': 'El régimen fiscal del receptor es 626',
  'factura-desconocida': 'no tiene un pago que espere complemento',
  'emisor-distinto': 'El emisor es',
  'fecha-de-pago-distinta': 'La fecha de pago es',
  'importe-mayor': 'El importe pagado es',
  'factura-pue': 'Lo esperan las PPD',
  'documento-repetido': 'por otro de esta carga',
  'saldo-un-centavo-menor': 'ImpPagado 10754.96 rebasa ImpSaldoAnt 10754.95',
  'forma-de-pago-99': 'FormaDePagoP no puede ser 99',
  'moneda-xxx': 'MonedaP no puede ser XXX',
  'equivalencia-distinta-de-uno': 'EquivalenciaDR es 1.05 y se espera 1',
  'total-de-otro-pago': 'MontoTotalPagos es 1.00 y la suma',
  'sin-complemento-de-pagos': 'debe llevar el complemento de pagos',
  'dos-timbres': 'El documento lleva 2 timbres',
  'otra-codificacion': 'usa la codificación ISO-8859-1',
  cancelado: 'Está cancelado ante el SAT',
  'no-encontrado': 'No existe ante el SAT',
  corrupto: 'corruptos o dañados',
}

describe('payment complements', () => {
  let admin: Persona
  let hotel: Persona
  const upload = async (carpeta: string, nombre: string) =>
    (
      await sendFiles(app, '/api/File/uploadFile', hotel, [read(carpeta, nombre)], {
        ProyectName: '6',
        SubNivel1: 'pdf',
        SubNivel2: 'proveedor',
      })
    ).body as string
  const review = async (nombres: string[]) => {
    const { body } = await sendFiles(
      app,
      '/api/complementos/revisar',
      hotel,
      nombres.map((nombre) => read('complementos', `${nombre}.xml`)),
    )
    return (body as { complementos: ComplementoRevisado[] }).complementos
  }
  const save = (nombre: string) =>
    sendFiles(
      app,
      '/api/complementos',
      hotel,
      [read('complementos', `${nombre}.xml`), read('complementos', `${nombre}.pdf`)],
      { pares: '[[0,1]]' },
    )
  beforeAll(async () => {
    admin = await app.persona('admin')
    hotel = await app.persona('proveedor', { idProveedores: [101] })
    const lote = lotes['lote-bueno-20']
    const saved = await app.call('POST', '/api/Factura/guardarLote', hotel, {
      nombre: 'Lote bueno',
      proveedor: '101',
      dataFactura: await Promise.all(
        lote.facturas.map(async (factura, i) => ({
          base64: Buffer.from(lote.xmls[i]?.bytes ?? []).toString('base64'),
          urlpdf: await upload('lote-bueno-20', `${factura.serie}${factura.folio}.pdf`),
          dataReserva: factura.reservas.map((r) => ({
            folio: factura.folio,
            bookingCode: r.bookingCode,
            base: toPesos(r.base),
            iva: toPesos(r.iva),
            otrosImpuestos: toPesos(r.otrosImpuestos),
            propinas: toPesos(r.propinas),
            totalReserva: toPesos(r.total),
          })),
        })),
      ),
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const { id } = saved.body as { id: number }
    expect((await app.call('POST', '/api/lotes/procesar', admin, { ids: [id], fechaPago: dia })).status).toBe(
      200,
    )
    await app.drainJobs()
    const rfc = (lote.facturas[0]?.proveedor.rfc ?? '').replaceAll('-', '')
    const pago = { idFactura: id, rfc, bancobeneficiario: 'BBVA', fechapago: dia, folio: 'R1' }
    await app.call('POST', '/api/Factura/guardarComprobantes', admin, [
      { ...pago, totalLayout: lote.total / 100 },
    ])
    expect((await app.call('PUT', '/api/Factura/actualizar-estatus-a-pagado', admin, [id])).status).toBe(200)
  })

  test('[C-118, C-119, C-120, C-121, C-164] good, partial and many-to-many are saved in order; each defect is told by its name', async () => {
    const todos = named('complementos')
    const correctos = todos.filter((nombre) => nombre.startsWith('correcto-'))
    expect(correctos).toHaveLength(6)
    for (const nombre of correctos) {
      const [revisado] = await review([nombre])
      expect([nombre, revisado?.motivos]).toEqual([nombre, []])
      const saved = await save(nombre)
      expect([nombre, saved.status, (saved.body as { guardados?: object[] }).guardados?.length]).toEqual([
        nombre,
        200,
        1,
      ])
    }
    for (const [nombre, motivo] of Object.entries(motivos)) {
      const nombres = nombre.startsWith('repetido-') ? ['repetido-en-la-carga-1', nombre] : [nombre]
      const revisado = (await review(nombres)).at(-1)
      expect([nombre, revisado?.valido]).toEqual([nombre, false])
      expect(`${nombre}: ${revisado?.motivos.join(' ')}`).toContain(motivo)
    }
    expect([...Object.keys(motivos), 'repetido-en-la-carga-1', ...correctos].toSorted()).toEqual(
      todos.toSorted(),
    )
  })
})
