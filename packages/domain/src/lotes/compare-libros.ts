import type { EstadoEnvio } from './envio/envio.ts'

export const clasesDeDiferencia = [
  'soloAnt',
  'soloValija',
  'otroUuid',
  'otroImporte',
  'retirada',
  'otroNumero',
] as const
export type ClaseDeDiferencia = (typeof clasesDeDiferencia)[number]
/** A factura of ours whose lote left for ANT, or could have; `importe` is what was, or would be, sent, in centavos. */
export type FacturaNuestra = {
  idLote: string
  idFactura: string
  lote: string
  factura: string
  uuid: string
  importe: number
  envio: EstadoEnvio
  /** Taken out, or deleted with its lote. */
  fuera: boolean
}
export type FacturaSuya = {
  idLote: string
  idFactura: string
  estado: 'aceptada' | 'rechazada'
  /** Null where ANT does not tell. */
  uuid: string | null
  total: number
}
export type Diferencia = {
  clase: ClaseDeDiferencia
  nuestra: FacturaNuestra | null
  suya: FacturaSuya | null
}

const key = ({ idLote, idFactura }: { idLote: string; idFactura: string }) => `${idLote}/${idFactura}`

/** What the two books do not share, and of how many that both hold ANT did not tell the uuid. */
export function compareLibros(
  nuestras: readonly FacturaNuestra[],
  suyas: readonly FacturaSuya[],
): { diferencias: Diferencia[]; sinUuid: number } {
  const known = new Map(nuestras.map((factura) => [key(factura), factura]))
  const held = new Set<string>()
  const diferencias: Diferencia[] = []
  let sinUuid = 0
  for (const suya of suyas) {
    if (suya.estado !== 'aceptada') continue
    held.add(key(suya))
    const nuestra = known.get(key(suya)) ?? null
    const clase = classify(nuestra, suya)
    if (clase) diferencias.push({ clase, nuestra, suya })
    else if (suya.uuid === null) sinUuid++
  }
  for (const nuestra of nuestras)
    if (nuestra.envio === 'aceptado' && !nuestra.fuera && !held.has(key(nuestra)))
      diferencias.push({ clase: 'soloValija', nuestra, suya: null })
  return { diferencias, sinUuid }
}

const classify = (nuestra: FacturaNuestra | null, suya: FacturaSuya): ClaseDeDiferencia | null => {
  if (nuestra === null) return 'soloAnt'
  if (suya.uuid !== null && suya.uuid.toUpperCase() !== nuestra.uuid.toUpperCase()) return 'otroUuid'
  if (nuestra.fuera) return 'retirada'
  if (nuestra.envio !== 'aceptado') return 'soloAnt'
  return suya.total === nuestra.importe ? null : 'otroImporte'
}
