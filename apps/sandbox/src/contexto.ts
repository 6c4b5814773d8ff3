import type { Contabilidad } from './ant/contabilidad.ts'
import type { Buzon } from './correo/buzon.ts'
import type { Interruptores } from './interruptores/interruptores.ts'
import type { Mundo } from './mundo/mundo.ts'
import type { Reloj } from './reloj/reloj.ts'

/** Everything one running sandbox holds; each start makes its own. */
export type Contexto = {
  mundo: Mundo
  interruptores: Interruptores
  contabilidad: Contabilidad
  buzon: Buzon
  reloj: Reloj
  cuenta: { satConsultas: number; colaMarcas: number; antValidaciones: number }
  cierre: AbortSignal
}
