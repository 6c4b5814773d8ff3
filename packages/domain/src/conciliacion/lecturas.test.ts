import { describe, expect, test } from 'vitest'
import { aMovimiento, aPago, umbrales } from '../../testing/a-pago.ts'
import { type Hechos, sinHechos } from './dudas.ts'
import { judgeExacta } from './exacta.ts'
import { claseDeNumero } from './numeros.ts'
import { readPistas } from './pistas.ts'
import { propose } from './propose.ts'
import type { MovimientoPorConciliar, PagoCandidato } from './puntuar.ts'
import { indexRivales } from './rivales.ts'

const clave = 'MBAN01002610050000012345'
const otraClave = '2026100540014TRAPP000400000010'
const fila = (referenciaAmpliada: string, more: Partial<MovimientoPorConciliar> = {}) =>
  aMovimiento({ concepto: 'SPEI RECIBIDOSTP', referenciaAmpliada }, more)
const pago = (pagoId: number, more: Partial<PagoCandidato> = {}) =>
  aPago(pagoId, { bookingCode: 'XEM111', ...more })
const otro = (more: Partial<PagoCandidato> = {}) => pago(2, { bookingCode: 'KTR482', ...more })
const judge = (row: MovimientoPorConciliar, pagos: PagoCandidato[], hechos: Partial<Hechos> = {}) => {
  const propuestas = propose(row, pagos, { umbrales, complementos: new Set(), rechazadas: new Set() })
  const veredicto = judgeExacta(row, propuestas, new Map(pagos.map((one) => [one.pagoId, one])), {
    hechos: { ...sinHechos, reservas: new Set(pagos.map((one) => one.bookingCode)), ...hechos },
    umbrales,
  })
  return { propuestas, veredicto, aplica: veredicto.exacta !== null }
}

describe('[VI-B1] which numbers identify', () => {
  test.each([
    ['a clave de rastreo', clave, 'clave'],
    ['one of figures only', '085904230158123456', 'clave'],
    ['one short clave with letters', 'BB1234567890123', 'clave'],
    ['a folio de internet', '4829130047', 'folio'],
    ['a referencia numérica', '4829137', 'autorizacion'],
    ['a card’s authorisation', '48291A', 'autorizacion'],
    ['a day without its leading zero', '6112026', null],
    ['a day with two figures of year', '291026', null],
    ['padded to seven', '0281026', null],
    ['the year first', '20261106', null],
    ['the year first, two figures', '261106', null],
    ['the month first', '11062026', null],
    ['a day and an hour', '20261106102233', null],
    ['a period', '202611', null],
    ['a CLABE', '012180000123456782', null],
    ['the CLABE of a statement', '00012180000123456782', null],
    ['a card', '4111111111111111', null],
    ['an RFC', 'GOPR850101AB1', null],
    ['a filler', '1234567', null],
    ['a counter', '12', null],
  ])('%s: %s is %s', (_what, numero, clase) => expect(claseDeNumero(numero)).toBe(clase))

  test.each([
    ['the pago’s clave', `CVE RASTREO: ${clave}`, clave, true],
    ['it glued to its label', `CVERASTREO${clave}`, clave, true],
    ['its long folio', 'FOLIO: 4829130047', '4829130047', true],
    ['its referencia numérica', '014 4829137PAGO', '4829137', false],
    ['its day', '014 6112026PAGO', '6112026', false],
    ['a phone that is its number', 'TEL 5512345678', '5512345678', false],
    ['the account of who pays', 'BNET 0198765432 PAGO', '0198765432', false],
  ])('a row that carries %s alone', (_what, ampliada, numeroTransaccion, applied) =>
    expect(judge(fila(ampliada), [pago(1, { numeroTransaccion })]).aplica).toBe(applied),
  )

  test.each([
    ['no number: the ordinary case', '', true],
    ['this clave', otraClave, true],
    ['another clave', clave, false],
    ['a long folio the text does not carry', '4829130047', false],
    ['a day as reference', '051026', true],
  ])(
    'a row with a clave that names the booking, whose pago carries %s',
    (_what, numeroTransaccion, applied) =>
      expect(judge(fila(`RESERVA XEM111 ${otraClave}`), [pago(1, { numeroTransaccion })]).aplica).toBe(
        applied,
      ),
  )

  test.each([
    ['open', {}],
    ['rejected', { rechazado: true }],
    ['closed', { saldo: 0 }],
    ['in another currency', { moneda: 'USD' }],
  ])('the clave of another pago, %s, is a doubt', (_what, more) =>
    expect(
      judge(fila(`RESERVA XEM111 ${clave}`), [pago(1), otro({ numeroTransaccion: clave, monto: 1, ...more })])
        .veredicto,
    ).toMatchObject({ exacta: null, dudas: expect.arrayContaining(['claveDeOtro']) }),
  )

  test('a telephone is no folio, also where its word is glued to the bank’s reference', () => {
    const numeroTransaccion = '5584991717'
    expect(
      judge(fila(`014 9227150WHATSAPP ${numeroTransaccion}`), [pago(1, { numeroTransaccion })]).aplica,
    ).toBe(false)
  })
  test('a number that two pagos or two rows carry identifies neither', () => {
    const row = fila(`CVE ${clave}`)
    const twice = [pago(1, { numeroTransaccion: clave }), otro({ numeroTransaccion: clave, saldo: 0 })]
    expect(judge(row, twice).aplica).toBe(false)
    expect(judge(row, twice.slice(0, 1), { numerosRepetidos: new Set([clave]) }).aplica).toBe(false)
    expect(judge(row, twice.slice(0, 1)).aplica).toBe(true)
  })
  test('of two rows that name one booking, the one with the clave of its pago is applied', () => {
    const row = fila(`XEM111 ${clave}`)
    const rivales = indexRivales([row, fila('XEM111', { movimientoId: 2 })])
    expect(judge(row, [pago(1, { numeroTransaccion: clave })], { rivales }).aplica).toBe(true)
    expect(
      judge(fila('XEM111', { movimientoId: 2 }), [pago(1, { numeroTransaccion: clave })], { rivales }).aplica,
    ).toBe(false)
  })
})

