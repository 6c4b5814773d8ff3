import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { describe, expect, it } from 'vitest'
import { paginaDePrueba } from '../../../testing/pagina-de-prueba.ts'
import { extraer } from './extraer.ts'
import type { NombreCampo } from './juicio.ts'
import { umbrales } from './umbrales.ts'

const hoy = '2026-10-10' as Dia
type Lineas = Parameters<typeof paginaDePrueba>[0]
const read = (...lineas: Lineas) => extraer([paginaDePrueba(lineas)], { hoy })
const linea = (texto: string) => [[0.1, texto]] as const
const par = (etiqueta: string, valor: string) =>
  [
    [0.1, etiqueta],
    [0.55, valor],
  ] as const
const sure = ({ campos }: ReturnType<typeof read>) =>
  Object.entries(campos)
    .filter(([, { confianza }]) => confianza >= umbrales.alta)
    .map(([campo]) => campo)
const datos: Lineas = [
  par('Importe:', '$1,234.50 MXN'),
  par('Fecha de operación:', '07/10/2026'),
  par('Concepto:', 'Viaje'),
  par('Folio:', '5736001384'),
]

describe('[VI-C1] was it paid comes before every field', () => {
  it('what a terminal abbreviates is refused all the same', () =>
    expect(read(...datos, par('Respuesta', '51 Fondos insuf.'), par('Autorización', '000000')).noEsPago).toBe(
      'rechazado',
    ))
  it.each(['Registrada', 'Capturada', 'Error 504', 'En captura'])(
    'a state that says %s is no word of a payment, whatever the heading says',
    (estatus) => {
      const extraccion = read(linea('Transferencia enviada'), par('Estatus:', estatus), ...datos)
      expect(extraccion.pagado).toBe(false)
      expect(sure(extraccion)).toEqual([])
    },
  )
  it.each(['Alta de cuenta exitosa', 'Tu cambio de límite fue exitoso', 'Beneficiario registrado con éxito'])(
    '«%s» is no payment: nothing is sure',
    (dicho) => expect(sure(read(linea(dicho), ...datos))).toEqual([]),
  )
  it.each(['Exitosa', 'Procesada', 'Completada', 'Liquidado', 'Confirmada', 'OK'])(
    'a state that says %s is one of a payment',
    (estatus) =>
      expect(read(linea('Transferencia SPEI'), par('Estatus:', estatus), ...datos).pagado).toBe(true),
  )
  it('the label of the state in two tongues is no state', () =>
    expect(
      read(linea('International transfer'), par('Estatus / Status', 'Completada'), ...datos).pagado,
    ).toBe(true))
  it.each([
    ['Operación no realizada', 'rechazado'],
    ['Transferencia no exitosa', 'rechazado'],
    ['No pudimos completar tu pago', 'rechazado'],
    ['Fondos insuficientes', 'rechazado'],
    ['Tarjeta declinada', 'rechazado'],
    ['¡Ups! Algo salió mal', 'rechazado'],
    ['La operación no se pudo procesar.', 'rechazado'],
    ['*** TRANSACCION RECHAZADA ***', 'rechazado'],
    ['Operación cancelada', 'cancelado'],
    ['CANCELACION', 'cancelado'],
    ['Tu transferencia fue devuelta por el banco destino.', 'devuelto'],
    ['DEVOLUCION', 'devuelto'],
    ['Reembolso exitoso', 'devuelto'],
    ['Transferencia programada', 'programado'],
    ['¡Listo! Programaste tu transferencia', 'programado'],
    ['Se enviará el 12 de octubre', 'programado'],
    ['Estamos procesando tu transferencia', 'enProceso'],
    ['Pago pendiente', 'enProceso'],
    ['Operación pendiente de autorización', 'enProceso'],
    ['Total por pagar', 'porPagar'],
    ['Instrucciones de pago', 'porPagar'],
    ['Realiza tu pago en cualquier tienda', 'porPagar'],
    ['FICHA DE PAGO', 'porPagar'],
    ['Cotización de viaje', 'porPagar'],
    ['Confirma tu transferencia', 'sinEnviar'],
    ['Revisa los datos antes de enviar', 'sinEnviar'],
    ['Ingresa tu token', 'sinEnviar'],
    ['Uso CFDI: G03', 'factura'],
    ['Estatus: En tránsito', 'enProceso'],
    ['Se procesará el siguiente día hábil', 'programado'],
    ['Operación enviada a autorización', 'enProceso'],
    ['Requiere 1 firma más', 'enProceso'],
    ['Tu pago está siendo procesado', 'enProceso'],
    ['No recibimos respuesta del banco', 'enProceso'],
    ['PREAUTORIZACION', 'enProceso'],
    ['Salvo buen cobro', 'enProceso'],
    ['Se agotó el tiempo de espera', 'rechazado'],
    ['No se reflejó el abono', 'rechazado'],
    ['Cheque posfechado', 'programado'],
    ['Recibo vencido', 'porPagar'],
    ['SIMULACION', 'sinEnviar'],
    ['Comprobante de ejemplo', 'sinEnviar'],
  ] as const)('«%s» over the fields of a payment: %s, and nothing is sure', (dicho, motivo) => {
    const extraccion = read(linea(dicho), ...datos)
    expect(extraccion).toMatchObject({ noEsPago: motivo, pagado: false })
    expect(sure(extraccion)).toEqual([])
  })
  it.each([
    ['nothing said', []],
    ['the button of the screen before', [linea('Continuar')]],
    ['a slip to be paid within a term', [par('Fecha límite:', '12/10/2026')]],
    ['a request', [linea('Solicitud de transferencia recibida')]],
    ['a term', [linea('Si tu pago fue realizado conserva este documento')]],
  ] as const)('%s: the payment is not said to be made, and nothing is sure', (_, mas) => {
    const extraccion = read(...datos, ...mas)
    expect(extraccion.pagado).toBe(false)
    expect(sure(extraccion)).toEqual([])
  })
  it.each([
    'Operación exitosa',
    'Tu transferencia fue enviada con éxito',
    'Enviaste dinero',
    'Estatus: Liquidada',
    'APROBADA',
    'Pago realizado',
    '¡Gracias por tu pago!',
    'Su pago fue procesado correctamente',
  ])('«%s»: it was made, and what stands beside its label is sure', (dicho) => {
    const extraccion = read(linea(dicho), ...datos)
    expect(extraccion).toMatchObject({ noEsPago: null, pagado: true })
    expect(sure(extraccion)).toContain('montoPagado')
  })
  it('a warning for other days, and a concept that says «cancelado», deny nothing', () => {
    expect(
      read(linea('Operación exitosa'), ...datos, linea('Si tu pago fue rechazado llama al banco')).noEsPago,
    ).toBeNull()
    expect(
      read(linea('Operación exitosa'), par('Concepto:', 'saldo cancelado'), ...datos).noEsPago,
    ).toBeNull()
  })
  it('a page of prices, or a balance, is no proof', () => {
    const menu = read(par('Enchiladas', '$145.00'), par('Pozole', '$120.00'), par('Agua', '$35.00'))
    expect(menu).toMatchObject({ noEsPago: 'sinDatos', campos: {} })
    expect(read(par('Saldo disponible', '$9,120.00'), par('Cuenta', '*1234')).noEsPago).toBe('sinDatos')
  })
})

