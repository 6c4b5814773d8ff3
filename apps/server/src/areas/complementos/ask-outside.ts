import type { ReglaDeComplemento } from '@valija/contract/messages/complementos.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Deps } from '../../deps.ts'
import { querySat } from '../facturas/query-sat.ts'
import type { ComplementoLeido } from './read-complemento.ts'

/** `estatusCancelacion`: of one that stands, what the SAT says of its cancelling. */
type RespuestaDeFuera = {
  motivo: ReglaDeComplemento | null
  sinRespuesta: boolean
  estatusCancelacion: string
}
const contesta = (motivo: ReglaDeComplemento | null, estatusCancelacion = ''): RespuestaDeFuera => ({
  motivo,
  sinRespuesta: false,
  estatusCancelacion,
})
const calla = (motivo: ReglaDeComplemento): RespuestaDeFuera => ({
  motivo,
  sinRespuesta: true,
  estatusCancelacion: '',
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
  const { estado, estatusCancelacion } = await querySat(deps, expresion)
  if (estado === 'Vigente') return contesta(null, estatusCancelacion)
  if (estado === 'Cancelado') return contesta('canceladoEnSat')
  return estado === 'No Encontrado' ? contesta('noEncontradoEnSat') : calla('satSinConexion')
}
