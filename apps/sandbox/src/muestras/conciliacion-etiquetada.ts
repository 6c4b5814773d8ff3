import { type Azar, azarDe } from '../mundo/azar.ts'

export type PagoEtiquetado = {
  bookingCode: string
  /** Centavos, in the currency of its account. */
  monto: number
  moneda: 1 | 2
  rfc: string
  fechaPago: string
  transaccion: string
  cuenta: string
  concepto: string
}
export type FilaEtiquetada = {
  caso: string
  abono: number
  concepto: string
  referencia: string
  ampliada: string
  fecha: string
  /** Places of the pagos it pays, in the list; none for money that is not of any. */
  verdad: number[]
  /** By the documented definition: one pago of this very amount named by the text, near in days, and nobody else. */
  exactaYUnica: boolean
}
export type Etiquetado = { pagos: PagoEtiquetado[]; filas: FilaEtiquetada[]; cuenta: string }

const cuentaMxn = '0112345678'
const otraCuenta = '6550123456'
const cuentaUsd = '0198765432'
const comunes = [100_000, 150_000, 250_000, 320_000, 500_000, 499_900, 1_250_000, 1_800_000]
const nombres = [
  'LOPEZ',
  'RAMIREZ',
  'GARDUÑO',
  'ACEVEDO',
  'ZEPEDA',
  'OLVERA',
  'IBARRA',
  'QUINTERO',
  'NAVA',
  'SOLORZANO',
]
const pila = ['MARIA', 'JORGE', 'ALEJANDRA', 'RODRIGO', 'XIMENA', 'PATRICIO', 'BEATRIZ', 'HUGO']
const bancos = ['SANTANDER', 'BANORTE', 'STP', 'AZTECA', 'HSBC', 'BAJIO']

/**
 * A statement of which every row's truth is known: named in the many ways banks and customers do, paid in parts and together,
 * among payments of the same amount, the same day and the same customer, and with money that is of none of them.
 */
export function makeEtiquetado(semilla: string): Etiquetado {
  const azar = azarDe('conciliacion', semilla)
  const state: Estado = { azar, pagos: [], filas: [], codes: new Set(), saldo: 0 }
  for (const [caso, veces] of casos) for (let i = 0; i < veces; i++) caso(state)
  // Everybody else's payments, many of the amounts and days of the rows.
  while (state.pagos.length < 2_400) addRelleno(state)
  return { ...shuffled(state), cuenta: cuentaMxn }
}

