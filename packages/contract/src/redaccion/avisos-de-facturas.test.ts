import type { RespuestaSat } from '@valija/domain/facturas/factura.ts'
import { type CfdiLeido, type Hechos, judgeBorrador } from '@valija/domain/facturas/judge-borrador.ts'
import { aCabecera, contextoDe } from '@valija/domain/testing/a-cabecera.ts'
import { describe, expect, test } from 'vitest'
import { avisosDeComision } from './avisos-de-comision.ts'
import { avisosDe } from './avisos-de-facturas.ts'
import { textoParaQuienFactura } from './texto-para-quien-factura.ts'

const sat = (estado: string, validacionEfos = '200'): RespuestaSat => ({
  estado,
  codigoEstatus: '',
  esCancelable: '',
  estatusCancelacion: '',
  validacionEfos,
  consultadoEn: '2026-10-12T12:00:00Z',
  falla: estado === 'Sin verificar' ? 'externa' : null,
})
const uuid = (n: number) => `A2A8F3B5-6C7D-4E8F-9A0B-${String(n).padStart(12, '0')}`
const leido = (
  n: number,
  cambios: Parameters<typeof aCabecera>[0] = {},
  s: RespuestaSat | null = sat('Vigente'),
) => ({
  cabecera: aCabecera({ uuid: uuid(n), ...cambios }),
  motor: [],
  sat: s,
})
const hechos = (cambios: Partial<Hechos> = {}): Hechos => ({
  ...contextoDe(),
  rfcProveedor: 'HAA0503127K4',
  registrados: new Set(),
  ...cambios,
})
const judged = (cfdis: CfdiLeido[], h = hechos()) => {
  const dictamenes = judgeBorrador(cfdis, h)
  const facturas = cfdis.map((cfdi, i) => ({
    id: String(i),
    cabecera: cfdi.cabecera,
    hallazgos: dictamenes[i]?.hallazgos ?? [],
    situacion: dictamenes[i]?.situacion ?? ('rechazada' as const),
  }))
  return {
    situaciones: facturas.map(({ situacion }) => situacion),
    avisos: avisosDe(facturas, h.politica, h.rfcProveedor !== null),
  }
}

