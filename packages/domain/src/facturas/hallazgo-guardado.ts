import type { Cfdi } from '@valija/cfdi'
import type { Hallazgo } from '@valija/cfdi/hallazgo.ts'

/** A finding of the engine as kept with its document: code, place and values, no words. */
export type HallazgoGuardado = Omit<Hallazgo, 'mensaje' | 'fuente'> & {
  /** How many of its likes the place is one of. */
  de?: number
}

export function keepHallazgos(hallazgos: readonly Hallazgo[], cfdi: Cfdi | null): HallazgoGuardado[] {
  return hallazgos.map(({ mensaje: _mensaje, fuente: _fuente, ...guardado }) => {
    const de = cuantosHay(guardado.ruta, cfdi)
    return de === undefined ? guardado : { ...guardado, de }
  })
}

/** How many of its likes the place is one of: the lines of the invoice, or the documents of its payment. */
function cuantosHay(ruta: string, cfdi: Cfdi | null): number | undefined {
  if (cfdi === null) return undefined
  if (ruta.includes('/cfdi:Concepto[')) return cfdi.conceptos.length
  const pago = /\/pago20:Pago\[(\d+)\]/.exec(ruta)
  if (!pago) return undefined
  const pagos = cfdi.pagos?.pagos ?? []
  return ruta.includes('/pago20:DoctoRelacionado[')
    ? pagos[Number(pago[1]) - 1]?.doctosRelacionados.length
    : pagos.length
}
