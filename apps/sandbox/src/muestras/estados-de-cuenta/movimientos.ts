import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { type Azar, azarDe, digitos } from '../../mundo/azar.ts'
import type { Mundo } from '../../mundo/mundo.ts'
import { makeReservasCliente, type ReservaCliente } from '../../reservas/reserva-cliente.ts'
import type { FuenteDeMuestra } from './fuentes.ts'

/** One row as the bank knows it. Centavos; the extended text is part of the concept where there is no column for it. */
export type MovimientoDeMuestra = {
  dia: Dia
  concepto: string
  referencia: string
  ampliada: string
  cargo: number
  abono: number
  saldo: number
}
type Suelto = Omit<MovimientoDeMuestra, 'dia' | 'saldo'>
type Entorno = { azar: Azar; fuente: FuenteDeMuestra; dia: Dia; reserva: () => ReservaCliente; saldo: number }
type Clase = (entorno: Entorno) => Suelto[]

export type Pedido = { dia: Dia; filas: number; mundo: Mundo; semilla?: string }
const periodo = 28
const saldoInicial = 50_000_000

const fila = (concepto: string, rest: Partial<Suelto>): Suelto => ({
  concepto,
  referencia: '',
  ampliada: '',
  cargo: 0,
  abono: 0,
  ...rest,
})
const sinGuiones = (dia: Dia): string => dia.replaceAll('-', '')
const parte = (importe: number, porMillar: number): number => Math.round((importe * porMillar) / 1000)
/** What a customer pays at once: all of the booking, half, or the advance of a quarter. */
const montoDe = ({ azar }: Entorno, { total }: ReservaCliente): number =>
  parte(total, azar.elige([1000, 1000, 500, 250]))

const remitentes = [
  {
    nombre: 'SANTANDER',
    clave: '014',
    rastreo: (a: Azar, d: Dia) => `${sinGuiones(d)}40014TRAPP000${digitos(a, 9)}`,
  },
  {
    nombre: 'BANORTE',
    clave: '072',
    rastreo: (a: Azar, d: Dia) => `8846APR1${sinGuiones(d)}${digitos(a, 10)}`,
  },
  { nombre: 'BAJIO', clave: '030', rastreo: (a: Azar) => `BB${digitos(a, 13)}` },
] as const

const transferencia: Clase = (entorno) => {
  const { azar, dia, fuente } = entorno
  const reserva = entorno.reserva()
  const { localizador, rfc, cliente } = reserva
  const { nombre, clave, rastreo } = azar.elige(remitentes)
  const numerica = digitos(azar, 7)
  const quien = `${rastreo(azar, dia)} ${cliente.toUpperCase()} RFC ${rfc}`
  const concepto =
    fuente.perfil.moneda === 'MXN'
      ? `SPEI RECIBIDO${nombre}`
      : fuente.perfil.moneda === 'USD'
        ? `SPID RECIBIDO ${nombre}`
        : 'TRANSFERENCIA INTERNACIONAL RECIBIDA'
  // The bank glues the numeric reference to what the customer wrote.
  const ampliada = `${clave} ${numerica}RESERVA ${localizador} ${quien}`
  return [
    fila(concepto, {
      referencia: `018${numerica}`,
      ampliada,
      abono: montoDe(entorno, reserva),
    }),
  ]
}
const mismoBanco: Clase = (entorno) => {
  const { azar } = entorno
  const reserva = entorno.reserva()
  const ampliada = `BNET ${digitos(azar, 10)} PAGO ${reserva.localizador} ${reserva.rfc}`
  return [
    fila('PAGO CUENTA DE TERCERO', {
      referencia: digitos(azar, 10),
      ampliada,
      abono: montoDe(entorno, reserva),
    }),
  ]
}
const efectivo: Clase = (entorno) => {
  const reserva = entorno.reserva()
  const folio = digitos(entorno.azar, 6)
  return [
    fila(`DEPOSITO EFECTIVO PRACTIC ${folio}`, {
      referencia: `0000${folio}`,
      abono: montoDe(entorno, reserva),
    }),
  ]
}
const enviado: Clase = ({ azar, saldo }) => [
  fila('SPEI ENVIADO BANAMEX', {
    referencia: digitos(azar, 10),
    ampliada: `002 ${digitos(azar, 7)}PAGO A PROVEEDOR`,
    cargo: Math.max(10_000, parte(saldo, azar.entero(20, 200))),
  }),
]
const traspaso: Clase = ({ azar, saldo }) => [
  fila('TRASPASO ENTRE CUENTAS', {
    referencia: digitos(azar, 10),
    cargo: Math.max(10_000, parte(saldo, 100)),
  }),
]
const comision: Clase = ({ azar }) => {
  const cobro = azar.elige([600, 850, 25_000])
  return [
    fila('COMISION POR TRANSFERENCIA', { referencia: digitos(azar, 10), cargo: cobro }),
    fila('IVA COM POR TRANSFERENCIA', { referencia: digitos(azar, 10), cargo: parte(cobro, 160) }),
  ]
}
/** A card sale, gross, and what the terminal keeps of it. */
const venta: Clase = (entorno) => {
  const { azar, fuente } = entorno
  const reserva = entorno.reserva()
  const abono = montoDe(entorno, reserva)
  const autorizacion = digitos(azar, 6)
  const plazo = azar.elige(['', '', '3 MESES ', 'A 6 MESES SIN INTERESES ', '12 MSI '])
  const ampliada = `AFIL ${fuente.cuenta} AUT ${autorizacion} TARJ ****${digitos(azar, 4)} ${plazo}LOC ${reserva.localizador}`
  const cobro = parte(abono, 25)
  return [
    fila('VENTA TARJETA', { referencia: autorizacion, ampliada, abono }),
    fila('COMISION VENTA', { referencia: autorizacion, cargo: cobro }),
    fila('IVA COMISION', { referencia: autorizacion, cargo: parte(cobro, 160) }),
  ]
}

