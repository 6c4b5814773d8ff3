import { createPublicKey } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { decodeBase64, parseCertificado, parseCertificadoFile } from '@valija/cfdi'
import { carpetaAutoridadesSat } from '@valija/cfdi/certificados-node.ts'
import { signCfdi } from '@valija/cfdi/sign-cfdi.ts'
import { createTestCa, type IssueOptions, makeKeyPair, pemOf, type TestCa } from '@valija/cfdi/testing/ca.ts'
import { datosDe } from '@valija/cfdi/testing/documents.ts'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conductorDe } from '../../../testing/borrador-de-prueba.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { readConfig } from '../../config.ts'
import { assertAnclas, countVigentes, loadAnclas } from './anclas.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'valija-anclas-'))
const llave = makeKeyPair()
const otraLlave = makeKeyPair()
/** A drill's own authority, trusted by its installation beside the SAT's. */
const nuestra = createTestCa({ nombre: 'AC de simulacro', llave: makeKeyPair() })
const pac = nuestra.issue({ rfc: 'SPR190613I52', nombre: 'PAC DE SIMULACRO', llave: makeKeyPair() })
const ac7 = parseCertificadoFile(readFileSync(path.join(carpetaAutoridadesSat, 'AC7.crt')), decodeBase64)[0]!
const titular = { rfc: 'HCA160101AB9', nombre: 'HOTELERA DEL CARIBE AZUL', llave }
const bueno = nuestra.issue(titular)

const production = {
  SAT_URL: 'http://127.0.0.1:9/sat',
  ANT_URL: 'http://127.0.0.1:9',
  SMTP_URL: 'smtp://127.0.0.1:9',
  CORREO_REMITENTE: 'V <v@empresa.mx>',
  RECEPTOR_RFC: 'EKU9003173C9',
}
const folder = (name: string, files: Record<string, string | Uint8Array> = {}): string => {
  const made = mkdtempSync(path.join(dir, `${name}-`))
  for (const [file, content] of Object.entries(files)) writeFileSync(path.join(made, file), content)
  return made
}
const configOf = (env: Record<string, string>) =>
  readConfig('produccion', { ...production, VALIJA_DATA: dir, ...env })
const problem = (env: Record<string, string>): string => {
  try {
    assertAnclas(configOf(env))
    return ''
  } catch (error) {
    return (error as Error).message
  }
}
afterAll(() => rmSync(dir, { recursive: true, force: true }))

