import { type CeldaDeLibro, serialDe, writeLibro } from './write-estado.ts'

/** A movement as it happened, in centavos: `monto` below zero left the account. */
export type Verdad = { dia: string; texto: string; monto: number; saldo: number }
export type Escrito = { nombre: string; bytes: Uint8Array; verdad: readonly Verdad[] }

/** The same numbers for the same seed. */
function drawer(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const pick = <T>(all: readonly [T, ...T[]]): T => all[Math.floor(next() * all.length)] ?? all[0]
  return { next, pick, upTo: (n: number) => Math.floor(next() * n) }
}
type Azar = ReturnType<typeof drawer>

const textos = [
  'SPEI RECIBIDO BANORTE',
  'DEPOSITO EN EFECTIVO SUC 0412',
  'PAGO CUENTA DE TERCERO 0051126 XEM111',
  'COMISION POR MANEJO DE CUENTA',
  'IVA COM SPEI',
  'TRASPASO A TERCEROS',
  'Compra OXXO 3 PTES., CDMX',
  'CHEQUE 0001234',
  'ABONO TRANSFERENCIA SPEI 12.50 USD',
  'CARGO POR DOMICILIACION CFE',
  'DEP VENTAS DEL DIA AFIL 7654321',
] as const

function movimientos(azar: Azar, n: number): Verdad[] {
  let saldo = 500_000 + azar.upTo(20_000_000)
  let day = Date.UTC(2026, 9 + azar.upTo(3), 1)
  return Array.from({ length: n }, () => {
    const size = 1 + azar.upTo(azar.pick([5_000, 300_000, 4_000_000]))
    const monto = azar.next() < 0.45 && size < saldo ? -size : size
    saldo += monto
    day += 86_400_000 * azar.pick([0, 0, 1, 2])
    return { dia: new Date(day).toISOString().slice(0, 10), texto: azar.pick(textos), monto, saldo }
  })
}

const miles = (centavos: number, mark = ',') =>
  (Math.abs(centavos) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, mark)
const meses = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP', 'OCT', 'NOV', 'DIC'] as const
const parts = (dia: string) => {
  const [y = '', m = '', d = ''] = dia.split('-')
  return { y, m, d, mes: meses[Number(m) - 1] ?? '' }
}
const fechas = {
  barras: (dia: string) => `${parts(dia).d}/${parts(dia).m}/${parts(dia).y}`,
  guiones: (dia: string) => `${parts(dia).d}-${parts(dia).mes}-${parts(dia).y.slice(2)}`,
  iso: (dia: string) => dia,
  pegada: (dia: string) => dia.replaceAll('-', ''),
  mesSinAno: (dia: string) => `${parts(dia).d} ${parts(dia).mes}`,
  barraSinAno: (dia: string) => `${parts(dia).d}/${parts(dia).mes}`,
  numeroSinAno: (dia: string) => `${parts(dia).d}/${parts(dia).m}`,
}
const sinAno = ['mesSinAno', 'barraSinAno', 'numeroSinAno']
const negativos = [
  (s: string) => `-${s}`,
  (s: string) => `${s}-`,
  (s: string) => `(${s})`,
  (s: string) => `-$${s}`,
] as const

/** How the movements say what came in and what left. */
const formas = {
  dosColumnas: {
    nombres: ['Cargo', 'Abono'],
    de: (monto: number) => [monto < 0 ? miles(monto) : '', monto < 0 ? '' : miles(monto)],
  },
  abonoPrimero: {
    nombres: ['Depósitos', 'Retiros'],
    de: (monto: number) => [monto < 0 ? '' : `$${miles(monto)}`, monto < 0 ? `$${miles(monto)}` : ''],
  },
  firmado: {
    nombres: ['Importe'],
    de: (monto: number, azar: Azar) => [monto < 0 ? azar.pick(negativos)(miles(monto)) : miles(monto)],
  },
  sinSigno: { nombres: ['Monto'], de: (monto: number) => [miles(monto)] },
  marcado: { nombres: ['Importe'], de: (monto: number) => [`${miles(monto)} ${monto < 0 ? 'DR' : 'CR'}`] },
  enPalabras: {
    nombres: ['Monto'],
    de: (monto: number) => [`${miles(monto)} ${monto < 0 ? 'CARGO' : 'ABONO'}`],
  },
  tipo: { nombres: ['Tipo', 'Monto'], de: (monto: number) => [monto < 0 ? 'Cargo' : 'Abono', miles(monto)] },
} as const
type Forma = keyof typeof formas

