import type { Catalogue } from '../message-type.ts'

export const instalacion = {
  instalacionEnPausa:
    'Esta instalación se restauró de un respaldo y está en pausa: no manda ni elimina nada. Un administrador la pone en marcha en Configuraciones › Instalación.',
  consultaDeLibrosNoDisponible:
    'ANT no contesta qué tiene. Pide a su equipo la lista de lo que registró y compárala con la de Valija.',
} satisfies Catalogue
