import type { Cfdi, DatosCfdi } from '@valija/cfdi'
import { signCfdi } from '@valija/cfdi/sign-cfdi.ts'
import { prefijosUuid } from '../sat/consulta.ts'
import { type Autoridad, openAutoridad } from './autoridad.ts'
import { type DatosComision, datosDe } from './datos-de-comision.ts'
import { type Destino, uuidDe } from './uuid.ts'

export type ComisionOptions = {
  /** Day on which it is stamped. */
  dia?: string
  /** Another one gives another uuid. */
  semilla?: string
  sinMetodo?: boolean
  /** What the simulated SAT will say of it. */
  destino?: Destino
  autoridad?: Autoridad
  /** Changes what it says before it is signed. */
  cambia?: (datos: DatosCfdi) => DatosCfdi
  /** Changes the finished document, as a forger or a broken program would. */
  altera?: (xml: string) => string
}

let comun: Autoridad | undefined

/** A commission invoice signed with its agent's certificate and stamped by the invented PAC. */
export function facturaComision(
  datos: DatosComision,
  {
    dia = '2026-10-10',
    semilla = 'comision',
    sinMetodo = false,
    destino,
    autoridad,
    cambia = (datosCfdi) => datosCfdi,
    altera,
  }: ComisionOptions,
): { bytes: Uint8Array; cfdi: Cfdi; uuid: string; total: number } {
  const firmantes = autoridad ?? (comun ??= openAutoridad())
  const uuid = uuidDe(
    destino ? prefijosUuid[destino] : null,
    'comision',
    semilla,
    datos.rfc,
    datos.base,
    datos.retIva,
    datos.retIsr,
    dia,
  )
  const cfdi = cambia(datosDe(datos, dia, sinMetodo, String(Number.parseInt(uuid.slice(-6), 16) % 100_000)))
  const pac = { ...firmantes.pac, uuid, fechaTimbrado: `${dia}T09:02:00` }
  const firmado = signCfdi(cfdi, firmantes.emisor(cfdi.emisor.rfc, cfdi.emisor.nombre), pac)
  const bytes = altera ? new TextEncoder().encode(altera(firmado.xml)) : firmado.bytes
  return { bytes, cfdi: firmado.cfdi, uuid, total: datos.base + datos.iva - datos.retIva - datos.retIsr }
}
