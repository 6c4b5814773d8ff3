import { azarDe } from '@valija/sandbox/mundo/azar.ts'
import { type Celda, type Hoja, libro, serial, type Tabla } from './escribir.ts'

/** A row as its hotel meant it; amounts in centavos. */
export type Renglon = {
  folio: string
  bookingCode: string
  base: number
  iva: number
  otrosImpuestos: number
  propinas: number
  totalReserva: number
}
export type LayoutCiego = {
  nombre: string
  bytes: Uint8Array
  /** null: nobody can tell, it must not be read. */
  verdad: readonly Renglon[] | null
  puede?: true
  /** Something must be told: a cell not read, a column or a sheet that is not what it should be. */
  dice?: true
}
const titulos = ['folio', 'bookingCode', 'base', 'iva', 'otros impuestos', 'propinas', 'totalReserva']
function renglones(nombre: string, n = 6): Renglon[] {
  const azar = azarDe('layout ciego', nombre)
  return Array.from({ length: n }, (_, i) => {
    const base = azar.entero(80_000, 2_500_000)
    const [iva, otrosImpuestos, propinas] = [
      Math.round(base * 0.16),
      Math.round(base * 0.03),
      azar.entero(0, 3) * 5_000,
    ]
    return {
      folio: `A${1041 + i}`,
      bookingCode: `AT${azar.entero(10_100_000, 10_999_999)}`,
      base,
      iva,
      otrosImpuestos,
      propinas,
      totalReserva: base + iva + otrosImpuestos + propinas,
    }
  })
}
const p = (centavos: number) => centavos / 100
const fila = (r: Renglon): Celda[] => [
  r.folio,
  r.bookingCode,
  p(r.base),
  p(r.iva),
  p(r.otrosImpuestos),
  p(r.propinas),
  p(r.totalReserva),
]
type Opciones = {
  verdad?: null | ((r: Renglon[]) => Renglon[])
  puede?: true
  dice?: true
  tipo?: 'xlsx' | 'biff8'
}
function caso(
  nombre: string,
  make: (r: Renglon[]) => Tabla | Hoja[],
  { verdad, tipo, ...rest }: Opciones = {},
): LayoutCiego {
  const todos = renglones(nombre)
  return {
    nombre,
    bytes: libro(make(todos), tipo),
    verdad: verdad === null ? null : (verdad?.(todos) ?? todos),
    ...rest,
  }
}
const con = (r: Renglon[], i: number, columna: number, celda: Celda): Tabla => [
  titulos,
  ...r.map((x, n) => (n === i ? fila(x).with(columna, celda) : fila(x))),
]
const err = (w: string, v: number): Celda => ({ t: 'e', v, w })
const orden = (columnas: number[]) => (r: Renglon[]) => [
  columnas.map((c) => titulos[c] ?? ''),
  ...r.map((x) => columnas.map((c) => fila(x)[c] ?? null)),
]
const dinero = (c: number) => `$${p(c).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

/** It is read as any row; that it is no factura's is told when the rows are judged. */
const sumaDe = (r: Renglon[], folio: string): Renglon => ({
  folio,
  bookingCode: '',
  base: r.reduce((s, x) => s + x.base, 0),
  iva: 0,
  otrosImpuestos: 0,
  propinas: 0,
  totalReserva: r.reduce((s, x) => s + x.totalReserva, 0),
})

/** Layouts as hotels fill them in. */
export const layoutsCiegos: readonly LayoutCiego[] = [
  caso('como se pide', (r) => [titulos, ...r.map(fila)]),
  caso('como se pide, xls', (r) => [titulos, ...r.map(fila)], { tipo: 'biff8' }),
  caso(
    'títulos a mano',
    (r) => [
      ['FOLIO ', 'Booking Code', 'Base', 'I.V.A.', 'Otros Impuestos', 'Propina', 'Total Reserva'],
      ...r.map(fila),
    ],
    { puede: true },
  ),
  caso('títulos en otro orden', orden([1, 0, 6, 2, 3, 4, 5]), { dice: true }),
  caso('iva y base cambiados de lugar', orden([0, 1, 3, 2, 4, 5, 6]), { dice: true }),
  caso(
    'columna intercalada con título',
    (r) => [titulos.toSpliced(2, 0, 'huésped'), ...r.map((x) => fila(x).toSpliced(2, 0, 'Juan Pérez'))],
    { dice: true },
  ),
  caso(
    'columna intercalada de números con título',
    (r) => [titulos.toSpliced(2, 0, 'noches'), ...r.map((x) => fila(x).toSpliced(2, 0, 3))],
    { dice: true },
  ),
  caso(
    'columna intercalada de números sin título',
    (r) => [titulos.toSpliced(2, 0, ''), ...r.map((x) => fila(x).toSpliced(2, 0, 3))],
    { dice: true, puede: true },
  ),
  caso('sin títulos', (r) => r.map(fila), { dice: true }),
  caso('sin títulos y con el folio al final', (r) => r.map((x) => [...fila(x).slice(1), x.folio]), {
    verdad: null,
  }),
  caso(
    'título y logotipo arriba',
    (r) => [['HOTEL PLAYA AZUL'], ['Relación de reservas de noviembre'], [], titulos, ...r.map(fila)],
    { dice: true },
  ),
  caso('falta propinas', orden([0, 1, 2, 3, 4, 6]), {
    dice: true,
    puede: true,
    verdad: (r) => r.map((x) => ({ ...x, propinas: 0 })),
  }),
  caso('falta totalReserva', orden([0, 1, 2, 3, 4, 5]), {
    dice: true,
    puede: true,
    verdad: (r) => r.map((x) => ({ ...x, totalReserva: 0 })),
  }),
  caso('error en un importe', (r) => con(r, 2, 2, err('#REF!', 23)), {
    dice: true,
    verdad: (r) => r.map((x, i) => (i === 2 ? { ...x, base: 0 } : x)),
  }),
  caso('n/a en el total', (r) => con(r, 2, 6, err('#N/A', 42)), {
    dice: true,
    verdad: (r) => r.map((x, i) => (i === 2 ? { ...x, totalReserva: 0 } : x)),
  }),
  caso('error en texto', (r) => con(r, 1, 3, '#¡VALOR!'), {
    dice: true,
    verdad: (r) => r.map((x, i) => (i === 1 ? { ...x, iva: 0 } : x)),
  }),
  caso('importes en texto con signo', (r) => [
    titulos,
    ...r.map((x) => [
      x.folio,
      x.bookingCode,
      dinero(x.base),
      dinero(x.iva),
      dinero(x.otrosImpuestos),
      dinero(x.propinas),
      dinero(x.totalReserva),
    ]),
  ]),
  caso('coma decimal en texto', (r) => con(r, 0, 2, '1.234,50'), {
    dice: true,
    puede: true,
    verdad: (r) => r.map((x, i) => (i === 0 ? { ...x, base: 123_450 } : x)),
  }),
  caso('coma que puede ser miles o decimal', (r) => con(r, 0, 2, '1,234'), {
    puede: true,
    verdad: (r) => r.map((x, i) => (i === 0 ? { ...x, base: 123_400 } : x)),
  }),
  caso('importe con letra', (r) => con(r, 0, 2, '15O0.00'), {
    dice: true,
    verdad: (r) => r.map((x, i) => (i === 0 ? { ...x, base: 0 } : x)),
  }),
  caso(
    'importe entre paréntesis',
    (
      r, // That it is below zero is told when the row is judged.
    ) => con(r, 0, 6, '(1,500.00)'),
    { puede: true, verdad: (r) => r.map((x, i) => (i === 0 ? { ...x, totalReserva: -150_000 } : x)) },
  ),
  caso('importe con moneda usd', (r) => con(r, 0, 2, 'USD 1,500.00'), {
    dice: true,
    verdad: (r) => r.map((x, i) => (i === 0 ? { ...x, base: 0 } : x)),
  }),
  caso(
    'importe convertido en fecha',
    (r) => con(r, 0, 2, { t: 'n', v: serial(2026, 3, 5), z: 'dd/mm/yyyy' }),
    { dice: true, verdad: (r) => r.map((x, i) => (i === 0 ? { ...x, base: 0 } : x)) },
  ),
  caso('tanto por ciento', (r) => con(r, 0, 3, { t: 'n', v: 0.16, z: '0%' }), {
    dice: true,
    verdad: (r) => r.map((x, i) => (i === 0 ? { ...x, iva: 0 } : x)),
  }),
  caso('tasa en lugar de iva', (r) => con(r, 0, 3, '16%'), {
    dice: true,
    verdad: (r) => r.map((x, i) => (i === 0 ? { ...x, iva: 0 } : x)),
  }),
  caso('fórmula sin resultado', (r) => con(r, 0, 6, { t: 'n', f: 'SUM(C2:F2)' } as Celda), {
    dice: true,
    verdad: (r) => r.map((x, i) => (i === 0 ? { ...x, totalReserva: 0 } : x)),
  }),
  caso('fórmula con resultado', (r) =>
    con(r, 0, 6, { t: 'n', f: 'SUM(C2:F2)', v: p(r[0]?.totalReserva ?? 0) } as Celda),
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
  caso('localizador en notación científica', (r) => con(r, 1, 1, { t: 'n', v: 1.234_567_890_123_456_7e18 }), {
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
