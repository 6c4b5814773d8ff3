import { serial } from './escribir.ts'
import { caso, con, dinero, err, fila, type LayoutCiego, orden, titulos } from './layout-ciego.ts'

/** Layouts as hotels fill them in: columns, headers, amounts. */
export const layoutsDeColumnas: readonly LayoutCiego[] = [
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
]
