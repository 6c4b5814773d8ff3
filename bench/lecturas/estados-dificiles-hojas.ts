import {
  type Celda,
  citado,
  europeo,
  html,
  latin1,
  libro,
  lineas,
  llano,
  type Mov,
  miles,
  movimientos,
  serial,
  utf8,
} from './escribir.ts'
import { caso, type EstadoCiego } from './estado-ciego.ts'

const o = (centavos: number, como: (c: number) => string = miles, nada = '') =>
  centavos === 0 ? nada : como(centavos)
const csv =
  (titulos: string[], fila: (x: Mov, i: number, todos: Mov[]) => (string | number)[]) => (m: Mov[]) =>
    utf8(lineas([titulos, ...m.map((x, i) => citado(fila(x, i, m)))]))
const dia = (x: Mov): Celda => ({ t: 'n', v: serial(x.y, x.m, x.d), z: 'dd/mm/yyyy' })
const seis = ['Fecha', 'Concepto', 'Referencia', 'Cargo', 'Abono', 'Saldo']
const corta = (x: Mov): Celda[] => [
  dia(x),
  x.concepto,
  x.ref,
  x.cargo ? x.cargo / 100 : null,
  x.abono ? x.abono / 100 : null,
  x.saldo / 100,
]
const sinSaldo = (x: Mov) => [x.dmy, x.concepto, o(x.cargo), o(x.abono)]

