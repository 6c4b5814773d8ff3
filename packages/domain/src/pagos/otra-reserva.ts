import { readPistas } from '../conciliacion/pistas.ts'

/** Letters and figures in their places: GWK324 and LMP735 are written alike. */
const hechura = (codigo: string): string => codigo.replace(/[A-Z]/g, 'A').replace(/\d/g, '9')

/**
 * The booking that a proof's concept names, when it is written as bookings are and is another than the payment's; null
 * when it names the payment's own, or none.
 */
export function otraReserva(concepto: string, bookingCode: string): string | null {
  const propio = bookingCode.trim().toUpperCase()
  if (!/\d/.test(propio)) return null
  const { localizadores } = readPistas({ concepto, referencia: '', referenciaAmpliada: '' })
  if (localizadores.has(propio)) return null
  return [...localizadores.keys()].find((codigo) => hechura(codigo) === hechura(propio)) ?? null
}
