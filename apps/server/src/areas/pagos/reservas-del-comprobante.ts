import type { ReservaPropuesta, ReservasPropuestas } from '@valija/contract/reservas-de-pago.ts'
import { isLocalizadorFuerte } from '@valija/domain/conciliacion/localizadores.ts'
import { readPistas } from '@valija/domain/conciliacion/pistas.ts'
import { readLectura } from '@valija/domain/pagos/lectura-comprobante.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refuse.ts'
import { analyzeComprobante } from './analyze-comprobante.ts'
import { searchReserva } from './search-reserva.ts'

/** Codes of a proof that the engines are asked about; of more than these the person is told. */
const maximo = 4
/** Of a refused search: the engine itself, and not the booking, is why. */
const sinMotor = new Set(['errorValidarRfc', 'errorBuscarReserva', 'productoNoDisponible'])

/**
 * For staff, who need not know the customer's RFC (decision 111): the living bookings whose code the text of a proof
 * names, each searched as by hand. Proposals only: a text may name a booking and pay another.
 */
export async function reservasDelComprobante(
  deps: Deps,
  actor: Actor,
  urlComprobante: string,
): Promise<ReservasPropuestas> {
  const lectura = await analyzeComprobante(deps, actor, { urlImage: urlComprobante })
  const { campos } = lectura
  const { localizadores } = readPistas({
    concepto: campos.concepto?.valor ?? '',
    referencia: campos.numeroTransaccion?.valor ?? '',
    referenciaAmpliada: '',
  })
  const { monto } = readLectura(campos, await deps.reloj.hoy())
  const propuestas: ReservaPropuesta[] = []
  const noVigentes: string[] = []
  let incompletas = false
  const nombradas = [...localizadores].filter(([codigo]) => isLocalizadorFuerte(codigo))
  for (const [localizador, encontrado] of nombradas.slice(0, maximo)) {
    try {
      const cliente = await deps.reservas.cliente(localizador)
      if (cliente === null) {
        noVigentes.push(localizador)
        continue
      }
      const { reserva, totales } = await searchReserva(deps, actor, { localizador, rfc: cliente.customerRfc })
      const { rfc, nombrePaquete, moneda } = reserva
      const { faltante } = totales
      const mismoImporte =
        monto !== undefined && monto.moneda === (moneda === 'MXN' ? 1 : 2) && monto.valor === faltante
      propuestas.push({ localizador, rfc, nombrePaquete, moneda, faltante, encontrado, mismoImporte })
    } catch (error) {
      if (error instanceof ExternalSystemError) incompletas = true
      else if (!(error instanceof Refusal)) throw error
      else if (sinMotor.has(error.codigo)) incompletas = true
      else noVigentes.push(localizador)
    }
  }
  return {
    propuestas: propuestas.toSorted((a, b) => Number(b.mismoImporte) - Number(a.mismoImporte)),
    incompletas,
    sinBuscar: nombradas.slice(maximo).map(([localizador]) => localizador),
    noVigentes,
    lectura,
  }
}
