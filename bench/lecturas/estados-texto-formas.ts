import { citado, latin1, lineas, llano, miles, utf8 } from './escribir.ts'
import { caso, type EstadoCiego } from './estado-ciego.ts'

const o = (centavos: number, como: (c: number) => string, nada = '') =>
  centavos === 0 ? nada : como(centavos)
const al = (texto: string, ancho: number) => texto.slice(0, ancho).padEnd(ancho)
const der = (texto: string, ancho: number) => texto.padStart(ancho)

/** Amounts, sides and days in every form that a text has. */
export const estadosDeTextoFormas: readonly EstadoCiego[] = [
  caso(
    'c es crédito y d es débito',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Descripcion', 'C/D', 'Monto', 'Folio'],
          ...m.map((x) =>
            citado([x.guion, x.concepto, x.cargo ? 'D' : 'C', miles(x.cargo || x.abono), x.ref]),
          ),
        ]),
      ),
    { puede: true },
  ),
  caso(
    'c es cargo y a es abono',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Descripcion', 'Tipo', 'Monto', 'Folio'],
          ...m.map((x) =>
            citado([x.guion, x.concepto, x.cargo ? 'C' : 'A', miles(x.cargo || x.abono), x.ref]),
          ),
        ]),
      ),
    { puede: true },
  ),
  caso(
    'debe y haber',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Movimiento', 'Debe', 'Haber', 'Saldo'],
          ...m.map((x) =>
            citado([
              x.fecha,
              `${x.concepto} ${x.clave}`,
              o(x.cargo, miles),
              o(x.abono, miles),
              miles(x.saldo),
            ]),
          ),
        ]),
      ),
    { puede: true },
  ),
  caso(
    'columnas fijas',
    'otroBancoMxn',
    (m) =>
      latin1(
        [
          'BANCO DEL VALLE S.A.                       ESTADO DE CUENTA                     HOJA 1',
          '',
          `${al('FECHA', 12)}${al('CONCEPTO', 34)}${al('REFERENCIA', 12)}${der('CARGOS', 16)}${der('ABONOS', 16)}${der('SALDO', 16)}`,
          ...m.map(
            (x) =>
              `${al(x.dmy, 12)}${al(x.concepto, 34)}${al(x.ref, 12)}${der(o(x.cargo, miles), 16)}${der(o(x.abono, miles), 16)}${der(miles(x.saldo), 16)}`,
          ),
        ].join('\r\n'),
      ),
    { puede: true },
  ),
  caso('apóstrofos', 'santanderMxn', (m) =>
    latin1(
      lineas([
        [
          'Cuenta',
          'Fecha',
          'Hora',
          'Sucursal',
          'Descripcion',
          'Cargo/Abono',
          'Importe',
          'Saldo',
          'Referencia',
          'Concepto',
          'Banco Participante',
          'Clabe Beneficiario',
          'Nombre Beneficiario',
          'Cta Ordenante',
          'Nombre Ordenante',
          'Codigo Devolucion',
          'Causa Devolucion',
          'RFC Beneficiario',
          'RFC Ordenante',
          'Clave de Rastreo',
          'Descripcion Larga',
        ],
        ...m.map((x) => [
          `'65501234567'`,
          `'${x.dmy.replaceAll('/', '')}'`,
          '11:02',
          `'0511'`,
          x.concepto,
          x.cargo ? '-' : '+',
          llano(x.cargo || x.abono),
          llano(x.saldo),
          x.ref,
          'PAGO',
          'BBVA',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          '',
          x.clave,
          '',
        ]),
      ]),
    ),
  ),
  caso('fechas de ocho cifras', 'otroBancoMxn', (m) =>
    utf8(
      lineas([
        ['FECHA', 'DESCRIPCION', 'REF', 'RETIRO', 'DEPOSITO', 'SALDO'],
        ...m.map((x) => [
          x.fecha.replaceAll('-', ''),
          x.concepto,
          x.ref,
          o(x.cargo, llano, '0.00'),
          o(x.abono, llano, '0.00'),
          llano(x.saldo),
        ]),
      ]),
    ),
  ),
  caso('fecha con hora', 'otroBancoMxn', (m) =>
    utf8(
      lineas([
        ['Fecha y hora', 'Concepto', 'Referencia', 'Cargo', 'Abono', 'Saldo'],
        ...m.map((x) =>
          citado([
            `${x.dmy} 02:15:33 p. m.`,
            x.concepto,
            x.clave,
            o(x.cargo, miles),
            o(x.abono, miles),
            miles(x.saldo),
          ]),
        ),
      ]),
    ),
  ),
  caso(
    'iso con hora y zona',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['fecha', 'concepto', 'referencia', 'egreso', 'ingreso', 'saldo'],
          ...m.map((x) => [
            `${x.fecha}T23:40:10-06:00`,
            x.concepto,
            x.ref,
            o(x.cargo, llano),
            o(x.abono, llano),
            llano(x.saldo),
          ]),
        ]),
      ),
    { puede: true },
  ),
  caso(
    'mes primero que se prueba',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Date', 'Description', 'Amount', 'Balance'],
          ...m.map((x) =>
            citado([
              `${x.m}/${x.d}/2026`,
              `${x.concepto} ${x.clave}`,
              x.cargo ? `-${miles(x.cargo)}` : miles(x.abono),
              miles(x.saldo),
            ]),
          ),
        ]),
      ),
    { puede: true },
  ),
  caso(
    'mes primero que nadie prueba',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance'],
          ...m.map((x) =>
            citado([
              `${String(x.m).padStart(2, '0')}/${String(x.d).padStart(2, '0')}/2026`,
              x.concepto,
              o(x.cargo, miles),
              o(x.abono, miles),
              miles(x.saldo),
            ]),
          ),
        ]),
      ),
    { verdad: null, ambiguas: true },
  ),
  caso(
    'mes sin movimientos',
    'otroBancoMxn',
    () =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Referencia', 'Cargos', 'Abonos', 'Saldo'],
          ['No se encontraron movimientos en el periodo'],
        ]),
      ),
    { verdad: () => [], puede: true },
  ),
  caso(
    'dos cuentas en un csv',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Cuenta', '0112233445'],
          ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
          ...m
            .slice(0, 4)
            .map((x) => citado([x.dmy, x.concepto, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)])),
          [],
          ['Cuenta', '9988776655'],
          ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
          ...m
            .slice(4)
            .map((x) => citado([x.dmy, x.concepto, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)])),
        ]),
      ),
    // The second account is told row by row.
    { verdad: (m) => m.slice(0, 4), dice: true },
  ),
  caso(
    'dos cuentas en una columna',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['No. de cuenta', 'Fecha', 'Concepto', 'Retiros', 'Depósitos'],
          ...m.map((x, i) =>
            citado([
              i % 2 ? '0112233445' : '9988776655',
              x.dmy,
              x.concepto,
              o(x.cargo, miles),
              o(x.abono, miles),
            ]),
          ),
        ]),
      ),
    { verdad: null },
  ),
]