describe('[VI-C2] the amount is sure only when one reading explains every figure', () => {
  const monto = (...mas: Lineas) => {
    const { campos } = read(linea('Operación exitosa'), ...mas)
    const campo = campos.montoPagado
    return campo && [campo.valor, campo.confianza >= umbrales.alta]
  }
  it.each([
    [
      'a fee and their total',
      [par('Monto:', '$600.00'), par('Comisión:', '$12.00'), par('Total:', '$612.00')],
      '600.00',
      true,
    ],
    [
      'a fee, its tax and the total',
      [par('Monto:', '$600.00'), par('Comisión:', '$10.00'), par('IVA:', '$1.60'), par('Total:', '$611.60')],
      '600.00',
      true,
    ],
    [
      'cash and change of the total',
      [
        par('Importe:', '$600.00'),
        par('Comisión:', '$15.00'),
        par('Total:', '$615.00'),
        par('Efectivo:', '$700.00'),
        par('Cambio:', '$85.00'),
      ],
      '600.00',
      true,
    ],
    [
      'a balance by its name',
      [par('Importe:', '$600.00'), par('Saldo disponible:', '$9,400.00')],
      '600.00',
      true,
    ],
    ['a fee without a total', [par('Importe:', '$612.00'), par('Comisión:', '$12.00')], '612.00', false],
    [
      'a total that the parts do not give',
      [par('Importe:', '$600.00'), par('Comisión:', '$12.00'), par('Total:', '$650.00')],
      '600.00',
      false,
    ],
    ['a figure that nothing explains', [par('Importe:', '$600.00'), linea('$75.00')], '600.00', false],
    [
      'change that does not come out',
      [par('Importe:', '$600.00'), par('Efectivo:', '$700.00'), par('Cambio:', '$50.00')],
      '600.00',
      false,
    ],
  ] as const)('%s', (_, lineas, valor, segura) => {
    expect(monto(...lineas)).toEqual([valor, segura])
  })
  it.each([
    [
      'two keys',
      [
        par('Clave de rastreo:', 'MBAN01002610070012345678'),
        par('Clave de rastreo:', 'MBAN01002610070012345679'),
      ],
    ],
    ['two amounts under one label', [par('Monto:', '$600.00'), par('Monto:', '$700.00')]],
    ['two authorizations', [par('Autorización:', '123456'), par('Autorización:', '654321')]],
  ] as const)('two operations in one file (%s) are told, and nothing is sure', (_, lineas) => {
    const extraccion = read(linea('Transferencias realizadas'), par('Fecha:', '07/10/2026'), ...lineas)
    expect(extraccion.varias).toBe(true)
    expect(sure(extraccion)).toEqual([])
  })
})

