import { parseDecimal } from '../decimal.ts'
import { type Hallazgo, hallazgo } from '../hallazgo.ts'
import { type Ruta, textOfRuta } from './ruta.ts'
import { isTasaAdmitida, type Lado } from './tasas.ts'

export interface Renglon {
  impuesto: string
  tipoFactor: string
  tasaOCuota?: string
  importe?: string
}

export function isRight({ impuesto, tipoFactor, tasaOCuota, importe }: Renglon, lado: Lado): boolean {
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

export function report(
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
