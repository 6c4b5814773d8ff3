import type { Catalogue } from '../message-type.ts'

export const politica = {
  politicaDesconocida: 'Esa regla no existe.',
  politicaRetroactiva: ({ hoy }: { hoy: string }) =>
    `Un cambio rige desde hoy (${hoy}) o después: lo que ya se juzgó no cambia.`,
  politicaDireccion: 'Escribe una dirección completa, como https://empresa.mx/preguntas.pdf, o déjala vacía.',
  politicaIlegible: ({ nombre, pide }: { nombre: string; pide: string }) =>
    `«${nombre}» no se puede leer así. Escribe ${pide}.`,
  politicaOtraClase: ({ nombre }: { nombre: string }) => `El valor no es del tipo que lleva «${nombre}».`,
  politicaSinCambio: ({ nombre }: { nombre: string }) =>
    `«${nombre}» ya tiene ese valor desde esa fecha. No hay nada que cambiar.`,
} satisfies Catalogue
