import { type Hechos, nombresAjenos } from '@valija/domain/conciliacion/dudas.ts'
import { judgeExacta, type Veredicto } from '@valija/domain/conciliacion/exacta.ts'
import { isNumeroFuerte, planaSinCeros } from '@valija/domain/conciliacion/numeros.ts'
import { codigosDe, codigosFuertes, readPistas } from '@valija/domain/conciliacion/pistas.ts'
import { type Propuesta, propose } from '@valija/domain/conciliacion/propose.ts'
import {
  isAbierto,
  type MovimientoPorConciliar,
  type PagoCandidato,
  sinSenas,
} from '@valija/domain/conciliacion/puntuar.ts'
import { indexRivales } from '@valija/domain/conciliacion/rivales.ts'
import { daysBetween } from '@valija/domain/tiempo/dia.ts'
import type {
  Etiquetado,
  FilaEtiquetada,
  PagoEtiquetado,
} from '@valija/sandbox/muestras/conciliacion/etiquetado.ts'

const umbrales = { sugerencia: 35, diasMaquina: 5, diasBusqueda: 15 }
export type Juzgada = {
  fila: FilaEtiquetada
  propuestas: Propuesta[]
  veredicto: Veredicto
  cargosDespues: number
}

const tipoDeCambio = 20
const toPago = (pago: PagoEtiquetado, i: number): PagoCandidato => {
  const saldo = pago.aplicado ? 0 : pago.monto
  return {
    pagoId: i,
    bookingCode: pago.bookingCode,
    rfc: pago.rfc,
    concepto: pago.concepto,
    fechaPago: pago.fechaPago,
    numeroTransaccion: pago.transaccion,
    numeroCuenta: pago.cuenta,
    moneda: pago.moneda === 1 ? 'MXN' : 'USD',
    saldo,
    monto: pago.monto,
    rechazado: pago.rechazado,
    saldoEnOtraMoneda: Math.round(pago.moneda === 1 ? saldo / tipoDeCambio : saldo * tipoDeCambio),
    avisoAbierto: false,
    ...(pago.senas ?? sinSenas),
  }
}

/** As the search for bookings compares: every word somewhere in it. */
const isDe = (cliente: string, nombre: string): boolean =>
  nombre.split(' ').every((una) => cliente.includes(una))
const plano = (cliente: string): string => cliente.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()

class Indice<T> {
  private readonly by = new Map<string, T[]>()
  add(key: string, value: T): void {
    const all = this.by.get(key)
    if (all) all.push(value)
    else this.by.set(key, [value])
  }
  get(key: string): readonly T[] {
    return this.by.get(key) ?? []
  }
}

/** The domain's own rules over facts held in memory: what the database finds by its indexes, found by maps. */
export function judgeEnMemoria({ pagos, filas }: Etiquetado): Juzgada[] {
  const indice = new Indice<PagoCandidato>()
  const todos = pagos.map(toPago)
  const clientes = [...new Set(todos.map(({ cliente }) => plano(cliente)))].filter(Boolean)
  for (const pago of todos) {
    indice.add(`c${pago.bookingCode}`, pago)
    indice.add(`r${pago.rfc}`, pago)
    indice.add(`n${planaSinCeros(pago.numeroTransaccion)}`, pago)
    if (isAbierto(pago)) indice.add(`m${pago.moneda}${pago.saldo}`, pago)
  }
  const rows = filas.map((fila, i) => ({ fila, movimiento: toMovimiento(fila, i) }))
  const importes = new Indice<(typeof rows)[number]>()
  for (const row of rows)
    if (row.fila.estado === 1) importes.add(`${row.fila.moneda}${row.fila.abono + row.fila.cargo}`, row)
  const rivales = indexRivales(rows.filter(({ fila }) => fila.abono > 0).map(({ movimiento }) => movimiento))
  const cargos = filas.filter(({ cargo }) => cargo > 0)
  return rows.flatMap(({ fila, movimiento }) => {
    if (fila.abono === 0 || fila.estado !== 1) return []
    const candidatos = findCandidatos(indice, movimiento)
    const propuestas = propose(movimiento, candidatos, {
      umbrales,
      complementos: new Set(),
      rechazadas: new Set(),
    })
    const iguales = cargos.filter(
      ({ cargo, cuenta, fecha }) =>
        cargo === fila.abono &&
        cuenta === fila.cuenta &&
        Math.abs(daysBetween(fecha, fila.fecha)) <= umbrales.diasBusqueda,
    )
    const nombres = new Set(candidatos.flatMap((pago) => nombresAjenos(movimiento, pago)))
    const hechos: Hechos = {
      clientes: new Set([...nombres].filter((nombre) => clientes.some((uno) => isDe(uno, nombre)))),
      reservas: new Set(codigosDe(movimiento.pistas).filter((code) => indice.get(`c${code}`).length > 0)),
      cargosIguales: iguales.filter(({ estado }) => estado === 1).length,
      rivales,
      numerosRepetidos: new Set(
        [...movimiento.pistas.transacciones].filter(
          (one) =>
            isNumeroFuerte(one) &&
            importes
              .get(`${fila.moneda}${fila.abono}`)
              .some(
                (other) => other.movimiento !== movimiento && other.movimiento.pistas.transacciones.has(one),
              ),
        ),
      ),
    }
    const suyos = new Map(candidatos.map((pago) => [pago.pagoId, pago]))
    const veredicto = judgeExacta(movimiento, propuestas, suyos, { hechos, umbrales })
    const cargosDespues = iguales.filter(({ estado }) => estado === 2).length
    return [{ fila, propuestas, veredicto, cargosDespues }]
  })
}

const toMovimiento = (fila: FilaEtiquetada, i: number): MovimientoPorConciliar => ({
  movimientoId: i,
  fechaOperacion: fila.fecha,
  moneda: fila.moneda,
  cuenta: fila.cuenta,
  cuentaConocida: true,
  restante: fila.abono,
  reservaAsignada: '',
  pistas: readPistas({ ...fila, referenciaAmpliada: fila.ampliada }),
})

function findCandidatos(indice: Indice<PagoCandidato>, movimiento: MovimientoPorConciliar): PagoCandidato[] {
  const { pistas, moneda, restante, fechaOperacion } = movimiento
  const days = ({ fechaPago }: PagoCandidato) => Math.abs(daysBetween(fechaOperacion, fechaPago))
  const nearest = (pagos: readonly PagoCandidato[], n: number) =>
    pagos
      .filter((pago) => days(pago) <= umbrales.diasBusqueda)
      .sort((a, b) => days(a) - days(b))
      .slice(0, n)
  const named = codigosFuertes(pistas)
    .flatMap((code) => indice.get(`c${code}`))
    .filter(isAbierto)
  const found = [
    ...codigosDe(pistas).flatMap((code) => indice.get(`c${code}`)),
    ...[...pistas.transacciones].flatMap((one) => indice.get(`n${one}`)),
    ...[...pistas.rfcs].flatMap((rfc) => indice.get(`r${rfc}`)),
    ...nearest(indice.get(`m${moneda}${restante}`), 60),
    ...named.flatMap(({ saldo }) => nearest(indice.get(`m${moneda}${restante - saldo}`), 8)),
  ]
  return [...new Set(found)]
}
