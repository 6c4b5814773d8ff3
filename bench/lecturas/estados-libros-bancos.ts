import { type Celda, libro, type Mov, type Tabla } from './escribir.ts'
import { caso, type EstadoCiego } from './estado-ciego.ts'
import { corta, dia, hoja, n, seis } from './renglones-de-libro.ts'

const siete = ['Fecha Operación', 'Concepto', 'Referencia', 'Referencia Ampliada', 'Cargo', 'Abono', 'Saldo']
const bbva = (x: Mov): Celda[] => [
  dia(x),
  x.concepto,
  x.ref,
  `${x.ref} ${x.clave}`,
  n(x.cargo),
  n(x.abono),
  x.saldo / 100,
]

/** What banks give as a workbook, and what becomes of it after somebody opened it. */
export const estadosDeLibroBancos: readonly EstadoCiego[] = [
  caso('bbva spreadsheetml, lo último primero', 'bbvaMxn', (m) =>
    libro([['Cuenta', '0112345678'], siete, ...m.toReversed().map(bbva)], 'xlml'),
  ),
  caso('bbva biff8', 'bbvaMxn', (m) => libro([['Cuenta', '0112345678'], siete, ...m.map(bbva)], 'biff8')),
  caso(
    'bbva con cargo y abono cambiados',
    'bbvaMxn',
    (m) =>
      hoja([
        ['Cuenta', '0112345678'],
        siete.with(4, 'Abono').with(5, 'Cargo'),
        ...m.map((x) => bbva(x).with(4, n(x.abono)).with(5, n(x.cargo))),
      ]),
    { puede: true },
  ),
  caso(
    'bbva con una columna de más',
    'bbvaMxn',
    (m) =>
      hoja([
        ['Cuenta', '0112345678'],
        siete.toSpliced(1, 0, 'Hora'),
        ...m.map((x) => bbva(x).toSpliced(1, 0, '10:15')),
      ]),
    { puede: true },
  ),
  caso(
    'bbva día y concepto con referencia',
    'bbvaMxn',
    (m) =>
      hoja([
        ['Día', 'Concepto / Referencia', 'cargo', 'Abono', 'Saldo'],
        ...m.map((x): Celda[] => [
          x.guion,
          `${x.concepto}/${x.ref} ${x.clave}`,
          n(x.cargo),
          n(x.abono),
          x.saldo / 100,
        ]),
      ]),
    { puede: true },
  ),
  caso(
    'bbva de dólares elegida como pesos',
    'bbvaMxn',
    (m) => hoja([['Cuenta', '0198765432', 'Moneda: USD'], siete, ...m.map(bbva)]),
    { verdad: null },
  ),
  caso('encabezado en la fila doce', 'otroBancoMxn', (m) =>
    hoja(
      [
        ['BANCO DEL SUR'],
        [],
        ['Cliente:', 'GRUPO VIAJERO'],
        ['Cuenta:', '4455667788'],
        ['Periodo:', '01/11/2026 al 30/11/2026'],
        ['Saldo inicial', 82_500.75],
        ['Saldo final', m.at(-1)?.saldo ?? 0],
        ['Depósitos', 5],
        ['Retiros', 4],
        [],
        ['Movimientos'],
        seis,
        ...m.map(corta),
      ]
        .with(6, ['Saldo final', (m.at(-1)?.saldo ?? 0) / 100])
        .toSpliced(7, 2),
    ),
  ),
  caso(
    'títulos combinados en dos filas',
    'otroBancoMxn',
    (m) =>
      libro([
        {
          filas: [
            ['Fecha', 'Concepto', 'Referencia', 'Movimientos', null, 'Saldo'],
            [null, null, null, 'Cargos', 'Abonos', null],
            ...m.map(corta),
          ],
          combinadas: ['A1:A2', 'B1:B2', 'C1:C2', 'D1:E1', 'F1:F2'],
        },
      ]),
    { puede: true },
  ),
  caso(
    'fecha combinada de un día',
    'otroBancoMxn',
    (m) => {
      const dos = m.map((x, i) =>
        i === 3
          ? {
              ...x,
              ...Object.fromEntries(
                Object.entries(m[2] ?? x).filter(([k]) => ['fecha', 'd', 'm', 'y', 'dmy'].includes(k)),
              ),
            }
          : x,
      )
      return libro([
        {
          filas: [seis, ...dos.map((x, i) => (i === 3 ? corta(x).with(0, null) : corta(x)))],
          combinadas: ['A4:A5'],
        },
      ])
    },
    {
      verdad: (m) => m.map((x, i) => (i === 3 ? { ...x, fecha: m[2]?.fecha ?? '' } : x)),
      dice: true,
      puede: true,
    },
  ),
  caso('retiros negativos', 'otroBancoMxn', (m) =>
    hoja([
      ['Fecha', 'Descripción', 'Retiros', 'Depósitos', 'Saldo'],
      ...m.map((x): Celda[] => [x.dmy, `${x.concepto} ${x.clave}`, n(-x.cargo), n(x.abono), x.saldo / 100]),
    ]),
  ),
  caso(
    'un cargo negativo entre positivos',
    'otroBancoMxn',
    (m) =>
      // A charge given back: it enters the account.
      hoja([seis, ...m.map((x, i) => (i === 0 ? corta(x).with(3, n(-x.abono)).with(4, null) : corta(x)))]),
    { puede: true, dice: true },
  ),
  caso('importe firmado', 'otroBancoMxn', (m) =>
    hoja([
      ['Fecha', 'Concepto', 'Monto', 'Saldo'],
      ...m.map((x): Celda[] => [dia(x), `${x.concepto} ${x.clave}`, n(x.abono - x.cargo), x.saldo / 100]),
    ]),
  ),
  caso(
    'importe firmado al revés',
    'otroBancoMxn',
    (m) =>
      hoja([
        ['Fecha', 'Concepto', 'Monto', 'Saldo'],
        ...m.map((x): Celda[] => [dia(x), x.concepto, n(x.cargo - x.abono), x.saldo / 100]),
      ]),
    { puede: true, dice: true },
  ),
  caso(
    'cargos y abonos con el título al revés',
    'otroBancoMxn',
    (m) => hoja([seis, ...m.map((x) => corta(x).with(3, n(x.abono)).with(4, n(x.cargo)))]),
    { puede: true, dice: true },
  ),
  caso(
    'sólo saldo',
    'otroBancoMxn',
    (m) =>
      hoja([['Fecha', 'Concepto', 'Saldo'], ...m.map((x): Celda[] => [dia(x), x.concepto, x.saldo / 100])]),
    { verdad: null },
  ),
  caso('totales de cada día', 'otroBancoMxn', (m) =>
    hoja([
      seis,
      ...m.flatMap(
        (x): Tabla => [corta(x), [null, `Total del día ${x.dmy}`, null, n(x.cargo), n(x.abono), null]],
      ),
    ]),
  ),
  caso(
    'subtotal con fecha',
    'otroBancoMxn',
    (m) =>
      hoja([
        seis,
        ...m.map(corta),
        [
          m.at(-1)?.dmy ?? '',
          'Total de movimientos',
          null,
          m.reduce((s, x) => s + x.cargo, 0) / 100,
          m.reduce((s, x) => s + x.abono, 0) / 100,
          null,
        ],
      ]),
    // Cargo and abono at once: no movement is so.
  ),
  caso('suma sin letrero', 'otroBancoMxn', (m) =>
    hoja([
      seis,
      ...m.map(corta),
      [
        null,
        null,
        null,
        m.reduce((s, x) => s + x.cargo, 0) / 100,
        m.reduce((s, x) => s + x.abono, 0) / 100,
        null,
      ],
    ]),
  ),
  caso('saldo anterior en la primera fila', 'otroBancoMxn', (m) =>
    hoja([seis, [m[0]?.dmy ?? '', 'SALDO ANTERIOR', null, null, 82_500.75, 82_500.75], ...m.map(corta)]),
  ),
  caso(
    'dos hojas de dos cuentas',
    'otroBancoMxn',
    (m) =>
      libro([
        { nombre: '0112233445', filas: [['Cuenta', '0112233445'], seis, ...m.slice(0, 5).map(corta)] },
        { nombre: '9988776655', filas: [['Cuenta', '9988776655'], seis, ...m.slice(5).map(corta)] },
      ]),
    { verdad: null },
  ),
  caso('resumen y movimientos', 'otroBancoMxn', (m) =>
    libro([
      {
        nombre: 'Resumen',
        filas: [
          ['Saldo inicial', 82_500.75],
          ['Total de depósitos', m.reduce((s, x) => s + x.abono, 0) / 100],
          ['Total de retiros', m.reduce((s, x) => s + x.cargo, 0) / 100],
        ],
      },
      { nombre: 'Movimientos', filas: [seis, ...m.map(corta)] },
    ]),
  ),
]
