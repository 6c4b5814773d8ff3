import {
  type Celda,
  citado,
  latin1,
  libro,
  lineas,
  llano,
  type Mov,
  miles,
  movimientos,
  type Tabla,
  utf8,
} from './escribir.ts'
import { caso, type EstadoCiego } from './estado-ciego.ts'
import { corta, dia, n, seis } from './renglones-de-libro.ts'

const o = (centavos: number, como: (c: number) => string = miles) => (centavos === 0 ? '' : como(centavos))
const importe = (x: Mov) => x.abono || x.cargo
const cinco = ['Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo']
const fila = (x: Mov) => [x.dmy, x.concepto, o(x.cargo), o(x.abono), miles(x.saldo)]
const sinSaldo = (x: Mov) => [x.dmy, x.concepto, o(x.cargo), o(x.abono)]
const csv = (filas: readonly (readonly (string | number)[])[]) => utf8(lineas(filas.map(citado)))
const al = (texto: string, ancho: number) => texto.padEnd(ancho).slice(0, ancho)
const der = (texto: string, ancho: number) => texto.padStart(ancho)

/** What traps stand in files of the banks' portals. */
export const estadosDePortalesTrampas: readonly EstadoCiego[] = [
  caso('saldo de la página anterior', 'banorteMxn', (m) =>
    csv([
      cinco,
      ...m.slice(0, 4).map(fila),
      ['', 'SALDO A LA PÁGINA SIGUIENTE', '', '', miles(m[3]?.saldo ?? 0)],
      ['Página 2 de 3'],
      cinco,
      ['', 'SALDO DE LA PÁGINA ANTERIOR', '', '', miles(m[3]?.saldo ?? 0)],
      ...m.slice(4).map(fila),
    ]),
  ),
  caso('saldo que viene con su fecha', 'banorteMxn', (m) =>
    csv([
      cinco,
      ...m.slice(0, 4).map(fila),
      [m[3]?.dmy ?? '', 'VAN', '', '', miles(m[3]?.saldo ?? 0)],
      cinco,
      [m[3]?.dmy ?? '', 'VIENEN', '', '', miles(m[3]?.saldo ?? 0)],
      ...m.slice(4).map(fila),
    ]),
  ),
  caso(
    'total de cada página con importes',
    'otroBancoMxn',
    (m) => {
      const suma = (parte: Mov[]) => [
        '',
        'TOTAL DE LA PÁGINA',
        miles(parte.reduce((s, x) => s + x.cargo, 0)),
        miles(parte.reduce((s, x) => s + x.abono, 0)),
        '',
      ]
      return csv([
        ['Cuenta', '0123456789'],
        cinco,
        ...m.slice(0, 5).map(fila),
        suma(m.slice(0, 5)),
        ...m.slice(5).map(fila),
        suma(m.slice(5)),
      ])
    },
    { puede: true },
  ),
  caso('resumen del periodo arriba', 'scotiabankMxn', (m) =>
    libro([
      ['ESTADO DE CUENTA'],
      ['Periodo', 'Del 01/11/2026 al 30/11/2026'],
      ['Saldo inicial', 82_500.75, null, 'Depósitos', m.reduce((s, x) => s + x.abono, 0) / 100],
      [
        'Saldo final',
        (m.at(-1)?.saldo ?? 0) / 100,
        null,
        'Retiros',
        m.reduce((s, x) => s + x.cargo, 0) / 100,
      ],
      [],
      seis,
      ...m.map(corta),
    ]),
  ),
  caso(
    'lo que está en tránsito primero',
    'otroBancoMxn',
    (m) =>
      csv([
        ['Movimientos en tránsito'],
        ['Fecha', 'Concepto', 'Cargo', 'Abono'],
        ...m.slice(7).map(sinSaldo),
        [],
        ['Movimientos aplicados'],
        ['Fecha', 'Concepto', 'Cargo', 'Abono'],
        ...m.slice(0, 7).map(sinSaldo),
      ]),
    { verdad: (m) => m.slice(0, 7), dice: true, puede: true },
  ),
  caso(
    'en tránsito dentro del concepto',
    'otroBancoMxn',
    (m) =>
      csv([
        ['Fecha', 'Concepto', 'Cargo', 'Abono'],
        ...m.map((x, i) => [
          x.dmy,
          i === 0 ? `EN TRANSITO ${x.concepto}` : x.concepto,
          o(x.cargo),
          o(x.abono),
        ]),
      ]),
    { verdad: (m) => m.slice(1), dice: true },
  ),
  caso('spei devuelto en su columna', 'otroBancoMxn', (m) =>
    csv([
      ['Fecha', 'Descripción', 'Cargo', 'Abono', 'Referencia', 'Causa Devolución'],
      ...m.map((x, i) => [
        x.dmy,
        x.concepto,
        o(x.cargo),
        o(x.abono),
        x.ref,
        i === 0 ? '01 Cuenta inexistente' : '',
      ]),
    ]),
  ),
  caso(
    'pesos en la fuente de dólares',
    'otroBancoUsd',
    (m) => csv([['Cuenta', '0123456789'], ['Moneda', 'MXP'], cinco, ...m.map(fila)]),
    { verdad: null },
  ),
  caso(
    'euros en la fuente de dólares',
    'otroBancoUsd',
    (m) => csv([['Divisa: EUR'], cinco, ...m.map(fila)]),
    { verdad: null },
  ),
  caso(
    'cuenta en dólares dicha en el título',
    'banamexMxn',
    (m) => csv([['Consulta de movimientos CUENTA MAESTRA DÓLARES'], cinco, ...m.map(fila)]),
    { verdad: null },
  ),
  caso('miles con apóstrofo', 'otroBancoMxn', (m) =>
    csv([cinco, ...m.map((x) => fila(x).map((campo, i) => (i < 2 ? campo : campo.replaceAll(',', "'"))))]),
  ),
  caso('miles con blanco y coma decimal', 'otroBancoMxn', (m) =>
    csv([
      cinco,
      ...m.map((x) =>
        fila(x).map((campo, i) => (i < 2 ? campo : campo.replaceAll(',', ' ').replace('.', ','))),
      ),
    ]),
  ),
  caso('menos tipográfico', 'otroBancoMxn', (m) =>
    csv([
      ['Fecha', 'Concepto', 'Importe', 'Saldo'],
      ...m.map((x) => [x.dmy, x.concepto, `${x.cargo ? '\u2212' : ''}${miles(importe(x))}`, miles(x.saldo)]),
    ]),
  ),
  caso(
    'concepto en tres renglones',
    'otroBancoMxn',
    (m) =>
      libro([
        ['Cuenta', '0123456789'],
        seis,
        ...m.flatMap(
          (x): Tabla => [
            [dia(x), x.concepto, x.ref, n(x.cargo), n(x.abono), x.saldo / 100],
            [null, `CVE RASTREO: ${x.clave}`, null, null, null, null],
            [null, 'HORA LIQ: 10:42:11 IVA: 00000000000.00 05/11/2026', null, null, null, null],
          ],
        ),
      ]),
    { puede: true },
  ),
  caso(
    'columnas fijas con el concepto doblado',
    'afirmeMxn',
    (m) =>
      latin1(
        [
          `${al('FECHA', 12)}${al('DESCRIPCION', 34)}${al('REFERENCIA', 12)}${der('CARGOS', 16)}${der('ABONOS', 16)}${der('SALDO', 16)}`,
          ...m.flatMap((x) => [
            `${al(x.dma, 12)}${al(x.concepto, 34)}${al(x.ref, 12)}${der(o(x.cargo), 16)}${der(o(x.abono), 16)}${der(miles(x.saldo), 16)}`,
            `${al('', 12)}${x.clave}`,
            `${al('', 12)}BENEF VIAJES EJEMPLO 10:42`,
          ]),
        ].join('\r\n'),
      ),
    { puede: true },
  ),
  caso(
    'columnas fijas sin signo, con el saldo al día',
    'bajioMxn',
    (m) =>
      latin1(
        m
          .map(
            (x) =>
              `${al(x.dma, 10)}${al(x.concepto, 34)}${der(miles(importe(x)), 16)}${der(miles(x.saldo), 16)}`,
          )
          .join('\r\n'),
      ),
    { puede: true },
  ),
  caso(
    'depósitos y retiros en dos partes',
    'otroBancoMxn',
    (m) =>
      csv([
        ['DEPÓSITOS'],
        ['Fecha', 'Concepto', 'Importe'],
        ...m.filter((x) => x.abono).map((x) => [x.dmy, x.concepto, miles(x.abono)]),
        [],
        ['RETIROS'],
        ['Fecha', 'Concepto', 'Importe'],
        ...m.filter((x) => x.cargo).map((x) => [x.dmy, x.concepto, miles(x.cargo)]),
      ]),
    { puede: true, dice: true },
  ),
  caso('saldo sólo al fin del día', 'hsbcMxn', (m) =>
    csv([cinco, ...m.map((x, i) => [...fila(x).slice(0, 4), i % 3 === 2 ? miles(x.saldo) : ''])]),
  ),
  caso('saldo al corte con su fecha', 'inbursaMxn', (m) =>
    csv([cinco, ...m.map(fila), ['30/11/2026', 'SALDO AL CORTE', '', '', miles(m.at(-1)?.saldo ?? 0)]]),
  ),
  caso('renglones en cero entre los demás', 'banregioMxn', (m) =>
    csv([
      cinco,
      ...m.flatMap((x, i) =>
        i % 4 === 0 ? [fila(x), [x.dmy, 'CONSULTA DE SALDO', '0.00', '0.00', miles(x.saldo)]] : [fila(x)],
      ),
    ]),
  ),
  caso(
    'periodos que se enciman en un archivo',
    'otroBancoMxn',
    (m) =>
      csv([
        ['Del 01/11/2026 al 15/11/2026'],
        cinco,
        ...m.slice(0, 6).map(fila),
        [],
        ['Del 10/11/2026 al 30/11/2026'],
        cinco,
        ...m.slice(3).map(fila),
      ]),
    { dice: true, puede: true },
  ),
  caso(
    'cuenta de otros al principio de un renglón',
    'otroBancoMxn',
    (m) => csv([['Cuenta', ...cinco], ...m.map((x, i) => [i < 6 ? '0112233445' : '9988776655', ...fila(x)])]),
    { verdad: (m) => m.slice(0, 6), dice: true, puede: true },
  ),
  caso('cuenta del ordenante delante del concepto', 'otroBancoMxn', (m) =>
    csv([
      ['Cuenta ordenante', ...cinco],
      ...m.map((x, i) => [x.abono ? `01218000${1_000_000_000 + i}` : '', ...fila(x)]),
    ]),
  ),
  caso('tipo de movimiento que dice el lado', 'otroBancoMxn', (m) =>
    csv([
      ['Fecha', 'Tipo de movimiento', 'Concepto', 'Importe'],
      ...m.map((x) => [x.dmy, x.abono ? 'Depósito' : 'Retiro', x.concepto, miles(importe(x))]),
    ]),
  ),
  caso(
    'layout de dispersión',
    'otroBancoMxn',
    (m) =>
      csv([
        ['Cuenta destino', 'Beneficiario', 'Importe', 'Fecha de aplicación', 'Concepto'],
        ...m.map((x) => ['012180001234567890', 'JUAN ZAMORA', miles(importe(x)), x.dmy, 'NOMINA']),
      ]),
    { puede: true, dice: true },
  ),
  caso(
    'fecha larga y hora pegada',
    'otroBancoMxn',
    (m) => csv([cinco, ...m.map((x) => [`${x.fecha.replaceAll('-', '')}T104211`, ...fila(x).slice(1)])]),
    {
      puede: true,
    },
  ),
  caso(
    'inglés con mes primero y días de doce o menos',
    'hsbcMxn',
    (m) =>
      csv([
        ['Transaction Date', 'Description', 'Debit Amount', 'Credit Amount'],
        ...m.map((x) => [
          `${String(x.m).padStart(2, '0')}/${String(x.d).padStart(2, '0')}/2026`,
          ...sinSaldo(x).slice(1),
        ]),
      ]),
    { verdad: null, ambiguas: true },
  ),
  caso('importes de una y de ninguna cifra decimal', 'otroBancoMxn', (m) => {
    const corto = (c: number) => (c === 0 ? '' : String(c / 100))
    return utf8(
      lineas([cinco, ...m.map((x) => [x.dmy, x.concepto, corto(x.cargo), corto(x.abono), corto(x.saldo)])]),
    )
  }),
  caso('hoja protegida con celdas combinadas por movimiento', 'banamexMxn', (m) =>
    libro([
      {
        filas: [seis, ...m.flatMap((x): Tabla => [corta(x), [null, `AUT ${x.ref}`, null, null, null, null]])],
        combinadas: m.map((_, i) => `A${i * 2 + 2}:A${i * 2 + 3}`),
      },
    ]),
  ),
  caso(
    'hoja oculta con el mes anterior',
    'otroBancoMxn',
    (m) => {
      const antes = movimientos('mes anterior oculto', 5, { mes: 10 })
      return libro([
        { nombre: 'Hoja1', filas: [['Cuenta', '0123456789'], seis, ...m.map(corta)] },
        { nombre: 'Respaldo', oculta: true, filas: [['Cuenta', '0123456789'], seis, ...antes.map(corta)] },
      ])
    },
    { dice: true, puede: true },
  ),
  caso('fórmulas con su valor', 'bxMxn', (m) =>
    libro([
      ['Cuenta', '0123456789'],
      seis,
      ...m.map((x, i): Celda[] => [
        ...corta(x).slice(0, 5),
        { t: 'n', v: x.saldo / 100, f: i === 0 ? '82500.75+E3-D3' : `F${i + 2}+E${i + 3}-D${i + 3}` },
      ]),
    ]),
  ),
  caso(
    'reverso de un cargo en la columna de cargos',
    'banorteMxn',
    (m) =>
      csv([
        cinco,
        ...m.map((x, i) =>
          i === 0 ? [x.dmy, `REVERSO ${x.concepto}`, miles(-x.abono), '', miles(x.saldo)] : fila(x),
        ),
      ]),
    { puede: true, verdad: (m) => m },
  ),
  caso(
    'pesos y dólares en una columna de divisa',
    'otroBancoMxn',
    (m) =>
      csv([
        ['Fecha', 'Concepto', 'Divisa', 'Cargo', 'Abono'],
        ...m.map((x, i) => [x.dmy, x.concepto, i === 2 ? 'USD' : 'MXN', o(x.cargo), o(x.abono)]),
      ]),
    { verdad: (m) => m.filter((_, i) => i !== 2), dice: true, puede: true },
  ),
  caso('otro banco y cuenta al pie', 'otroBancoMxn', (m) =>
    csv([
      cinco,
      ...m.map(fila),
      [],
      ['Este documento no tiene validez fiscal. Aclaraciones al 55 1234 5678', '', '', '', ''],
      ['Cuenta CLABE 012180001234567890', '', '', '', llano(m.at(-1)?.saldo ?? 0)],
    ]),
  ),
]