describe('whom production trusts', () => {
  test('[VI-A1] by default the authorities of the SAT that come with Valija; those that expired are no longer counted', () => {
    const config = configOf({})
    assertAnclas(config)
    const anclas = loadAnclas(config)
    expect(anclas.anclas).toHaveLength(4)
    expect(countVigentes(anclas, Date.parse('2026-11-22'))).toEqual({ vigentes: 3, vence: '2027-05-03' })
    expect(countVigentes(anclas, Date.parse('2027-06-01'))).toEqual({ vigentes: 2, vence: '2031-03-23' })
  })

  test('[VI-A1] without one authority in force it does not start: an empty folder, one that is not there, expired ones, leaves', () => {
    const ac4 = readFileSync(path.join(carpetaAutoridadesSat, 'AC4_SAT.cer'))
    const raiz = readFileSync(path.join(carpetaAutoridadesSat, 'ARC6_IES.crt'))
    for (const VALIJA_ANCLAS of [
      folder('vacia'),
      path.join(dir, 'no-existe'),
      folder('vencida', { 'ac4.cer': ac4 }),
      folder('raiz', { 'arc6.crt': raiz }),
      folder('hoja', { 'csd.pem': pemOf(bueno.certificateDer) }),
    ])
      expect(problem({ VALIJA_ANCLAS }), VALIJA_ANCLAS).toMatch(/No hay ninguna autoridad del SAT vigente/)
  })

  test('[VI-A1] a file that cannot be read as a certificate is named, whatever it is called', () => {
    const rota = folder('rota', { 'AC9.cer': 'esto no es', 'otro.dat': Uint8Array.of(0x30, 0x82, 1) })
    expect(problem({ VALIJA_ANCLAS: rota })).toMatch(/AC9\.cer: se omite, .+\n.*otro\.dat: se omite/)
    const { avisos } = loadAnclas(configOf({ VALIJA_ANCLAS: `${carpetaAutoridadesSat}:${rota}` }))
    expect(avisos.map(({ detiene }) => detiene)).toEqual([false, false])
  })

  test('[VI-A1] what the samples are signed with is refused, also under another name: its key is everybody’s', () => {
    const { ac, pac: pacDeMuestra } = openAutoridad()
    const disfrazada = createTestCa({
      sujetoDer: ac7.sujetoDer,
      llave: { privateKey: ac.privateKey, publicKey: createPublicKey(ac.privateKey) },
    })
    for (const der of [ac.certificateDer, pacDeMuestra.certificateDer, disfrazada.certificateDer]) {
      const VALIJA_ANCLAS = `${carpetaAutoridadesSat}:${folder('muestra', { 'x.pem': pemOf(der) })}`
      for (const VALIJA_ANCLAS_PRUEBA of ['no', 'si'])
        expect(problem({ VALIJA_ANCLAS, VALIJA_ANCLAS_PRUEBA })).toMatch(
          /x\.pem: es de las muestras de Valija/,
        )
    }
  })

  test('[VI-A1] the SAT’s test authorities are refused by name, unless the installation says that it is for tests', () => {
    for (const nombre of ['AC UAT', 'A.C. 2 de pruebas(4096)', 'A.C. 1 de Prueba']) {
      const ca = createTestCa({ nombre, llave })
      const VALIJA_ANCLAS = `${carpetaAutoridadesSat}:${folder('uat', { 'uat.pem': pemOf(ca.certificateDer) })}`
      expect(problem({ VALIJA_ANCLAS })).toContain(`autoridad de pruebas del SAT («${nombre}»)`)
      expect(problem({ VALIJA_ANCLAS, VALIJA_ANCLAS_PRUEBA: 'si' })).toBe('')
    }
  })
})

