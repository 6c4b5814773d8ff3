import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import type { Moneda } from '@valija/palabras/moneda.ts'
import { type Azar, azarDe, digitos } from '../../mundo/azar.ts'

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
  rechazado: boolean
  /** Its own row came before. */
  aplicado: boolean
  /** What the engine tells of the booking, where it does. */
  senas?: { cliente: string; senas: string; agente: string; llegada: string | null; salida: string | null }
}
export type FilaEtiquetada = {
  clase: string
  /** Which statement brings it: the second comes after the machine has gone over the first. */
  estado: 1 | 2
  cuenta: string
  moneda: Moneda
  abono: number
  cargo: number
  concepto: string
  referencia: string
  ampliada: string
  fecha: string
  /** Places of the pagos whose money it is; none for money that is not of any. */
  verdad: number[]
  /** `debe`: the machine has to apply it; `puede`: right if it does; `nunca`: another reading of its facts fits as well. */
  maquina: 'debe' | 'puede' | 'nunca'
  /** The pagos that its facts single out for a person; empty where nobody could tell. */
  senala: number[]
  /** Its money goes back in a later statement: applied and flagged is right. */
  seRegresa?: boolean
}
export type Mundo = {
  azar: Azar
  pagos: PagoEtiquetado[]
  filas: FilaEtiquetada[]
  codes: Set<string>
  n: number
}

/** Adds a row of its class, with the payments that it needs. */
export type Caso = (mundo: Mundo) => void

