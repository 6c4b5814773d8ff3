import type { DatosCfdi } from '@valija/cfdi'
import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import type { Mundo } from '../mundo/mundo.ts'
import { prefijosUuid } from '../sat/consulta.ts'
import type { Autoridad } from './autoridad.ts'
import { conReceptor } from './cambios-de-cfdi.ts'
import type { ComplementoMuestra, DoctoMuestra } from './complemento.ts'
import { decimal } from './dinero.ts'
import type { FacturaMuestra } from './factura.ts'
import { uuidDe } from './uuid.ts'

export type Contexto = {
  mundo: Mundo
  autoridad: Autoridad
  /** Of the payment, and of the stamp. */
  dia: string
  semilla: string
  /** Paid in whole on that day. */
  facturas: readonly FacturaMuestra[]
  otroProveedorId: string
}
type Receta = Partial<Pick<ComplementoMuestra, 'cambia' | 'fechaPago' | 'emisor'>> & {
  doctos: readonly DoctoMuestra[]
  /** Two files of the same name before the point are the same document. */
  como?: string
  destino?: keyof typeof prefijosUuid
  altera?: (xml: string) => string
}

/**
 * The IVA of its bookings, in the part that is paid; the lodging tax is the state's and tips carry none. The bookings are
 * rounded one by one; a row of a complement is its base by its rate.
 */
const parte = (
  { uuid, total, reservas }: FacturaMuestra,
  pagado: number,
  numParcialidad = 1,
  ya = 0,
): DoctoMuestra => {
  const deTodas = reservas.reduce((suma, reserva) => suma + reserva.base, 0)
  const base = Math.round((deTodas * (ya + pagado)) / total) - Math.round((deTodas * ya) / total)
  return {
    uuid,
    numParcialidad,
    saldoAnterior: total - ya,
    pagado,
    impuestos: [
      { clase: 'traslado', impuesto: '002', tasa: '0.160000', base, importe: Math.round(base * 0.16) },
    ],
  }
}
const entera = (f: FacturaMuestra): DoctoMuestra => parte(f, f.total)
const mitad = ({ total }: FacturaMuestra): number => Math.floor(total / 2)
/** The other half, after the first was complemented. */
const resto = (f: FacturaMuestra): DoctoMuestra => parte(f, f.total - mitad(f), 2, mitad(f))
type Pagos = NonNullable<DatosCfdi['pagos']>
type Pago = NonNullable<Pagos['pagos']>[number]
const conPagos =
  (change: (pagos: Pagos) => Pagos) =>
  (d: DatosCfdi): DatosCfdi =>
    d.pagos ? { ...d, pagos: change(d.pagos) } : d
const conPago = (change: (pago: Pago) => Pago) =>
  conPagos((pagos) => ({ ...pagos, pagos: pagos.pagos?.map(change) ?? [] }))
const conDocto = (cambio: Partial<NonNullable<Pago['doctosRelacionados']>[number]>) =>
  conPago((pago) => ({
    ...pago,
    doctosRelacionados: pago.doctosRelacionados?.map((docto) => ({ ...docto, ...cambio })) ?? [],
  }))

