import { serial, type Tabla } from './escribir.ts'
import { caso, con, fila, type LayoutCiego, p, renglones, sumaDe, titulos } from './layout-ciego.ts'

/** Cells, folios, merged rows and sheets of layouts. */
export const layoutsDeCeldas: readonly LayoutCiego[] = [
  caso('tanto por ciento', (r) => con(r, 0, 3, { t: 'n', v: 0.16, z: '0%' }), {
    dice: true,
    verdad: (r) => r.map((x, i) => (i === 0 ? { ...x, iva: 0 } : x)),
  }),
  caso('tasa en lugar de iva', (r) => con(r, 0, 3, '16%'), {
    dice: true,
    verdad: (r) => r.map((x, i) => (i === 0 ? { ...x, iva: 0 } : x)),
  }),
  caso('fórmula sin resultado', (r) => con(r, 0, 6, { t: 'n', f: 'SUM(C2:F2)' }), {
    dice: true,
    verdad: (r) => r.map((x, i) => (i === 0 ? { ...x, totalReserva: 0 } : x)),
  }),
  caso('fórmula con resultado', (r) =>
    con(r, 0, 6, { t: 'n', f: 'SUM(C2:F2)', v: p(r[0]?.totalReserva ?? 0) }),
  ),
  caso('más de dos decimales', (r) => con(r, 0, 2, p(r[0]?.base ?? 0) + 0.001)),
  caso('folio numérico', (r) => [titulos, ...r.map((x, i) => fila(x).with(0, 1041 + i))], {
    verdad: (r) => r.map((x, i) => ({ ...x, folio: String(1041 + i) })),
  }),
  caso(
    'folio numérico con formato',
    (r) => [titulos, ...r.map((x, i) => fila(x).with(0, { t: 'n', v: 41 + i, z: '00000' }))],
    { verdad: (r) => r.map((x, i) => ({ ...x, folio: `000${41 + i}` })), puede: true },
  ),
  caso('localizador en notación científica', (r) => con(r, 1, 1, { t: 'n', v: 1.234_567_89e18 }), {
    dice: true,
    verdad: (r) => r.map((x, i) => (i === 1 ? { ...x, bookingCode: '' } : x)),
  }),
  caso(
    'localizador convertido en fecha',
    (r) => con(r, 1, 1, { t: 'n', v: serial(2026, 3, 1), z: 'mmm-yy' }),
    { dice: true, verdad: (r) => r.map((x, i) => (i === 1 ? { ...x, bookingCode: '' } : x)) },
  ),
  caso(
    'folio combinado de dos reservas',
    (r) => [
      {
        filas: [titulos, ...r.map((x, i) => (i === 1 ? fila(x).with(0, null) : fila(x)))],
        combinadas: ['A2:A3'],
      },
    ],
    {
      dice: true,
      puede: true,
      verdad: (r) => r.map((x, i) => (i === 1 ? { ...x, folio: r[0]?.folio ?? '' } : x)),
    },
  ),
  caso(
    'total combinado de dos reservas',
    (r) => [
      {
        filas: [titulos, ...r.map((x, i) => (i === 1 ? fila(x).with(6, null) : fila(x)))],
        combinadas: ['G2:G3'],
      },
    ],
    { dice: true, verdad: (r) => r.map((x, i) => (i < 2 ? { ...x, totalReserva: 0 } : x)) },
  ),
  caso(
    'fila de totales',
    (r) => [
      titulos,
      ...r.map(fila),
      [
        'TOTAL',
        null,
        p(r.reduce((s, x) => s + x.base, 0)),
        null,
        null,
        null,
        p(r.reduce((s, x) => s + x.totalReserva, 0)),
      ],
    ],
    { verdad: (r) => [...r, sumaDe(r, 'TOTAL')] },
  ),
  caso(
    'fila de totales sin letrero',
    (r) => [
      titulos,
      ...r.map(fila),
      [
        null,
        null,
        p(r.reduce((s, x) => s + x.base, 0)),
        null,
        null,
        null,
        p(r.reduce((s, x) => s + x.totalReserva, 0)),
      ],
    ],
    { verdad: (r) => [...r, sumaDe(r, '')] },
  ),
  caso('filas en blanco', (r) => [titulos, ...r.flatMap((x): Tabla => [fila(x), []])]),
  caso('otra hoja primero', (r) => [
    { nombre: 'Instrucciones', filas: [['Llena la hoja Layout'], ['No cambies los títulos']] },
    { nombre: 'Layout', filas: [titulos, ...r.map(fila)] },
  ]),
  caso(
    'dos hojas con títulos',
    (r) => [
      { nombre: 'Noviembre', filas: [titulos, ...r.map(fila)] },
      { nombre: 'Octubre', filas: [titulos, ...renglones('octubre').map(fila)] },
    ],
    { dice: true, puede: true },
  ),
  caso(
    'hoja oculta con lo viejo',
    (r) => [
      { nombre: 'viejo', filas: [titulos, ...renglones('viejo').map(fila)], oculta: true },
      { nombre: 'Hoja1', filas: [titulos, ...r.map(fila)] },
    ],
    { dice: true },
  ),
  caso(
    'total antes de impuestos',
    (r) => [
      ['folio', 'bookingCode', 'base', 'iva', 'otros impuestos', 'propinas', 'total sin impuestos'],
      ...r.map((x) => fila(x).with(6, p(x.base))),
    ],
    { verdad: null, dice: true, puede: true },
  ),
  caso(
    'dos columnas llamadas iva',
    (r) => [titulos.toSpliced(4, 0, 'iva'), ...r.map((x) => fila(x).toSpliced(4, 0, 0))],
    { puede: true, dice: true },
  ),
  caso(
    'títulos en inglés',
    (r) => [['invoice', 'booking code', 'subtotal', 'tax', 'other taxes', 'tips', 'total'], ...r.map(fila)],
    { puede: true },
  ),
  caso(
    'espacios y apóstrofos',
    (r) => [
      titulos,
      ...r.map((x) =>
        fila(x)
          .with(0, ` ${x.folio} `)
          .with(1, `${x.bookingCode} `)
          .with(2, `'${p(x.base)}`),
      ),
    ],
    { puede: true },
  ),
  caso('miles con espacio', (r) => con(r, 0, 2, '12 345.60'), {
    puede: true,
    verdad: (r) => r.map((x, i) => (i === 0 ? { ...x, base: 1_234_560 } : x)),
  }),
]
