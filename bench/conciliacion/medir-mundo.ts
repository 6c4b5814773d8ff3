import { pesosToCentavos } from '@valija/contract/pesos.ts'
import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import type { FilaEtiquetada, PagoEtiquetado } from '@valija/sandbox/muestras/conciliacion/etiquetado.ts'
import { cuentaMxn, cuentaUsd } from '@valija/sandbox/muestras/conciliacion/mundo.ts'
import type { EscenaCiega } from './ciegas/escena.ts'
import { vestir } from './ciegas/undecima-bancos.ts'
import type { PagoCiego } from './ciegas/undecima-mundo.ts'
import { judgeEnMemoria } from './judge-en-memoria.ts'
import type { FilaCiega } from './medir-ciegas.ts'

const cuentaDe = (moneda: 'MXN' | 'USD'): string => (moneda === 'USD' ? cuentaUsd : cuentaMxn)

const toPagoEtiquetado = (uno: PagoCiego): PagoEtiquetado => ({
  bookingCode: uno.codigo,
  monto: pesosToCentavos(uno.monto),
  moneda: uno.moneda === 'USD' ? 2 : 1,
  rfc: uno.rfc,
  fechaPago: uno.fechaPago,
  transaccion: uno.transaccion,
  cuenta: cuentaDe(uno.moneda),
  concepto: uno.concepto,
  rechazado: uno.rechazado ?? false,
  aplicado: uno.aplicado ?? false,
  senas: {
    cliente: uno.cliente,
    senas: `${uno.paquete} ${uno.hotel} ${uno.agente}`,
    agente: uno.agente,
    llegada: uno.llegada,
    salida: uno.salida,
  },
})

/**
 * The row and what the statement brings beside it. Before a row, in brackets: `monto=9000`, `USD` or `MXN`, `dia=+3` of the
 * pago's; `cargo=-1` a cargo of its amount that many days from it, `otra=+1` the same words and amount under another clave,
 * `gemela` the same row twice.
 */
function filasDe(linea: string, pago: PagoCiego, n: number): FilaEtiquetada[] {
  const [, marcas = '', texto = ''] = /^(?:\[([^\]]+)\])?\s*(.*)$/.exec(linea) ?? []
  const dichas = new Map(
    marcas
      .split(' ')
      .map((una) => una.split('='))
      .map(([k = '', v = '']) => [k, v]),
  )
  const moneda = dichas.has('USD') ? 'USD' : dichas.has('MXN') ? 'MXN' : pago.moneda
  const fila = (vez: number, dias: number, abona = true): FilaEtiquetada => {
    const [concepto = '', referencia = '', ampliada = ''] = vestir(texto, pago, vez)
      .split('|')
      .map((campo) => campo.trim())
    const importe = pesosToCentavos(Number(dichas.get('monto') ?? pago.monto))
    return {
      clase: 'ciega',
      estado: 1,
      cuenta: cuentaDe(pago.moneda),
      moneda,
      abono: abona ? importe : 0,
      cargo: abona ? 0 : importe,
      concepto,
      referencia,
      ampliada,
      fecha: sumarDias(pago.fechaPago as Dia, dias),
      verdad: [],
      maquina: 'puede',
      senala: [],
    }
  }
  const dia = Number(dichas.get('dia') ?? 0)
  return [
    fila(n, dia),
    ...(dichas.has('gemela') ? [fila(n, dia)] : []),
    ...(dichas.has('otra') ? [fila(n + 3, dia + Number(dichas.get('otra')))] : []),
    ...(dichas.has('cargo') ? [fila(n, dia + Number(dichas.get('cargo')), false)] : []),
  ]
}

/** What the machine does with each row of a set over a world of its own, among all its pagos. */
export const judgeMundo = (mundo: readonly PagoCiego[], escenas: readonly EscenaCiega[]): FilaCiega[] => {
  const pagos = mundo.map(toPagoEtiquetado)
  return escenas.flatMap(({ codigo, propias, ajenas }) => {
    const i = mundo.findIndex(({ clave }) => clave === codigo)
    const pago = mundo[i]
    if (pago === undefined) throw new RangeError(codigo)
    return [...propias, ...ajenas].map((linea, n) => {
      const filas = filasDe(linea, pago, n)
      const [juzgada] = judgeEnMemoria({ pagos, filas })
      const pagoId = juzgada?.veredicto.exacta?.lineas[0]?.pagoId
      return {
        linea,
        propia: n < propias.length && (pagoId ?? i) === i,
        aplicada: pagoId !== undefined,
        palabras: [...(juzgada?.veredicto.dudas ?? []), ...(juzgada?.veredicto.palabras ?? [])],
      }
    })
  })
}
