import { avisoDeCuentaPlantilla } from './areas/acceso/aviso-de-cuenta.ts'
import { pruebaCorreoPlantilla, recuperacionPlantilla } from './areas/acceso/correo-recuperacion.ts'
import { borradorPorVencerPlantilla } from './areas/borradores/correo-borrador-por-vencer.ts'
import { complementoPlantilla } from './areas/complementos/correo-complemento.ts'
import type { Plantilla, Plantillas } from './areas/correos/plantilla.ts'
import { plantillaDeResumen, resumenPlantilla } from './areas/correos/resumen-del-dia.ts'
import { cuentaPagoPlantilla } from './areas/cuentas-pago/correo-cuenta.ts'
import { facturasPendientesPlantilla } from './areas/estancias/correo-facturas-pendientes.ts'
import { confirmarCuentaPlantilla } from './areas/invitados/correo-confirmar.ts'
import { loteInvitadoPlantilla } from './areas/invitados/correo-lote.ts'
import { facturaRevisadaPlantilla } from './areas/lotes/correo-factura-revisada.ts'
import { porCorregirPlantilla } from './areas/lotes/correo-por-corregir.ts'
import {
  facturaRetiradaPlantilla,
  loteEliminadoPlantilla,
  loteRecibidoPlantilla,
} from './areas/lotes/correos-de-lote.ts'
import { cambioEstadoPago, confirmacionPago } from './areas/pagos/correos-de-pago.ts'
import { pagoAnuladoPlantilla, tePagamosPlantilla } from './areas/recibos/correo-de-pago.ts'
import { invitacionPlantilla } from './areas/usuarios/correo-invitacion.ts'
import {
  credencialesPlantilla,
  cuentaAceptadaPlantilla,
  nuevoColaboradorPlantilla,
} from './areas/usuarios/correos-de-cuenta.ts'

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

plantillas.set(
  plantillaDeResumen,
  resumenPlantilla((nombre) => plantillas.get(nombre) ?? null),
)
export const plantillasDeCorreo: Plantillas = plantillas
