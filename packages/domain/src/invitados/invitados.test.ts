import { avisosDeInvitado } from '@valija/contract/redaccion/avisos-de-invitado.ts'
import { centavos } from '@valija/palabras/centavos.ts'
import { describe, expect, test } from 'vitest'
import type { CfdiLeido } from '../facturas/judge-borrador.ts'
import { politicaInicial } from '../politica/politica.ts'
import type { Dia } from '../tiempo/dia.ts'
import { judgeFacturaInvitado, judgeInvitado } from './judge-invitado.ts'
import { layoutDeInvitado } from './layout-de-invitado.ts'

const politica = { ...politicaInicial(), receptorRfc: 'GVV090317K56' }
type Cabecera = NonNullable<CfdiLeido['cabecera']>
const iva = (base: number) => Math.round(base * 0.16)
const factura = (cambio: Partial<Cabecera> = {}, base = 100_000): Cabecera => ({
  version: '4.0',
  tipoDeComprobante: 'I',
  serie: 'A',
  folio: '1',
  serieFolio: 'A1',
  folioSerie: '1A',
  uuid: '00000000-0000-4000-8000-000000000001',
  emisor: 'AGE010203AB1',
  emisorNombre: 'AGENCIA',
  emisorRegimen: '601',
  receptor: 'GVV090317K56',
  receptorNombre: 'GRUPO VALIJA VIAJES',
  receptorRegimen: '601',
  usoCfdi: 'G03',
  metodoPago: 'PPD',
  formaPago: '99',
  moneda: 'MXN',
  total: centavos(base + iva(base)),
  impuestos: { base: centavos(base), ivaTrasladado: centavos(iva(base)), retIva: null, retIsr: null },
  fecha: '2026-10-10T09:00:00',
  fechaTimbrado: '2026-10-10T09:02:00',
  ...cambio,
})
const codes = (cfdi: Cabecera, hoy = '2026-10-12') =>
  judgeFacturaInvitado(cfdi, { hoy: hoy as Dia, politica }).map(({ codigo }) => codigo)

describe('a guest’s factura by itself', () => {
  test('a good one has no finding', () => {
    expect(codes(factura())).toEqual([])
    expect(codes(factura({ metodoPago: 'PUE', formaPago: '03' }))).toEqual([])
  })
  test.each([
    ['PUE', '99', ['invitadoFormaPago']],
    ['PUE', '01', ['invitadoFormaPago']],
    ['PPD', '03', ['invitadoFormaPago']],
    ['', '', ['metodoPago']],
    ['OTRO', '03', ['metodoPago']],
  ])('[C-095] method «%s» with form «%s»', (metodoPago, formaPago, esperado) => {
    expect(codes(factura({ metodoPago, formaPago }))).toEqual(esperado)
  })
  test.each([
    ['2026-10-22', []],
    ['2026-10-23', []],
    ['2026-10-24', ['invitadoCortePue']],
  ])('[C-096] a PUE on %s', (hoy, esperado) => {
    expect(codes(factura({ metodoPago: 'PUE', formaPago: '03' }), hoy)).toEqual(esperado)
    expect(codes(factura(), hoy)).toEqual([])
  })
  test.each([
    ['2026-09-30T23:00:00', '2026-10-01', ['mesPue']],
    ['2025-10-10T09:00:00', '2026-10-12', ['anioTimbrado', 'mesPue']],
  ])('[C-097, C-098] a PUE stamped %s, handed in %s', (fechaTimbrado, hoy, esperado) => {
    expect(codes(factura({ metodoPago: 'PUE', formaPago: '03', fechaTimbrado }), hoy)).toEqual(esperado)
  })
  test.each(['2025-12-31T23:59:59', '2027-01-01T00:00:00'])(
    '[C-098] a PPD stamped in another year: %s',
    (fechaTimbrado) => {
      expect(codes(factura({ fechaTimbrado }))).toEqual(['anioTimbrado'])
    },
  )
  test('the regime an RFC is registered with plays no part: nothing of it is told', () => {
    expect(codes(factura({ emisorRegimen: '626' }))).toEqual([])
  })
  test.each([
    [factura({ emisorRegimen: '605' }), ['comisionRegimen']],
    [factura({ emisorRegimen: '612' }), ['comisionClaseRfc']],
    [factura({ emisor: 'PEPJ800101AB1', emisorRegimen: '612' }), ['comisionRetIvaFalta']],
  ])('regime and taxes are of the one table', (cfdi, esperado) => {
    expect(codes(cfdi)).toEqual(esperado)
  })
})

