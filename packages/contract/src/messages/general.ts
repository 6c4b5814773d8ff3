import { type Catalogue, contar } from '../message-type.ts'

type SinLugar = {
  de: 'persona' | 'hotel'
  clase: 'bytes' | 'archivos' | 'borradores'
  usado: number
  limite: number
}

export const general = {
  errorInterno:
    'No se pudo completar la operación por una falla nuestra. No se perdió nada. Intenta de nuevo; si sigue, comparte la referencia.',
  datosInvalidos: 'Revisa los datos marcados.',
  datosSinMarcar:
    'Algo de lo que enviaste no se entiende, o es más de lo que esta llamada admite. No se guardó nada: revísalo y envíalo de nuevo.',
  textoConMarcas:
    'Un texto trae marcas que no se ven y cambian el orden de sus letras o las esconden. Bórralo y escríbelo a mano.',
  consultaInvalida: ({ campos }: { campos: readonly string[] }) =>
    `La dirección pide algo que no se entiende en ${campos.join(', ')}. Quita ese filtro o corrígelo.`,
  noEncontrado: 'No encontramos lo que buscas. Puede que se haya eliminado o que no sea tuyo.',
  rutaDesconocida: 'Esta dirección no existe.',
  intentaDeNuevo:
    'Valija perdió un momento la conexión con sus datos. No sabemos si esto quedó hecho: revisa la pantalla y, si falta, inténtalo de nuevo.',
  demasiadasPeticiones: 'Hiciste muchas peticiones en poco tiempo. Espera un momento e intenta de nuevo.',
  archivoDemasiadoGrande: ({ limite }: { limite: string }) =>
    `El archivo pesa más de lo permitido (${limite}). Divide o comprime su contenido.`,
  envioDemasiadoGrande: ({ kb }: { kb: number }) =>
    `Lo que enviaste pesa más de lo que esta llamada admite (${kb >= 1024 ? `${Math.floor(kb / 1024)} MB` : `${kb} KB`}). Envíalo en partes.`,
  envioIncompleto:
    'Lo que enviaste llegó incompleto o no se entiende, y no se guardó nada. Vuelve a elegir los archivos y envíalos de nuevo.',
  boletoInvalido: 'El enlace de descarga venció. Vuelve a pedirla desde la pantalla.',
  cursorInvalido: 'La página que pides ya no existe. Vuelve a la primera.',
  ordenDesconocido: ({ orden }: { orden: string }) => `No se puede ordenar por «${orden}».`,
  columnaDesconocida: ({ columna }: { columna: string }) => `Esta lista no tiene la columna «${columna}».`,
  sistemaExternoCaido: ({ sistema }: { sistema: string }) =>
    `${sistema} no responde. Intenta de nuevo en unos minutos; no se perdió nada.`,
  archivoPerdido:
    'Este archivo ya no está en el almacén de Valija. Lo demás sigue aquí. Comparte la referencia con quien administra Valija: puede recuperarlo de un respaldo.',
  archivoAlterado:
    'Este archivo cambió en el almacén y ya no es el que se guardó: no se entrega ni se usa. Comparte la referencia con quien administra Valija: puede recuperarlo de un respaldo.',
  almacenIncompleto:
    'El almacén no conservó el archivo completo, así que no se guardó. Intenta de nuevo; si sigue, comparte la referencia con quien administra Valija.',
  almacenLleno:
    'Ya no hay lugar para guardar archivos, así que esto no se guardó. Avisa a quien administra Valija que libere espacio o amplíe el almacén, y después intenta de nuevo.',
  sinLugar: ({ de, clase, usado, limite }: SinLugar) => {
    const quien = de === 'hotel' ? 'Entre todas las personas de tu hotel o agencia' : 'Tú'
    const tienen = de === 'hotel' ? 'tienen' : 'tienes'
    const cuanto = {
      bytes: `${usado} de ${limite} MB en archivos que todavía no son de un lote ni de otro registro`,
      archivos: `${usado} de ${limite} archivos que todavía no son de un lote ni de otro registro`,
      borradores: `${contar(usado, 'borrador', 'borradores')} de ${limite}`,
    }[clase]
    return `${quien} ${tienen} ${cuanto}: esto ya no cabe y no se guardó. Lo que ya estaba sigue ahí. Guarda los lotes que estén listos o elimina los borradores que ya no uses, y vuelve a intentarlo.`
  },
  lectoresOcupados:
    'Se están leyendo muchos archivos en este momento. Intenta de nuevo en un minuto; no se perdió nada.',
  lecturaInterrumpida:
    'La lectura del archivo se interrumpió. Intenta de nuevo; si vuelve a pasar, descarga o guarda el archivo otra vez y cárgalo.',
} satisfies Catalogue