/** Sheets and pages that are easily taken for what they are not. */
export const estadosDificilesHojas: readonly EstadoCiego[] = [
  caso(
    'html con cabecera que abarca',
    'otroBancoMxn',
    (m) =>
      latin1(
        `<table><tr><th rowspan=2>Fecha</th><th rowspan=2>Concepto</th><th colspan=2>Movimientos</th><th rowspan=2>Saldo</th></tr><tr><th>Cargos</th><th>Abonos</th></tr>${m.map((x) => `<tr><td>${x.dmy}</td><td>${x.concepto}</td><td>${o(x.cargo)}</td><td>${o(x.abono)}</td><td>${miles(x.saldo)}</td></tr>`).join('')}</table>`,
      ),
    { puede: true },
  ),
  caso('html con renglones ocultos', 'otroBancoMxn', (m) =>
    latin1(
      html([
        ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
        ...m.map((x) => [x.dmy, x.concepto, o(x.cargo), o(x.abono), miles(x.saldo)]),
      ]).replace(
        '</table>',
        '<tr style="display:none"><td>30/11/2026</td><td>TOTAL</td><td>1.00</td><td></td><td></td></tr></table>',
      ),
    ),
  ),
  caso('html de dos tablas', 'otroBancoMxn', (m) =>
    latin1(
      `<table><tr><td>Saldo inicial</td><td>82,500.75</td></tr><tr><td>Saldo final</td><td>${miles(m.at(-1)?.saldo ?? 0)}</td></tr></table>${html([['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'], ...m.map((x) => [x.dmy, x.concepto, o(x.cargo), o(x.abono), miles(x.saldo)])])}`,
    ),
  ),
  caso(
    'movimientos programados',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Cargo', 'Abono'],
          ...m.slice(0, 6).map((x) => citado(sinSaldo(x))),
          ['Operaciones programadas'],
          ...m.slice(6).map((x) => citado(sinSaldo(x))),
        ]),
      ),
    { verdad: (m) => m.slice(0, 6), dice: true },
  ),
  caso(
    'movimientos del mes anterior primero',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
          ...m.map((x) => citado([x.dmy, x.concepto, o(x.cargo), o(x.abono), miles(x.saldo)])),
          ...movimientos('anterior', 3, { mes: 10, inicial: 100_000 }).map((x) =>
            citado([x.dmy, x.concepto, o(x.cargo), o(x.abono), miles(x.saldo)]),
          ),
        ]),
      ),
    { verdad: (m) => [...m, ...movimientos('anterior', 3, { mes: 10, inicial: 100_000 })], dice: true },
  ),
  caso('fechas de dos formas', 'otroBancoMxn', (m) =>
    utf8(
      lineas([
        ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
        ...m.map((x, i) =>
          citado([i % 2 ? x.fecha : x.dmy, x.concepto, o(x.cargo), o(x.abono), miles(x.saldo)]),
        ),
      ]),
    ),
  ),
  caso(
    'abonos con asterisco',
    'otroBancoMxn',
    csv(['Fecha', 'Concepto', 'Importe', 'Saldo'], (x) => [
      x.dmy,
      x.concepto,
      x.abono ? `${miles(x.abono)}*` : miles(x.cargo),
      miles(x.saldo),
    ]),
    { puede: true, dice: true },
  ),
  caso('renglones filtrados', 'otroBancoMxn', (m) => libro([{ filas: [seis, ...m.map(corta)] }])),
  caso('fórmulas de texto', 'otroBancoMxn', (m) =>
    libro([seis, ...m.map((x) => corta(x).with(1, { t: 's', v: x.concepto, f: `"${x.concepto}"` }))]),
  ),
  caso(
    'saldo y abono del mismo título',
    'otroBancoMxn',
    (m) =>
      libro([
        ['Fecha', 'Concepto', 'Importe', 'Importe', 'Saldo'],
        ...m.map((x) => corta(x).toSpliced(2, 1)),
      ]),
    { puede: true },
  ),
  caso(
    'cuentas por hoja sin número',
    'otroBancoMxn',
    (m) =>
      libro([
        { nombre: 'Cheques', filas: [seis, ...m.slice(0, 5).map(corta)] },
        { nombre: 'Inversión', filas: [seis, ...movimientos('otra', 4, { inicial: 100 }).map(corta)] },
      ]),
    { verdad: null, puede: true, dice: true },
  ),
  caso(
    'resumen anual por mes',
    'otroBancoMxn',
    (m) =>
      libro([
        ['Mes', 'Depósitos', 'Retiros', 'Saldo'],
        ...m.map((x, i): Celda[] => [`${i + 1}/2026`, x.abono / 100, x.cargo / 100, x.saldo / 100]),
      ]),
    { verdad: null },
  ),
  caso(
    'libro de ventas',
    'otroBancoMxn',
    (m) =>
      libro([
        ['Fecha', 'Factura', 'Cliente', 'Subtotal', 'IVA', 'Total'],
        ...m.map((x): Celda[] => [
          dia(x),
          x.ref,
          'JUAN',
          (x.cargo || x.abono) / 100,
          (x.cargo || x.abono) / 625,
          ((x.cargo || x.abono) * 1.16) / 100,
        ]),
      ]),
    { verdad: null },
  ),
  caso(
    'auxiliar contable',
    'otroBancoMxn',
    (m) =>
      libro([
        ['Fecha', 'Póliza', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
        ...m.map((x): Celda[] => [
          dia(x),
          `D-${x.ref}`,
          x.concepto,
          x.abono / 100 || null,
          x.cargo / 100 || null,
          x.saldo / 100,
        ]),
      ]),
    { puede: true, dice: true },
  ),
  caso(
    'coma y punto mezclados',
    'otroBancoMxn',
    csv(['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'], (x, i) => [
      x.dmy,
      x.concepto,
      o(x.cargo, i % 2 ? europeo : miles),
      o(x.abono, i % 2 ? europeo : miles),
      miles(x.saldo),
    ]),
    { puede: true },
  ),
  caso(
    'sin decimales y con miles',
    'otroBancoMxn',
    csv(['Fecha', 'Concepto', 'Cargo', 'Abono'], (x, i) =>
      i === 0 ? [x.dmy, x.concepto, '', '12,500'] : sinSaldo(x),
    ),
    { verdad: (m) => m.map((x, i) => (i === 0 ? { ...x, abono: 1_250_000 } : x)), puede: true },
  ),
  caso(
    'doce mil quinientos con punto',
    'otroBancoMxn',
    csv(['Fecha', 'Concepto', 'Cargo', 'Abono'], (x, i) =>
      i === 0 ? [x.dmy, x.concepto, '', '12.500'] : sinSaldo(x),
    ),
    { verdad: (m) => m.map((x, i) => (i === 0 ? { ...x, abono: 1_250_000 } : x)), puede: true, dice: true },
  ),
  caso(
    'llano sin punto',
    'otroBancoMxn',
    csv(['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'], (x) => [
      x.dmy,
      x.concepto,
      o(x.cargo, llano),
      o(x.abono, llano),
      llano(x.saldo),
    ]),
  ),
  caso(
    'sólo títulos de otro informe',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha de corte', 'Plan', 'Depósito en garantía', 'Abono pendiente'],
          ...m.map((x) => citado([x.dmy, 'ORO', '500.00', miles(x.abono || x.cargo)])),
        ]),
      ),
    { verdad: null },
  ),
]