const hojas = (filas: string[][]) => ({
  csv: () => unido(filas, ','),
  puntoYComa: () => unido(filas, ';'),
  tabulador: () => unido(filas, '\t'),
  barra: () => unido(filas, '|'),
  html: () =>
    `<html><body><table>${filas.map((fila) => `<tr>${fila.map((one) => `<td>${one}</td>`).join('')}</tr>`).join('')}</table></body></html>`,
})
const unido = (filas: string[][], mark: string) =>
  filas.map((fila) => fila.map((one) => (mark === ',' ? `"${one}"` : one)).join(mark)).join('\r\n')

/** Text whose columns are told by where they stand; figures at the end of theirs, headers at either end. */
function alineado(filas: string[][], tituloAlInicio: boolean, encabezado: number): string {
  const textos = filas.map((fila) => fila.map((one) => one))
  const tabla = textos.filter((fila) => fila.length > 2)
  const anchos = (tabla[0] ?? []).map(
    (_none, n) => Math.max(...tabla.map((fila) => fila[n]?.length ?? 0)) + 2,
  )
  return textos
    .map((fila, i) =>
      fila.length < 3
        ? fila.join(' ')
        : fila
            .map((one, n) => {
              const cifra = n > 1 && !(i === encabezado && tituloAlInicio)
              return cifra ? one.padStart(anchos[n] ?? 0) : one.padEnd(anchos[n] ?? 0)
            })
            .join(''),
    )
    .join('\r\n')
}

const codificar = {
  utf8: (texto: string) => new TextEncoder().encode(texto),
  latin1: (texto: string) => Uint8Array.from(Buffer.from(texto, 'latin1')),
  utf16: (texto: string) => Uint8Array.from(Buffer.from(`\ufeff${texto}`, 'utf16le')),
}

