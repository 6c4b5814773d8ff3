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

/** So many of those that cannot be read are named. */
export const nombradas = 5
/** What the last reading of a list of ANT could not read. Each as far as it names itself, with ANT's own field that fails. */
export const ilegibles = z
  .object({
    directorio: z.enum(['proveedores', 'comisionistas']),
    n: z.int(),
    desde: z.iso.datetime(),
    cuales: z.array(z.object({ clave: z.string(), nombre: z.string(), campo: z.string() })),
  })
  .meta({ id: 'IlegiblesDelDirectorio' })
export type Ilegibles = z.infer<typeof ilegibles>

/** As many as one search answers. */
export const agentesPorBusqueda = 20
/** Search of the invitation screen: a few agents by legal name, commercial name or tax id. */
export const buscarComisionistas = z.object({ q: z.string().trim().min(2).max(80) })
