import { message } from '@valija/contract/messages.ts'
import { Refusal } from '../../refuse.ts'
import { primerosReusos, type ReusoInterno } from './reusos.ts'

const razonTexto = {
  mismoArchivo: 'razonMismoArchivo',
  mismaTransaccion: 'razonMismaTransaccion',
  mismoMontoFechaCuenta: 'razonMismoMontoFechaCuenta',
} as const

/** Why a proof looks used, and with which payment where that may be said. */
export function textoDeReuso({
  razones,
  bookingCode,
  pagoID,
}: Pick<ReusoInterno, 'razones' | 'bookingCode' | 'pagoID'>): string {
  const texto = razones.map((razon) => message(razonTexto[razon])).join('. ')
  return bookingCode === '' ? texto : message('reusoDe', { texto, bookingCode, pagoID })
}

/** The used proofs, one line per payment: which, why, and with what. */
export function refuseReuso(reusos: readonly ReusoInterno[]): Refusal {
  const several = new Set(reusos.map(({ indice }) => indice)).size > 1
  const detalles = primerosReusos(reusos).reusos.map(({ indice, razones, bookingCode, pagoID }) => {
    const mensaje = textoDeReuso({ razones, bookingCode, pagoID })
    return {
      campo: String(indice),
      mensaje: several ? message('fallaDelPago', { n: indice + 1, mensaje }) : mensaje,
    }
  })
  return new Refusal(
    'comprobanteReutilizado',
    message('comprobanteReutilizado', { n: reusos.length }),
    message('comprobanteReutilizadoTitulo'),
    detalles,
  )
}
