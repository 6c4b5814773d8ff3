import { describe, expect, test } from 'vitest'
import { type Perfil, perfilesDeFabrica } from './perfiles.ts'
import { readEstadoDeCuenta } from './read-estado-de-cuenta.ts'
import { readFecha, readImporte } from './valores.ts'

const titulos = 'Fecha|Concepto|Cargo|Abono|Saldo'
const read = (texto: string, clave = 'otroBancoMxn', de: Partial<Perfil> = {}) => {
  const perfil = perfilesDeFabrica.find((one) => one.clave === clave) as Perfil
  return readEstadoDeCuenta(new TextEncoder().encode(texto), { ...perfil, ...de })
}
const fuera = (answer: ReturnType<typeof read>) =>
  'codigo' in answer ? answer.codigo : answer.ilegibles.map(({ renglon, codigo }) => `${renglon} ${codigo}`)

describe('[VI-B7] what a file says beside its rows is not passed over', () => {
  test.each(['Cuenta', 'CLABE', 'Cta.', 'No. de cuenta'])(
    'movements under another number of «%s» are of another account',
    (rotulo) => {
      const texto = `${rotulo}: 012180001234567824
${titulos}
05/11/2026|SPEI|0.00|100.00|1100.00
${rotulo}: 012180009876543211
${titulos}
06/11/2026|SPEI|0.00|200.00|9200.00`
      expect(fuera(read(texto))).toContain('6 deOtraCuenta')
    },
  )
  test.each([
    ['Fecha|Concepto|Cargos US$|Abonos US$|Saldo US$', '100.00'],
    ['Fecha|Concepto|Cargos €|Abonos €|Saldo €', '100.00'],
    [titulos, 'US$100.00'],
    [titulos, 'US$ 100.00'],
    [titulos, '100.00 €'],
  ])('«%s» with «%s» is not of a source in pesos', (arriba, importe) => {
    const answer = read(`${arriba}\n05/11/2026|SPEI||${importe}|1100.00\n06/11/2026|SPEI||${importe}|1200.00`)
    expect(fuera(answer)).toBe('diceOtraMoneda')
  })
  test('«US$ 100.00» is an amount of a source in dollars', () => {
    const answer = read(
      `${titulos}\n05/11/2026|SPEI||US$ 100.00|US$1,100.00\n06/11/2026|SPEI|US$50.00||US$ 1,050.00`,
      'otroBancoUsd',
    )
    expect(answer).toMatchObject({ sumaAbonos: 10_000, sumaCargos: 5000, ilegibles: [], saltosDeSaldo: [] })
  })
  test.each([
    ['Resultado', 'DECLINADA'],
    ['Respuesta del emisor', 'Negada'],
    ['', 'Pendiente'],
  ])('a column «%s» of states tells that a row did not move: %s', (titulo, estado) => {
    const texto = `${titulos}|${titulo}
05/11/2026|VENTA||100.00||AUTORIZADA
06/11/2026|VENTA||200.00||${estado}
07/11/2026|VENTA||300.00||Aprobada`
    expect(fuera(read(texto))).toEqual(['3 sinAplicar'])
  })
  test('a concept that is a word of a state is no column of states', () => {
    const texto = `${titulos}\n05/11/2026|CHEQUE DEVUELTO|100.00||900.00\n06/11/2026|ABONO||50.00|950.00`
    expect(fuera(read(texto))).toEqual([])
  })
  test.each([
    'EN TRÁNSITO SPEI',
    '*PENDIENTE* SPEI',
    'Pendiente de aplicar SPEI',
    'SPEI (en proceso)',
    'RETENIDO - SPEI',
    'NO APLICADO SPEI',
  ])('a concept that says so did not move: %s', (concepto) => {
    const texto = `${titulos}\n05/11/2026|${concepto}||100.00|\n06/11/2026|SPEI||50.00|`
    expect(fuera(read(texto))).toEqual(['2 sinAplicar'])
  })
  test.each(['PAGO PENDIENTE VIAJE', 'Pendiente viaje XEM111', 'RETENIDO ISR', 'DEPOSITO SALVO BUEN COBRO'])(
    'what a customer or a bank writes of something else is a movement: %s',
    (concepto) =>
      expect(fuera(read(`${titulos}\n05/11/2026|${concepto}||100.00|\n06/11/2026|SPEI||50.00|`))).toEqual([]),
  )
  test.each([
    ['Tipo', 'SPEI Programado'],
    ['Tipo de operación', 'Pendiente de aplicar'],
  ])('a column «%s» of which one says «%s» tells that it did not move', (titulo, dice) => {
    const texto = `Fecha|${titulo}|Concepto|Cargo|Abono
05/11/2026|${dice}|PAGO||100.00
06/11/2026|SPEI|PAGO||50.00
07/11/2026|SPEI Devuelto|PAGO||20.00`
    expect(fuera(read(texto))).toEqual(['2 sinAplicar'])
  })
  test.each([
    ['goes on', '1300.00', ['3 sinFechaNiImporte']],
    ['does not', '9300.00', ['3 deOtraCuenta', '4 deOtraCuenta']],
    ['is not told', '', ['3 deOtraCuenta', '4 deOtraCuenta']],
  ])(
    'an account first named among the movements is theirs where the balance goes on: it %s',
    (_how, saldo, dice) => {
      const texto = `${titulos}
05/11/2026|SPEI|0.00|100.00|1100.00
Cuenta CLABE 012180001234567824||||
06/11/2026|SPEI|0.00|200.00|${saldo}`
      expect(fuera(read(texto))).toEqual(dice)
    },
  )
  test.each([
    ['Ventas de la terminal', 'otroFormato'],
    ['Movimientos', []],
  ])('of «%s», Crédito and Débito without a balance: cards or a ledger', (arriba, dice) => {
    const texto = `${arriba}\nFecha|Concepto|Crédito|Débito\n05/11/2026|VISA|100.00|\n06/11/2026|VISA||50.00`
    expect(fuera(read(texto))).toEqual(dice)
  })
  test('in a lone column without a sign or a balance, what its words say went back or left is not taken', () => {
    const filas = ['Venta', 'REEMBOLSO', 'Devolución al cliente', 'COMISION', 'Compra en línea']
    const texto = `Fecha|Concepto|Referencia|Monto\n${filas.map((uno) => `05/11/2026|${uno}|1|80.00`).join('\n')}`
    const answer = read(texto)
    expect(fuera(answer)).toEqual(['3 signoSinPrueba', '4 signoSinPrueba', '5 signoSinPrueba'])
    expect(answer).toMatchObject({ sumaAbonos: 16_000, signosDudosos: 'sinCargos' })
  })
  test('a day far from the period that the file declares, or that has not come, is told and not taken', () => {
    const filas = `${titulos}\n05/11/2026|SPEI||100.00|1100.00\n06/11/2062|SPEI||200.00|1300.00`
    expect(fuera(read(`Periodo del 01/11/2026 al 30/11/2026\n${filas}`))).toEqual(['4 fechaFueraDeLugar'])
    expect(fuera(read(filas, 'otroBancoMxn', { ultimoDia: '2026-11-20' }))).toEqual(['3 fechaFueraDeLugar'])
    // Of the month before: a bank adds what it had left out.
    const tarde = filas.replace('06/11/2062', '31/10/2026')
    expect(fuera(read(`Periodo del 01/11/2026 al 30/11/2026\n${tarde}`))).toEqual([])
  })

  test('in a column of states, one that nobody has heard of is no proof that the money moved', () => {
    const estados =
      'Reembolsada|Contracargo|Expirada|Anulada|En disputa|Preautorizada|Refunded|Sin respuesta|No exitosa|No procesada|No se acreditó|Sin liquidar|Incompleta|Not captured|Unsuccessful'
    const filas = estados.split('|').map((estado) => `05/11/2026|V|100.00|${estado}`)
    const texto = ['Fecha|Concepto|Importe|Estatus', '05/11/2026|V|100.00|Aprobada', ...filas]
    expect(fuera(read(texto.join('\n')))).toEqual(filas.map((_fila, i) => `${i + 3} sinAplicar`))
  })
  test.each(['Pagos programados', 'Depósitos en firme pendientes', 'Cheques salvo buen cobro'])(
    'what stands under «%s» has not moved',
    (titulo) => {
      const texto = `${titulos}\n05/11/2026|A||100.00|100.00\n${titulo}\n06/11/2026|B||100.00|`
      expect(fuera(read(texto))).toEqual(['3 sinAplicar', '4 sinAplicar'])
    },
  )
  test('so it is with the title above the headers, where it says no sum', () => {
    const fila = '05/11/2026|A||100.00|100.00'
    const dos = `${titulos}\n${fila}\nMovimientos aplicados\n${titulos}\n06/11/2026|B||50.00|`
    expect(fuera(read(`Movimientos en tránsito\n${dos}`))).toEqual(['3 sinAplicar', '4 sinFechaNiImporte'])
    expect(fuera(read(`Cargos en tránsito: 0.00\n${titulos}\n${fila}`))).toEqual([])
  })
  test.each(['Fecha|Concepto|Importe', 'Día|Descripción|Folio|Monto', 'Fecha|Instrumento|Plazo|Monto'])(
    'rows under other headers, «%s», are of another table, until its own come again',
    (otros) => {
      const fila = `08/11/2026|X${'|'.repeat(otros.split('|').length - 2)}10.00`
      const texto = `${titulos}\n05/11/2026|A||100.00|\n${otros}\n${fila}\n${titulos}\n06/11/2026|B||50.00|`
      expect(read(texto)).toMatchObject({ sumaCargos: 0, sumaAbonos: 15_000 })
      expect(fuera(read(texto))).toEqual(['3 deOtraTabla', '4 deOtraTabla'])
    },
  )
  test('a documented source heeds headers that come again in another order', () => {
    const siete = 'Fecha Operación|Concepto|Referencia|Referencia Ampliada'
    const texto = `Cuenta|0123456789
${siete}|Cargo|Abono|Saldo
05/11/2026|A|1|||100.00|
${siete}|Abono|Cargo|Saldo
06/11/2026|B|1||50.00||`
    expect(read(texto, 'bbvaMxn')).toMatchObject({ sumaCargos: 0, sumaAbonos: 15_000 })
  })
  describe('a page says it outside of its tables too', () => {
    const fila = (importe: string) => `<tr><td>05/11/2026</td><td>SPEI</td><td></td><td>${importe}</td></tr>`
    const tabla = (importe: string) =>
      `<table><tr><td>Fecha</td><td>Concepto</td><td>Cargo</td><td>Abono</td></tr>${fila(importe)}</table>`
    test.each([
      ['<h3>Cuenta: 1111111111</h3>', '<h3>Cuenta: <b>2222222222</b></h3>'],
      ['', '<p>Cuenta en dólares 2222222222</p>'],
      ['', '<div>Movimientos en tránsito</div>'],
      [
        '',
        '<div>Movimientos &nbsp;</div><!-- <div>Movimientos aplicados</div> --><div>Pagos programados</div>',
      ],
    ])('%s then %s', (arriba, junto) => {
      const texto = `<html><head><title>Movimientos</title></head>${arriba}${tabla('100.00')}${junto}${tabla('50.00')}</html>`
      expect(read(texto)).toMatchObject({ sumaAbonos: 10_000 })
    })
    test.each([
      ['<p>Moneda: USD</p>', 'diceOtraMoneda'],
      ['<h2>Cifras en miles de pesos</h2>', 'enMiles'],
    ])('%s', (arriba, codigo) => expect(fuera(read(`<html>${arriba}${tabla('100.00')}`))).toBe(codigo))
    test('what no reader of the page sees is not said', () => {
      const oculto = '<style>p { Moneda: USD }</style><!-- <p>Moneda: USD</p> --><script>"<p>Moneda: USD</p>"'
      expect(read(`<html>${oculto}</script>${tabla('100.00')}`)).toMatchObject({ sumaAbonos: 10_000 })
    })
    test('the caption of a table is its title', () => {
      const texto = tabla('100.00').replace('<table>', '<table><caption>Movimientos en tránsito</caption>')
      expect(fuera(read(`<html>${texto}</html>`))).toEqual(['3 sinAplicar'])
    })
  })
  test.each([
    ['Fecha,Concepto,Importe', '05/11/2026,SPEI,1500,50\n06/11/2026,SPEI,-100,25'],
    ['Fecha,Concepto,Cargo,Abono,Saldo', '05/11/2026,SPEI,,1500,50,2500,50'],
  ])('cents that a comma moved into a cell of their own are not lost: %s', (encabezado, filas) =>
    expect(read(`${encabezado}\n${filas}`)).toMatchObject({ movimientos: [] }),
  )
  test.each([
    ['Tarjeta', 'Crédito', 'Débito'],
    ['Tipo de tarjeta', 'CREDITO', 'DEBITO'],
    ['Forma de pago', 'Débito', 'Crédito'],
    ['Estatus', 'A', 'C'],
    ['Canal', 'A', 'C'],
  ])('«%s» with «%s» and «%s» tells no side of a sale', (titulo, uno, otro) => {
    const texto = `Fecha|Concepto|Importe|${titulo}\n05/11/2026|PAGO|100.00|${uno}\n05/11/2026|PAGO|50.00|${otro}`
    expect(read(texto)).toMatchObject({ sumaCargos: 0, signosDudosos: 'sinCargos' })
  })
  test('without headers, credit and debit are cards as well as sides', () => {
    const filas = ['Crédito', 'Débito', 'Crédito'].map((lado) => `05/11/2026|VENTA|100.00|${lado}`)
    expect(fuera(read(filas.join('\n')))).toBe('otroFormato')
  })
  test('of two columns that tell sides, which differ, neither is taken', () => {
    const texto = `Fecha|Concepto|Importe|Tipo de cuenta|Tipo
05/11/2026|X|100.00|Crédito|Cargo
05/11/2026|X|50.00|Débito|Abono`
    expect(read(texto)).toMatchObject({ sumaCargos: 0, signosDudosos: 'sinCargos' })
  })
  test.each<[string, Partial<Perfil>]>([
    ['otroBancoMxn', {}],
    [
      'otroBancoMxn',
      {
        porEncabezados: false,
        filaDatos: 1,
        columnas: ['fechaOperacion', 'concepto', 'cargos', 'abonos'],
        encabezados: { fechaOperacion: 'Date', concepto: 'Description', cargos: 'Amount', abonos: 'Amount' },
      },
    ],
  ])('a column «Currency» is heeded whatever the source: %s %#', (clave, de) => {
    const texto = 'Date,Description,Amount,Currency\n2026-11-05,A,100.00,usd\n2026-11-06,B,-10.00,usd'
    expect(fuera(read(texto, clave, de))).toBe('diceOtraMoneda')
  })
  test('the only amount of a documented source is not of the currency beside it', () => {
    const texto = 'Fecha Oper,Concepto,Importe,Saldo,Divisa\n05/11/2026,A,100.00,100.00,USD'
    expect(fuera(read(texto, 'sabadellMxn'))).toBe('diceOtraMoneda')
  })
  test.each([
    ['Cuenta: 2222222222', ''],
    ['Producto: Cuenta Maestra 2222222222', 'Producto: Cuenta Maestra 1111111111\n'],
    ['Cuenta|****2222', 'Cuenta|****1111\n'],
  ])('below «%s» stands another account', (rotulo, arriba) => {
    const fila = '05/11/2026|SPEI||100.00|'
    const answer = read(`${arriba}${titulos}\n${fila}\n${rotulo}\n${titulos}\n${fila}`)
    expect(answer).toMatchObject({ sumaAbonos: 10_000 })
    expect(fuera(answer)).toMatchObject({ length: 2 })
  })
  test('an account that stands between the headers and the first movement is the one of all', () => {
    const texto = `${titulos}\nCuenta: 1111111111\n05/11/2026|A||100.00|\nCuenta: 1111111111\n05/11/2026|B||50.00|`
    expect(read(texto)).toMatchObject({ sumaAbonos: 15_000 })
  })
  test.each([
    ['****1111', '****2222'],
    ['Operativa', 'Nómina'],
  ])('movements of the accounts «%s» and «%s» are of two', (una, otra) => {
    const fila = (cuenta: string) => `${cuenta}|05/11/2026|SPEI||100.00|`
    expect(read(`Cuenta|${titulos}\n${fila(una)}\n${fila(otra)}\nTotal|||||`)).toEqual({
      codigo: 'variasCuentas',
      cuentas: [una, otra],
    })
  })
  test.each(['SUMA DE ABONOS', 'Acumulado', 'Saldo mensual', 'SALDO DEL DÍA', 'Saldo total'])(
    '«%s» with a day and an amount is told as what may be a sum',
    (concepto) => {
      const texto = `${titulos}\n05/11/2026|SPEI||100.00|\n30/11/2026|${concepto}||100.00|`
      expect(fuera(read(texto))).toEqual(['3 pareceTotal'])
    },
  )
  test.each(['SALDO DE RESERVA XEM111', 'SALDO TOTAL VIAJE', 'SUMATE VIAJES'])(
    '«%s» is a movement',
    (concepto) => expect(fuera(read(`${titulos}\n05/11/2026|${concepto}||100.00|`))).toEqual([]),
  )
  test.each([
    ['12 34', 'ilegible'],
    ['100.00\n200.00', 'ilegible'],
    ['100 50', 'ilegible'],
    ["12'34", 'ilegible'],
    ['1 500.00 100', 'ilegible'],
    ['1\u202f234 567,50', 123_456_750],
    ["$1'234,567.50", 123_456_750],
  ])('the figures of «%s» are one number or none', (texto, valor) =>
    expect(readImporte({ texto, numero: null })).toBe(valor),
  )
  test.each([
    ['2026-11-05T03:30:00Z', '2026-11-04'],
    ['2026-11-05 05:59:59.123 UTC', '2026-11-04'],
    ['2026-11-05T06:00:00+00:00', '2026-11-05'],
    ['2026-11-01T03:30Z', '2026-10-31'],
    ['2026-11-05T00:00:00.000Z', '2026-11-05'],
    ['2026-11-05T00:30:00.000-04:00', '2026-11-04'],
    ['2026-11-05 23:30:00 -0800', '2026-11-06'],
    ['2026-11-05T23:30:00-06:00', '2026-11-05'],
    ['2026-11-05T00:00:00-04:00', '2026-11-05'],
    ['2026-11-05T03:30:00-06:00', '2026-11-05'],
    ['2026-11-05T03:30:00', '2026-11-05'],
    ['2026-13-05T03:30:00Z', null],
  ])('%s is %s in Mexico', (texto, dia) => expect(readFecha({ texto, numero: null }, false)).toBe(dia))
})