/** One statement as some bank or person might write it: every choice by the seed. */
export function writeEscrito(seed: number): Escrito {
  const azar = drawer(seed * 7919)
  for (let i = 0; i < 5; i++) azar.next()
  const verdad = movimientos(azar, 4 + azar.upTo(40))
  const desc = azar.next() < 0.3
  const forma = azar.pick(Object.keys(formas) as [Forma, ...Forma[]])
  const escribe = azar.pick(Object.keys(fechas) as [keyof typeof fechas, ...(keyof typeof fechas)[]])
  const conEncabezado = azar.next() < 0.65
  const conSaldo = azar.next() < 0.85
  const conPeriodo = sinAno.includes(escribe) ? azar.next() < 0.85 : azar.next() < 0.3
  const contenedor = azar.pick([
    'csv',
    'puntoYComa',
    'tabulador',
    'barra',
    'html',
    'xlsx',
    'xls',
    'xml',
    'ancho',
    'anchoTitulos',
  ])
  const vacia = azar.next() < 0.2
  const { nombres, de } = formas[forma]
  const fila = (row: Verdad): string[] => [
    fechas[escribe](row.dia),
    row.texto,
    ...(vacia ? [''] : []),
    ...de(row.monto, azar),
    ...(conSaldo ? [miles(row.saldo)] : []),
  ]
  const orden = desc ? verdad.toReversed() : verdad
  const datos = orden.map(fila)
  const encabezado = [
    'Fecha',
    'Descripción',
    ...(vacia ? [''] : []),
    ...nombres,
    ...(conSaldo ? ['Saldo'] : []),
  ]
  const periodo = azar.pick([
    `Periodo: ${fechas.barras(verdad[0]?.dia ?? '')} al ${fechas.barras(verdad.at(-1)?.dia ?? '')}`,
    `Del ${largo(verdad[0]?.dia ?? '')} al ${largo(verdad.at(-1)?.dia ?? '')}`,
    `Fecha de corte ${fechas.barras(verdad.at(-1)?.dia ?? '')}`,
  ])
  const titulos = [
    ...(azar.next() < 0.5 ? [['BANCO EJEMPLO, S.A.']] : []),
    ...(azar.next() < 0.5 ? [['Cuenta', '0112345678']] : []),
    ...(conPeriodo ? [[periodo]] : []),
    ...(azar.next() < 0.3 ? [[]] : []),
  ]
  const repite = azar.next() < 0.25 ? 15 : Infinity
  const cuerpo = datos.flatMap((one, i) =>
    conEncabezado && i > 0 && i % repite === 0 ? [[], ['Página 2'], encabezado, one] : [one],
  )
  const pie = [
    ...(azar.next() < 0.3 ? [['', 'TOTAL', ...(vacia ? [''] : []), ...totales(forma, verdad)]] : []),
    ...(azar.next() < 0.3 ? [['Dudas al 55 1234 5678. Consulte www.ejemplo.mx']] : []),
  ]
  const filas: string[][] = [...titulos, ...(conEncabezado ? [encabezado] : []), ...cuerpo, ...pie]
  const bytes = toBytes(filas, contenedor, titulos.length, azar, escribe === 'barras')
  const nombre = [
    seed,
    contenedor,
    forma,
    escribe,
    conEncabezado ? 'con' : 'sin',
    conSaldo ? 'saldo' : '',
    desc ? 'desc' : '',
    conPeriodo ? 'periodo' : '',
  ].join(' ')
  return { nombre, bytes, verdad: orden }
}
const largo = (dia: string) =>
  `${Number(parts(dia).d)} de ${['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'][Number(parts(dia).m) - 1]} de ${parts(dia).y}`
const totales = (forma: Forma, verdad: readonly Verdad[]) => {
  const sum = (side: 1 | -1) => miles(verdad.reduce((all, { monto }) => all + Math.max(monto * side, 0), 0))
  return forma === 'dosColumnas' ? [sum(-1), sum(1)] : forma === 'abonoPrimero' ? [sum(1), sum(-1)] : ['']
}

function toBytes(
  filas: string[][],
  contenedor: string,
  encabezado: number,
  azar: Azar,
  conSeriales: boolean,
): Uint8Array {
  if (contenedor === 'xlsx' || contenedor === 'xls' || contenedor === 'xml') {
    const enNumeros = azar.next() < 0.5
    const celda = (one: string): CeldaDeLibro => {
      const dia = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(one)
      if (conSeriales && dia) return { v: serialDe(`${dia[3]}-${dia[2]}-${dia[1]}`), z: 'dd/mm/yyyy' }
      return enNumeros && /^[\d,]+\.\d\d$/.test(one)
        ? { v: Number(one.replaceAll(',', '')), z: '#,##0.00' }
        : one
    }
    return writeLibro(
      filas.map((fila) => fila.map(celda)),
      { formato: contenedor, origen: azar.pick(['A1', 'A1', 'B3']) },
    )
  }
  const como = azar.pick([codificar.utf8, codificar.latin1, codificar.utf16])
  if (contenedor.startsWith('ancho')) return como(alineado(filas, contenedor === 'anchoTitulos', encabezado))
  const texto = Object.entries(hojas(filas)).find(([name]) => name === contenedor)?.[1]() ?? ''
  return como(texto)
}