describe('[VI-C3] amounts in headlines, labels in two lines, and what is no number of an operation', () => {
  it.each([
    ['Enviaste $1,500.00 a Agencia Mar'],
    ['Pagaste $1,500.00'],
    ['Realizaste una transferencia por $1,500.00 M.N.'],
    ['Recibimos la cantidad de $1,500.00 MXN'],
  ])('«%s»', (dicho) => {
    expect(read(linea(dicho), par('Fecha:', '07/10/2026')).campos.montoPagado?.valor).toBe('1,500.00')
  })
  it('cents raised beside their amount are cents', () => {
    const pagina = paginaDePrueba([
      linea('Transferencia realizada'),
      linea('$1,500 00'),
      par('Folio:', '57360013'),
    ])
    const palabras = pagina.palabras.map((word) =>
      word.texto === '$1,500'
        ? { ...word, alto: 0.04, y: word.y - 0.015, ancho: 0.12 }
        : word.texto === '00'
          ? { ...word, alto: 0.018, y: word.y - 0.017, x: 0.223, ancho: 0.02 }
          : word,
    )
    expect(extraer([{ ...pagina, palabras }], { hoy }).campos.montoPagado?.valor).toBe('1,500.00')
  })
  it('labels broken in two lines, and values over their labels', () => {
    const rotas = read(
      par('Importe de la', '$1,500.00'),
      linea('transferencia'),
      par('Fecha y hora de la', '07/10/2026 10:12'),
      linea('operación'),
      par('Clave de', 'MBAN01002610070012345678'),
      linea('rastreo'),
    )
    expect(rotas.campos).toMatchObject({
      montoPagado: { valor: '1,500.00' },
      fechaPago: { valor: '07/10/2026' },
      numeroTransaccion: { valor: 'MBAN01002610070012345678' },
    })
    const sobre = read(
      linea('$1,500.00'),
      linea('Monto enviado'),
      [],
      linea('07/10/2026'),
      linea('Fecha de operación'),
      [],
      linea('MBAN01002610070012345678'),
      linea('Clave de rastreo'),
    )
    expect(sobre.campos).toMatchObject({
      montoPagado: { valor: '1,500.00' },
      fechaPago: { valor: '07/10/2026' },
      numeroTransaccion: { valor: 'MBAN01002610070012345678' },
    })
  })
  it.each(['1', '061126', '6112026', '0281026', '1234567', '4410'])(
    'a referencia («%s») is never the number of the operation',
    (referencia) => {
      for (const etiqueta of ['Referencia', 'Referencia numérica:', 'Número de referencia', 'Ref.'])
        expect(
          read(linea('Operación exitosa'), par('Monto', '$1.00'), par(etiqueta, referencia)).campos,
        ).not.toHaveProperty('numeroTransaccion')
    },
  )
  it.each([
    ['$5, 900.00', '5,900.00'],
    ['$11,900 38', '11,900.38'],
    ['$1,500 00', '1,500.00'],
  ])('[VI-C4] a sum that a scanner parted («%s») is read, and never sure', (dicho, valor) => {
    const lineas = [linea('Transferencia realizada'), par('Monto', dicho), par('Folio', '57360013')]
    const { campos } = extraer([paginaDePrueba(lineas, 'imagen')], { hoy })
    expect(campos.montoPagado?.valor).toBe(valor)
    expect(campos.montoPagado?.confianza).toBeLessThan(umbrales.alta)
  })
  it('[VI-C3] a sentence that had its sum goes on to none in the line below', () =>
    expect(
      read(par('Pagaste', '$1,500.00'), par('Cashback ganado', '$12.50')).campos.montoPagado?.valor,
    ).toBe('1,500.00'))
  it('[VI-C3] the first words of a letter are no label of the sentence under them', () => {
    const { campos, pagado } = read(
      linea('Estimado(a) Ana Sofía Cruz:'),
      linea('Le informamos que realizó una transferencia SPEI por $1,500.00 el'),
      linea('07/10/2026 a las 09:47.'),
      par('Clave de rastreo:', 'MBAN01002610070012345678'),
    )
    expect(campos.montoPagado?.valor).toBe('1,500.00')
    expect(pagado).toBe(true)
  })
  it('[VI-C4] a date that ends on the next line, flush right with its beginning, is read whole', () => {
    const pagina = paginaDePrueba([
      linea('Transferencia exitosa'),
      [
        [0.1, 'Fecha'],
        [0.6, 'jueves, 8 de octubre de'],
      ],
      [[0.7, '2026']],
    ])
    const right = Math.max(
      ...pagina.palabras.filter(({ y }) => y === pagina.palabras.at(-2)?.y).map(({ x, ancho }) => x + ancho),
    )
    const palabras = pagina.palabras.map((word) =>
      word.texto === '2026' ? { ...word, x: right - word.ancho, y: word.y - 0.01 } : word,
    )
    expect(extraer([{ ...pagina, palabras }], { hoy }).campos.fechaPago?.valor).toBe('08/10/2026')
  })
  it('[VI-C2] two rows of a table with one heading are two operations; a row of the commission is none', () => {
    const tabla = (...filas: (readonly [string, string])[]) =>
      read(
        linea('Transferencias realizadas'),
        ...[['Beneficiario', 'Importe'] as const, ...filas].map(
          ([x, y]) =>
            [
              [0.1, x],
              [0.55, y],
            ] as const,
        ),
      ).varias
    expect(tabla(['VIAJES SA', '$1,500.00'], ['OTRA SA', '$2,300.00'])).toBe(true)
    expect(tabla(['VIAJES SA', '$1,500.00'], ['Comisión', '$10.00'])).toBe(false)
    expect(tabla(['VIAJES SA', '$1,500.00'])).toBe(false)
  })
  it('[VI-C2] sums that come and go are a list of movements', () =>
    expect(
      read(
        linea('Movimientos'),
        par('SPEI enviado 07/10/26', '-$1,500.00'),
        par('Compra Oxxo', '-$84.50'),
        par('Nómina', '+$12,400.00'),
      ).varias,
    ).toBe(true))
  it('[VI-C4] figures that follow a whole sum in its sentence are no cents of it', () =>
    expect(read(linea('Enviaste $1,500 10 minutos antes')).campos.montoPagado?.valor).not.toBe('1,500.10'))
  it.each([
    ['4861663224420', 'imagen', false],
    ['8861663224420', 'imagen', true],
    ['4861663224420', 'texto', true],
  ] as const)(
    'in a picture the 4 that a number begins with may be a #: %s of %s',
    (numero, origen, segura) => {
      const lineas = [linea('Transferencia realizada'), par('Monto', '$1.00'), par('Operación', numero)]
      const { campos } = extraer([paginaDePrueba(lineas, origen)], { hoy })
      expect(campos.numeroTransaccion?.valor).toBe(numero)
      expect((campos.numeroTransaccion?.confianza ?? 0) >= umbrales.alta).toBe(segura)
    },
  )
  it('beneficiary, bank and visible figures of the account are read from the receiving side alone', () => {
    const { destino } = read(
      linea('Transferencia exitosa'),
      par('Cuenta origen:', '•••• 9911'),
      par('Banco emisor:', 'Inbursa'),
      par('Beneficiario:', 'VIAJES DEL SUR SA DE CV'),
      par('Banco destino:', 'Santander'),
      par('Cuenta destino:', '**** 5678'),
    )
    expect(destino).toEqual({
      cuenta: { digitos: '5678', entera: false },
      banco: 'Santander',
      beneficiario: 'VIAJES DEL SUR SA DE CV',
    })
  })
})

