import { z } from 'zod'
import { paginaDe } from './lista.ts'

/** A commission client (Access §3); the RFC without hyphens. */
export const clienteComisionista = z
  .object({
    id: z.number().int(),
    clienteId: z.number().int(),
    razonSocialCliente: z.string(),
    nombreComercial: z.string(),
    rfcCliente: z.string(),
    regimenFiscal: z.string(),
    usoCFDI: z.string(),
    portalInvitacion: z.boolean(),
  })
  .meta({ id: 'ClienteComisionista' })
export type ClienteComisionista = z.infer<typeof clienteComisionista>

export const comisionistasRespuesta = paginaDe(clienteComisionista)

/** A row of the supplier list. */
export const filaProveedor = z
  .object({
    id: z.number().int(),
    razonSocial: z.string(),
    nombreComercial: z.string(),
    rfc: z.string(),
    /** All its collaborators see its lotes; otherwise each those it loaded itself. */
    lotesAbiertos: z.boolean(),
  })
  .meta({ id: 'FilaProveedor' })
export type FilaProveedor = z.infer<typeof filaProveedor>
export const abrirLotesEntrada = z.object({ abiertos: z.boolean() }).meta({ id: 'AbrirLotesEntrada' })
export const proveedoresRespuesta = paginaDe(filaProveedor)

/** As many as one search answers. */
export const agentesPorBusqueda = 20
/** Search of the invitation screen: a few agents by legal name, commercial name or tax id. */
export const buscarComisionistas = z.object({ q: z.string().trim().min(2).max(80) })
