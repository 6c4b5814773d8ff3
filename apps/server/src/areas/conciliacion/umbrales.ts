import type { Umbrales } from '@valija/domain/conciliacion/pesos-de-razon.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import type { Deps } from '../../deps.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'

/** Thresholds and the state that counts as Valido, as the policy has them today. */
export async function readUmbrales(
  deps: Pick<Deps, 'db' | 'reloj'>,
): Promise<Umbrales & { estadoValido: number }> {
  return umbralesDe(await politicaVigente(deps.db, await deps.reloj.hoy()))
}
export const umbralesDe = (politica: Politica): Umbrales & { estadoValido: number } => ({
  sugerencia: politica.puntosSugerencia,
  diasMaquina: politica.diasConciliacion,
  diasBusqueda: politica.diasBusquedaPago,
  estadoValido: politica.estadoPagoValido,
})
