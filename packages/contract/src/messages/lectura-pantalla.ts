import { contar } from '../message-type.ts'

type DestinoDicho = {
  cuenta: string | null
  banco: string | null
  beneficiario: string | null
  metodo: string
  terminacion: string
}
/** Texts of a proof read by machine, on the payment form. */
export const lecturaPantalla = {
  leyendo: 'Leyendo el comprobante',
  leyendoAyuda: 'Suele tardar unos segundos. Puedes ir llenando la forma: lo que escribas no se cambia.',
  tarda: 'Está tardando más de lo normal. El comprobante ya está guardado; puedes capturar los datos a mano.',
  omitir: 'Capturar a mano',
  omitida: 'Captura los datos a mano; el comprobante queda guardado.',
  agotada: 'La lectura tardó demasiado. Captura los datos a mano; el comprobante queda guardado.',
  leerDeNuevo: 'Leer de nuevo',
  sinDatos: 'No se encontraron datos en el comprobante. Captúralos a mano.',
  resumen: ({ n, revisar }: { n: number; revisar: number }) =>
    `Se ${n === 1 ? 'leyó' : 'leyeron'} ${contar(n, 'dato', 'datos')} del comprobante.${revisar === 0 ? '' : ` Revisa ${revisar === n && n > 1 ? 'todos' : contar(revisar, 'dato', 'datos')} antes de agregar el pago.`}`,
  leidoTitulo: 'Lo que se leyó del comprobante',
  enviadoA: 'Enviado a',
  terminada: (digitos: string) => `cuenta terminada en ${digitos.slice(-4)}`,
  porVer: '(revísalo)',
  otraReserva: ({ otra, bookingCode }: { otra: string; bookingCode: string }) =>
    `El comprobante nombra ${otra} y este pago es de ${bookingCode}. Revisa que sea de esta reserva.`,

  destinoAjeno: ({ cuenta, banco, beneficiario, metodo, terminacion }: DestinoDicho) =>
    `El comprobante dice que el dinero se envió a ${cuenta === null ? 'otro banco' : `la cuenta terminada en ${cuenta.slice(-4)}`}${banco === null ? '' : ` (${banco})`}${beneficiario === null ? '' : ` de ${beneficiario}`}, y «${metodo}» es la cuenta terminada en ${terminacion}. Comprueba a dónde llegó o elige otro método.`,
  comprobado: 'Ya lo comprobé',
  usarLeido: 'Sí se pagó: usar lo leído',
  porContestar: 'Falta contestar lo que se avisa junto al comprobante.',

  seguro: 'Leído del comprobante, seguro.',
  dudoso: 'Revisa: se leyó con dudas.',
  debil: 'Revisa: casi no se distingue.',
  conDuda: ({ duda }: { duda: string }) =>
    `Revisa: ${duda.charAt(0).toLowerCase()}${duda.slice(1).replace(/\.$/, '')}.`,
  revisado: 'Leído del comprobante, revisado por ti.',
  corregido: 'Corregido a mano.',
  dice: ({ valor }: { valor: string }) => `En el comprobante dice ${valor}.`,
  eligeMetodo: 'Se captura al elegir el método de pago.',
  fechaIlegible: 'Revisa: no se leyó la fecha y se puso la de hoy.',
  otraMoneda: ({ monto, moneda }: { monto: string; moneda: string }) =>
    `En el comprobante dice ${monto}. Elige un método en ${moneda} o captura el monto.`,
  enPesos: 'pesos',
  enDolares: 'dólares',
  confirmar: 'Confirmar',
  corregir: 'Corregir',
  usar: 'Usar',
  accionDe: ({ accion, campo }: { accion: string; campo: string }) => `${accion} ${campo}`,
  porRevisar: ({ campos }: { campos: readonly string[] }) =>
    `Falta revisar contra el comprobante: ${campos.join(', ')}. Confírmalo o corrígelo.`,

  verLugar: ({ campo }: { campo: string }) => `Ver en el comprobante: ${campo}`,
  irAlCampo: ({ campo }: { campo: string }) => `Ir al campo ${campo}`,
  comprobanteAmpliable: 'Comprobante, se puede recorrer',
  ocultar: 'Ocultar',
  mostrar: 'Mostrar',
} as const
