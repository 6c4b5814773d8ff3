import type { AvisoDeReserva } from '@valija/domain/reservas/avisos.ts'
import { enDiaMesAnio } from '@valija/domain/tiempo/dia.ts'
import { enMoneda } from '../en-pesos.ts'
import { avisosDeReserva } from '../messages/reservas.ts'

const juntas = new Intl.ListFormat('es-MX')

/** What is found and what to do, in words; amounts in their own currency. */
export const textoDeAviso = (aviso: AvisoDeReserva, monedaDeReserva: string) => ({
  titulo: avisosDeReserva[aviso.codigo].titulo,
  encontrado: encontradoDe(aviso, monedaDeReserva),
  remedio: remedioDe(aviso),
})

/** The day of a payment already made is not changed any more. */
const remedioDe = (aviso: AvisoDeReserva): string =>
  (aviso.codigo === 'pagoAntesDelCobro' || aviso.codigo === 'pagoAntesDeLaEstancia') && aviso.datos.pagada
    ? avisosDeReserva[aviso.codigo].remedioPagada
    : avisosDeReserva[aviso.codigo].remedio

function encontradoDe(aviso: AvisoDeReserva, monedaDeReserva: string): string {
  const importe = enMoneda(aviso.moneda, aviso.importe)
  const suyo = (monto: number) => enMoneda(monedaDeReserva, monto)
  const textos = avisosDeReserva
  switch (aviso.codigo) {
    case 'pagoAntesDelCobro': {
      const { factura, fechaPago, pagada, vendido, cobrado } = aviso.datos
      return textos.pagoAntesDelCobro.encontrado({
        factura,
        fechaPago: enDiaMesAnio(fechaPago ?? ''),
        pagada,
        vendido: suyo(vendido),
        cobrado: suyo(cobrado),
      })
    }
    case 'pagoAntesDeLaEstancia': {
      const { factura, fechaPago, pagada, inicio } = aviso.datos
      return textos.pagoAntesDeLaEstancia.encontrado({
        factura,
        fechaPago: enDiaMesAnio(fechaPago),
        pagada,
        inicio: enDiaMesAnio(inicio),
      })
    }
    case 'facturadoDeMas': {
      const { facturado, costo, alMenos } = aviso.datos
      return textos.facturadoDeMas.encontrado({
        facturado: suyo(facturado),
        costo: suyo(costo),
        importe,
        alMenos,
      })
    }
    case 'facturadaDosVeces':
    case 'canceladaFacturada':
      return textos[aviso.codigo].encontrado({ facturas: juntas.format(aviso.datos.facturas), importe })
    case 'facturadaPorOtroHotel':
      return textos.facturadaPorOtroHotel.encontrado(aviso.datos)
    case 'pagadaSinFactura': {
      const { fin, costo } = aviso.datos
      return textos.pagadaSinFactura.encontrado({
        fin: enDiaMesAnio(fin),
        costo: costo === null ? null : suyo(costo),
      })
    }
    case 'pagoAlHotelSinFactura':
      return textos.pagoAlHotelSinFactura.encontrado({ factura: aviso.datos.factura, importe })
    case 'comisionSinCobro': {
      const { porCobrar, monedaPorCobrar, alMenos } = aviso.datos
      return textos.comisionSinCobro.encontrado({
        importe,
        porCobrar: enMoneda(monedaPorCobrar, porCobrar),
        alMenos,
      })
    }
    case 'clienteSobrepagado': {
      const { vendido, cobrado, alMenos } = aviso.datos
      return textos.clienteSobrepagado.encontrado({
        vendido: suyo(vendido),
        cobrado: suyo(cobrado),
        importe,
        alMenos,
      })
    }
  }
}
