import type { DichoDeAccion } from '@valija/domain/conciliacion/dicho-de-accion.ts'
import { contar } from '../message-type.ts'

/** Of what a suggestion is known by: `pago:7`, `pagos:7+8`, `reserva:LMP735`, `lote:3`. */
function nombreDeSugerencia(clave: string): string {
  const [clase, de = ''] = clave.split(':')
  if (clase === 'pago') return `pago ${de}`
  if (clase === 'pagos') return `pagos ${de.replaceAll('+', ', ').replace(/, (\d+)$/, ' y $1')}`
  return clase === 'reserva' ? `reserva ${de}` : 'un pago a proveedor'
}

/** What an action of the log did, in one line. */
export function sayAccion(dicho: DichoDeAccion): string {
  switch (dicho.codigo) {
    case 'aceptar':
      return `Conciliado con ${contar(dicho.n, 'pago', 'pagos')}`
    case 'aceptarReserva':
      return `Conciliado con la reserva ${dicho.bookingCode}, con su pago`
    case 'aceptarLote':
      return `Conciliado con el pago a proveedor ${dicho.folio}`
    case 'rechazar':
      return `Sugerencia rechazada: ${nombreDeSugerencia(dicho.clave)}`
    case 'ignorar':
      return 'Ignorado'
    case 'posponer':
      return 'Dejado para después'
    case 'clasificar':
      return `Clasificado como ${dicho.valor}`
    case 'deshacer':
      return `Deshecho: ${sayAccion(dicho.de)}`
    case 'retirar':
      return `Retirado con su importación: ${sayAccion(dicho.de)}`
    case 'pagoRechazado':
      return `Se rechazó el pago ${dicho.pagoID}: ${sayAccion(dicho.de)}`
    case 'texto':
      return dicho.texto
  }
}
