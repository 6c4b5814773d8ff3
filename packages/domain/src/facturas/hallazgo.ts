import type { HallazgoFactura } from '@valija/contract/facturas.ts'
import { type CodigoRegla, primeroElOriginal, reglas } from '@valija/contract/messages/reglas.ts'

type Datos = {
  encontrado?: string | null
  esperado?: string | null
  severidad?: HallazgoFactura['severidad']
  origen?: HallazgoFactura['origen']
  params?: unknown
}

/** One broken rule with its texts: what was found, what was expected, what to do. */
export function hallazgo(codigo: CodigoRegla, datos: Datos = {}): HallazgoFactura {
  const { falla, remedio } = reglas[codigo]
  return {
    codigo,
    origen: datos.origen ?? 'regla',
    severidad: datos.severidad ?? 'error',
    titulo: falla,
    encontrado: datos.encontrado ?? null,
    esperado: datos.esperado ?? null,
    remedio: typeof remedio === 'string' ? remedio : (remedio as (p: unknown) => string)(datos.params),
  }
}

/** Nothing that a document says may be acted on while its bytes are not what was stamped. */
export const pideElOriginal = (hallazgos: readonly HallazgoFactura[]): boolean =>
  hallazgos.some(({ severidad, accion }) => severidad === 'error' && accion === 'original')

/** Then no other finding sends anybody to issue or cancel an invoice: the original comes first. */
export const originalFirst = (hallazgos: HallazgoFactura[]): HallazgoFactura[] =>
  pideElOriginal(hallazgos)
    ? hallazgos.map((h) =>
        (h.origen === 'regla' || h.origen === 'cfdi') && h.severidad === 'error' && h.accion !== 'original'
          ? { ...h, remedio: primeroElOriginal }
          : h,
      )
    : hallazgos

/** Broken in these ways another invoice would not help: it is in the wrong lote, came too late, or the SAT has it out. */
const noReemiten: readonly string[] = [
  'emisorDistinto',
  'emisorProveedor',
  'cortePpd',
  'uuidRegistrado',
  'uuidRepetidoEnLote',
  'estadoSat',
  'efos',
  'tipoDeComprobante',
  'antFactura',
  'antReservas',
  'comisionAnt',
] satisfies CodigoRegla[]

/** Is it to be replaced by another that says what this one should? Not before its bytes are known to be the SAT's. */
export function seSustituye(hallazgos: readonly HallazgoFactura[]): boolean {
  const errores = hallazgos.filter(({ severidad }) => severidad === 'error')
  const dudosa = errores.some(({ accion }) => accion !== undefined && accion !== 'reemitir')
  return !dudosa && errores.some(({ codigo }) => !noReemiten.includes(codigo))
}
