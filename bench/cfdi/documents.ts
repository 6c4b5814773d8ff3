import type { DatosCfdi } from '../../packages/cfdi/src/index.ts'
import { type CfdiFirmado, signCfdi } from '../../packages/cfdi/src/sign-cfdi.ts'
import { createTestCa, type IssuedCertificate, type TestCa } from '../../packages/cfdi/src/test-ca.ts'

const money = (centavos: number) => (centavos / 100).toFixed(2)

/** An ordinary lodging invoice of `n` concepts; the words repeat, as they do in real ones. */
export function datosOf(n: number): DatosCfdi {
  let subTotal = 0
  let iva = 0
  const conceptos = Array.from({ length: n }, (_, i) => {
    const importe = 100_000 + i * 37
    const impuesto = Math.round(importe * 0.16)
    subTotal += importe
    iva += impuesto
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
      impuestos: {
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
    total: money(subTotal + iva),
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

/** Signed and stamped; a pretty-printed document differs only in white space and weighs somewhat more. */
export const signedOf = (n: number, { emisor, pac }: Authority): CfdiFirmado =>
  signCfdi(datosOf(n), emisor, pac)
