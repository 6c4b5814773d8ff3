import type { CabeceraCfdi, HallazgoFactura, RespuestaSat, Situacion } from '@valija/contract/facturas.ts'
import { hallazgo } from './hallazgo.ts'
import { judgeFactura } from './judge-factura.ts'
import { efosDoesNotBlock } from './reglas/efos-does-not-block.ts'
import { emisorIsTheFirst } from './reglas/emisor-is-the-first.ts'
import { emisorIsTheProveedor } from './reglas/emisor-is-the-proveedor.ts'
import type { Contexto } from './reglas/regla.ts'
import { satStateIsVigente } from './reglas/sat-state-is-vigente.ts'

export type CfdiLeido = {
  /** Null when the file could not be read as a stamped CFDI: `motor` says why. */
  cabecera: CabeceraCfdi | null
  motor: readonly HallazgoFactura[]
  sat: RespuestaSat | null
}
export type Dictamen = { hallazgos: HallazgoFactura[]; situacion: Situacion }
export type Hechos = Contexto & {
  /** RFC of the chosen hotel, null while none is chosen. */
  rfcProveedor: string | null
  /** Registered uuids of living facturas, in capitals. */
  registrados: ReadonlySet<string>
}

/** Judges every factura of a draft, alone and among the others; pure, the same in the browser and on the server. */
export function judgeBorrador(cfdis: readonly CfdiLeido[], hechos: Hechos): Dictamen[] {
  const primero = cfdis.find(({ cabecera }) => cabecera !== null)?.cabecera?.emisor ?? ''
  const vistos = new Set<string>()
  return cfdis.map(({ cabecera, motor, sat }) => {
    if (cabecera === null) {
      const ilegible = hallazgo('xmlIlegible', { origen: 'cfdi' })
      return {
        hallazgos: [...motor.filter((h) => h.severidad === 'error'), ilegible],
        situacion: 'rechazada',
      }
    }
    const repetidoAqui = vistos.has(cabecera.uuid)
    vistos.add(cabecera.uuid)
    const hallazgos = [
      ...motor,
      ...judgeFactura(cabecera, hechos),
      ...emisorIsTheFirst(cabecera, primero),
      ...(hechos.rfcProveedor === null ? [] : emisorIsTheProveedor(cabecera, hechos.rfcProveedor)),
      ...(repetidoAqui
        ? [hallazgo('uuidRepetidoEnLote', { origen: 'registro', encontrado: cabecera.uuid })]
        : []),
      ...(hechos.registrados.has(cabecera.uuid)
        ? [hallazgo('uuidRegistrado', { origen: 'registro', encontrado: cabecera.uuid })]
        : []),
      ...satStateIsVigente(sat),
      ...efosDoesNotBlock(sat, hechos.politica),
    ]
    return { hallazgos, situacion: situacionDe(hallazgos, sat) }
  })
}

export function situacionDe(hallazgos: readonly HallazgoFactura[], sat: RespuestaSat | null): Situacion {
  const errores = hallazgos.filter((h) => h.severidad === 'error')
  if (errores.some((h) => h.codigo === 'uuidRegistrado' || h.codigo === 'uuidRepetidoEnLote'))
    return 'repetida'
  if (sat?.estado === 'Cancelado') return 'cancelada'
  if (sat?.estado === 'No Encontrado') return 'noEncontrada'
  if (errores.length > 0) return 'rechazada'
  return sat?.estado === 'Vigente' ? 'correcta' : 'sinVerificar'
}
