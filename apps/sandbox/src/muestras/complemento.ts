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
  /** Of what is paid; without them the document is no object of tax. */
  impuestos?: readonly ImpuestoMuestra[]
}
/** A tax by its rate (Tasa); base and importe in centavos. */
export type ImpuestoMuestra = {
  clase: 'traslado' | 'retencion'
  impuesto: string
  tasa: string
  base: number
  importe: number
}
/** The rows of a data card, in pesos as the call answers them. */
export const inCentavos = (filas: readonly ImpuestoMuestra[]): ImpuestoMuestra[] =>
  filas.map((fila) => ({
    ...fila,
    base: Math.round(fila.base * 100),
    importe: Math.round(fila.importe * 100),
  }))

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

type Impuestos = readonly ImpuestoMuestra[]
const de = (impuestos: Impuestos, clase: ImpuestoMuestra['clase'], impuesto?: string): Impuestos =>
  impuestos.filter((una) => una.clase === clase && (impuesto === undefined || una.impuesto === impuesto))
const sumaDe = (impuestos: Impuestos, campo: 'base' | 'importe'): string =>
  decimal(impuestos.reduce((total, una) => total + una[campo], 0))
const porClave = (impuestos: Impuestos, clave: (una: ImpuestoMuestra) => string): Impuestos[] => [
  ...Map.groupBy(impuestos, clave).values(),
]

const impuestosDr = (impuestos: Impuestos) => {
  if (impuestos.length === 0) return { objetoImpDR: '01' }
  const fila = ({ impuesto, tasa, base, importe }: ImpuestoMuestra) => ({
    baseDR: decimal(base),
    impuestoDR: impuesto,
    tipoFactorDR: 'Tasa',
    tasaOCuotaDR: tasa,
    importeDR: decimal(importe),
  })
  return {
    objetoImpDR: '02',
    impuestosDR: {
      retencionesDR: de(impuestos, 'retencion').map(fila),
      trasladosDR: de(impuestos, 'traslado').map(fila),
    },
  }
}

const impuestosP = (impuestos: Impuestos) =>
  impuestos.length === 0
    ? {}
    : {
        impuestosP: {
          retencionesP: porClave(de(impuestos, 'retencion'), ({ impuesto }) => impuesto).map((grupo) => ({
            impuestoP: grupo[0]?.impuesto ?? '',
            importeP: sumaDe(grupo, 'importe'),
          })),
          trasladosP: porClave(de(impuestos, 'traslado'), ({ impuesto, tasa }) => `${impuesto} ${tasa}`).map(
            (grupo) => ({
              baseP: sumaDe(grupo, 'base'),
              impuestoP: grupo[0]?.impuesto ?? '',
              tipoFactorP: 'Tasa',
              tasaOCuotaP: grupo[0]?.tasa ?? '',
              importeP: sumaDe(grupo, 'importe'),
            }),
          ),
        },
      }

/** The samples carry IVA at 16 % and retentions of IVA and ISR. */
const totalesDe = (impuestos: Impuestos) => {
  const iva = de(impuestos, 'traslado', '002')
  const retIva = de(impuestos, 'retencion', '002')
  const retIsr = de(impuestos, 'retencion', '001')
  return {
    ...(retIva.length > 0 ? { totalRetencionesIVA: sumaDe(retIva, 'importe') } : {}),
    ...(retIsr.length > 0 ? { totalRetencionesISR: sumaDe(retIsr, 'importe') } : {}),
    ...(iva.length > 0
      ? {
          totalTrasladosBaseIVA16: sumaDe(iva, 'base'),
          totalTrasladosImpuestoIVA16: sumaDe(iva, 'importe'),
        }
      : {}),
  }
}

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
    totales: {
      ...totalesDe(doctos.flatMap(({ impuestos = [] }) => impuestos)),
      montoTotalPagos: decimal(suma(doctos)),
    },
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
          ...impuestosDr(docto.impuestos ?? []),
        })),
        ...impuestosP(doctos.flatMap(({ impuestos = [] }) => impuestos)),
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
