import { citado, latin1, libro, lineas, type Mov, miles, type Tabla, utf8 } from './escribir.ts'
import { caso, type EstadoCiego } from './estado-ciego.ts'
import { corta, dia, n, seis } from './renglones-de-libro.ts'

const o = (centavos: number, como: (c: number) => string = miles) => (centavos === 0 ? '' : como(centavos))
const importe = (x: Mov) => x.abono || x.cargo
const cinco = ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo']
const fila = (x: Mov) => [x.dmy, x.concepto, o(x.cargo), o(x.abono), miles(x.saldo)]
const sinSaldo = (x: Mov) => [x.dmy, x.concepto, o(x.cargo), o(x.abono)]
const csv = (filas: readonly (readonly (string | number)[])[]) => utf8(lineas(filas.map(citado)))

/** Written after what the first ones had found was mended: other forms of the same traps, and others. */
export const estadosDePortalesSegunda: readonly EstadoCiego[] = [
  caso('clabe que aparece a media lista y el saldo sigue', 'otroBancoMxn', (m) =>
    csv([
      cinco,
      ...m.slice(0, 4).map(fila),
      ['Cuenta CLABE 012180001234567890', '', '', '', ''],
      cinco,
      ...m.slice(4).map(fila),
    ]),
  ),
  caso(
    'clabe que aparece a media lista y el saldo no sigue',
    'otroBancoMxn',
    (m) =>
      csv([
        cinco,
        ...m.slice(0, 4).map(fila),
        ['Cuenta CLABE 012180001234567890', '', '', '', ''],
        cinco,
        ...m.slice(4).map((x) => [...fila(x).slice(0, 4), miles(x.saldo + 9_911_100)]),
      ]),
    { verdad: (m) => m.slice(0, 4), dice: true },
  ),
  caso(
    'clabe a media lista y sin saldos',
    'otroBancoMxn',
    (m) =>
      csv([
        cinco.slice(0, 4),
        ...m.slice(0, 4).map(sinSaldo),
        ['Cuenta CLABE 012180001234567890', '', '', ''],
        ...m.slice(4).map(sinSaldo),
      ]),
    { verdad: (m) => m.slice(0, 4), dice: true },
  ),
  caso(
    'pendiente entre corchetes detrás del concepto',
    'otroBancoMxn',
    (m) =>
      csv([
        cinco.slice(0, 4),
        ...m.map((x, i) => [
          x.dmy,
          i === 0 ? `${x.concepto} [Pendiente]` : x.concepto,
          o(x.cargo),
          o(x.abono),
        ]),
      ]),
    { verdad: (m) => m.slice(1), dice: true },
  ),
  caso(
    'autorizado sin liquidar delante',
    'otroBancoMxn',
    (m) =>
      csv([
        cinco.slice(0, 4),
        ...m.map((x, i) => [
          x.dmy,
          i === 0 ? `NO APLICADO ${x.concepto}` : x.concepto,
          o(x.cargo),
          o(x.abono),
        ]),
      ]),
    { verdad: (m) => m.slice(1), dice: true },
  ),
  caso(
    'programado en el tipo de operación',
    'otroBancoMxn',
    (m) =>
      csv([
        ['Fecha', 'Tipo', 'Concepto', 'Cargo', 'Abono'],
        ...m.map((x, i) => [x.dmy, i === 0 ? 'SPEI Programado' : 'SPEI', x.concepto, o(x.cargo), o(x.abono)]),
      ]),
    { verdad: (m) => m.slice(1), dice: true, puede: true },
  ),
  caso(
    'reembolsos de una pasarela con su tipo',
    'otroBancoMxn',
    (m) =>
      csv([
        ['Fecha', 'Tipo de operación', 'Referencia', 'Importe'],
        ...m.map((x, i) => [x.dmy, i % 3 === 2 ? 'Reembolso' : 'Cobro', x.ref, miles(importe(x))]),
      ]),
    {
      verdad: (m) =>
        m.flatMap((x, i) => (i % 3 === 2 ? [] : [{ ...x, abono: importe(x), cargo: 0, concepto: 'Cobro' }])),
      dice: true,
    },
  ),
  caso(
    'reembolsos dichos en otra columna',
    'otroBancoMxn',
    (m) =>
      csv([
        ['Fecha', 'Tipo', 'Concepto', 'Referencia', 'Importe'],
        ...m.map((x, i) => [x.dmy, i === 4 ? 'Contracargo' : 'Venta', 'CLIENTE', x.ref, miles(importe(x))]),
      ]),
    {
      verdad: (m) =>
        m.flatMap((x, i) => (i === 4 ? [] : [{ ...x, abono: importe(x), cargo: 0, concepto: 'CLIENTE' }])),
      dice: true,
      puede: true,
    },
  ),
  caso(
    'ventas de crédito y de débito sin que el concepto lo diga',
    'otroBancoMxn',
    (m) =>
      csv([
        ['Reporte de ventas de la terminal'],
        ['Fecha', 'Descripción', 'Crédito', 'Débito'],
        ...m.map((x, i) => [x.dmy, 'VISA', i % 2 ? '' : miles(importe(x)), i % 2 ? miles(importe(x)) : '']),
      ]),
    { puede: true, dice: true },
  ),
  caso('crédito y débito con saldo', 'otroBancoMxn', (m) =>
    csv([['Fecha', 'Descripción', 'Débito', 'Crédito', 'Saldo'], ...m.map(fila)]),
  ),
  caso('crédito y débito sin saldo', 'otroBancoMxn', (m) =>
    csv([['Fecha', 'Descripción', 'Débito', 'Crédito'], ...m.map(sinSaldo)]),
  ),
  caso(
    'fórmulas de texto con coma dentro',
    'bajioMxn',
    (m) =>
      utf8(
        lineas([
          cinco,
          ...m.map((x) => [
            `="${x.dmy}"`,
            `="${x.concepto}, SA DE CV"`,
            o(x.cargo, (c) => String(c / 100)),
            o(x.abono, (c) => String(c / 100)),
            String(x.saldo / 100),
          ]),
        ]),
      ),
    { puede: true },
  ),
  caso('importes con pesos y letra mxp', 'otroBancoMxn', (m) =>
    csv([
      cinco,
      ...m.map((x) => fila(x).map((campo, i) => (i < 2 || campo === '' ? campo : `$ ${campo} MXP`))),
    ]),
  ),
  caso('fecha con el día de la semana abreviado', 'hsbcMxn', (m) =>
    csv([cinco, ...m.map((x) => [`lun. ${x.mesLetra.replaceAll('-', ' ')}`, ...fila(x).slice(1)])]),
  ),
  caso('fecha y hora en dos columnas y otra de liquidación', 'afirmeMxn', (m) =>
    csv([
      ['Fecha Operación', 'Hora', 'Fecha Liquidación', 'Descripción', 'Retiro', 'Depósito', 'Saldo'],
      ...m.map((x) => [x.dmy, '10:42', x.dmy, x.concepto, o(x.cargo), o(x.abono), miles(x.saldo)]),
    ]),
  ),
  caso('nombre del mes completo en mayúsculas', 'bajioMxn', (m) =>
    csv([cinco, ...m.map((x) => [`${x.d} NOVIEMBRE 2026`, ...fila(x).slice(1)])]),
  ),
  caso(
    'hoja con título por día y sin fecha en las filas',
    'banregioMxn',
    (m) =>
      libro([
        seis.slice(1),
        ...m.flatMap((x): Tabla => [[x.larga], [x.concepto, x.ref, n(x.cargo), n(x.abono), x.saldo / 100]]),
      ]),
    { puede: true, verdad: (m) => m },
  ),
  caso('columnas del banco entre columnas vacías', 'banamexMxn', (m) =>
    libro([
      ['', 'Fecha', '', 'Concepto', '', 'Cargo', '', 'Abono', '', 'Saldo'],
      ...m.map((x) => ['', dia(x), '', x.concepto, '', n(x.cargo), '', n(x.abono), '', x.saldo / 100]),
    ]),
  ),
  caso('totales en la misma fila de los títulos', 'otroBancoMxn', (m) =>
    csv([
      ['Total', '', miles(m.reduce((s, x) => s + x.cargo, 0)), miles(m.reduce((s, x) => s + x.abono, 0)), ''],
      cinco,
      ...m.map(fila),
    ]),
  ),
  caso(
    'la misma fecha y el mismo importe dos veces, con saldo',
    'otroBancoMxn',
    (m) => {
      const [a] = m
      if (!a) throw new RangeError('movimientos')
      return csv([
        cinco,
        fila(a),
        [a.dmy, a.concepto, '', o(a.abono), miles(a.saldo + a.abono)],
        ...m.slice(1).map((x) => [...fila(x).slice(0, 4), miles(x.saldo + a.abono)]),
      ])
    },
    { verdad: (m) => [...m.slice(0, 1), ...m] },
  ),
  caso('texto del banco en latin1 con eñes', 'banorteMxn', (m) =>
    latin1(
      lineas(
        [cinco, ...m.map((x) => [x.dmy, `${x.concepto} PEÑA`, o(x.cargo), o(x.abono), miles(x.saldo)])],
        ';',
      ),
    ),
  ),
  caso(
    'hoja de otro mes con los renglones de éste',
    'bbvaMxn',
    (m) =>
      libro([
        {
          nombre: 'Hoja1',
          filas: [
            ['Cuenta', '0123456789'],
            ['Fecha Operación', 'Concepto', 'Referencia', 'Referencia Ampliada', 'Cargo', 'Abono', 'Saldo'],
            ...m.map((x) => [...corta(x).slice(0, 3), x.clave, ...corta(x).slice(3)]),
          ],
        },
        { nombre: 'Notas', filas: [['Revisado por Ana', 'pendiente preguntar por el depósito del 5']] },
      ]),
    { dice: true },
  ),
]