type Estado = {
  azar: Azar
  pagos: PagoEtiquetado[]
  filas: FilaEtiquetada[]
  codes: Set<string>
  saldo: number
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'.split('')
const vowels = 'AEIOU'.split('')
const pick = <T>(azar: Azar, all: readonly T[]): T => all[Math.floor(azar.next() * all.length)] as T
const digits = (azar: Azar, n: number): string =>
  Array.from({ length: n }, () => Math.floor(azar.next() * 10)).join('')
const dayAt = (n: number): string => new Date(Date.UTC(2026, 8, 20 + n)).toISOString().slice(0, 10)

function newCode({ azar, codes }: Estado): string {
  for (;;) {
    const code = Array.from({ length: 6 }, (_none, i) =>
      i === 1 || i === 4 ? digits(azar, 1) : pick(azar, letters),
    ).join('')
    if (!codes.has(code)) {
      codes.add(code)
      return code
    }
  }
}
const newRfc = (azar: Azar): string =>
  `${pick(azar, letters)}${pick(azar, vowels)}${pick(azar, letters)}${pick(azar, letters)}${60 + Math.floor(azar.next() * 39)}0${1 + Math.floor(azar.next() * 9)}1${Math.floor(azar.next() * 9)}${pick(azar, letters)}${pick(azar, letters)}${digits(azar, 1)}`
const newRastreo = (azar: Azar): string => `${pick(azar, ['MBAN0100', 'BNET0100'])}2610${digits(azar, 12)}`
const newMonto = (azar: Azar): number =>
  azar.next() < 0.5 ? pick(azar, comunes) : 50_000 + Math.floor(azar.next() * 4_000_000)

function addPago(state: Estado, rest: Partial<PagoEtiquetado> = {}): number {
  const { azar } = state
  const hasRastreo = azar.next() < 0.5
  state.pagos.push({
    bookingCode: rest.bookingCode ?? newCode(state),
    monto: newMonto(azar),
    moneda: 1,
    rfc: azar.next() < 0.3 ? 'XAXX010101000' : newRfc(azar),
    fechaPago: dayAt(Math.floor(azar.next() * 28)),
    transaccion: hasRastreo ? newRastreo(azar) : azar.next() < 0.3 ? digits(azar, 7) : '',
    cuenta: cuentaMxn,
    concepto: pick(azar, [
      'Pago',
      'Anticipo',
      'Liquidación',
      `Pago ${pick(azar, pila)} ${pick(azar, nombres)}`,
    ]),
    ...rest,
  })
  return state.pagos.length - 1
}

/** Days after the pago on which the bank shows it. */
const shifted = (dia: string, n: number): string =>
  new Date(Date.parse(dia) + n * 86_400_000).toISOString().slice(0, 10)

type Fila = Partial<FilaEtiquetada> & { caso: string; verdad: number[] }
function addFila(state: Estado, { caso, verdad, ...rest }: Fila): void {
  const { azar, pagos } = state
  const first = pagos[verdad[0] ?? -1]
  state.filas.push({
    caso,
    verdad,
    abono: first?.monto ?? newMonto(azar),
    concepto: `SPEI RECIBIDO${pick(azar, bancos)}`,
    referencia: digits(azar, 10),
    ampliada: '',
    fecha: shifted(first?.fechaPago ?? dayAt(Math.floor(azar.next() * 28)), Math.floor(azar.next() * 3)),
    exactaYUnica: false,
    ...rest,
  })
}

const payer = (azar: Azar): string => `${pick(azar, pila)} ${pick(azar, nombres)} ${pick(azar, nombres)}`
/** The extended text of a SPEI credit: bank, numeric reference glued to the concept, account, clave, payer. */
const extended = (azar: Azar, concepto: string, rastreo: string): string =>
  `014 ${digits(azar, 7)}${concepto} 00014180${digits(azar, 12)} ${rastreo} ${payer(azar)}`

function porRastreo(state: Estado): void {
  const rastreo = newRastreo(state.azar)
  const i = addPago(state, { transaccion: rastreo })
  addFila(state, {
    caso: 'rastreo',
    verdad: [i],
    ampliada: extended(state.azar, 'PAGO', rastreo),
    exactaYUnica: true,
  })
}
function porFolio(state: Estado): void {
  const folio = `${1 + Math.floor(state.azar.next() * 9)}${digits(state.azar, 8)}`
  const i = addPago(state, { transaccion: folio })
  addFila(state, {
    caso: 'folio',
    verdad: [i],
    concepto: 'DEPOSITO EN EFECTIVO',
    referencia: `0${folio}`,
    exactaYUnica: true,
  })
}
function porLocalizador(state: Estado): void {
  const { azar } = state
  const i = addPago(state, { transaccion: '' })
  const code = state.pagos[i]?.bookingCode ?? ''
  const written = pick(azar, [
    `RESERVA ${code}`,
    code,
    `LOC:${code}`,
    `${code.slice(0, 3)}-${code.slice(3)}`,
    code.toLowerCase(),
    `RESERVA${code}`,
    `PAGO VIAJE ${code} GRACIAS`,
  ])
  addFila(state, {
    caso: 'localizador',
    verdad: [i],
    ampliada: extended(azar, written, newRastreo(azar)),
    exactaYUnica: true,
  })
}
/** Cash and mere amounts: only a person can say. */
function soloMonto(state: Estado): void {
  const i = addPago(state, { transaccion: '', monto: 60_000 + Math.floor(state.azar.next() * 3_000_000) })
  addFila(state, { caso: 'soloMonto', verdad: [i], concepto: 'DEPOSITO EN EFECTIVO', referencia: '0' })
}
/** Cash of an amount that many pay on the same days: often nobody can tell whose. */
function soloMontoComun(state: Estado): void {
  const i = addPago(state, { transaccion: '', monto: pick(state.azar, comunes) })
  addFila(state, { caso: 'soloMontoComun', verdad: [i], concepto: 'DEPOSITO EN EFECTIVO', referencia: '0' })
}
/** A customer with many open payments, named only by RFC. */
function agencia(state: Estado): void {
  const rfc = newRfc(state.azar)
  const places = Array.from({ length: 12 }, () =>
    addPago(state, { rfc, transaccion: '', monto: 40_000 + state.azar.entero(0, 2_000_000) }),
  )
  for (const i of places.slice(0, 3))
    addFila(state, { caso: 'agencia', verdad: [i], ampliada: `BEM SPEI RFC: ${rfc} AGENCIA VIAJES` })
}
function conErrata(state: Estado): void {
  const i = addPago(state, { transaccion: '', monto: 60_000 + Math.floor(state.azar.next() * 3_000_000) })
  const code = state.pagos[i]?.bookingCode ?? ''
  const wrong = `${code.slice(0, 2)}${code[2] === 'X' ? 'Y' : 'X'}${code.slice(3)}`
  addFila(state, {
    caso: 'errata',
    verdad: [i],
    ampliada: extended(state.azar, `RESERVA ${wrong}`, newRastreo(state.azar)),
  })
}
function porRfc(state: Estado): void {
  const i = addPago(state, { rfc: newRfc(state.azar), transaccion: '' })
  addFila(state, {
    caso: 'rfc',
    verdad: [i],
    ampliada: `BEM SPEI RFC: ${state.pagos[i]?.rfc} ${payer(state.azar)}`,
  })
}
/** Two payments of one booking, equal in everything, and two deposits. */
function gemelos(state: Estado): void {
  const bookingCode = newCode(state)
  const monto = newMonto(state.azar)
  const fechaPago = dayAt(Math.floor(state.azar.next() * 25))
  const both = [0, 1].map(() => addPago(state, { bookingCode, monto, fechaPago, transaccion: '' }))
  for (const i of both)
    addFila(state, { caso: 'gemelos', verdad: [i], ampliada: extended(state.azar, bookingCode, '') })
}
/** A second deposit for what was registered once: the machine cannot know which of them it is. */
function depositoDoble(state: Estado): void {
  const i = addPago(state, { transaccion: '' })
  const code = state.pagos[i]?.bookingCode ?? ''
  for (const verdad of [[i], []])
    addFila(state, {
      caso: 'depositoDoble',
      verdad,
      abono: state.pagos[i]?.monto ?? 0,
      fecha: state.pagos[i]?.fechaPago ?? '',
      ampliada: extended(state.azar, code, ''),
    })
}
function enPartes(state: Estado): void {
  const { azar } = state
  const i = addPago(state, { transaccion: '', monto: 300_000 + Math.floor(azar.next() * 2_000_000) })
  const pago = state.pagos[i]
  const first = Math.floor((pago?.monto ?? 0) * (0.2 + azar.next() * 0.6))
  for (const abono of [first, (pago?.monto ?? 0) - first])
    addFila(state, {
      caso: 'enPartes',
      verdad: [i],
      abono,
      ampliada: extended(azar, `RESERVA ${pago?.bookingCode}`, newRastreo(azar)),
    })
}
function juntos(state: Estado): void {
  const { azar } = state
  const sameBooking = azar.next() < 0.6
  const bookingCode = newCode(state)
  const rfc = newRfc(azar)
  const fechaPago = dayAt(Math.floor(azar.next() * 25))
  const places = Array.from({ length: 2 + Math.floor(azar.next() * 3) }, () =>
    addPago(state, {
      ...(sameBooking ? { bookingCode } : {}),
      rfc,
      fechaPago,
      transaccion: '',
      monto: 40_000 + Math.floor(azar.next() * 900_000),
    }),
  )
  const abono = places.reduce((sum, i) => sum + (state.pagos[i]?.monto ?? 0), 0)
  addFila(state, {
    caso: 'juntos',
    verdad: places,
    abono,
    ampliada: sameBooking
      ? extended(azar, bookingCode, newRastreo(azar))
      : `BEM SPEI RFC: ${rfc} VARIAS RESERVAS`,
  })
}
/** The card terminal kept its fee: the amount is near, not equal. */
function conComision(state: Estado): void {
  const i = addPago(state, { transaccion: '' })
  const monto = state.pagos[i]?.monto ?? 0
  addFila(state, {
    caso: 'conComision',
    verdad: [i],
    abono: monto - Math.max(1, Math.round(monto * 0.0174)),
    concepto: 'VENTAS CREDITO',
    ampliada: state.pagos[i]?.bookingCode ?? '',
  })
}
function tarde(state: Estado): void {
  const i = addPago(state, { transaccion: '', fechaPago: dayAt(Math.floor(state.azar.next() * 10)) })
  const pago = state.pagos[i]
  addFila(state, {
    caso: 'tarde',
    verdad: [i],
    fecha: shifted(pago?.fechaPago ?? '', 9 + Math.floor(state.azar.next() * 5)),
    ampliada: extended(state.azar, pago?.bookingCode ?? '', newRastreo(state.azar)),
  })
}
/** Names a payment that its money did not pay: another account, another clave, another currency. */
function senuelo(state: Estado): void {
  const { azar } = state
  const kind = pick(azar, ['cuenta', 'rastreo', 'moneda'])
  const rest =
    kind === 'cuenta'
      ? { cuenta: otraCuenta }
      : kind === 'moneda'
        ? { moneda: 2 as const, cuenta: cuentaUsd }
        : {}
  const i = addPago(state, { transaccion: kind === 'rastreo' ? newRastreo(azar) : '', ...rest })
  const pago = state.pagos[i]
  addFila(state, {
    caso: `senuelo.${kind}`,
    verdad: [],
    abono: pago?.monto ?? 0,
    fecha: pago?.fechaPago ?? '',
    ampliada: extended(azar, pago?.bookingCode ?? '', newRastreo(azar)),
  })
}
function deNadie(state: Estado): void {
  const { azar } = state
  addFila(state, {
    caso: 'deNadie',
    verdad: [],
    concepto: pick(azar, [
      'INTERESES GANADOS',
      'VENTAS DEBITO',
      'TRASPASO ENTRE CUENTAS',
      'SPEI RECIBIDOSTP',
      'DEPOSITO DE TERCERO',
    ]),
    ampliada: azar.next() < 0.5 ? extended(azar, newCode(state), newRastreo(azar)) : '',
  })
}

const casos: readonly [(state: Estado) => void, number][] = [
  [porRastreo, 110],
  [porFolio, 50],
  [porLocalizador, 120],
  [soloMonto, 50],
  [soloMontoComun, 15],
  [agencia, 8],
  [conErrata, 25],
  [porRfc, 30],
  [gemelos, 10],
  [depositoDoble, 8],
  [enPartes, 30],
  [juntos, 40],
  [conComision, 20],
  [tarde, 15],
  [senuelo, 45],
  [deNadie, 50],
]

function addRelleno(state: Estado): void {
  const { azar } = state
  const like = pick(azar, state.filas)
  if (azar.next() < 0.35)
    addPago(state, {
      fechaPago: shifted(like.fecha, Math.floor(azar.next() * 7) - 3),
      monto: pick(azar, comunes),
    })
  else if (azar.next() < 0.2)
    addPago(state, { monto: like.abono + (azar.next() < 0.5 ? 1 : -1), fechaPago: like.fecha })
  else if (azar.next() < 0.1) addPago(state, { moneda: 2, cuenta: cuentaUsd })
  else addPago(state)
}

function shuffled({ azar, pagos, filas }: Estado): Pick<Etiquetado, 'pagos' | 'filas'> {
  const order = pagos.map((_pago, i) => i)
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(azar.next() * (i + 1))
    ;[order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0]
  }
  const place = new Map(order.map((from, to) => [from, to]))
  return {
    pagos: order.flatMap((from) => pagos[from] ?? []),
    filas: filas
      .map((fila) => ({ ...fila, verdad: fila.verdad.map((i) => place.get(i) ?? 0) }))
      .sort((a, b) => a.fecha.localeCompare(b.fecha)),
  }
}
