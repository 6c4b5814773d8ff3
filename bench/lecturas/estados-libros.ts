import { type Celda, libro, llano, type Mov, miles, movimientos, serial, type Tabla } from './escribir.ts'
import type { EstadoCiego } from './estado-ciego.ts'

const n = (centavos: number): Celda => (centavos === 0 ? null : centavos / 100)
const dia = (x: Mov): Celda => ({ t: 'n', v: serial(x.y, x.m, x.d), z: 'dd/mm/yyyy' })
function caso(
  nombre: string,
  fuente: string,
  make: (movs: Mov[]) => Uint8Array,
  { verdad, ...rest }: { verdad?: null | ((movs: Mov[]) => Mov[]); puede?: true; dice?: true } = {},
): EstadoCiego {
  const movs = movimientos(nombre)
  return {
    nombre,
    fuente,
    bytes: make(movs),
    verdad: verdad === null ? null : (verdad?.(movs) ?? movs),
    ...rest,
  }
}
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
const seis = ['Fecha', 'Concepto', 'Referencia', 'Cargo', 'Abono', 'Saldo']
const corta = (x: Mov): Celda[] => [
  dia(x),
  `${x.concepto} ${x.clave}`,
  x.ref,
  n(x.cargo),
  n(x.abono),
  x.saldo / 100,
]
const hoja = (filas: Tabla) => libro(filas)

