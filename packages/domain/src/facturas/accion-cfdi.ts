import type { CodigoHallazgo } from '@valija/cfdi'
import type { Severidad } from '@valija/cfdi/hallazgo.ts'
import { type AccionCfdi, accionPorCodigo } from './accion-por-codigo.ts'

/** A finding kept or told: what they have in common. */
export type Visto = {
  codigo: string
  severidad: Severidad
  accion?: AccionCfdi | undefined
  params?: object | undefined
}

/** A finding's own, else its code's; what stops nobody asks for nothing. Undefined for a rule of ours. */
export function accionDe({ codigo, severidad, accion, params }: Visto): AccionCfdi | undefined {
  if (accion !== undefined) return accion
  const de = params !== undefined && 'de' in params ? params.de : codigo
  if (typeof de !== 'string' || !isCodigoDelMotor(de)) return undefined
  const suya = accionPorCodigo[de]
  return severidad === 'error' || suya === 'revisar' ? suya : 'nada'
}

/** A code of another version of the engine may be kept with an old document. */
export const isCodigoDelMotor = (codigo: string): codigo is CodigoHallazgo =>
  Object.hasOwn(accionPorCodigo, codigo)
