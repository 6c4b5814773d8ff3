import { type Celda, libro, llano, miles, serial, type Tabla } from './escribir.ts'
import { caso, type EstadoCiego } from './estado-ciego.ts'
import { corta, hoja, seis } from './renglones-de-libro.ts'

/** What cells hide: sheets, days, formulas, notes. */
export const estadosDeLibroTrampas: readonly EstadoCiego[] = [
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
    (m) => hoja([seis, ...m.map((x, i) => corta(x).with(5, { t: 'n', f: `F${i + 1}+E${i + 2}-D${i + 2}` }))]),
    { puede: true },
  ),
  caso(
    'abonos por fórmula sin calcular',
    'otroBancoMxn',
    (m) =>
      hoja([
        seis,
        ...m.map((x, i) => (x.abono ? corta(x).with(4, { t: 'n', f: `F${i + 2}-F${i + 1}` }) : corta(x))),
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