export const cuentaMxn = '0112345678'
export const otraCuentaMxn = '6550123456'
export const cuentaUsd = '0198765432'
export const comunes = [100_000, 150_000, 250_000, 320_000, 500_000, 499_900, 1_250_000, 1_800_000]

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const apellidos = [
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
export const bancos = ['SANTANDER', 'BANORTE', 'STP', 'AZTECA', 'HSBC', 'BAJIO', 'SCOTIABANK', 'NU MEXICO']

export const newMundo = (semilla: string): Mundo => ({
  azar: azarDe('conciliacion', semilla),
  pagos: [],
  filas: [],
  codes: new Set(),
  n: 0,
})

export const cifras = ({ azar }: Pick<Mundo, 'azar'>, n: number): string => digitos(azar, n)
export const letras = ({ azar }: Pick<Mundo, 'azar'>, n: number): string =>
  Array.from({ length: n }, () => letters[azar.entero(0, letters.length - 1)]).join('')
export const diaEn = (n: number): string => new Date(Date.UTC(2026, 8, 20 + n)).toISOString().slice(0, 10)
export const corrido = (dia: string, n: number): string => sumarDias(dia as Dia, n)
export const nombre = ({ azar }: Mundo): string =>
  `${azar.elige(pila)} ${azar.elige(apellidos)} ${azar.elige(apellidos)}`

/** Six characters: letters and figures mixed, or three letters and a running number, as booking engines give them. */
export function newCode(mundo: Mundo): string {
  for (;;) {
    const code =
      mundo.azar.next() < 0.4
        ? `${mundo.azar.elige(['XEM', 'KTR', 'LMP', 'CUN'])}${mundo.azar.entero(100, 999)}`
        : [0, 1, 2, 3, 4, 5].map((i) => (i === 1 || i === 4 ? cifras(mundo, 1) : letras(mundo, 1))).join('')
    if (mundo.codes.has(code)) continue
    mundo.codes.add(code)
    return code
  }
}
export const newRfc = (mundo: Mundo): string =>
  `${letras(mundo, 1)}${mundo.azar.elige(Array.from('AEIOU'))}${letras(mundo, 2)}${mundo.azar.entero(60, 99)}0${mundo.azar.entero(1, 9)}1${mundo.azar.entero(0, 9)}${letras(mundo, 2)}${cifras(mundo, 1)}`

/** Claves de rastreo as each sender writes them (bancos.md §6). */
export function newClave(mundo: Mundo): string {
  const { azar } = mundo
  const day = `261${azar.entero(0, 1)}${azar.entero(1, 2)}${cifras(mundo, 1)}`
  return azar.elige([
    () => `MBAN0100${day}${cifras(mundo, 10)}`,
    () => `BNET0100${day}${cifras(mundo, 10)}`,
    () => `20${day}40014${azar.elige(['TRAP', 'TRAPP', 'BMOV', '0BET'])}${cifras(mundo, 12)}`,
    () => `8846APR${azar.entero(1, 2)}20${day}${cifras(mundo, 10)}`,
    () => `0859${cifras(mundo, 14)}`,
    () => `${day}${cifras(mundo, 12)}I`,
    () => `BB${cifras(mundo, 13)}`,
    () =>
      `NU3${Array.from({ length: 25 }, () => (azar.next() < 0.5 ? cifras(mundo, 1) : letras(mundo, 1))).join('')}`,
  ])()
}
export const newFolio = (mundo: Mundo): string => `${mundo.azar.entero(4, 9)}${cifras(mundo, 9)}`
/** A day as customers type it into the numeric reference, at times without its leading zero. */
export function referenciaDeDia({ azar }: Mundo, dia: string): string {
  const [y = '', m = '', d = ''] = dia.split('-')
  const written = azar.elige([
    `${d}${m}${y.slice(2)}`,
    `${d}${m}${y}`,
    `${y.slice(2)}${m}${d}`,
    `${y}${m}${d}`,
  ])
  return azar.next() < 0.6 ? String(Number(written)) : written.padStart(7, '0')
}
export const newMonto = ({ azar }: Mundo): number =>
  azar.next() < 0.4 ? azar.elige(comunes) : azar.entero(50_000, 4_000_000)
/** One that nobody else has. */
export const montoPropio = (mundo: Mundo): number => 5_000_000 + 137 * ++mundo.n

export function addPago(mundo: Mundo, rest: Partial<PagoEtiquetado> = {}): number {
  const { azar } = mundo
  mundo.pagos.push({
    bookingCode: rest.bookingCode ?? newCode(mundo),
    monto: rest.monto ?? newMonto(mundo),
    moneda: 1,
    rfc: azar.next() < 0.3 ? 'XAXX010101000' : newRfc(mundo),
    fechaPago: diaEn(azar.entero(0, 30)),
    transaccion: '',
    cuenta: rest.moneda === 2 ? cuentaUsd : cuentaMxn,
    concepto: azar.elige(['Pago', 'Anticipo', 'Liquidación', `Pago ${nombre(mundo)}`]),
    rechazado: false,
    aplicado: false,
    ...rest,
  })
  return mundo.pagos.length - 1
}
export const pagoEn = ({ pagos }: Mundo, i: number): PagoEtiquetado => {
  const pago = pagos[i]
  if (!pago) throw new RangeError(`no pago ${i}`)
  return pago
}

/** A payment, where it stands, and what a row of its amount and day says. */
export function newPago(mundo: Mundo, rest: Partial<PagoEtiquetado> = {}) {
  const i = addPago(mundo, rest)
  const pago = pagoEn(mundo, i)
  return { i, ...pago, igual: { abono: pago.monto, fecha: pago.fechaPago } }
}

type Fila = Partial<FilaEtiquetada> & Pick<FilaEtiquetada, 'clase' | 'verdad'>
/** A row for its first pago, some days around it, in the amount and account of it unless said otherwise. */
export function addFila(mundo: Mundo, { clase, verdad, ...rest }: Fila): void {
  const { azar } = mundo
  const first = mundo.pagos[verdad[0] ?? -1]
  mundo.filas.push({
    clase,
    verdad,
    estado: 1,
    cuenta: first?.cuenta ?? cuentaMxn,
    moneda: first?.moneda === 2 ? 'USD' : 'MXN',
    abono: first?.monto ?? newMonto(mundo),
    cargo: 0,
    concepto: `SPEI RECIBIDO${azar.elige(bancos)}`,
    referencia: cifras(mundo, 10),
    ampliada: '',
    fecha: corrido(first?.fechaPago ?? diaEn(azar.entero(0, 30)), azar.entero(0, 2)),
    maquina: 'nunca',
    senala: verdad,
    ...rest,
  })
}

const clabe = (mundo: Mundo): string => {
  const body = `014180${cifras(mundo, 11)}`
  const sum = Array.from(body).reduce(
    (all, digit, i) => all + ((Number(digit) * ([3, 7, 1][i % 3] ?? 0)) % 10),
    0,
  )
  return `${body}${(10 - (sum % 10)) % 10}`
}

/** What the bank prints of one transfer: BBVA's extended text, Banorte's labels, or a plain line. */
export function textoDe(mundo: Mundo, dicho: string, clave: string): Pick<FilaEtiquetada, 'ampliada'> {
  const rastreo = clave === '' ? newClave(mundo) : clave
  return {
    ampliada: mundo.azar.elige([
      () => `014 ${cifras(mundo, 7)}${dicho} 00${clabe(mundo)} ${rastreo} ${nombre(mundo)}`,
      () =>
        `014 ${referenciaDeDia(mundo, diaEn(3)).padStart(7, '0').slice(0, 7)}${dicho} 00${clabe(mundo)} ${rastreo} ${nombre(mundo)}`,
      () =>
        `=REFERENCIA CTA/CLABE: ${clabe(mundo)}, BEM SPEI, BCO:012 BENEF:AGENCIA, ${dicho} CVE RASTREO: ${rastreo} RFC: ${newRfc(mundo)}, IVA: 0.00 HORA LIQ: 10:22:31`,
      () => `${dicho} TEL 55${cifras(mundo, 8)} CLAVE ${rastreo}`,
    ])(),
  }
}
/** Ways in which a customer writes a localizador that a person reads at once. */
export const escrito = ({ azar }: Mundo, code: string): string =>
  azar.elige([
    `RESERVA ${code}`,
    code,
    ` LOC:${code}`,
    `${code.slice(0, 3)}-${code.slice(3)}`,
    `${code.slice(0, 3)} ${code.slice(3)}`,
    code.toLowerCase(),
    `RESERVA${code}`,
    `PAGO VIAJE ${code} GRACIAS`,
    `Reservación ${code}`,
    `ANTICIPO ${code} 2 PERSONAS`,
  ])
