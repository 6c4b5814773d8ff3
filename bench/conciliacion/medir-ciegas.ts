import { pesosToCentavos } from '@valija/contract/pesos.ts'
import type { FilaEtiquetada, PagoEtiquetado } from '@valija/sandbox/muestras/conciliacion/etiquetado.ts'
import { cuentaMxn, cuentaUsd } from '@valija/sandbox/muestras/conciliacion/mundo.ts'
import { type EscenaCiega, type ReservaCiega, reservas } from './ciegas/escena.ts'
import { judgeEnMemoria } from './judge-en-memoria.ts'

const cuentaDe = (moneda: 'MXN' | 'USD'): string => (moneda === 'USD' ? cuentaUsd : cuentaMxn)

/** Registered with the clave or folio that the row carries, or without one. */
const pagosPara = (linea: string): PagoEtiquetado[] =>
  reservas.map((una) => ({
    bookingCode: una.codigo,
    monto: pesosToCentavos(una.monto),
    moneda: una.moneda === 'USD' ? 2 : 1,
    rfc: una.rfc,
    fechaPago: una.fechaPago,
    transaccion: linea.includes(una.transaccion) ? una.transaccion : '',
    cuenta: cuentaDe(una.moneda),
    concepto: una.concepto,
    rechazado: false,
    aplicado: false,
    senas: {
      cliente: una.cliente,
      senas: `${una.paquete} ${una.hotel} ${una.agente}`,
      agente: una.agente,
      llegada: una.llegada,
      salida: una.salida,
    },
  }))

function toFila(linea: string, reserva: ReservaCiega): FilaEtiquetada {
  const [, marca = '', texto = ''] = /^(?:\[([^\]]+)\])?\s*(.*)$/.exec(linea) ?? []
  const [concepto = '', referencia = '', ampliada = ''] = texto.split('|').map((campo) => campo.trim())
  const monto = /^\d/.test(marca) ? Number(marca) : reserva.monto
  const moneda = marca === 'USD' || marca === 'MXN' ? marca : reserva.moneda
  return {
    clase: 'ciega',
    estado: 1,
    cuenta: cuentaDe(reserva.moneda),
    moneda,
    abono: pesosToCentavos(monto),
    cargo: 0,
    concepto,
    referencia,
    ampliada,
    fecha: reserva.fechaPago,
    verdad: [],
    maquina: 'puede',
    senala: [],
  }
}

export type FilaCiega = { linea: string; propia: boolean; aplicada: boolean; palabras: readonly string[] }
/** What the machine does with each row of a set, alone among the pagos of the world; `propia`: its pago is the one it speaks of. */
export const judgeCiegas = (escenas: readonly EscenaCiega[]): FilaCiega[] =>
  escenas.flatMap(({ codigo, propias, ajenas }) => {
    const i = reservas.findIndex((una) => una.codigo === codigo)
    const reserva = reservas[i]
    if (reserva === undefined) throw new RangeError(codigo)
    return [...propias, ...ajenas].map((linea, n) => {
      const [juzgada] = judgeEnMemoria({ pagos: pagosPara(linea), filas: [toFila(linea, reserva)] })
      const pagoId = juzgada?.veredicto.exacta?.lineas[0]?.pagoId
      return {
        linea,
        propia: n < propias.length && (pagoId ?? i) === i,
        aplicada: pagoId !== undefined,
        palabras: [...(juzgada?.veredicto.dudas ?? []), ...(juzgada?.veredicto.palabras ?? [])],
      }
    })
  })
