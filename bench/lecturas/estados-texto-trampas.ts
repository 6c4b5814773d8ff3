import { citado, europeo, latin1, lineas, miles, utf8 } from './escribir.ts'
import { caso, type EstadoCiego } from './estado-ciego.ts'

const o = (centavos: number, como: (c: number) => string, nada = '') =>
  centavos === 0 ? nada : como(centavos)

/** What a text hides: states, sums, rows that are missing. */
export const estadosDeTextoTrampas: readonly EstadoCiego[] = [
  caso('fecha valor distinta', 'otroBancoMxn', (m) =>
    utf8(
      lineas([
        [
          'Fecha de operación',
          'Fecha de liquidación',
          'Descripción',
          'Referencia',
          'Cargos',
          'Abonos',
          'Saldo',
        ],
        ...m.map((x, i) =>
          citado([
            x.dmy,
            m[Math.min(i + 1, m.length - 1)]?.dmy ?? x.dmy,
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
  caso('fecha valor primero', 'otroBancoMxn', (m) =>
    utf8(
      lineas([
        ['Fecha de aplicación', 'Fecha de operación', 'Descripción', 'Cargos', 'Abonos', 'Saldo'],
        ...m.map((x, i) =>
          citado([
            m[Math.min(i + 1, m.length - 1)]?.dmy ?? x.dmy,
            x.dmy,
            x.concepto,
            o(x.cargo, miles),
            o(x.abono, miles),
            miles(x.saldo),
          ]),
        ),
      ]),
    ),
  ),
  caso(
    'estatus rechazado en una columna',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Referencia', 'Retiro', 'Depósito', 'Estatus'],
          ...m.map((x, i) =>
            citado([
              x.dmy,
              x.concepto,
              x.ref,
              o(x.cargo, miles),
              o(x.abono, miles),
              i === 2 ? 'Rechazada' : i === 5 ? 'En proceso' : 'Aplicada',
            ]),
          ),
        ]),
      ),
    { verdad: (m) => m.filter((_, i) => i !== 2 && i !== 5), dice: true },
  ),
  caso(
    'importe sin signo con saldo',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Importe', 'Saldo'],
          ...m.map((x) => citado([x.dmy, x.concepto, miles(x.cargo || x.abono), miles(x.saldo)])),
        ]),
      ),
    // The first row has no balance before it.
    { verdad: (m) => m, puede: true, dice: true },
  ),
  caso(
    'importe sin signo y sin saldo',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Referencia', 'Importe'],
          ...m.map((x) => citado([x.dmy, x.concepto, x.ref, miles(x.cargo || x.abono)])),
        ]),
      ),
    { verdad: (m) => m, puede: true, dice: true },
  ),
  caso('retornos de carro solos', 'otroBancoMxn', (m) =>
    latin1(
      lineas(
        [
          ['Fecha', 'Descripción', 'Cargo', 'Abono', 'Saldo'],
          ...m.map((x) => citado([x.dmy, x.concepto, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)])),
        ],
        ',',
        '\r',
      ),
    ),
  ),
  caso('sep y bom', 'otroBancoMxn', (m) =>
    utf8(
      `\ufeffsep=;\r\n${lineas([['Fecha', 'Descripción', 'Referencia', 'Cargo', 'Abono', 'Saldo'], ...m.map((x) => [x.dmy, x.concepto, x.ref, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)])], ';')}`,
    ),
  ),
  caso(
    'mt940',
    'otroBancoMxn',
    (m) =>
      utf8(
        [
          ':20:STARTUMS',
          ':25:0123456789',
          ':28C:00011/001',
          ':60F:C261101MXN82500,75',
          ...m.flatMap((x) => [
            `:61:${x.fecha.slice(2).replaceAll('-', '')}${x.cargo ? 'D' : 'C'}${europeo(x.cargo || x.abono).replaceAll('.', '')}NTRF${x.ref}`,
            `:86:${x.concepto}`,
          ]),
          ':62F:C261130MXN0,00',
        ].join('\r\n'),
      ),
    { puede: true },
  ),
  caso(
    'suma que no da',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Cargo', 'Abono'],
          ...m.map((x) => citado([x.dmy, x.concepto, o(x.cargo, miles), o(x.abono, miles)])),
          [
            '',
            'TOTAL',
            ...[m.reduce((sum, x) => sum + x.cargo, 0) + 150_000, m.reduce((sum, x) => sum + x.abono, 0)].map(
              (c) => `"${miles(c)}"`,
            ),
          ],
        ]),
      ),
    { dice: true },
  ),
  caso(
    'renglón que falta',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
          ...m
            .filter((_, i) => i !== 4)
            .map((x) => citado([x.dmy, x.concepto, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)])),
        ]),
      ),
    { verdad: (m) => m.filter((_, i) => i !== 4), dice: true },
  ),
  caso(
    'retenidos al final',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo'],
          ...m
            .slice(0, 7)
            .map((x) => citado([x.dmy, x.concepto, o(x.cargo, miles), o(x.abono, miles), miles(x.saldo)])),
          [],
          ['Movimientos pendientes de aplicar'],
          ...m.slice(7).map((x) => citado([x.dmy, x.concepto, o(x.cargo, miles), o(x.abono, miles), ''])),
        ]),
      ),
    { verdad: (m) => m.slice(0, 7), dice: true },
  ),
  caso(
    'tarjeta de crédito',
    'otroBancoMxn',
    (m) =>
      utf8(
        lineas([
          ['Tarjeta de crédito', '**** 4412'],
          [
            'Límite de crédito',
            '"80,000.00"',
            'Pago mínimo',
            '"1,200.00"',
            'Pago para no generar intereses',
            '"9,120.44"',
          ],
          ['Fecha', 'Descripción', 'Cargos', 'Abonos'],
          ...m.map((x) => citado([x.dmy, x.concepto, o(x.cargo, miles), o(x.abono, miles)])),
        ]),
      ),
    { verdad: null },
  ),
]
