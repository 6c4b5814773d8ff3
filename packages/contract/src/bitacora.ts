import { z } from 'zod'
import { consultaLista, paginaDe, porPagina } from './lista.ts'

export const bitacoraParams = z.object({
  entidad: z.enum([
    'lote',
    'factura',
    'borrador',
    'usuario',
    'invitacion',
    'politica',
    'recibo',
    'pago',
    'prefactura',
    'cuentaPago',
    'complemento',
    'catalogo',
    'estadoDeCuenta',
  ]),
  id: z.string().min(1).max(80),
})
export const consultaBitacora = consultaLista.pick({ cursor: true, fin: true }).extend({
  porPagina: porPagina(20),
})
export const asientoDeBitacora = z
  .object({
    id: z.number().int(),
    cuando: z.string(),
    quien: z.string(),
    accion: z.string(),
    de: z.string().nullable(),
    a: z.string().nullable(),
    motivo: z.string().nullable(),
    detalle: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AsientoDeBitacora' })
export type AsientoDeBitacora = z.infer<typeof asientoDeBitacora>
export const bitacoraPagina = paginaDe(asientoDeBitacora)
