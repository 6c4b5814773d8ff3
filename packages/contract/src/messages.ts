import type { Catalogue } from './message-type.ts'
import { acceso } from './messages/acceso.ts'
import { borradores } from './messages/borradores.ts'
import { comisiones } from './messages/comisiones.ts'
import { complementos } from './messages/complementos.ts'
import { conciliacion } from './messages/conciliacion.ts'
import { cuentasPago } from './messages/cuentas-pago.ts'
import { estadosDeCuenta } from './messages/estados-de-cuenta.ts'
import { estancias } from './messages/estancias.ts'
import { general } from './messages/general.ts'
import { instalacion } from './messages/instalacion.ts'
import { invitados } from './messages/invitados.ts'
import { lecturaComprobante } from './messages/lectura-comprobante.ts'
import { lotes } from './messages/lotes.ts'
import { pagos } from './messages/pagos.ts'
import { politica } from './messages/politica.ts'
import { recibos } from './messages/recibos.ts'
import { reservas } from './messages/reservas.ts'
import { usuarios } from './messages/usuarios.ts'
import type { RefusalCode } from './refusals.ts'

/** The Spanish message catalogue: every text a user may read. Wording taken from the specification is exact. */
export const messages = {
  ...general,
  ...acceso,
  ...borradores,
  ...comisiones,
  ...complementos,
  ...cuentasPago,
  ...estancias,
  ...instalacion,
  ...invitados,
  ...lotes,
  ...usuarios,
  ...recibos,
  ...politica,
  ...reservas,
  ...pagos,
  ...lecturaComprobante,
  ...estadosDeCuenta,
  ...conciliacion,
}
export type MessageCode = keyof typeof messages

/** The compiler rejects a refusal without its text. */
messages satisfies Record<RefusalCode, Catalogue[string]>

type Params<C extends MessageCode> = (typeof messages)[C] extends (p: infer P) => string ? [P] : []

/** The text of a code with its parameters filled in. */
export function message<C extends MessageCode>(code: C, ...params: Params<C>): string {
  const entry = messages[code] as string | ((p: unknown) => string)
  return typeof entry === 'string' ? entry : entry(params[0])
}
