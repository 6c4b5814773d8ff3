import type { Cfdi, ImpuestosConcepto } from '../cfdi.ts'
import { type Hallazgo, hallazgo, isFull } from '../hallazgo.ts'
import { rutaConcepto, rutaDe, textOfRuta } from './ruta.ts'

/** ObjetoImp against the taxes a concept breaks down. */
export function checkConceptos({ conceptos }: Cfdi, hallazgos: Hallazgo[]): void {
  for (let i = 0; i < conceptos.length && !isFull(hallazgos); i++) {
    const { objetoImp, impuestos } = conceptos[i]!
    // What nearly every concept looks like.
    if (objetoImp === '02' && impuestos?.traslados.length) continue
    const filas = filasOf(impuestos)
    if (impuestos && filas.length === 0 && objetoImp !== '02')
      hallazgos.push(
        hallazgo('listaVacia', {
          ruta: textOfRuta(rutaDe(rutaConcepto(i), 'cfdi:Impuestos')),
          nombre: 'cfdi:Impuestos',
          esperado: 'traslado o retención',
        }),
      )
    const falla = faltaDeObjeto(objetoImp, filas)
    if (falla)
      hallazgos.push(
        hallazgo('objetoImpSinImpuestos', {
          ruta: textOfRuta(rutaConcepto(i), 'ObjetoImp'),
          encontrado: objetoImp,
          // The older matrix, which the PACs stamp by, has no word on 06 to 08 in a concept.
          severidad: deNoTrasladado.test(objetoImp) ? 'aviso' : 'error',
          nombre: falla,
        }),
      )
  }
}

interface Fila {
  lado: 'traslado' | 'retencion'
  impuesto: string
}

const filasOf = (impuestos: ImpuestosConcepto | undefined): Fila[] => [
  ...(impuestos?.traslados ?? []).map(({ impuesto }) => ({ lado: 'traslado' as const, impuesto })),
  ...(impuestos?.retenciones ?? []).map(({ impuesto }) => ({ lado: 'retencion' as const, impuesto })),
]

/** IVA is not transferred (06, 08) or IEPS alone is (07). */
const deNoTrasladado = /^0[678]$/

/** What these tax rows have against their ObjetoImp, of a concept or of a related document; null when nothing. */
export function faltaDeObjeto(objeto: string, filas: readonly Fila[]): string | null {
  if (objeto === '02') return filas.length === 0 ? 'no desglosa impuestos' : null
  if (/^0[1345]$/.test(objeto)) return filas.length > 0 ? 'desglosa impuestos' : null
  if (!deNoTrasladado.test(objeto)) return null
  const con = (impuesto: string) => filas.some((fila) => fila.impuesto === impuesto)
  if (con('002')) return 'desglosa IVA'
  if (objeto !== '07') return con('003') ? 'desglosa IEPS' : null
  return filas.some(({ lado, impuesto }) => lado === 'traslado' && impuesto === '003')
    ? null
    : 'no traslada IEPS'
}
