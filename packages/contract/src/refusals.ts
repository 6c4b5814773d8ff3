import { accesoRefusals } from './refusals/acceso.ts'
import { borradoresRefusals } from './refusals/borradores.ts'
import { comisionesRefusals } from './refusals/comisiones.ts'
import { complementosRefusals } from './refusals/complementos.ts'
import { conciliacionRefusals } from './refusals/conciliacion.ts'
import { cuentasPagoRefusals } from './refusals/cuentas-pago.ts'
import { estadosDeCuentaRefusals } from './refusals/estados-de-cuenta.ts'
import { estanciasRefusals } from './refusals/estancias.ts'
import { generalRefusals } from './refusals/general.ts'
import { instalacionRefusals } from './refusals/instalacion.ts'
import { invitadosRefusals } from './refusals/invitados.ts'
import { lotesRefusals } from './refusals/lotes.ts'
import { pagosRefusals } from './refusals/pagos.ts'
import { politicaRefusals } from './refusals/politica.ts'
import { recibosRefusals } from './refusals/recibos.ts'
import { reservasRefusals } from './refusals/reservas.ts'
import { usuariosRefusals } from './refusals/usuarios.ts'

/** The one table code → HTTP status of every expected "no". */
export const refusals = {
  ...generalRefusals,
  ...politicaRefusals,
  ...accesoRefusals,
  ...usuariosRefusals,
  ...borradoresRefusals,
  ...comisionesRefusals,
  ...complementosRefusals,
  ...cuentasPagoRefusals,
  ...estanciasRefusals,
  ...instalacionRefusals,
  ...invitadosRefusals,
  ...lotesRefusals,
  ...recibosRefusals,
  ...reservasRefusals,
  ...pagosRefusals,
  ...estadosDeCuentaRefusals,
  ...conciliacionRefusals,
} as const satisfies Record<string, number>
export type RefusalCode = keyof typeof refusals
