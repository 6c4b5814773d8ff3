import type { ReglaDeComplemento } from '@valija/contract/messages/complementos.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { seCancela } from '@valija/domain/facturas/reglas/cancelacion-is-not-asked-for.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Deps } from '../../deps.ts'
import { querySat } from '../facturas/query-sat.ts'
import type { ComplementoLeido } from './read-complemento.ts'

/** `porCancelarse`: it stands, and its issuer has asked the SAT to cancel it. */
type RespuestaDeFuera = { motivo: ReglaDeComplemento | null; sinRespuesta: boolean; porCancelarse: boolean }
const contesta = (motivo: ReglaDeComplemento | null, porCancelarse = false): RespuestaDeFuera => ({
  motivo,
  sinRespuesta: false,
  porCancelarse,
})
const calla = (motivo: ReglaDeComplemento): RespuestaDeFuera => ({
  motivo,
  sinRespuesta: true,
  porCancelarse: false,
})

/** The booking check, then the tax authority. Without an answer nothing is taken for true, and nothing for false. */
export async function askOutside(
  deps: Deps,
  { doctos, expresion }: ComplementoLeido,
): Promise<RespuestaDeFuera> {
  try {
    for (const { idDocumento, impPagado, fechaPago } of doctos)
      if (!(await deps.ant.validarComplemento({ idDocumento, impPagado: centavos(impPagado), fechaPago })))
        return contesta('rechazadoPorReservas')
  } catch (error) {
    if (!(error instanceof ExternalSystemError)) throw error
    deps.log.warn({ err: error }, 'booking check of a complement')
    return calla('reservasSinConexion')
  }
  const respuesta = await querySat(deps, expresion)
  const { estado } = respuesta
  if (estado === 'Vigente') return contesta(null, seCancela(respuesta))
  if (estado === 'Cancelado') return contesta('canceladoEnSat')
  return estado === 'No Encontrado' ? contesta('noEncontradoEnSat') : calla('satSinConexion')
}
