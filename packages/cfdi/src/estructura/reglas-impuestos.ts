import type { Cfdi } from '../cfdi.ts'
import { type Hallazgo, isFull } from '../hallazgo.ts'
import { isRight, type Renglon, report } from './renglon-de-impuesto.ts'
import { COMPLEMENTO, RAIZ, type Ruta, rutaConcepto, rutaDe } from './ruta.ts'
import type { Lado } from './tasas.ts'

/** Every tax row of the document: complete for its factor, admitted on its side, rate in the catalogue. */
export function checkImpuestosDeclarados(cfdi: Cfdi, hallazgos: Hallazgo[]): void {
  const { conceptos, impuestos, pagos } = cfdi
  const check = (
    rows: readonly Renglon[],
    lado: Lado,
    padre: () => Ruta,
    contenedor: string,
    renglon: string,
  ) => {
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!
      if (isRight(row, lado) || isFull(hallazgos)) continue
      report(row, lado, rutaDe(rutaDe(padre(), contenedor), renglon, i + 1), hallazgos)
    }
  }
  for (let i = 0; i < conceptos.length; i++) {
    const own = conceptos[i]!.impuestos
    if (!own) continue
    const padre = () => rutaDe(rutaConcepto(i), 'cfdi:Impuestos')
    check(own.traslados, 'traslado', padre, 'cfdi:Traslados', 'cfdi:Traslado')
    check(own.retenciones, 'retencion', padre, 'cfdi:Retenciones', 'cfdi:Retencion')
  }
  if (impuestos)
    check(
      impuestos.traslados,
      'traslado',
      () => rutaDe(RAIZ, 'cfdi:Impuestos'),
      'cfdi:Traslados',
      'cfdi:Traslado',
    )
  pagos?.pagos.forEach((pago, i) => {
    const ruta = rutaDe(rutaDe(COMPLEMENTO, 'pago20:Pagos'), 'pago20:Pago', i + 1)
    pago.doctosRelacionados.forEach(({ impuestosDR }, j) => {
      if (!impuestosDR) return
      const padre = () => rutaDe(rutaDe(ruta, 'pago20:DoctoRelacionado', j + 1), 'pago20:ImpuestosDR')
      const { trasladosDR, retencionesDR } = impuestosDR
      const rowsOf = (rows: typeof trasladosDR | typeof retencionesDR) =>
        rows.map((t) => ({
          impuesto: t.impuestoDR,
          tipoFactor: t.tipoFactorDR,
          tasaOCuota: t.tasaOCuotaDR,
          importe: t.importeDR,
        }))
      check(rowsOf(trasladosDR), 'traslado', padre, 'pago20:TrasladosDR', 'pago20:TrasladoDR')
      check(rowsOf(retencionesDR), 'retencion', padre, 'pago20:RetencionesDR', 'pago20:RetencionDR')
    })
    const rowsP = pago.impuestosP?.trasladosP.map((t) => ({
      impuesto: t.impuestoP,
      tipoFactor: t.tipoFactorP,
      tasaOCuota: t.tasaOCuotaP,
      importe: t.importeP,
    }))
    if (rowsP)
      check(
        rowsP,
        'traslado',
        () => rutaDe(ruta, 'pago20:ImpuestosP'),
        'pago20:TrasladosP',
        'pago20:TrasladoP',
      )
  })
}
