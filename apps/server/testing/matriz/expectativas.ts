import { deAcceso } from './de-acceso.ts'
import { deComisiones } from './de-comisiones.ts'
import { deLotes } from './de-lotes.ts'
import { dePagos } from './de-pagos.ts'
import type { Expectativa } from './expectativa.ts'

/**
 * Who may call what, transcribed by hand from §6 of the four documents and the recorded decisions: not from the code's
 * own table, so that the two can disagree. One line per call of the OpenAPI document; a call without a line fails.
 *
 *   'POST /api/lotes/procesar': roles('A', 'B §6: administrators', { cuerpo: … })
 *
 * A admin · OP OperativoProveedor · OC OperativoComisionista · P proveedor · C comisionista · U usuario.
 * `id` names the kind of record in the path (or, with `cuerpo`, in the body): own, another's and an absent one are
 * tried, and `alcances` says who reaches which.
 */
export const expectativas: Record<string, Expectativa> = {
  ...deAcceso,
  ...deLotes,
  ...dePagos,
  ...deComisiones,
}