const clases: Record<FuenteDeMuestra['clase'], readonly Clase[]> = {
  banco: [
    transferencia,
    transferencia,
    comision,
    mismoBanco,
    enviado,
    transferencia,
    efectivo,
    transferencia,
    traspaso,
  ],
  terminal: [venta],
}

/** The rows of a month that ends on this day, oldest first, each after the balance of the one before. */
export function makeMovimientos(
  fuente: FuenteDeMuestra,
  { dia, filas, mundo, semilla = '' }: Pedido,
): MovimientoDeMuestra[] {
  const azar = azarDe('estadoDeCuenta', fuente.perfil.clave, semilla)
  const deDolares = fuente.perfil.moneda !== 'MXN'
  const reservas = reservasDe(mundo).filter(
    ({ moneda, cancelada }) => !cancelada && (moneda === 'USD') === deDolares,
  )
  let siguiente = 0
  const reserva = (): ReservaCliente => {
    const found = reservas[siguiente++ % reservas.length]
    if (!found) throw new RangeError('a world without bookings')
    return found
  }
  const movimientos: MovimientoDeMuestra[] = []
  let saldo = saldoInicial
  for (let n = 0; movimientos.length < filas; n++) {
    const clase = clases[fuente.clase][n % clases[fuente.clase].length] ?? transferencia
    const suDia = sumarDias(dia, Math.floor((movimientos.length * periodo) / filas) - periodo + 1)
    for (const suelto of clase({ azar, fuente, dia: suDia, reserva, saldo })) {
      if (movimientos.length === filas) break
      saldo += suelto.abono - suelto.cargo
      movimientos.push({ ...suelto, ...textosDe(suelto, fuente), dia: suDia, saldo })
    }
  }
  return movimientos
}

const textosDe = ({ concepto, ampliada }: Suelto, { perfil }: FuenteDeMuestra) =>
  perfil.columnas.includes('referenciaAmpliada')
    ? { concepto, ampliada }
    : { concepto: `${concepto} ${ampliada}`.trim(), ampliada: '' }

const conocidas = new WeakMap<Mundo, ReservaCliente[]>()
function reservasDe(mundo: Mundo): ReservaCliente[] {
  const found = conocidas.get(mundo) ?? [...makeReservasCliente(mundo).values()]
  conocidas.set(mundo, found)
  return found
}
