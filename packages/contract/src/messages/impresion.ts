import { contar } from '../message-type.ts'

/** Printing a list. */
export const impresion = {
  titulo: ({ plural }: { plural: string }) => `Imprimir ${plural}`,
  muchas: ({ total, paginas }: { total: string; paginas: number }) =>
    `Se imprimirán ${total} del filtro, cerca de ${contar(paginas, 'hoja', 'hojas')}. Con los filtros puedes dejar solo lo que necesitas.`,
  demasiadas: ({ total, limite }: { total: string; limite: string }) =>
    `Hay ${total} y en papel caben hasta ${limite} de una vez. Acota la lista con los filtros, o usa Descargar registros para tenerla completa.`,
  imprimir: 'Imprimir',
  leyendo: ({ leidas, total }: { leidas: string; total: string }) => `${leidas} de ${total}`,
  preparando: 'Preparando la impresión',
  sinFiltros: 'Sin filtros',
  filtros: ({ filtros }: { filtros: string }) => `Filtros: ${filtros}`,
  impreso: ({ fecha, usuario }: { fecha: string; usuario: string }) => `Impreso el ${fecha} por ${usuario}`,
  paginaDe: 'Página',
  de: 'de',
} as const
