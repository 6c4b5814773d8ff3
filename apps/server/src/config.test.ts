import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { SettingsError, withAjustes } from './archivo-de-ajustes.ts'
import { readConfig } from './config.ts'

const complete = {
  SAT_URL: 'https://consultaqr.facturaelectronica.sat.gob.mx/ConsultaCFDIService.svc',
  ANT_URL: 'https://ant.empresa.mx',
  SMTP_URL: 'smtp://correo.empresa.mx:25',
  CORREO_REMITENTE: 'Facturación <facturas@empresa.mx>',
  RECEPTOR_RFC: 'EKU9003173C9',
}
const problem = (env: Record<string, string>, mode: 'demo' | 'produccion' = 'produccion'): string => {
  try {
    readConfig(mode, env)
    return ''
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
}

describe('settings of production', () => {
  test('complete ones start, and are no demonstration', () => {
    expect(readConfig('produccion', complete)).toMatchObject({ demostracion: false, PORT: 3000 })
  })

  test.each(Object.keys(complete))('[A-112] without %s the start stops and names it', (name) => {
    const { [name as keyof typeof complete]: _without, ...rest } = complete
    expect(problem(rest)).toMatch(new RegExp(`^Falta ${name}: .{10,}`))
  })

  test('all that is missing is told at once', () => {
    expect(problem({}).split('\n')).toHaveLength(Object.keys(complete).length + 1)
  })

  test.each([
    ['PORT', 'muchos'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'postgres://u:a#b@servidor/base'],
    ['DATABASE_URL_DUENO', 'postgres://u:a/b@uno:5432,dos:5432/base'],
    ['DATABASE_URL_DIRECTA', 'postgres://u@::1:5432/base'],
    ['SAT_URL', 'consultaqr'],
    ['SMTP_URL', 'correo.empresa.mx'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://quien:cla#ve@correo.empresa.mx:25'],
    ['CORREO_REMITENTE', 'Facturación'],
    ['CORREO_REMITENTE', 'Facturación <facturas@empresa>'],
    ['CORREO_REMITENTE', 'Facturación <facturas..mx@empresa.mx>'],
    ['CORREO_REMITENTE', 'Facturación facturas@empresa.mx'],
    ['ANT_URL', 'ftp://ant.empresa.mx'],
    ['RESERVAS_URL', 'localhost:3002'],
    ['RECEPTOR_RFC', 'ABC'],
    ['VALIJA_LOG', 'todo'],
    ['VALIJA_PROXY', 'cualquiera'],
    ['VALIJA_PROXY', '10.0.0.0/99'],
    ['VALIJA_METRICAS_TOKEN', 'corto'],
    ['S3_ENDPOINT', 's3'],
    ['ANT_URL', 'https://quien:clave@ant.empresa.mx'],
    ['VALIJA_URL_PUBLICA', 'https://valija.empresa.mx/app'],
    ['VALIJA_URL_PUBLICA', 'https://valija.empresa.mx?x=1'],
    ['VALIJA_URL_PUBLICA', 'https://quien@valija.empresa.mx'],
  ])('[XI] a bad %s (%s) is named with what it wants, never with its value', (name, value) => {
    const text = problem({ ...complete, [name]: value })
    expect(text).toMatch(new RegExp(`^${name} no sirve: se espera .{5,}`))
  })

  test('[VII-A4] quotes and blanks that came along with a value are told beside all else that is wrong', () => {
    const env = {
      ...complete,
      ANT_URL: '"https://ant.empresa.mx"',
      RECEPTOR_RFC: 'EKU9003173C9 ',
      SAT_URL: '',
    }
    expect(problem(env).split('\n')).toEqual([
      expect.stringMatching(/^ANT_URL no sirve: quita las comillas/),
      expect.stringMatching(/^RECEPTOR_RFC no sirve: quita las comillas/),
      expect.stringMatching(/^Falta SAT_URL/),
      expect.stringMatching(/^Los ajustes se leen del entorno y de /),
    ])
  })

  test.each(['https://valija.empresa.mx', 'https://Valija.empresa.mx:8443/', 'http://127.0.0.1:3000'])(
    '%s is an address for people',
    (VALIJA_URL_PUBLICA) => expect(problem({ ...complete, VALIJA_URL_PUBLICA })).toBe(''),
  )

  test.each([
    [{ S3_ENDPOINT: 'http://s3.mx' }, 'S3_BUCKET'],
    [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }, 'S3_SECRET_ACCESS_KEY'],
    [{ S3_BUCKET: 'b', S3_SECRET_ACCESS_KEY: 'k' }, 'S3_ACCESS_KEY_ID'],
  ])('half a store (%j) names what lacks: %s', (some, lacking) => {
    expect(problem({ ...complete, ...some })).toContain(lacking)
  })

  test('an empty setting counts as missing', () => {
    expect(problem({ ...complete, ANT_URL: '' })).toMatch(/^Falta ANT_URL/)
  })

  test('the demonstration needs none', () => expect(problem({}, 'demo')).toBe(''))
})

describe('ajustes.env of the data folder', () => {
  test('gives what the environment does not, and the environment wins', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'ajustes-'))
    writeFileSync(
      path.join(dir, 'ajustes.env'),
      'ANT_URL=http://uno\nPORT=4000\nCORREO_REMITENTE="Ñ <a@b.mx>"\n',
    )
    expect(withAjustes({ VALIJA_DATA: dir, PORT: '5000' })).toMatchObject({
      ANT_URL: 'http://uno',
      PORT: '5000',
      CORREO_REMITENTE: 'Ñ <a@b.mx>',
    })
  })

  test('[VII-A4] saved by an editor that marks its files it is read whole; a folder of that name is told', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'ajustes-'))
    const file = path.join(dir, 'ajustes.env')
    writeFileSync(file, '\ufeffANT_URL=http://uno\r\nSAT_URL=http://dos\r\n')
    expect(withAjustes({ VALIJA_DATA: dir })).toMatchObject({ ANT_URL: 'http://uno', SAT_URL: 'http://dos' })
    rmSync(file)
    mkdirSync(file)
    expect(() => withAjustes({ VALIJA_DATA: dir })).toThrow(`${file} es una carpeta`)
  })

  test.each([
    [
      'S3_SECRET_ACCESS_KEY=abc#def',
      'renglón 2: lleva # sin comillas: pon el valor entre comillas sencillas',
    ],
    ['S3_SECRET_ACCESS_KEY=#def', 'renglón 2: lleva # sin comillas'],
    ['CORREO_REMITENTE="Valija" <a@b.mx>', 'renglón 2: las comillas no cierran al final'],
    ["S3_SECRET_ACCESS_KEY='abc", 'renglón 2: las comillas no cierran al final'],
    ['VALIJA_SALIDA 6', 'renglón 2: se espera NOMBRE=valor'],
    ['CORREO_REMITENTE=Facturaci\xf3n <a@b.mx>', 'no es un texto UTF-8'],
    ['S\0A\0T\0', 'no es un texto UTF-8'],
  ])('[XI-B5] «%s» is not passed over or cut: its line is told, without its value', (line, wanted) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'ajustes-'))
    writeFileSync(
      path.join(dir, 'ajustes.env'),
      Buffer.from(`# lo nuestro\r\n${line}\r\nPORT=4000\r\n`, 'latin1'),
    )
    expect(() => withAjustes({ VALIJA_DATA: dir })).toThrow(wanted)
    expect(() => withAjustes({ VALIJA_DATA: dir })).not.toThrow('abc')
  })

  test('[XI-B5] quotes of each kind, a # within them and comments after a blank are what they were', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'ajustes-'))
    writeFileSync(
      path.join(dir, 'ajustes.env'),
      "\n  # nota\nS3_SECRET_ACCESS_KEY='a#b\"'\nS3_BUCKET=uno # dos\nexport PORT = 4000\nHOST=  # aquí\n",
    )
    expect(withAjustes({ VALIJA_DATA: dir })).toMatchObject({
      S3_SECRET_ACCESS_KEY: 'a#b"',
      S3_BUCKET: 'uno',
      PORT: '4000',
      HOST: '',
    })
  })
})
