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
import {
  facturaRetiradaPlantilla,
  loteEliminadoPlantilla,
  loteRecibidoPlantilla,
  porCorregirPlantilla,
} from '../lotes/correos-de-lote.ts'
import { pagoAnuladoPlantilla, tePagamosPlantilla } from '../recibos/correo-de-pago.ts'
import { plantillaDeResumen, resumenPlantilla } from './resumen-del-dia.ts'
import type { Plantilla } from './plantilla.ts'

/** Every mail the product sends: one line each. */
const plantillas = new Map<string, Plantilla>([
  ['complementoEsperado', complementoPlantilla],
  ['confirmarCuenta', confirmarCuentaPlantilla],
  ['loteInvitado', loteInvitadoPlantilla],
  ['cuentaPago', cuentaPagoPlantilla],
  ['facturasPendientes', facturasPendientesPlantilla],
  ['facturaRevisada', facturaRevisadaPlantilla],
  ['loteRecibido', loteRecibidoPlantilla],
  ['porCorregir', porCorregirPlantilla],
  ['facturaRetirada', facturaRetiradaPlantilla],
  ['loteEliminado', loteEliminadoPlantilla],
  ['tePagamos', tePagamosPlantilla],
  ['pagoAnulado', pagoAnuladoPlantilla],
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
plantillas.set(plantillaDeResumen, resumenPlantilla(plantillaDe))