describe('a draft of several facturas', () => {
  test.each([
    ['dollars beside pesos', ['MXN', 'USD', 'MXN'], ['correcta', 'rechazada', 'correcta']],
    ['pesos that came after dollars', ['USD', 'USD', 'MXN'], ['rechazada', 'rechazada', 'correcta']],
    ['dollars alone', ['USD', 'USD'], ['correcta', 'correcta']],
    ['euros after dollars', ['USD', 'EUR'], ['correcta', 'rechazada']],
    ['one that the policy refuses', ['EUR', 'GBP'], ['correcta', 'rechazada']],
  ])(
    '[VII] a lote is of one currency, where the policy admits several: %s',
    (_cuales, monedas, esperadas) => {
      const h = hechos(contextoDe('2026-10-12', { monedas: ['MXN', 'USD', 'EUR'] }))
      expect(
        judged(
          monedas.map((moneda, i) => leido(i, { moneda })),
          h,
        ).situaciones,
      ).toEqual(esperadas)
    },
  )
  test('[VII] a factura in pesos that does not go on decides nothing; the one left out says why', () => {
    const h = hechos(contextoDe('2026-10-12', { monedas: ['MXN', 'USD', 'EUR'] }))
    const cfdis = [
      leido(1, { moneda: 'MXN', usoCfdi: 'G03' }),
      leido(2, { moneda: 'USD' }),
      leido(3, { moneda: 'EUR' }),
    ]
    expect(judged(cfdis, h).situaciones).toEqual(['rechazada', 'correcta', 'rechazada'])
    expect(judgeBorrador(cfdis, h)[2]?.hallazgos).toMatchObject([
      { codigo: 'monedaDistinta', severidad: 'error', params: { encontrado: 'EUR', esperado: 'USD' } },
    ])
  })
  test('[VI-D3] while no hotel is chosen nobody is put out: it is asked', () => {
    const { situaciones, avisos } = judged(
      [leido(1), leido(2, { emisor: 'OTR010101AAA' })],
      hechos({ rfcProveedor: null }),
    )
    expect(situaciones).toEqual(['correcta', 'correcta'])
    expect(avisos).toMatchObject([{ codigo: 'variosEmisores', ids: ['0', '1'] }])
  })
  test('[B-075, VI-D3] of several issuers the chosen hotel’s stays, whatever came first; the others are counted and listed', () => {
    const otro = { emisor: 'OTR010101AAA' }
    const { situaciones, avisos } = judged([leido(2, otro), leido(4, otro), leido(1), leido(3)])
    expect(situaciones).toEqual(['rechazada', 'rechazada', 'correcta', 'correcta'])
    expect(avisos).toMatchObject([
      { titulo: '2 facturas con un emisor distinto fueron eliminadas', ids: ['0', '1'] },
    ])
  })
  test('[B-085] none of the chosen hotel: both documented messages', () => {
    const { avisos } = judged([leido(1), leido(2)], hechos({ rfcProveedor: 'OTR010101AAA' }))
    expect(avisos).toMatchObject([
      {
        titulo: 'El proveedor seleccionado es incorrecto',
        texto: 'Ninguna factura corresponde al proveedor seleccionado',
        ids: ['0', '1'],
      },
    ])
  })
  test('[B-086, B-087] all registered already: an error', () => {
    const { situaciones, avisos } = judged(
      [leido(1), leido(2)],
      hechos({ registrados: new Set([uuid(1), uuid(2)]) }),
    )
    expect(situaciones).toEqual(['repetida', 'repetida'])
    expect(avisos).toMatchObject([
      {
        severidad: 'error',
        titulo: 'Tus facturas ya fueron cargadas anteriormente',
        texto: 'Facturas Repetidas',
      },
    ])
  })
  test('[B-086, B-088] some registered already: they are listed and the others go on', () => {
    const { situaciones, avisos } = judged([leido(1), leido(2)], hechos({ registrados: new Set([uuid(2)]) }))
    expect(situaciones).toEqual(['correcta', 'repetida'])
    expect(avisos).toMatchObject([
      {
        severidad: 'info',
        titulo: 'Algunas de tus facturas ya fueron cargadas anteriormente',
        texto: 'Facturas Repetidas',
        ids: ['1'],
      },
    ])
  })
  test('[B-063, B-064] only Vigente continues; no answer is Sin verificar and never rejected', () => {
    const { situaciones } = judged([
      leido(1),
      leido(2, {}, sat('Cancelado')),
      leido(3, {}, sat('No Encontrado', '')),
      leido(4, {}, sat('Sin verificar', '')),
      leido(5, {}, null),
    ])
    expect(situaciones).toEqual(['correcta', 'cancelada', 'noEncontrada', 'sinVerificar', 'sinVerificar'])
  })
  test.each([
    [['Cancelado'], 'Ingresaste facturas canceladas'],
    [['No Encontrado'], 'Ingresaste facturas no encontradas'],
    [['Cancelado', 'No Encontrado'], 'Ingresaste facturas canceladas y no encontradas'],
  ])('[B-140, B-141] %j gives the warning %s', (estados, titulo) => {
    const { avisos } = judged([leido(0), ...estados.map((estado, i) => leido(i + 1, {}, sat(estado)))])
    expect(avisos).toMatchObject([{ severidad: 'aviso', titulo, ids: estados.map((_, i) => String(i + 1)) }])
  })
  test('[B-076, B-079, B-082] the documented titles list whom they are about', () => {
    const { avisos } = judged([
      leido(1, { receptorRegimen: '626' }),
      leido(2, { receptor: 'EKU9003173C9' }),
      leido(3, { metodoPago: 'PUE', formaPago: '01' }),
      leido(4),
    ])
    expect(avisos.map(({ titulo, ids }) => [titulo, ids])).toEqual([
      ['Régimen Fiscal Incorrecto', ['0']],
      ['Facturas con receptor incorrecto', ['1']],
      ['Tus facturas PUE no pueden contener otro método de pago que no sea 03', ['2']],
    ])
  })
  test('[B-083] the text of the cut-off names its own day', () => {
    const h = hechos({ ...contextoDe('2026-10-24'), registrados: new Set() })
    const { avisos } = judged([leido(1, { metodoPago: 'PUE', formaPago: '03' })], {
      ...h,
      rfcProveedor: 'HAA0503127K4',
    })
    expect(avisos[0]?.titulo).toBe('Las facturas PUE se aceptan hasta el día 20 de cada mes')
    // [VI-D8] Two days on one screen: the one in force is said as such.
    expect(avisos[0]?.texto).toBe('El corte en vigor es el día 23 inclusive, y ya pasó.')
  })
  test('[B-071] an unreadable file is refused and blocks nobody else', () => {
    const { situaciones, avisos } = judged([{ cabecera: null, motor: [], sat: null }, leido(2)])
    expect(situaciones).toEqual(['rechazada', 'correcta'])
    expect(avisos[0]?.titulo).toBe('Sus archivos XML se encuentran corruptos o dañados!')
  })
  test('the same uuid twice counts once', () => {
    expect(judged([leido(1), leido(1)]).situaciones).toEqual(['correcta', 'repetida'])
    // The original of one that was opened and saved by another program is taken, whichever came first; of two such, the first.
    const tocada: CfdiLeido = {
      ...leido(1),
      motor: [{ codigo: 'selloInvalido', severidad: 'error', ruta: '', encontrado: '', esperado: '' }],
    }
    expect(judged([tocada, leido(1)]).situaciones).toEqual(['repetida', 'correcta'])
    expect(judged([leido(1), tocada]).situaciones).toEqual(['correcta', 'repetida'])
    expect(judged([tocada, { ...tocada }]).situaciones).toEqual(['rechazada', 'repetida'])
  })
  test('EFOS codes that block refuse, unknown ones only warn', () => {
    expect(
      judged([leido(1, {}, sat('Vigente', '100')), leido(2, {}, sat('Vigente', '999'))]).situaciones,
    ).toEqual(['rechazada', 'correcta'])
  })
})