describe('[VI-B2] another reading of the same facts keeps the machine away, and is said', () => {
  test.each(
    'DEVUELTO,DEVOLUCIÓN,devolucion,DEV.,DEVOL,DEVOLUCON,DEVOLUCI0N,REVERSO,REVERZO,REV.,REEMBOLSO,REMBOLSO,REEMB,RECHAZADO,RECH,CANCELACIÓN,CANC.,CONTRACARGO,CONTRA CARGO,SPEIDEVUELTOBANORTE,0261005REEMB,REFUND,SE DEVUELVE,DEVOLVIERON,DEVSPEI,REVERTIDO,SPEI RETORNADO,RETORNO SPEI,SE CANCELA,CHARGE BACK,NO APLICADA,0261005NO SE REALIZO,FONDOS INSUFICIENTES,ABONO POR ACLARACION,CARGO NO RECONOCIDO,BONIFICACION,CORRECCION DE CARGO,DEPOSITO POR ERROR,TRANSFERENCIA EQUIVOCADA,PAGO DUPLICADO,SALVO BUEN COBRO,TRASPASO ENTRE CUENTAS,CUENTAS PROPIAS,AJUSTE A FAVOR,RECLAMACION,ABONO PROVISIONAL,RESTITUCION,RECUPERACION DE COBRO,D E V U E L T O,S.B.C.,REGRESO DE PAGO,SE REGRESO EL DINERO,NOTA DE CREDITO,OPERACION FALLIDA,IMPORTE RETENIDO,PENDIENTE DE APLICAR,DEVN,SPEI DEVU ELTOBANORTE,VOID,TRASPASO INTERNO,DEPOSITO INCORRECTO,ERROR EN DEPOSITO,CHEQUE REBOTADO,DEP CHEQUE OTROS BANCOS,NO AUTORIZADO,DECLINADO,CXL,DOBLE PAGO,PAGO REPETIDO,FRAUDE'.split(
      ',',
    ),
  )('a row that says %s', (word) => {
    const { veredicto } = judge(fila(`${word} XEM111`), [pago(1)])
    expect([veredicto.exacta, veredicto.dudas[0]]).toEqual([null, 'reverso'])
  })
  test.each([
    'REVILLA',
    'DEVORA',
    'CANCUN',
    'REGRESO',
    'RECIBIDO',
    'REFORMA',
    'CONTRATO',
    'REYES',
    'VUELO DE RETORNO',
    'AJUSTE DE TARIFA',
    'NOAPLICADO',
    'PAGO A CUENTA',
    'AV REVOLUCION 14',
    'A B C VIAJES',
    'TARIFA NO REEMBOLSABLE',
    'SALDO PENDIENTE DE',
    'TRANSF DE OTROS BANCOS',
    'HAB DOBLE',
  ])('%s is no word of a return', (word) =>
    expect(judge(fila(`${word} XEM111`), [pago(1)]).veredicto.dudas).not.toContain('reverso'),
  )
  test('an equal cargo within days', () =>
    expect(judge(fila('XEM111'), [pago(1)], { cargosIguales: 1 }).veredicto.dudas).toEqual(['cargoIgual']))
  test.each([
    ['a second existing booking', 'XEM111 Y KTR482', true],
    ['glued to words', 'RESERVAKTR482 XEM111', true],
    ['a second one that nobody has looked up', 'XEM111 Y ZZ99ZZ', true],
    ['glued to the bank’s reference', '014 0261005XEM111/ZZ99ZZ', true],
    ['more than the one it names', '014 02610052 RESERVAS XEM111', true],
    ['and another', 'XEM111 Y OTRA', true],
    ['and two more', 'XEM111 Y 2 MAS', true],
    ['and one more', 'XEM111 +1', true],
    ['and more without saying which', 'XEM111 ENTRE OTRAS', true],
    ['joined by a hyphen', 'XEM111-ZZ99ZZ', true],
    ['the last of several', 'XEM111 AL XEM113', true],
    ['by its last figures', '014 0261005XEM111/112', true],
    ['by its last figures, in words', 'XEM111 Y 112', true],
    ['its day behind it', 'XEM111 05/10/2026', false],
    ['a day that is none of its own', 'XEM111 31/12/2026', true],
    ['a word with its number behind a hyphen', 'XEM111-PAGO2', false],
    ['an address that begins with it', 'PAGO xem111@correo.mx', true],
    ['rooms and people beside it', '2 HAB XEM111 2 NIÑOS', false],
    ['a flight beside it', 'XEM111 VUELO AM1234', true],
    ['a room beside it', 'XEM111 HAB 204', false],
  ])('%s in the text', (_what, ampliada, doubt) =>
    expect(judge(fila(ampliada), [pago(1), otro({ saldo: 5, monto: 5 })]).aplica).toBe(!doubt),
  )
  test.each([
    ['open', {}, false],
    ['rejected: its money may have come after all', { rechazado: true }, false],
    ['with another clave', { numeroTransaccion: clave }, false],
    ['whose own row came', { saldo: 0 }, true],
    ['of another amount', { saldo: 7, monto: 7 }, true],
  ])('an instalment of the same booking, %s', (_what, more, applied) =>
    expect(
      judge(fila('XEM111'), [pago(1), pago(2, { monto: 100_000, fechaPago: '2026-10-20', ...more })]).aplica,
    ).toBe(applied),
  )
  test('a pago with a warning nobody answered', () =>
    expect(judge(fila('XEM111'), [pago(1, { avisoAbierto: true })]).veredicto.dudas).toEqual([
      'avisoAbierto',
    ]))
  test('the RFC of another customer whose pago is of the same amount', () =>
    expect(judge(fila('XEM111 RFC ABCD800101XY1'), [pago(1), otro({ rfc: 'ABCD800101XY1' })]).aplica).toBe(
      false,
    ))
})

