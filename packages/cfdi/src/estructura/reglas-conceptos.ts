import type { Cfdi } from '../cfdi.ts'
import { type Hallazgo, hallazgo, isFull } from '../hallazgo.ts'
import { rutaConcepto, textOfRuta } from './ruta.ts'

/** ObjetoImp against the taxes a concept breaks down; of 06 to 08, which say that no IVA is transferred, IVA is only told. */
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
    const conIva =
      /^0[678]$/.test(objetoImp) && impuestos?.traslados.some(({ impuesto }) => impuesto === '002')
    if (conIva && !isFull(hallazgos))
      hallazgos.push(
        hallazgo('objetoImpSinImpuestos', {
          ruta: textOfRuta(rutaConcepto(i), 'ObjetoImp'),
          encontrado: objetoImp,
          nombre: 'traslada IVA',
          severidad: 'aviso',
        }),
      )
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
