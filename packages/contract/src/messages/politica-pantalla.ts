import { meses } from '@valija/palabras/meses.ts'
import { contar } from '../message-type.ts'

const documentos: Record<string, string> = {
  'Supplier batches': 'Lotes de proveedor',
  Commissions: 'Comisiones',
  Payments: 'Pagos',
}
/** The documents are named as the groups of rules on the screen. */
const enSusPalabras = (fuente: string): string =>
  fuente.replace(/Supplier batches|Commissions|Payments/, (uno) => `documento de ${documentos[uno] ?? uno}`)

/** Texts of /configuraciones. */
export const politicaPantalla = {
  titulo: 'Configuraciones',
  cortes: 'Días de corte',
  cortesTexto: 'Hasta qué día del mes se admite cada factura. Se revisa al guardar el lote.',
  reglas: 'Otras reglas',
  corte: 'Corte',
  regla: 'Regla',
  dia: 'Día',
  mes: 'Mes',
  valor: 'Valor',
  ultimoCambio: 'Último cambio',
  cambiadoPorDesde: ({ quien, desde }: { quien: string; desde: string }) => `Desde el ${desde}, ${quien}`,
  yMas: ({ primeros, mas }: { primeros: string; mas: number }) => `${primeros} y ${mas} más`,
  cuantas: ({ n }: { n: number }) => contar(n, 'regla', 'reglas'),
  grupos: {
    proveedor: 'Lotes de proveedor',
    comisiones: 'Comisiones',
    pagos: 'Pagos',
    general: 'Generales',
  },
  origen: 'Valor inicial',
  programado: ({ valor, desde }: { valor: string; desde: string }) => `Cambia a ${valor} el ${desde}`,
  cambiar: 'Cambiar',
  cambiarRegla: ({ nombre }: { nombre: string }) => `Cambiar: ${nombre}`,
  historia: 'Historial',
  historiaDe: ({ nombre }: { nombre: string }) => `Historial: ${nombre}`,
  soloLectura: 'Solo el administrador puede cambiar estas reglas.',
  permisos: 'Ver permisos por rol',
  instalacion: 'Instalación',

  nuevoValor: 'Nuevo valor',
  nuevoDia: 'Nuevo día',
  nuevosValores: 'Nuevos valores, uno por línea',
  desde: 'Vigente desde',
  motivo: 'Motivo',
  motivoAyuda: 'Queda en el historial, con tu nombre.',
  activado: 'Sí',
  desactivado: 'No',
  vacio: 'Sin valores',
  cambioMientras: ({ quien, valor, desde }: { quien: string; valor: string; desde: string }) =>
    `${quien} la cambió mientras la tenías abierta: es ${valor}, desde el ${desde}. Si guardas, vale lo que escribiste tú.`,
  guardar: 'Guardar el cambio',
  guardado: ({ nombre, desde }: { nombre: string; desde: string }) => `«${nombre}» cambia desde el ${desde}.`,
  diaInvalido: 'Escribe un día del 1 al 31',
  numeroInvalido: 'Escribe un número entero',
  importeInvalido: 'Escribe un importe como 1.00',
  motivoFalta: 'Escribe por qué cambia',
  fechaFalta: 'Elige desde qué día rige',

  previa: 'Efecto en los borradores abiertos',
  previaNada: ({ abiertos }: { abiertos: number }) =>
    abiertos === 0
      ? 'No hay borradores abiertos.'
      : `Ninguna factura de ${contar(abiertos, 'borrador abierto', 'borradores abiertos')} cambia de resultado.`,
  previaAfecta: ({
    facturas,
    borradores,
    abiertos,
  }: {
    facturas: number
    borradores: number
    abiertos: number
  }) =>
    `${contar(facturas, 'factura cambia', 'facturas cambian')} de resultado, en ${contar(borradores, 'borrador', 'borradores')} de ${abiertos}.`,
  previaTopada: 'Hay más borradores abiertos; se revisaron los más recientes.',
  dejaDeCumplir: 'Deja de cumplir',
  vuelveACumplir: 'Vuelve a cumplir',
  borradorSinNombre: 'Borrador sin nombre',
  previaPendiente: 'Escribe el valor y la fecha para ver el efecto.',

  cambioEnHistoria: ({ valor, desde }: { valor: string; desde: string }) => `${valor}, desde el ${desde}`,
  valorAlInicio: ({ valor }: { valor: string }) => `${valor}, desde el inicio`,
  volverAlValor: 'Volver a este valor',
  volverAlValorDe: ({ valor }: { valor: string }) => `Volver a este valor: ${valor}`,
  fuente: ({ fuente }: { fuente: string }) => `Fuente: ${enSusPalabras(fuente)}`,
  meses,
} as const
