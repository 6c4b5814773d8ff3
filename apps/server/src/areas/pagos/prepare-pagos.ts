import { message } from '@valija/contract/messages.ts'
import type { PagoNuevo } from '@valija/contract/pagos-nuevos.ts'
import type { Montos } from '@valija/domain/pagos/montos.ts'
import { type Dia, parseDia } from '@valija/domain/tiempo/dia.ts'
import type { Moneda } from '@valija/palabras/moneda.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refuse.ts'
import { metodosVigentes } from '../catalogos/metodos.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { comprobantesPropios } from './comprobantes.ts'
import { type FallaDePago, judgeForma, judgeMontos, type MetodoVigente } from './judge-pago.ts'
import type { PorRevisar } from './reusos.ts'
import { reservaVista } from './search-reserva.ts'
import { tipoDeCambioDe } from './tipo-de-cambio.ts'

/** A payment that may be saved, with what the server itself holds about it. */
export type PagoListo = {
  pago: PagoNuevo
  montos: Montos
  metodo: MetodoVigente
  reserva: { rfc: string; motorReservaId: number; moneda: Moneda; nombrePaquete: string }
  tipoCambio: string
  comprobante: { comprobanteId: number; hash: string } | null
}

/** Every payment judged; what fails is told by payment and field, and nothing is saved. */
export async function preparePagos(
  deps: Deps,
  actor: Actor,
  pagos: readonly PagoNuevo[],
): Promise<PagoListo[]> {
  const hoy = await deps.reloj.hoy()
  const politica = await politicaVigente(deps.db, hoy)
  const metodos = await metodosVigentes(deps.db)
  const comprobantes = await comprobantesPropios(
    deps.db,
    actor,
    pagos.map(({ comprobanteID }) => comprobanteID),
  )
  const listos: PagoListo[] = []
  const fallas: (FallaDePago & { indice: number })[] = []
  for (const [indice, pago] of pagos.entries()) {
    const forma = judgeForma(pago, { hoy, politica })
    const comprobante = comprobantes.get(pago.comprobanteID) ?? null
    if (pago.comprobanteID !== 1 && comprobante === null)
      forma.push({ campo: 'comprobanteID', mensaje: message('comprobanteAjeno') })
    if (forma.length > 0) {
      fallas.push(...forma.map((falla) => ({ ...falla, indice })))
      continue
    }
    const reserva = await reservaVista(deps, { ...pago, bookingCode: pago.bookingCode.toUpperCase() })
    const tipoCambio = await tasaOrNull(deps, parseDia(pago.fechaPago))
    const metodo = metodos.get(pago.metodoPagoID)
    const { fallas: deMontos, montos } = judgeMontos(pago, {
      hoy,
      politica,
      metodo,
      tipoCambio,
      monedaReserva: reserva.moneda,
    })
    fallas.push(...deMontos.map((falla) => ({ ...falla, indice })))
    if (deMontos.length === 0 && montos && metodo && tipoCambio !== null)
      listos.push({ pago, montos, metodo, reserva, tipoCambio, comprobante })
  }
  if (fallas.length > 0)
    throw new Refusal(
      'pagosConFallas',
      message('pagosConFallas', { n: fallas.length }),
      undefined,
      fallas.map(({ indice, campo, mensaje }) => ({
        campo: pagos.length === 1 ? campo : `${indice}.${campo}`,
        mensaje: pagos.length === 1 ? mensaje : message('fallaDelPago', { n: indice + 1, mensaje }),
      })),
    )
  return listos
}

async function tasaOrNull(deps: Deps, dia: Dia | null): Promise<string | null> {
  if (dia === null) return null
  try {
    return (await tipoDeCambioDe(deps, dia)).tipoCambio
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** What another payment is compared with. */
export const toPorRevisar = ({ pago, metodo, montos, comprobante }: PagoListo): PorRevisar => ({
  bookingCode: pago.bookingCode.toUpperCase(),
  hash: comprobante?.hash ?? null,
  numeroTransaccion: pago.numeroTransaccion,
  monto: metodo.monedaNacional ? montos.montoNacional : montos.montoDolares,
  monedaID: metodo.monedaNacional ? 1 : 2,
  fechaPago: pago.fechaPago,
  numeroCuenta: metodo.numeroCuenta,
  concepto: pago.concepto,
})