/** What a page says of a payment that was made, and the field that only one of its readings would make sure. */
describe('[VI-C2, VI-C3] where two readings fit, neither is sure', () => {
  const sure = (texto: string, campo: NombreCampo) => {
    const columnas = `Transferencia exitosa / ${texto}`
      .split(' / ')
      .map((linea) => linea.split(' | ').map((columna, i) => [i === 0 ? 0.1 : 0.55, columna] as const))
    const found = extraer([paginaDePrueba(columnas)], { hoy: '2026-10-10' as Dia }).campos[campo]
    return found && found.confianza >= umbrales.alta ? found.valor : null
  }
  it.each([
    'Monto enviado | $1,000.00 / Monto recibido | $985.00 / Comisión | $15.00',
    'Importe | $1,000.00 / Importe neto | $985.00 / Comisión | $15.00',
    'Monto | $1,000.00 / Monto abonado | $985.00',
  ])('what was sent is not what arrived: %s', (texto) => {
    expect(sure(texto, 'montoPagado')).toBeNull()
  })
  it('the day of the order and the day of its value', () => {
    expect(
      sure('Monto | $1,000.00 / Fecha y hora | 07/10/2026 23:59 / Fecha valor | 08/10/2026', 'fechaPago'),
    ).toBeNull()
    expect(
      sure(
        'Monto | $1,000.00 / Fecha de operación | 07/10/2026 / Fecha de captura | 06/10/2026',
        'fechaPago',
      ),
    ).toBe('07/10/2026')
  })
  it.each(['061126', '6112026', '07102026', '20261007', '0071026'])(
    'a day in figures is no folio: %s',
    (folio) => {
      expect(sure(`Monto | $1,000.00 / Folio | ${folio}`, 'numeroTransaccion')).toBeNull()
    },
  )
  it('what a document writes is not mended to a form that it nearly has', () => {
    expect(sure('Clave de rastreo | MBAN0100261007001234567B', 'numeroTransaccion')).toBe(
      'MBAN0100261007001234567B',
    )
  })
})
