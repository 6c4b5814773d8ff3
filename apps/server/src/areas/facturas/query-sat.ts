import type { RespuestaSat } from '@valija/contract/facturas.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Deps } from '../../deps.ts'

const sinRespuesta = {
  estado: 'Sin verificar',
  codigoEstatus: '',
  esCancelable: '',
  estatusCancelacion: '',
  validacionEfos: '',
}

/** Asks the SAT about one CFDI. No answer is an answer here: Sin verificar, with the kind of failure. */
export async function querySat(
  deps: Pick<Deps, 'sat' | 'reloj'>,
  expresion: string,
  signal?: AbortSignal,
): Promise<RespuestaSat> {
  const consultadoEn = deps.reloj.ahora().toISOString()
  try {
    const r = await deps.sat.consultar(expresion, signal)
    return {
      // A word the service did not use before is kept as it came; it never becomes No Encontrado.
      estado: r.estado === 'Desconocido' ? 'Sin verificar' : r.estado,
      codigoEstatus: r.codigoEstatus,
      esCancelable: r.esCancelable,
      estatusCancelacion: r.estatusCancelacion,
      validacionEfos: r.validacionEfos,
      consultadoEn,
      falla: r.estado === 'Desconocido' ? 'externa' : null,
    }
  } catch (error) {
    if (!(error instanceof ExternalSystemError)) throw error
    return { ...sinRespuesta, consultadoEn, falla: error.status === 401 ? 'sinAutorizacion' : 'externa' }
  }
}