describe('a guest’s facturas together', () => {
  const judged = (...cabeceras: Cabecera[]) =>
    judgeInvitado(
      cabeceras.map((cabecera) => ({ cabecera, motor: [], sat: null })),
      { hoy: '2026-10-12' as Dia, politica, registrados: new Set(['00000000-0000-4000-8000-00000000000F']) },
    )
  test('[C-099, C-106] the first of a uuid and the first issuer’s stay', () => {
    const otra = factura({ uuid: '00000000-0000-4000-8000-000000000002', emisor: 'OTR010203AB1' })
    const [una, repetida, ajena] = judged(factura(), factura(), otra)
    expect(una?.situacion).toBe('sinVerificar')
    expect(repetida?.situacion).toBe('repetida')
    expect(ajena?.hallazgos.map(({ codigo }) => codigo)).toEqual(['emisorDistinto'])
  })
  test('one that is registered already, or cannot be read, stays out', () => {
    expect(judged(factura({ uuid: '00000000-0000-4000-8000-00000000000F' }))[0]?.situacion).toBe('repetida')
    const [rota] = judgeInvitado([{ cabecera: null, motor: [], sat: null }], {
      hoy: '2026-10-12' as Dia,
      politica,
      registrados: new Set(),
    })
    expect(rota?.situacion).toBe('rechazada')
  })
  test('the day of the notice is the policy’s', () => {
    const pue = factura({ metodoPago: 'PUE', formaPago: '03' })
    const hoy = '2026-10-29' as Dia
    const mia = { ...politica, corteInvitadoPue: 28 }
    const [dictamen] = judgeInvitado([{ cabecera: pue, motor: [], sat: null }], {
      hoy,
      politica: mia,
      registrados: new Set(),
    })
    const avisos = avisosDeInvitado([{ id: 'a', cabecera: pue, ...dictamen! }], mia, hoy)
    expect(avisos.map(({ titulo }) => titulo)).toEqual([
      'No puedes ingresar facturas de tipo PUE después del día 28 del mes corriente',
    ])
  })
})

describe('[C-107] a factura against the bookings named for it', () => {
  const renglon = (numero: number, total: number, cfdiId = 'a') => ({
    numero,
    cfdiId,
    folio: '',
    bookingCode: `C0000${numero}`,
    base: centavos(0),
    iva: centavos(0),
    otrosImpuestos: centavos(0),
    propinas: centavos(0),
    totalReserva: centavos(total),
  })
  const situacion = (total: number, ...renglones: ReturnType<typeof renglon>[]) =>
    layoutDeInvitado(renglones, [{ id: 'a', ...factura({ total: centavos(total) }) }], politica).facturas.get(
      'a',
    )?.situacion
  test.each([
    [116_000, 'correcto'],
    [116_100, 'correcto'],
    [115_900, 'correcto'],
    [116_101, 'incorrecto'],
    [115_899, 'incorrecto'],
  ])('a total of %i centavos against 116 000 is %s', (total, esperado) => {
    expect(situacion(total, renglon(1, 100_000), renglon(2, 16_000))).toBe(esperado)
  })
  test('another factura’s bookings do not count, and without any it waits', () => {
    expect(situacion(116_000, renglon(1, 116_000), renglon(2, 50_000, 'b'))).toBe('correcto')
    expect(situacion(116_000)).toBe('sinFolio')
  })
  test('net of what is retained, for the regimes whose total is net', () => {
    const retenida = factura({
      emisor: 'PEPJ800101AB1',
      emisorRegimen: '612',
      total: centavos(116_000 - 10_667),
      impuestos: {
        base: centavos(100_000),
        ivaTrasladado: centavos(16_000),
        retIva: { monto: centavos(10_667), tasa: '0.106667' },
        retIsr: null,
      },
    })
    const layout = layoutDeInvitado([renglon(1, 116_000)], [{ id: 'a', ...retenida }], politica)
    expect(layout.facturas.get('a')?.situacion).toBe('correcto')
  })
})