describe('[VI-B3] what points to a pago without proving it is a suggestion', () => {
  const first = (row: MovimientoPorConciliar, pagos: PagoCandidato[]) => {
    const { propuestas, aplica } = judge(row, pagos)
    expect(aplica).toBe(false)
    const [best, next] = propuestas
    return { clave: best?.clave, gana: (best?.puntos ?? 0) > (next?.puntos ?? 0), razones: best?.razones }
  }
  test.each([
    ['one wrong figure in the clave', `CVE ${clave.slice(0, -1)}6`, { numeroTransaccion: clave }],
    ['two figures changed places', 'CVE MBAN01002610050000012354', { numeroTransaccion: clave }],
    ['a clave cut short', `CVE ${clave.slice(0, 22)}`, { numeroTransaccion: clave }],
    ['one figure missing', 'CVE MBAN0100261005000012345', { numeroTransaccion: clave }],
    ['one wrong figure in the localizador', 'RESERVA XEM117', {}],
    ['two of its characters changed places', 'RESERVA XME111', {}],
    ['a localizador inside a word', 'FAMXEM111QZ', {}],
  ])('%s speaks for it', (_what, ampliada, more) => {
    const best = first(fila(ampliada), [otro(), pago(1, more), pago(3, { bookingCode: 'LMP735' })])
    expect(best).toMatchObject({ clave: 'pago:1', gana: true })
    expect(best.razones?.every(({ puntos }) => puntos >= 0)).toBe(true)
  })
  test.each(['XEM111PAGO2', 'PAGOXEM111', '0261005XEM111ANTICIPO', 'LIQXEM111TOTAL', 'XEM111JUAN'])(
    'a localizador glued to letters is seen: %s',
    (word) =>
      expect(
        readPistas({ concepto: word, referencia: '', referenciaAmpliada: '' }).localizadores.has('XEM111'),
      ).toBe(true),
  )
  test('a deposit in another currency is shown, with nothing to apply', () => {
    const { propuestas } = judge(fila('XEM111'), [
      pago(1, { moneda: 'USD', saldo: 5_000, saldoEnOtraMoneda: 101_000 }),
    ])
    expect(propuestas[0]).toMatchObject({ clave: 'pago:1', aplicar: 0 })
    expect(propuestas[0]?.razones.map(({ razon }) => razon)).toEqual(
      expect.arrayContaining(['otraMoneda', 'montoEquivalente']),
    )
  })
  test('one deposit for two bookings of which one is named is both', () =>
    expect(first(fila('XEM111'), [pago(1, { saldo: 60_000 }), otro({ saldo: 40_000 })]).clave).toBe(
      'pagos:1+2',
    ))
  test('a terminal keeps its fee: the named sale comes first', () =>
    expect(
      first(fila('VENTAS CREDITO LOC XEM111', { restante: 97_100 }), [otro({ saldo: 97_100 }), pago(1)])
        .clave,
    ).toBe('pago:1'))
})
