import type { Cfdi } from '@valija/cfdi'
import { codigoSat } from '@valija/cfdi/codigos-sat.ts'
import { type Hallazgo, hallazgo } from '@valija/cfdi/hallazgo.ts'
import { HALLAZGOS } from '@valija/cfdi/hallazgos.ts'
import type { AccionCfdi, HallazgoFactura } from '@valija/contract/facturas.ts'
import {
  type RemedioCfdi,
  remediosCfdi,
  remedioDeAgencia,
  remedioDeEmisor,
} from '@valija/contract/messages/remedios-cfdi.ts'
import type { Rol } from '../acceso/roles.ts'
import { cuantosHay, lugarEnCfdi } from './lugar-en-cfdi.ts'

/** A finding of the engine as kept with its document: code, place and values, no words. */
export type HallazgoGuardado = Omit<Hallazgo, 'mensaje' | 'fuente'> & {
  /** How many of its likes the place is one of. */
  de?: number
}
/** As kept before: with the words of that day, and without its place. */
type HallazgoAntiguo = Omit<HallazgoFactura, 'codigo'> & { codigo: Hallazgo['codigo'] }

/** Bounds of ours, which no law or document of the SAT sets. */
const limitesPropios = ['Motor', 'Límite de lectura']

/** Who reads it: whoever issues the document, or the agency's own people. */
export type Lector = 'emisor' | 'agencia'
export const lectorDe = (rol: Rol | null | undefined): Lector =>
  rol === 'admin' || rol === 'OperativoComisionista' || rol === 'OperativoProveedor' ? 'agencia' : 'emisor'

export function keepHallazgos(hallazgos: readonly Hallazgo[], cfdi: Cfdi | null): HallazgoGuardado[] {
  return hallazgos.map(({ mensaje: _mensaje, fuente: _fuente, ...guardado }) => {
    const de = cuantosHay(guardado.ruta, cfdi)
    return de === undefined ? guardado : { ...guardado, de }
  })
}

/** What the CFDI engine found, in the words of today for this reader; what was kept with its words keeps them. */
export function hallazgoDelMotor(
  guardado: HallazgoGuardado | HallazgoAntiguo,
  lector: Lector,
): HallazgoFactura {
  const { codigo, severidad, encontrado, esperado } = guardado
  // A code of another version of the engine may be kept with an old document.
  if (!Object.hasOwn(HALLAZGOS, codigo)) return { remedio: '', titulo: codigo, ...guardado, origen: 'cfdi' }
  const remedio: RemedioCfdi = remediosCfdi[codigo]
  const accion: AccionCfdi = severidad === 'error' || remedio.accion === 'revisar' ? remedio.accion : 'nada'
  const dicho = { codigo, origen: 'cfdi' as const, severidad, encontrado, esperado, accion }
  const texto = { ...remedio, accion }
  const que = { remedio: lector === 'agencia' ? remedioDeAgencia(texto) : remedioDeEmisor(texto) }
  if (!('ruta' in guardado)) return { ...dicho, titulo: guardado.titulo, ...que }
  const lugar = lugarEnCfdi(guardado)
  const sat = severidad === 'info' ? null : codigoSat(guardado)
  const { mensaje, fuente } = hallazgo(codigo, guardado)
  return {
    ...dicho,
    titulo: mensaje,
    ...(limitesPropios.includes(fuente) ? {} : { fuente }),
    ...que,
    ...(lugar === undefined ? {} : { lugar }),
    ...(sat === null ? {} : { codigoSat: sat }),
  }
}

/** One kept with a factura, of the engine or of a rule. */
export const sayHallazgo = (uno: HallazgoGuardado | HallazgoFactura, lector: Lector): HallazgoFactura =>
  'ruta' in uno || uno.origen === 'cfdi' ? hallazgoDelMotor(uno as HallazgoGuardado, lector) : uno