describe('a running production server', () => {
  let app: TestApp
  const confianza = folder('confianza', {
    'simulacro.pem': pemOf(nuestra.certificateDer),
    'pac.pem': pemOf(pac.certificateDer),
  })
  beforeAll(async () => {
    app = await createTestApp({
      modo: 'produccion',
      dia: '2026-11-12',
      env: { VALIJA_ANCLAS: `${carpetaAutoridadesSat}:${confianza}` },
    })
  })
  afterAll(() => app.stop())

  const hallazgosDe = async (xml: Uint8Array) => {
    const quien = await app.persona('proveedor', { idProveedores: [101] })
    const { facturas } = await conductorDe(app, quien).xmls([{ nombre: 'a.xml', bytes: xml }])
    return (facturas[0]?.hallazgos ?? []).filter(({ origen }) => origen === 'cfdi')
  }
  const errores = async (xml: Uint8Array) =>
    (await hallazgosDe(xml)).filter(({ severidad }) => severidad === 'error').map(({ titulo }) => titulo)
  const signed = (emisor: ReturnType<TestCa['issue']>, sello = pac) =>
    signCfdi(datosDe(1), emisor, sello).bytes
  const forged = (ca: TestCa, options: Partial<IssueOptions> = {}) => ca.issue({ ...titular, ...options })

  test('[VI-A1] takes a good invoice without a finding, and health tells how many authorities it trusts', async () => {
    expect(await hallazgosDe(signed(bueno))).toEqual([])
    expect((await app.call('GET', '/api/salud')).body).toMatchObject({
      anclas: { vigentes: 4, vence: '2027-05-03' },
    })
  })

  test.each([
    [
      'an authority of its own',
      () => forged(createTestCa({ nombre: 'AC Propia', llave: otraLlave })),
      /lo emitió «AC Propia», que no es una autoridad del SAT/,
    ],
    [
      'an authority of its own with the name of a trusted one',
      () => forged(createTestCa({ nombre: 'AC de simulacro', llave: otraLlave })),
      /lleva el nombre de «AC de simulacro», pero esa autoridad no lo firmó/,
    ],
    [
      'the distinguished name of the SAT, copied to the byte',
      () => forged(createTestCa({ sujetoDer: ac7.sujetoDer, llave: otraLlave })),
      /lleva el nombre de «AC DEL SERVICIO DE ADMINISTRACION TRIBUTARIA», pero/,
    ],
    [
      'the serial number of the true certificate',
      () => forged(createTestCa({ nombre: 'AC de simulacro', llave: otraLlave }), { serie: bueno.serie }),
      /no proviene del SAT/,
    ],
    [
      'an intermediate that is no authority: the CSD of a taxpayer',
      () => forged(createTestCa({ sujetoDer: parseCertificado(bueno.certificateDer).sujetoDer, llave })),
      /lo emitió «HOTELERA DEL CARIBE AZUL», que no es una autoridad del SAT/,
    ],
    [
      'a signature of SHA-1',
      () => forged(nuestra, { hash: 'SHA-1' }),
      /no proviene del SAT: está firmado con SHA-1/,
    ],
    [
      'a certificate that had expired',
      () => forged(nuestra, { hasta: new Date('2026-11-01') }),
      /no estaba vigente en la fecha 2026-11-10/,
    ],
    [
      'the certificate of another RFC',
      () => forged(nuestra, { rfc: 'XIA190128J61' }),
      /pertenece al RFC XIA190128J61 y el emisor es HCA160101AB9/,
    ],
    [
      'an e.firma',
      () => forged(nuestra, { efirma: true }),
      /sellado con la e\.firma de HOTELERA DEL CARIBE AZUL/,
    ],
    [
      'an e.firma that names a unit',
      () => forged(nuestra, { efirma: true, unidad: 'MATRIZ' }),
      /sellado con la e\.firma/,
    ],
    [
      'a certificate without unit, as only an e.firma is',
      () => forged(nuestra, { unidad: null }),
      /sellado con la e\.firma/,
    ],
    [
      'a test authority of the SAT',
      () => forged(createTestCa({ nombre: 'AC UAT', llave: otraLlave })),
      /autoridad de pruebas: AC UAT/,
    ],
  ])('[VI-A1] refuses a document with %s, as an error that says so', async (_what, make, words) => {
    const found = await errores(signed(make()))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(words)
  })

  test('[VI-A1] with certificates of PACs at hand, a stamp by an unknown one is a notice; by a forged one, an error', async () => {
    const otro = nuestra.issue({ rfc: 'SPR190613I52', nombre: 'OTRO PAC', llave })
    expect((await hallazgosDe(signed(bueno, otro))).map((h) => [h.codigo, h.severidad])).toEqual([
      ['timbreSinCertificado', 'aviso'],
    ])
    const copia = createTestCa({ llave: otraLlave }).issue({ ...pac, nombre: 'PAC', llave: otraLlave })
    expect(await errores(signed(bueno, copia))).toEqual([
      'El sello del SAT no corresponde al contenido del timbre.',
    ])
  })

  test('[VI-A1] an authority that comes while it runs is trusted without a restart, one of the samples is not', async () => {
    const nueva = createTestCa({ nombre: 'AC 8 del SAT', llave: otraLlave })
    expect(await errores(signed(forged(nueva)))).toHaveLength(1)
    writeFileSync(path.join(confianza, 'ac8.pem'), pemOf(nueva.certificateDer))
    writeFileSync(path.join(confianza, 'muestra.pem'), pemOf(openAutoridad().ac.certificateDer))
    await expect.poll(() => errores(signed(forged(nueva)))).toEqual([])
    // Each process looks at the folder by itself.
    await expect
      .poll(() => loadAnclas(app.deps.config).avisos.map(({ texto }) => texto))
      .toEqual([expect.stringContaining('muestra.pem: es de las muestras de Valija')])
  })
})
