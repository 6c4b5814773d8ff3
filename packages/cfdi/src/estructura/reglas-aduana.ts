import type { Cfdi, InformacionAduanera } from '../cfdi.ts'
import type { Complemento } from '../complemento.ts'
import { type Hallazgo, hallazgo, isFull } from '../hallazgo.ts'
import { type Ruta, rutaConcepto, rutaDe, textOfRuta } from './ruta.ts'

export const isComercioExterior = ({ nombre }: Complemento): boolean => nombre === 'ComercioExterior'

/** By which pedimento something was imported: none of a year to come, nor of what leaves the country. */
export function checkAduana(
  { conceptos, complementos, fecha, tipoDeComprobante }: Cfdi,
  hallazgos: Hallazgo[],
): void {
  const año = Number(fecha.slice(0, 4))
  const check = (padre: () => Ruta, aduanas: readonly InformacionAduanera[]) => {
    for (let i = 0; i < aduanas.length && !isFull(hallazgos); i++) {
      const { numeroPedimento: encontrado } = aduanas[i]!
      const dos = Number(encontrado.slice(0, 2))
      const futuro = dos < 80 && 2000 + dos > año
      if (!futuro && !complementos.some(isComercioExterior)) continue
      const ruta = textOfRuta(rutaDe(padre(), 'cfdi:InformacionAduanera', i + 1), 'NumeroPedimento')
      hallazgos.push(
        futuro
          ? hallazgo('atributoInvalido', {
              ruta,
              nombre: 'NumeroPedimento',
              encontrado,
              esperado: `un pedimento de ${año} o de antes`,
            })
          : hallazgo('atributoProhibidoPorTipo', {
              ruta,
              nombre: 'NumeroPedimento con el complemento ComercioExterior',
              encontrado,
              esperado: tipoDeComprobante,
            }),
      )
    }
  }
  for (let i = 0; i < conceptos.length; i++) {
    const { informacionAduanera, partes } = conceptos[i]!
    if (informacionAduanera.length > 0) check(() => rutaConcepto(i), informacionAduanera)
    for (let j = 0; j < partes.length; j++)
      check(() => rutaDe(rutaConcepto(i), 'cfdi:Parte', j + 1), partes[j]!.informacionAduanera)
  }
}
