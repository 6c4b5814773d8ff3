import { contar } from '../message-type.ts'

/** Texts of the rules of matching and of the list that orders them. */
export const reglasPantalla = {
  movida: ({ nombre, lugar, total }: { nombre: string; lugar: number; total: number }) =>
    `${nombre}: lugar ${lugar} de ${total}`,
  arrastra: 'Arrastra para cambiar el orden',
  subir: ({ nombre }: { nombre: string }) => `Subir ${nombre}`,
  bajar: ({ nombre }: { nombre: string }) => `Bajar ${nombre}`,

  reglasTitulo: 'Reglas de conciliación',
  reglasTexto:
    'Se prueban en este orden; la primera que encaja es la que cuenta. Se aplican al importar y cuando lo pidas.',
  nuevaRegla: 'Agregar regla',
  reglaDe: ({ contiene }: { contiene: string }) => `«${contiene}»`,
  reglasVacio:
    'Aún no hay reglas. Agrega una para lo que llega siempre igual: comisiones, traspasos, depósitos de un grupo.',
  siContiene: 'Si el texto contiene',
  siContieneAyuda: 'Se compara con el concepto y las referencias, sin acentos ni mayúsculas.',
  entonces: 'Entonces',
  acciones: {
    concepto: 'Asignar el concepto',
    reserva: 'Asignar a la reserva',
    ignorar: 'Ignorar con el motivo',
  },
  valor: { concepto: 'Concepto', reserva: 'Localizador', ignorar: 'Motivo' },
  soloFuente: 'Solo de la fuente',
  todasLasFuentes: 'Todas las fuentes',
  activa: 'Activa',
  inactiva: 'Inactiva',
  activaDe: ({ contiene }: { contiene: string }) => `Activa: «${contiene}»`,
  usos: ({ n }: { n: number }) =>
    n === 0 ? 'aún no ha tocado movimientos' : `ha tocado ${contar(n, 'movimiento', 'movimientos')}`,
  tocaria: ({ n }: { n: number }) =>
    n === 0
      ? 'Esta regla no tocaría ningún movimiento de los que quedan.'
      : `Esta regla tocaría ${contar(n, 'movimiento', 'movimientos')} de los que quedan.`,
  primeros: ({ n, total }: { n: number; total: number }) => `Los primeros ${n} de ${total}:`,
  probarRegla: 'Ver qué tocaría',
  reglaGuardada: 'Regla guardada',
  reglaEliminada: 'Regla eliminada',
  reglaActivada: 'Regla activada',
  reglaApagada: 'Regla desactivada',
  eliminarRegla: ({ contiene }: { contiene: string }) => `Se eliminará la regla «${contiene}»`,
  eliminarReglaTexto: 'Lo que ya hizo se conserva; está en la bitácora.',
  aplicarReglas: 'Aplicar a lo que queda',
  aplicarReglasTitulo: 'Se aplicarán las reglas a lo que queda por conciliar',
  aplicarReglasTexto: 'También se aplica lo que es exacto y único, como al importar. Todo se puede deshacer.',
  editar: 'Editar',
  eliminar: 'Eliminar',
  guardar: 'Guardar',
  contieneCorto: 'Escribe al menos 2 letras',
  valorRequerido: 'Este dato es necesario',
}
