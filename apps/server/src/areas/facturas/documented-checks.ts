import type { RespuestaSat } from '@valija/contract/facturas.ts'
import type {
  antFacturaEntrada,
  antReservasEntrada,
  validarSatEntrada,
  validarSatRespuesta,
  verificacionFactura,
} from '@valija/contract/facturas-documentadas.ts'
import type { RefusalCode } from '@valija/contract/refusals.ts'
import type { z } from 'zod'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { findProveedor } from '../directorio/proveedores.ts'
import { querySat } from './query-sat.ts'
import { readXmlApart } from './read-xmls.ts'
import { ownFileBytes } from './uploaded-files.ts'

type Verificacion = z.output<typeof verificacionFactura>

export const xmlDe = async (
  deps: Deps,
  actor: Actor,
  factura: { base64?: string | undefined; urlxml?: string | undefined },
): Promise<Uint8Array> =>
  factura.base64 ? Buffer.from(factura.base64, 'base64') : ownFileBytes(deps, actor, factura.urlxml ?? '')

type FacturaEnviada = {
  base64XML?: string | undefined
  base64?: string | undefined
  urlxml?: string | undefined
}

type Fallas = Record<NonNullable<RespuestaSat['falla']>, RefusalCode>
const fallasDeProveedor: Fallas = { sinAutorizacion: 'satSinConexion', externa: 'satErrorExterno' }

/** One invoice, judged from its own bytes: its header and what the SAT says of it. */
export async function leidaYConsultada(
  deps: Deps,
  actor: Actor,
  factura: FacturaEnviada,
  fallas = fallasDeProveedor,
) {
  const bytes = await xmlDe(deps, actor, {
    base64: factura.base64XML ?? factura.base64,
    urlxml: factura.urlxml,
  })
  const { cabecera, expresion } = await readXmlApart(deps, actor.usuarioId, bytes)
  if (cabecera === null || expresion === null) throw refuse('xmlCorrupto')
  const sat = await querySat(deps, expresion)
  // Our own 401 would end the session; the SAT's is told in its documented words.
  if (sat.falla !== null) throw refuse(fallas[sat.falla])
  const respuesta: z.output<typeof validarSatRespuesta>[number] = {
    base64XML: Buffer.from(bytes).toString('base64'),
    emisor: cabecera.emisor,
    estado: sat.estado,
    codigoEstatus: sat.codigoEstatus,
    esCancelable: sat.esCancelable,
    receptor: cabecera.receptor,
    total: cabecera.total,
    fecha: cabecera.fecha,
    uuid: cabecera.uuid,
    metodoPago: cabecera.metodoPago,
    fechaTimbrado: cabecera.fechaTimbrado,
    serie: cabecera.serie,
    folio: cabecera.folio,
    serieFolio: cabecera.serieFolio,
    folioSerie: cabecera.folioSerie,
    usoCFDI: cabecera.usoCfdi,
    formaPago: cabecera.formaPago,
    urlxml: factura.urlxml ?? '',
  }
  return { cabecera, sat, respuesta }
}

/** POST tax-authority validation of a supplier's invoice: one a request. */
export async function validarSat(
  deps: Deps,
  actor: Actor,
  [factura]: z.output<typeof validarSatEntrada>,
): Promise<z.output<typeof validarSatRespuesta>> {
  return [(await leidaYConsultada(deps, actor, factura ?? {})).respuesta]
}

async function requireProveedor(deps: Deps, actor: Actor, id: number): Promise<void> {
  if (!(await findProveedor(deps, actor, id)))
    throw refuse(actor.rol === 'proveedor' ? 'proveedorAjeno' : 'proveedorDesconocido')
}

export const orDocumented = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw error instanceof ExternalSystemError ? refuse('antSinConexion') : error
  }
}

export async function antInvoiceValidation(
  deps: Deps,
  actor: Actor,
  { uuid, folioFactura, idProveedor }: z.output<typeof antFacturaEntrada>,
): Promise<Verificacion> {
  await requireProveedor(deps, actor, idProveedor)
  const juicio = await orDocumented(deps.ant.validarFactura({ uuid, folioFactura, proveedorId: idProveedor }))
  return {
    uuid,
    folioFactura,
    idProveedor,
    facturaValida: juicio.facturaValida,
    mensaje: juicio.mensaje,
    bookingCode: '',
  }
}

export async function antBookingValidation(
  deps: Deps,
  actor: Actor,
  { reservas, totalFactura, idProveedor }: z.output<typeof antReservasEntrada>,
): Promise<Verificacion> {
  await requireProveedor(deps, actor, idProveedor)
  const claves = reservas.map((r) => ('externalLocator' in r ? r.externalLocator : r.bookingCode))
  const juicio = await orDocumented(
    deps.ant.validarReservas({
      claves,
      porLocalizadorExterno: reservas.some((r) => 'externalLocator' in r && r.isExternalLocator),
      totalFactura,
      proveedorId: idProveedor,
    }),
  )
  return {
    uuid: '',
    folioFactura: '',
    idProveedor,
    facturaValida: juicio.facturaValida,
    mensaje: juicio.mensaje,
    bookingCode: juicio.bookingCode ?? '',
  }
}
