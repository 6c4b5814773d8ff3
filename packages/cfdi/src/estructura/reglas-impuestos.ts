import type { Cfdi } from '../cfdi.ts'
import { parseDecimal } from '../decimal.ts'
import { type Hallazgo, hallazgo, isFull } from '../hallazgo.ts'
import { COMPLEMENTO, RAIZ, type Ruta, rutaConcepto, rutaDe, textOfRuta } from './ruta.ts'
import { isTasaAdmitida, type Lado } from './tasas.ts'

interface Renglon {
  impuesto: string
  tipoFactor: string
  tasaOCuota?: string
  importe?: string
}

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
      const rowsT = trasladosDR.map((t) => ({
        impuesto: t.impuestoDR,
        tipoFactor: t.tipoFactorDR,
        tasaOCuota: t.tasaOCuotaDR,
        importe: t.importeDR,
      }))
      const rowsR = retencionesDR.map((t) => ({
        impuesto: t.impuestoDR,
        tipoFactor: t.tipoFactorDR,
        tasaOCuota: t.tasaOCuotaDR,
        importe: t.importeDR,
      }))
      check(rowsT, 'traslado', padre, 'pago20:TrasladosDR', 'pago20:TrasladoDR')
      check(rowsR, 'retencion', padre, 'pago20:RetencionesDR', 'pago20:RetencionDR')
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

function isRight({ impuesto, tipoFactor, tasaOCuota, importe }: Renglon, lado: Lado): boolean {
  if (tipoFactor === 'Exento')
    return lado === 'traslado' && impuesto !== '001' && tasaOCuota === undefined && importe === undefined
  if (tasaOCuota === undefined || importe === undefined) return false
  if (
    impuesto === last.impuesto &&
    tasaOCuota === last.tasaOCuota &&
    tipoFactor === last.tipoFactor &&
    lado === last.lado
  )
    return true
  const tasa = parseDecimal(tasaOCuota)
  if (tasa === null || !isTasaAdmitida(impuesto, tipoFactor, lado, tasa)) return false
  last = { impuesto, tipoFactor, tasaOCuota, lado }
  return true
}

/** The last right row: concept after concept carries the same tax. */
let last = { impuesto: '', tipoFactor: '', tasaOCuota: '', lado: 'traslado' as Lado }

function report(
  { impuesto, tipoFactor, tasaOCuota, importe }: Renglon,
  lado: Lado,
  ruta: Ruta,
  hallazgos: Hallazgo[],
): void {
  const side = lado === 'traslado' ? 'traslado' : 'retención'
  const incomplete = (nombre: string) =>
    hallazgos.push(hallazgo('impuestoIncompleto', { ruta: textOfRuta(ruta), encontrado: tipoFactor, nombre }))
  if (tipoFactor === 'Exento') {
    if (lado === 'retencion') incomplete('no se admite en una retención')
    else if (impuesto === '001')
      hallazgos.push(
        hallazgo('impuestoNoAdmitido', {
          ruta: textOfRuta(ruta, 'Impuesto'),
          encontrado: impuesto,
          nombre: side,
        }),
      )
    else incomplete('no debe llevar tasa ni importe')
    return
  }
  if (tasaOCuota === undefined || importe === undefined) {
    if (tipoFactor === 'Tasa' || tipoFactor === 'Cuota') incomplete('debe llevar tasa o cuota e importe')
    return
  }
  const tasa = parseDecimal(tasaOCuota.trim())
  // A rate that is no number, or a key outside its catalogue, has been reported with the attributes.
  if (tasa === null || !/^00[123]$/.test(impuesto) || (tipoFactor !== 'Tasa' && tipoFactor !== 'Cuota'))
    return
  const admitted = isTasaAdmitida(impuesto, tipoFactor, lado, tasa)
  if (admitted === null)
    hallazgos.push(
      hallazgo('impuestoNoAdmitido', {
        ruta: textOfRuta(ruta, 'Impuesto'),
        encontrado: impuesto,
        nombre: `${side} con factor ${tipoFactor}`,
      }),
    )
  else if (!admitted)
    hallazgos.push(
      hallazgo('tasaNoAdmitida', {
        ruta: textOfRuta(ruta, 'TasaOCuota'),
        encontrado: tasaOCuota,
        nombre: `${side} de ${impuesto}`,
        // Congress moves the rates of IEPS every year; the catalogue at hand may be older than the document.
        severidad: impuesto === '003' ? 'aviso' : 'error',
      }),
    )
}
