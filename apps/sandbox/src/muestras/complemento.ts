import type { DatosCfdi } from '@valija/cfdi'
import { type CfdiFirmado, signCfdi } from '@valija/cfdi/sign-cfdi.ts'
import { empresaDemo } from '../mundo/demo.ts'
import type { Autoridad } from './autoridad.ts'
import { decimal } from './dinero.ts'

export type DoctoMuestra = {
  uuid: string
  numParcialidad: number
  /** Centavos. */
  saldoAnterior: number
  pagado: number
}
export type ComplementoMuestra = {
  emisor: { rfc: string; nombre: string; cp: string; regimenFiscal?: string }
  uuid: string
  folio: string
  /** Calendar day of the payment, and of the stamp. */
  fechaPago: string
  dia: string
  doctos: readonly DoctoMuestra[]
  cambia?: (datos: DatosCfdi) => DatosCfdi
}

const suma = (doctos: readonly DoctoMuestra[]): number =>
  doctos.reduce((total, { pagado }) => total + pagado, 0)

const datosDe = ({ emisor, folio, fechaPago, dia, doctos }: ComplementoMuestra): DatosCfdi => ({
  version: '4.0',
  serie: 'P',
  folio,
  fecha: `${dia}T08:00:00`,
  subTotal: '0',
  moneda: 'XXX',
  total: '0',
  tipoDeComprobante: 'P',
  exportacion: '01',
  lugarExpedicion: emisor.cp,
  emisor: { rfc: emisor.rfc, nombre: emisor.nombre, regimenFiscal: emisor.regimenFiscal ?? '601' },
  receptor: {
    rfc: empresaDemo.rfc,
    nombre: empresaDemo.nombre,
    domicilioFiscalReceptor: empresaDemo.codigoPostal,
    regimenFiscalReceptor: empresaDemo.regimenFiscal,
    usoCfdi: 'CP01',
  },
  conceptos: [
    {
      claveProdServ: '84111506',
      cantidad: '1',
      claveUnidad: 'ACT',
      descripcion: 'Pago',
      valorUnitario: '0',
      importe: '0',
      objetoImp: '01',
    },
  ],
  pagos: {
    version: '2.0',
    totales: { montoTotalPagos: decimal(suma(doctos)) },
    pagos: [
      {
        fechaPago: `${fechaPago}T12:00:00`,
        formaDePagoP: '03',
        monedaP: 'MXN',
        tipoCambioP: '1',
        monto: decimal(suma(doctos)),
        doctosRelacionados: doctos.map((docto) => ({
          idDocumento: docto.uuid,
          monedaDR: 'MXN',
          equivalenciaDR: '1',
          numParcialidad: String(docto.numParcialidad),
          impSaldoAnt: decimal(docto.saldoAnterior),
          impPagado: decimal(docto.pagado),
          impSaldoInsoluto: decimal(docto.saldoAnterior - docto.pagado),
          objetoImpDR: '01',
        })),
      },
    ],
  },
})

/** A payment complement signed with its issuer's certificate and stamped by the invented PAC. */
export const signComplemento = (autoridad: Autoridad, muestra: ComplementoMuestra): CfdiFirmado => {
  const datos = muestra.cambia ? muestra.cambia(datosDe(muestra)) : datosDe(muestra)
  const { rfc, nombre } = datos.emisor
  const pac = { ...autoridad.pac, uuid: muestra.uuid, fechaTimbrado: `${muestra.dia}T08:02:00` }
  return signCfdi(datos, autoridad.emisor(rfc, nombre), pac)
}
