import type { DatosCfdi } from '../src/build-cfdi.ts'
import { type CfdiFirmado, signCfdi } from '../src/sign-cfdi.ts'
import { createTestCa, type IssuedCertificate, type TestCa } from './ca.ts'

const money = (centavos: number) => (centavos / 100).toFixed(2)

const parteDe = (i: number) => ({
  claveProdServ: '90101501',
  noIdentificacion: `SER-${i}`,
  cantidad: '2',
  unidad: 'Servicio',
  descripcion: `Desayuno americano del huésped ${i + 1}`,
  valorUnitario: '150.00',
  importe: '300.00',
})

const retencionesDe = (importe: number) => [
  {
    base: money(importe),
    impuesto: '001',
    tipoFactor: 'Tasa',
    tasaOCuota: '0.012500',
    importe: money(Math.round(importe * 0.0125)),
  },
  {
    base: money(importe),
    impuesto: '002',
    tipoFactor: 'Tasa',
    tasaOCuota: '0.106667',
    importe: money(Math.round(importe * 0.106667)),
  },
]

/**
 * An ordinary lodging invoice of `n` concepts, for tests and benchmarks; the words repeat, as in real ones. A rich
 * one carries retentions, parts and a property account in every concept.
 */
export function datosDe(n: number, rico = false): DatosCfdi {
  let subTotal = 0
  let iva = 0
  const retenido = [0, 0]
  const conceptos = Array.from({ length: n }, (_, i) => {
    const importe = 100_000 + i * 37
    const impuesto = Math.round(importe * 0.16)
    subTotal += importe
    iva += impuesto
    const retenciones = rico ? retencionesDe(importe) : []
    retenciones.forEach((r, k) => {
      retenido[k]! += Math.round(Number(r.importe) * 100)
    })
    return {
      claveProdServ: '90111800',
      noIdentificacion: `HAB-${String(i + 1).padStart(5, '0')}`,
      cantidad: '1',
      claveUnidad: 'E48',
      unidad: 'Servicio',
      descripcion: `Hospedaje en habitación doble, reservación ${48_000_000 + i}, huésped número ${i + 1} del grupo de convención anual, dos noches con desayuno`,
      valorUnitario: money(importe),
      importe: money(importe),
      objetoImp: '02',
      ...(rico ? { cuentaPredial: [{ numero: `15${i}0034` }], partes: [parteDe(i), parteDe(i + 1)] } : {}),
      impuestos: {
        ...(rico ? { retenciones } : {}),
        traslados: [
          {
            base: money(importe),
            impuesto: '002',
            tipoFactor: 'Tasa',
            tasaOCuota: '0.160000',
            importe: money(impuesto),
          },
        ],
      },
    }
  })
  return {
    version: '4.0',
    serie: 'H',
    folio: String(70_000 + n),
    fecha: '2026-11-10T10:20:30',
    formaPago: '03',
    condicionesDePago: 'Contado',
    subTotal: money(subTotal),
    moneda: 'MXN',
    total: money(subTotal + iva - retenido[0]! - retenido[1]!),
    tipoDeComprobante: 'I',
    exportacion: '01',
    metodoPago: 'PUE',
    lugarExpedicion: '77500',
    emisor: { rfc: 'HCA160101AB9', nombre: 'HOTELERA DEL CARIBE AZUL', regimenFiscal: '601' },
    receptor: {
      rfc: 'VIA150101KL7',
      nombre: 'VIAJES Y ANFITRIONES DE MÉXICO',
      domicilioFiscalReceptor: '06600',
      regimenFiscalReceptor: '601',
      usoCfdi: 'G03',
    },
    conceptos,
    impuestos: {
      ...(rico
        ? {
            retenciones: [
              { impuesto: '001', importe: money(retenido[0]!) },
              { impuesto: '002', importe: money(retenido[1]!) },
            ],
            totalImpuestosRetenidos: money(retenido[0]! + retenido[1]!),
          }
        : {}),
      traslados: [
        {
          base: money(subTotal),
          impuesto: '002',
          tipoFactor: 'Tasa',
          tasaOCuota: '0.160000',
          importe: money(iva),
        },
      ],
      totalImpuestosTrasladados: money(iva),
    },
  }
}

export interface Authority {
  ca: TestCa
  emisor: IssuedCertificate
  pac: IssuedCertificate
}

export function makeAuthority(): Authority {
  const ca = createTestCa()
  return {
    ca,
    emisor: ca.issue({ rfc: 'HCA160101AB9', nombre: 'HOTELERA DEL CARIBE AZUL', curp: 'LOPE800101HDFRRN09' }),
    pac: ca.issue({ rfc: 'SPR190613I52', nombre: 'PROVEEDOR DE CERTIFICACION' }),
  }
}

/** Signed and stamped, written in one line. */
export const signedOf = (n: number, { emisor, pac }: Authority, rico = false): CfdiFirmado =>
  signCfdi(datosDe(n, rico), emisor, pac)

/** A payment of 1 160.00 that settles one PPD invoice. */
export const datosPago = (): DatosCfdi => ({
  ...datosDe(1),
  formaPago: undefined,
  metodoPago: undefined,
  condicionesDePago: undefined,
  impuestos: undefined,
  subTotal: '0',
  total: '0',
  moneda: 'XXX',
  tipoDeComprobante: 'P',
  receptor: { ...datosDe(1).receptor, usoCfdi: 'CP01' },
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
      totalTrasladosBaseIVA16: '1000.00',
      totalTrasladosImpuestoIVA16: '160.00',
      montoTotalPagos: '1160.00',
    },
    pagos: [
      {
        fechaPago: '2026-11-09T12:00:00',
        formaDePagoP: '03',
        monedaP: 'MXN',
        tipoCambioP: '1',
        monto: '1160.00',
        doctosRelacionados: [
          {
            idDocumento: '6D7434A6-E3F2-47AD-9E4C-08849946AFA0',
            monedaDR: 'MXN',
            equivalenciaDR: '1',
            numParcialidad: '1',
            impSaldoAnt: '1160.00',
            impPagado: '1160.00',
            impSaldoInsoluto: '0.00',
            objetoImpDR: '02',
            impuestosDR: {
              trasladosDR: [
                {
                  baseDR: '1000.00',
                  impuestoDR: '002',
                  tipoFactorDR: 'Tasa',
                  tasaOCuotaDR: '0.160000',
                  importeDR: '160.00',
                },
              ],
            },
          },
        ],
        impuestosP: {
          trasladosP: [
            {
              baseP: '1000.00',
              impuestoP: '002',
              tipoFactorP: 'Tasa',
              tasaOCuotaP: '0.160000',
              importeP: '160.00',
            },
          ],
        },
      },
    ],
  },
})
