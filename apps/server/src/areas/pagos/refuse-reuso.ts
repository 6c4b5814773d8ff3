import { message } from '@valija/contract/messages.ts'
import { Refusal } from '../../refuse.ts'
import type { ReusoInterno } from './reusos.ts'

const razonTexto = {
  mismoArchivo: 'razonMismoArchivo',
  mismaTransaccion: 'razonMismaTransaccion',
  mismoMontoFechaCuenta: 'razonMismoMontoFechaCuenta',
} as const

/** The used proofs, one line per payment: which, why, and with what. */
export function refuseReuso(reusos: readonly ReusoInterno[]): Refusal {
  const detalles = reusos.map(({ indice, razones, bookingCode, pagoID }) => ({
    campo: String(indice),
    mensaje: `${message('fallaDelPago', { n: indice + 1, mensaje: razones.map((r) => message(razonTexto[r])).join('. ') })}${bookingCode === '' ? '' : ` (${bookingCode}${pagoID === null ? '' : `, ${pagoID}`})`}`,
  }))
  return new Refusal(
    'comprobanteReutilizado',
    message('comprobanteReutilizado', { n: reusos.length }),
    message('comprobanteReutilizadoTitulo'),
    detalles,
  )
}
