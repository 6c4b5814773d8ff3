import type { TipoCambioRespuesta } from '@valija/contract/reservas-de-pago.ts'
import { type Dia, parseDia } from '@valija/domain/tiempo/dia.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refuse.ts'

export type TipoDeCambio = { tipoCambio: string; fechaDato: string; serie: string }

/**
 * The rate of a calendar day, as decimal text. Asked once per past day and kept; never an older guess when it cannot be
 * had. Call it before the transaction.
 */
export async function tipoDeCambioDe(
  deps: Pick<Deps, 'db' | 'tipoDeCambio' | 'reloj' | 'log'>,
  dia: Dia,
): Promise<TipoDeCambio> {
  const { serie } = deps.tipoDeCambio
  const hoy = await deps.reloj.hoy()
  if (dia > hoy) throw refuse('fechaFutura')
  const known = await deps.db
    .selectFrom('tiposCambio')
    .select(['tipoCambio', 'fechaDato'])
    .where('serie', '=', serie)
    .where('fecha', '=', dia)
    .executeTakeFirst()
  if (known) return { serie, fechaDato: known.fechaDato, tipoCambio: plain(known.tipoCambio) }
  const tasa = await ask(deps, dia)
  if (tasa === null) throw refuse('tipoCambioNoDisponible')
  // Today's may still be published anew.
  if (dia < hoy)
    await deps.db
      .insertInto('tiposCambio')
      .values({ serie, fecha: dia, ...tasa })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return { serie, fechaDato: tasa.fechaDato, tipoCambio: plain(tasa.tipoCambio) }
}

async function ask({ tipoDeCambio, log }: Pick<Deps, 'tipoDeCambio' | 'log'>, dia: Dia) {
  try {
    return await tipoDeCambio.tasa(dia)
  } catch (error) {
    if (!(error instanceof ExternalSystemError)) throw error
    log.warn({ err: error, dia }, 'exchange rate not had')
    return null
  }
}

/** numeric(12,6) comes back with its zeros: two rates are compared as written without them. */
export const plain = (tipoCambio: string): string =>
  tipoCambio.includes('.') ? tipoCambio.replace(/0+$/, '').replace(/\.$/, '') : tipoCambio

/** GET /TipoCambio/{YYYYMMDD} */
export async function readTipoCambio(deps: Deps, fecha: string): Promise<TipoCambioRespuesta> {
  const dia = parseDia(`${fecha.slice(0, 4)}-${fecha.slice(4, 6)}-${fecha.slice(6, 8)}`)
  if (!dia) throw refuse('datosInvalidos')
  const { tipoCambio, fechaDato, serie } = await tipoDeCambioDe(deps, dia)
  return { tipoCambio: Number(tipoCambio), fecha: dia, fechaDato, serie }
}
