import { avisoDeCuentaPlantilla } from '../acceso/aviso-de-cuenta.ts'
import { pruebaCorreoPlantilla, recuperacionPlantilla } from '../acceso/recovery-mail.ts'
import { borradorPorVencerPlantilla } from '../borradores/expiry-mail.ts'
import { complementoPlantilla } from '../complementos/correo-complemento.ts'
import { confirmarCuentaPlantilla } from '../invitados/correo-confirmar.ts'
import { facturasPendientesPlantilla } from '../estancias/correo-facturas-pendientes.ts'
import { loteInvitadoPlantilla } from '../invitados/correo-lote.ts'
import { facturaRevisadaPlantilla } from '../lotes/correo-factura-revisada.ts'
import { cuentaPagoPlantilla } from '../cuentas-pago/correo-cuenta.ts'
import { cambioEstadoPago, confirmacionPago } from '../pagos/correos-de-pago.ts'
import {
  credencialesPlantilla,
  cuentaAceptadaPlantilla,
  nuevoColaboradorPlantilla,
} from '../usuarios/account-mails.ts'
import { invitacionPlantilla } from '../usuarios/invitation-mail.ts'
import type { Plantilla } from './plantilla.ts'

/** Every mail the product sends: one line each. */
const plantillas = new Map<string, Plantilla>([
  ['complementoEsperado', complementoPlantilla],
  ['confirmarCuenta', confirmarCuentaPlantilla],
  ['loteInvitado', loteInvitadoPlantilla],
  ['cuentaPago', cuentaPagoPlantilla],
  ['facturasPendientes', facturasPendientesPlantilla],
  ['facturaRevisada', facturaRevisadaPlantilla],
  ['borradorPorVencer', borradorPorVencerPlantilla],
  ['invitacion', invitacionPlantilla],
  ['recuperacion', recuperacionPlantilla],
  ['pruebaCorreo', pruebaCorreoPlantilla],
  ['avisoDeCuenta', avisoDeCuentaPlantilla],
  ['nuevoColaborador', nuevoColaboradorPlantilla],
  ['credenciales', credencialesPlantilla],
  ['cuentaAceptada', cuentaAceptadaPlantilla],
  ['confirmacionPago', confirmacionPago],
  ['cambioEstadoPago', cambioEstadoPago],
])

export const plantillaDe = (nombre: string): Plantilla | null => plantillas.get(nombre) ?? null