test('what the billing desk must correct carries the SAT attribute names', () => {
  const cfdi = aCabecera({ metodoPago: 'PUE', formaPago: '04', receptorRegimen: '616' })
  const [dictamen] = judgeBorrador([{ cabecera: cfdi, motor: [], sat: null }], hechos())
  expect(textoParaQuienFactura(cfdi, dictamen?.hallazgos ?? [], hechos().politica)).toEqual([
    ['TipoRelacion', '04'],
    ['CfdiRelacionado', cfdi.uuid],
    ['MetodoPago', 'PUE'],
    ['FormaPago', '03'],
    ['UsoCFDI', 'G01'],
    ['Rfc (receptor)', 'VAL960115QT8'],
    ['RegimenFiscalReceptor', '601'],
    ['Total', '1160.00'],
  ])
})

describe('[VI-D] what was dropped where it does not go is told what it is and where it goes', () => {
  const factura = (clave: string) => ({
    id: '0',
    cabecera: aCabecera({ clavesProdServ: [clave] }),
    hallazgos: [],
    situacion: 'rechazada' as const,
  })
  const { politica } = contextoDe()
  test('an agent’s invoice on a hotel’s lote', () => {
    const codigos = (clave: string) => avisosDe([factura(clave)], politica, false).map(({ codigo }) => codigo)
    expect(codigos(politica.claveProdServComision)).toContain('deComision')
    expect(codigos('90111800')).not.toContain('deComision')
  })
  test('a hotel’s on an agent’s', () => {
    const codigos = (clave: string) =>
      avisosDeComision([factura(clave)], [100_000], politica).map(({ codigo }) => codigo)
    expect(codigos('90111800')).toContain('deHospedaje')
    expect(codigos(politica.claveProdServComision)).not.toContain('deHospedaje')
  })
})
