import { z } from 'zod'
import { idNumerico as id } from './id.ts'

export const consultaDescarga = z.object({ ids: z.array(id).min(1).max(500) }).meta({ id: 'DescargaEntrada' })
export const faltante = z.object({ lote: z.string(), archivo: z.string(), motivo: z.string() })
export const descargaRespuesta = z
  .object({
    id: z.string(),
    /** Address of the ZIP; opened with a ticket. */
    ruta: z.string(),
    estado: z.enum(['pendiente', 'completa', 'fallida']),
    archivos: z.number().int(),
    faltantes: z.array(faltante),
  })
  .meta({ id: 'Descarga' })
export type Descarga = z.infer<typeof descargaRespuesta>
