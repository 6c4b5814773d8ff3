import { z } from 'zod'

/** GET /api/permisos: capability × role. */
export const permisosRespuesta = z
  .array(z.object({ capacidad: z.string(), roles: z.array(z.string()) }))
  .meta({ id: 'Permisos' })
export type Permisos = z.infer<typeof permisosRespuesta>
