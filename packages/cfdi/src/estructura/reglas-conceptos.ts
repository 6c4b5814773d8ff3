import type { Cfdi } from '../cfdi.ts'
import { type Hallazgo, hallazgo, isFull } from '../hallazgo.ts'
import { rutaConcepto, textOfRuta } from './ruta.ts'

/** ObjetoImp against the taxes a concept breaks down; 06 to 08 leave room that only the issuer can judge. */
export function checkConceptos({ conceptos }: Cfdi, hallazgos: Hallazgo[]): void {
  for (let i = 0; i < conceptos.length; i++) {
    const { objetoImp, impuestos } = conceptos[i]!
    const taxed = impuestos !== undefined && impuestos.traslados.length + impuestos.retenciones.length > 0
    const wrong =
      objetoImp === '02' && !taxed
        ? 'no desglosa impuestos'
        : (objetoImp === '01' || objetoImp === '03' || objetoImp === '04') && taxed
          ? 'desglosa impuestos'
          : null
    if (wrong && !isFull(hallazgos))
      hallazgos.push(
        hallazgo('objetoImpSinImpuestos', {
          ruta: textOfRuta(rutaConcepto(i), 'ObjetoImp'),
          encontrado: objetoImp,
          nombre: wrong,
        }),
      )
  }
}
