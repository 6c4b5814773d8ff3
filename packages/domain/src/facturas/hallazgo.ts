import type { Severidad } from '@valija/cfdi/hallazgo.ts'
import { accionDe, type Visto } from './accion-cfdi.ts'
import type { CodigoRegla, ParamsDeRegla } from './codigos-de-regla.ts'
import type { HallazgoGuardado } from './hallazgo-guardado.ts'

export const origenes = ['regla', 'cfdi', 'sat', 'registro', 'layout', 'ant'] as const
type Origen = (typeof origenes)[number]

/** One broken rule: its code and what its words are filled with, as it is kept. */
export type HallazgoDe<C extends CodigoRegla> = {
  codigo: C
  origen: Origen
  severidad: Severidad
  params: ParamsDeRegla[C]
}
export type HallazgoDeRegla = { [C in CodigoRegla]: HallazgoDe<C> }[CodigoRegla]
/** Of a rule of ours, or of the CFDI engine. */
export type Hallazgo = HallazgoDeRegla | HallazgoGuardado

export const hallazgo = <C extends CodigoRegla>(
  codigo: C,
  params: ParamsDeRegla[C],
  { origen = 'regla', severidad = 'error' }: { origen?: Origen; severidad?: Severidad } = {},
): HallazgoDeRegla => ({ codigo, origen, severidad, params }) as HallazgoDe<C> as HallazgoDeRegla

export const isDeRegla = (uno: Hallazgo): uno is HallazgoDeRegla => 'params' in uno

/** Nothing that a document says may be acted on while its bytes are not what was stamped. */
export const pideElOriginal = (hallazgos: readonly Visto[]): boolean =>
  hallazgos.some((h) => h.severidad === 'error' && accionDe(h) === 'original')

/** Broken in these ways another invoice would not help: it is in the wrong lote, came too late, or the SAT has it out. */
const noReemiten: readonly string[] = [
  'emisorDistinto',
  'monedaDistinta',
  'emisorProveedor',
  'cortePpd',
  'uuidRegistrado',
  'uuidRepetidoEnLote',
  'estadoSat',
  'efos',
  'tipoDeComprobante',
  'antFactura',
  'antReservas',
] satisfies CodigoRegla[]

/** Is it to be replaced by another that says what this one should? Not before its bytes are known to be the SAT's. */
export function seSustituye(hallazgos: readonly Visto[]): boolean {
  const errores = hallazgos.filter(({ severidad }) => severidad === 'error')
  const dudosa = errores.some((h) => (accionDe(h) ?? 'reemitir') !== 'reemitir')
  return !dudosa && errores.some(({ codigo }) => !noReemiten.includes(codigo))
}