export function recetasDe({ facturas, mundo, dia, otroProveedorId }: Contexto): Record<string, Receta> {
  const ppd = facturas.filter(({ metodoPago }) => metodoPago === 'PPD')
  const [a, b, c, d, e, f, g, h, z] = ppd
  if (!a || !b || !c || !d || !e || !f || !g || !h || !z) throw new RangeError('too few PPD facturas')
  const pue = facturas.find(({ metodoPago }) => metodoPago === 'PUE')
  if (!pue) throw new RangeError('no PUE factura')
  const otro = mundo.proveedor(otroProveedorId)
  const ajena = { ...z, uuid: uuidDe(null, 'complemento', 'de-nadie') }
  return {
    'correcto-una-factura': { doctos: [entera(a)] },
    'correcto-tres-facturas': { doctos: [b, c, d].map(entera) },
    'correcto-parcial-1-de-2': { doctos: [parte(e, mitad(e))] },
    'correcto-parcial-2-de-2': { doctos: [{ ...resto(e), uuid: e.uuid.toLowerCase() }] },
    'correcto-muchos-a-muchos-1': { doctos: [f, g].map((one) => parte(one, mitad(one))) },
    'correcto-muchos-a-muchos-2': { doctos: [f, g].map(resto) },
    'repetido-en-la-carga-1': { doctos: [entera(h)], como: 'repetido' },
    'repetido-en-la-carga-2': { doctos: [entera(h)], como: 'repetido' },
    'registrado-anteriormente': { doctos: [entera(a)], como: 'correcto-una-factura' },
    'tipo-no-es-pago': {
      doctos: [entera(z)],
      cambia: (datos) => {
        const { pagos: _pagos, ...sinPagos } = datos
        return { ...sinPagos, tipoDeComprobante: 'T' }
      },
    },
    'moneda-usd': { doctos: [entera(z)], cambia: conPago((pago) => ({ ...pago, monedaP: 'USD' })) },
    'receptor-incorrecto': {
      doctos: [entera(z)],
      cambia: conReceptor({ rfc: 'EKU9003173C9', nombre: 'ESCUELA KEMPER URGATE' }),
    },
    'uso-cfdi-g03': { doctos: [entera(z)], cambia: conReceptor({ usoCfdi: 'G03' }) },
    'regimen-receptor-626': { doctos: [entera(z)], cambia: conReceptor({ regimenFiscalReceptor: '626' }) },
    'factura-desconocida': { doctos: [entera(ajena)] },
    'emisor-distinto': {
      doctos: [entera(z)],
      ...(otro
        ? { emisor: { rfc: normalizeRfc(otro.rfc), nombre: otro.nombreFiscal, cp: otro.codigoPostal } }
        : {}),
    },
    'fecha-de-pago-distinta': { doctos: [entera(z)], fechaPago: sumarDias(dia as Dia, -1) },
    'importe-mayor': {
      doctos: [{ ...entera(z), saldoAnterior: z.total + 10_000, pagado: z.total + 10_000 }],
    },
    'factura-pue': { doctos: [entera(pue)] },
    'documento-repetido': { doctos: [entera(z), { ...entera(z), numParcialidad: 2 }] },
    'saldo-un-centavo-menor': {
      doctos: [entera(z)],
      cambia: conDocto({ impSaldoAnt: decimal(z.total - 1) }),
    },
    'forma-de-pago-99': { doctos: [entera(z)], cambia: conPago((pago) => ({ ...pago, formaDePagoP: '99' })) },
    'moneda-xxx': { doctos: [entera(z)], cambia: conPago((pago) => ({ ...pago, monedaP: 'XXX' })) },
    'equivalencia-distinta-de-uno': { doctos: [entera(z)], cambia: conDocto({ equivalenciaDR: '1.05' }) },
    'total-de-otro-pago': {
      doctos: [entera(z)],
      cambia: conPagos((pagos) => ({ ...pagos, totales: { ...pagos.totales, montoTotalPagos: '1.00' } })),
    },
    'sin-complemento-de-pagos': {
      doctos: [entera(z)],
      cambia: ({ pagos: _pagos, ...sinPagos }) => sinPagos,
    },
    'dos-timbres': {
      doctos: [entera(z)],
      altera: (xml) => xml.replace(/<tfd:TimbreFiscalDigital[^>]*\/>/, '$&$&'),
    },
    'otra-codificacion': {
      doctos: [entera(z)],
      altera: (xml) => xml.replace('encoding="UTF-8"', 'encoding="ISO-8859-1"'),
    },
    cancelado: { doctos: [entera(z)], destino: 'cancelado' },
    'no-encontrado': { doctos: [entera(z)], destino: 'noEncontrado' },
    corrupto: { doctos: [entera(z)], altera: (xml) => xml.slice(0, Math.floor(xml.length * 0.6)) },
  }
}