/** What banks give as a workbook, and what becomes of it after somebody opened it. */
export const estadosDeLibro: readonly EstadoCiego[] = [
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
  caso(
    'copia oculta de los movimientos',
    'otroBancoMxn',
    (m) =>
      libro([
        { nombre: 'Movs', filas: [seis, ...m.map(corta)] },
        { nombre: 'respaldo', filas: [seis, ...m.map(corta)], oculta: true },
      ]),
    { dice: true, puede: true },
  ),
  caso(
    'un mes por hoja',
    'otroBancoMxn',
    (m) =>
      libro([
        { nombre: '1a quincena', filas: [seis, ...m.slice(0, 5).map(corta)] },
        { nombre: '2a quincena', filas: [seis, ...m.slice(5).map(corta)] },
      ]),
    { puede: true },
  ),
  caso(
    'cargo y abono a la vez',
    'otroBancoMxn',
    (m) => hoja([seis, ...m.map((x, i) => (i === 4 ? corta(x).with(3, 100).with(4, 250) : corta(x)))]),
    { verdad: (m) => m.filter((_, i) => i !== 4), dice: true },
  ),
  caso('ceros donde no hay', 'otroBancoMxn', (m) =>
    hoja([
      seis,
      ...m.map((x) =>
        corta(x)
          .with(3, x.cargo / 100)
          .with(4, x.abono / 100),
      ),
    ]),
  ),
  caso('serial con hora', 'otroBancoMxn', (m) =>
    hoja([
      seis,
      ...m.map((x) => corta(x).with(0, { t: 'n', v: serial(x.y, x.m, x.d) + 0.998, z: 'dd/mm/yyyy hh:mm' })),
    ]),
  ),
  caso(
    'serial como número',
    'otroBancoMxn',
    (m) => hoja([seis, ...m.map((x) => corta(x).with(0, serial(x.y, x.m, x.d)))]),
    { puede: true },
  ),
  caso(
    'fecha vuelta de mes primero por excel',
    'otroBancoMxn',
    (m) =>
      // Somebody opened a text file in an English Excel: days up to 12 became dates with day and month changed; the others stayed text.
      hoja([
        seis,
        ...m.map((x) =>
          corta(x).with(0, x.d <= 12 ? { t: 'n', v: serial(x.y, x.d, x.m), z: 'dd/mm/yyyy' } : x.dmy),
        ),
      ]),
    { verdad: null },
  ),
  caso(
    'fecha larga con día de la semana',
    'otroBancoMxn',
    (m) =>
      hoja([
        seis,
        ...m.map((x) =>
          corta(x).with(
            0,
            `${['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'][new Date(Date.UTC(x.y, x.m - 1, x.d)).getUTCDay()]} ${x.larga}`,
          ),
        ),
      ]),
    { puede: true },
  ),
  caso('puntos en la fecha', 'otroBancoMxn', (m) =>
    hoja([seis, ...m.map((x) => corta(x).with(0, x.dmy.replaceAll('/', '.')))]),
  ),
  caso(
    'saldo por fórmula sin calcular',
    'otroBancoMxn',
    (m) =>
      hoja([
        seis,
        ...m.map((x, i) => corta(x).with(5, { t: 'n', f: `F${i + 1}+E${i + 2}-D${i + 2}` } as Celda)),
      ]),
    { puede: true },
  ),
  caso(
    'abonos por fórmula sin calcular',
    'otroBancoMxn',
    (m) =>
      hoja([
        seis,
        ...m.map((x, i) =>
          x.abono ? corta(x).with(4, { t: 'n', f: `F${i + 2}-F${i + 1}` } as Celda) : corta(x),
        ),
      ]),
    { verdad: (m) => m, puede: true, dice: true },
  ),
  caso(
    'tabla al lado',
    'otroBancoMxn',
    (m) =>
      hoja([
        [...seis, null, 'Cuenta', 'Saldo'],
        ...m.map((x, i): Celda[] => (i < 2 ? [...corta(x), null, `4455${i}`, 123_456.78] : corta(x))),
      ]),
    { puede: true },
  ),
  caso('empieza en B4', 'otroBancoMxn', (m) =>
    hoja([[], [], [], [null, ...seis], ...m.map((x): Celda[] => [null, ...corta(x)])]),
  ),
  caso('filas en blanco entre días', 'otroBancoMxn', (m) =>
    hoja([seis, ...m.flatMap((x): Tabla => [corta(x), []])]),
  ),
  caso('importes en texto y en número', 'otroBancoMxn', (m) =>
    hoja([
      seis,
      ...m.map((x, i) =>
        i % 2
          ? corta(x)
          : corta(x)
              .with(3, x.cargo ? miles(x.cargo) : '')
              .with(4, x.abono ? `$ ${miles(x.abono)}` : ''),
      ),
    ]),
  ),
  caso(
    'cifras en miles',
    'otroBancoMxn',
    (m) => hoja([['Movimientos de la cuenta (cifras en miles de pesos)'], seis, ...m.map(corta)]),
    { verdad: null },
  ),
  caso(
    'tres decimales',
    'otroBancoMxn',
    (m) => hoja([seis, ...m.map((x, i) => (i === 0 ? corta(x).with(4, `${llano(x.abono)}5`) : corta(x)))]),
    { verdad: (m) => m.slice(1), dice: true, puede: true },
  ),
  caso(
    'la misma fila dos veces',
    'otroBancoMxn',
    (m) => hoja([seis, ...m.flatMap((x, i) => (i === 3 ? [corta(x), corta(x)] : [corta(x)]))]),
    { verdad: (m) => m.flatMap((x, i) => (i === 3 ? [x, x] : [x])), dice: true },
  ),
  caso('referencia de dieciocho cifras', 'otroBancoMxn', (m) =>
    hoja([seis, ...m.map((x) => corta(x).with(2, `085905${x.clave.slice(-12)}`))]),
  ),
  caso('notas de la contadora a un lado', 'otroBancoMxn', (m) =>
    hoja([
      [...seis, 'Notas'],
      ...m.map((x, i): Celda[] => [...corta(x), i === 2 ? 'preguntar a Lupita' : null]),
    ]),
  ),
  caso('pie con leyendas', 'otroBancoMxn', (m) =>
    hoja([
      seis,
      ...m.map(corta),
      [],
      ['Este documento no tiene validez fiscal'],
      ['Consulta comisiones en www.banco.mx, vigentes al 30/11/2026'],
      ['UNE: 55 1234 5678'],
    ]),
  ),
]
