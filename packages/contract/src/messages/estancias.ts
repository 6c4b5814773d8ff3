import type { Catalogue } from '../message-type.ts'
import { contar } from '../message-type.ts'

export const estancias = {
  facturasYaPedidas: ({ dias }: { dias: number }) =>
    `Ya se le pidieron estas facturas hace menos de ${contar(dias, 'día', 'días')}. Espera su respuesta.`,
  nadaPorPedir: 'Este hotel ya no tiene reservas sin factura que pedirle.',
  hotelSinCorreo:
    'Este hotel no tiene ninguna persona con cuenta en Valija. Invita a alguien de su equipo para poder pedirle sus facturas.',
  estanciasDesconocidas:
    'No pudimos saber hoy qué reservas siguen vivas: el motor de reservas no respondió. Inténtalo más tarde.',
} satisfies Catalogue
