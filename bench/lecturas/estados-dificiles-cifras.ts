import { citado, lineas, type Mov, miles, utf8 } from './escribir.ts'
import { caso, type EstadoCiego } from './estado-ciego.ts'

const o = (centavos: number, como: (c: number) => string = miles, nada = '') =>
  centavos === 0 ? nada : como(centavos)
const csv =
  (titulos: string[], fila: (x: Mov, i: number, todos: Mov[]) => (string | number)[]) => (m: Mov[]) =>
    utf8(lineas([titulos, ...m.map((x, i) => citado(fila(x, i, m)))]))
const seis = ['Fecha', 'Concepto', 'Referencia', 'Cargo', 'Abono', 'Saldo']
const sinSaldo = (x: Mov) => [x.dmy, x.concepto, o(x.cargo), o(x.abono)]

/** Figures that are easily taken for what they are not. */
export const estadosDificilesCifras: readonly EstadoCiego[] = [
  caso(
    'firmado al revés y sin saldo',
    'otroBancoMxn',
    csv(['Fecha', 'Concepto', 'Importe'], (x) => [
      x.dmy,
      x.concepto,
      x.cargo ? miles(x.cargo) : `-${miles(x.abono)}`,
    ]),
    { puede: true, dice: true },
  ),
  caso(
    'títulos al revés y sin saldo',
    'otroBancoMxn',
    csv(['Fecha', 'Concepto', 'Abono', 'Cargo'], sinSaldo),
    {
      puede: true,
      dice: true,
    },
  ),
  caso(
    'año de dos cifras primero',
    'otroBancoMxn',
    csv(seis, (x) => [
      x.fecha.slice(2).replaceAll('-', '/'),
      x.concepto,
      x.ref,
      o(x.cargo),
      o(x.abono),
      miles(x.saldo),
    ]),
    { puede: true },
  ),
  caso(
    'dos columnas de saldo',
    'otroBancoMxn',
    csv(['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo contable', 'Saldo disponible'], (x) => [
      x.dmy,
      x.concepto,
      o(x.cargo),
      o(x.abono),
      miles(x.saldo),
      miles(x.saldo - 50_000),
    ]),
    { puede: true },
  ),
  caso(
    'importe original y en pesos',
    'otroBancoMxn',
    csv(['Fecha', 'Concepto', 'Importe original USD', 'Cargo', 'Abono'], (x) => [
      x.dmy,
      x.concepto,
      miles(Math.round((x.cargo || x.abono) / 20)),
      o(x.cargo),
      o(x.abono),
    ]),
    { puede: true },
  ),
  caso(
    'dos importes',
    'otroBancoMxn',
    csv(['Fecha', 'Concepto', 'Importe', 'Importe MXN', 'Saldo'], (x) => [
      x.dmy,
      x.concepto,
      `${x.cargo ? '-' : ''}${miles(Math.round((x.cargo || x.abono) / 20))}`,
      `${x.cargo ? '-' : ''}${miles(x.cargo || x.abono)}`,
      miles(x.saldo),
    ]),
    { puede: true },
  ),
  caso(
    'importes en centavos',
    'otroBancoMxn',
    csv(['Fecha', 'Concepto', 'Cargo (centavos)', 'Abono (centavos)'], (x) => [
      x.dmy,
      x.concepto,
      o(x.cargo, String),
      o(x.abono, String),
    ]),
    { verdad: null },
  ),
  caso(
    'cortado a la mitad',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          seis,
          ...m.map((x) => citado([x.dmy, x.concepto, x.ref, o(x.cargo), o(x.abono), miles(x.saldo)])),
        ]).slice(0, -22),
      ),
    { verdad: (m) => m.slice(0, -1), puede: true, dice: true },
  ),
  caso(
    'cr en los abonos y nada en los cargos',
    'otroBancoMxn',
    csv(['Fecha', 'Concepto', 'Importe'], (x) => [
      x.dmy,
      x.concepto,
      x.abono ? `${miles(x.abono)} CR` : miles(x.cargo),
    ]),
    { puede: true, dice: true },
  ),
  caso(
    'signo en una columna sin título',
    'otroBancoMxn',
    csv(['Fecha', 'Concepto', 'Importe', ''], (x) => [
      x.dmy,
      x.concepto,
      miles(x.cargo || x.abono),
      x.cargo ? '-' : '+',
    ]),
    { puede: true },
  ),
  caso(
    'abono negativo',
    'otroBancoMxn',
    csv(seis, (x, i) =>
      i === 1
        ? [x.dmy, 'DEVOLUCION DE DEPOSITO', x.ref, '', `-${miles(x.cargo)}`, miles(x.saldo)]
        : [x.dmy, x.concepto, x.ref, o(x.cargo), o(x.abono), miles(x.saldo)],
    ),
    {
      puede: true,
      dice: true,
      verdad: (m) => m.map((x, i) => (i === 1 ? { ...x, concepto: 'DEVOLUCION DE DEPOSITO' } : x)),
    },
  ),
  caso(
    'notación científica',
    'otroBancoMxn',
    csv(seis, (x, i) => [
      x.dmy,
      x.concepto,
      x.ref,
      o(x.cargo),
      i === 0 ? '1.5E+05' : o(x.abono),
      miles(x.saldo),
    ]),
    { verdad: (m) => m.slice(1), puede: true, dice: true },
  ),
  caso(
    'comisiones del periodo al pie',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          seis,
          ...m.map((x) => citado([x.dmy, x.concepto, x.ref, o(x.cargo), o(x.abono), miles(x.saldo)])),
          ['', 'Comisiones cobradas en el periodo', '', '350.00', '', ''],
          ['', 'Saldo promedio', '', '', '', '"61,200.10"'],
        ]),
      ),
    { dice: true },
  ),
  caso(
    'fecha sólo en el primero del día',
    'otroBancoMxn',
    (m) => {
      const dos = m.map((x, i) => (i === 3 ? { ...x, fecha: m[2]?.fecha ?? '', dmy: '' } : x))
      return utf8(
        lineas([
          ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
          ...dos.map((x) => citado([x.dmy, x.concepto, o(x.cargo), o(x.abono), miles(x.saldo)])),
        ]),
      )
    },
    {
      verdad: (m) => m.map((x, i) => (i === 3 ? { ...x, fecha: m[2]?.fecha ?? '' } : x)),
      puede: true,
      dice: true,
    },
  ),
  caso(
    'títulos en dos idiomas',
    'otroBancoMxn',
    csv(
      ['Fecha / Date', 'Descripción / Description', 'Cargo / Debit', 'Abono / Credit', 'Saldo / Balance'],
      (x) => [x.dmy, x.concepto, o(x.cargo), o(x.abono), miles(x.saldo)],
    ),
    { puede: true },
  ),
  caso(
    'acentos rotos',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'DescripciÃ³n', 'Retiros', 'DepÃ³sitos', 'Saldo'],
          ...m.map((x) => citado([x.dmy, x.concepto, o(x.cargo), o(x.abono), miles(x.saldo)])),
        ]),
      ),
    { puede: true },
  ),
  caso(
    'número de depósito no es depósito',
    'otroBancoMxn',
    csv(['Fecha', 'Concepto', 'No. de depósito', 'Cargo', 'Abono', 'Saldo'], (x) => [
      x.dmy,
      x.concepto,
      x.ref,
      o(x.cargo),
      o(x.abono),
      miles(x.saldo),
    ]),
    { puede: true },
  ),
  caso(
    'crédito disponible no es crédito',
    'otroBancoMxn',
    csv(['Fecha', 'Concepto', 'Débito', 'Crédito', 'Crédito disponible'], (x) => [
      x.dmy,
      x.concepto,
      o(x.cargo),
      o(x.abono),
      '50,000.00',
    ]),
    { puede: true },
  ),
  caso(
    'concepto con importe',
    'otroBancoMxn',
    csv(seis, (x) => [
      x.dmy,
      `${x.concepto} $9,999.00 DE 05/01/2020`,
      x.ref,
      o(x.cargo),
      o(x.abono),
      miles(x.saldo),
    ]),
  ),
]
