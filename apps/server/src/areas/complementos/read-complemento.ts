import {
  type Cfdi,
  type CodigoHallazgo,
  centavosOfDecimal,
  satExpression,
  type TrasladoDR,
  verifyCfdi,
} from '@valija/cfdi'
import { cryptoNode } from '@valija/cfdi/crypto-node.ts'
import { type FilaImpuesto, sameTasa } from '@valija/domain/complementos/impuestos-dr.ts'
import type { CabeceraComplemento } from '@valija/domain/complementos/judge-complemento.ts'
import type { Docto } from '@valija/domain/complementos/match-doctos.ts'
import { type HallazgoGuardado, keepHallazgos } from '@valija/domain/facturas/hallazgo-guardado.ts'
import { isPorRevisar } from '@valija/domain/facturas/judge-borrador.ts'
import { visibleDe } from '@valija/palabras/texto-visible.ts'
import { type AjustesAnclas, loadAnclas } from '../facturas/anclas.ts'

export type ComplementoLeido = {
  cabecera: CabeceraComplemento & {
    emisor: string
    emisorNombre: string
    total: number
    /** Of its first payment, local time. */
    fechapago: string
    montoTotalPagos: number
  }
  doctos: Docto[]
  /** Complements that it takes the place of (TipoRelacion 04), in capitals. */
  sustituye: string[]
  expresion: string
}
export type Lectura =
  /** `porRevisar`: nobody knows whether its sello is good, for a complement that is unknown. */
  | { leido: ComplementoLeido; avisos: HallazgoGuardado[]; porRevisar: HallazgoGuardado[] }
  | { leido: null; motivo: 'xmlAgotado' }
  | { leido: null; motivo: 'xmlCorrupto' | 'cfdiInvalido'; fallas: HallazgoGuardado[] }

/** The SAT lets a Monto be more than its documents; but we pay facturas, and what it is more was not paid. */
const montoDeMas = 'pagadoMenorQueMonto' satisfies CodigoHallazgo

const centavos = (texto: string | undefined): number => centavosOfDecimal(texto ?? '') ?? 0

/** Reads and verifies the bytes of a complement by the CFDI engine: nothing of it comes from anywhere else. */
export function readComplemento(ajustes: AjustesAnclas, bytes: Uint8Array): Lectura {
  const dictamen = verifyCfdi(bytes, { crypto: cryptoNode, ...loadAnclas(ajustes) })
  const { cfdi } = dictamen
  const uuid = cfdi?.timbre?.uuid ?? ''
  const hallazgos = keepHallazgos(dictamen.hallazgos, cfdi)
  if (!cfdi) return { leido: null, motivo: 'xmlCorrupto', fallas: hallazgos }
  const errores = hallazgos.filter(({ severidad }) => severidad === 'error')
  const fallas = errores.filter((uno) => !isPorRevisar(uno))
  // A stamped document of another type is told so before what else may be wrong with it.
  if (uuid === '' || (cfdi.tipoDeComprobante === 'P' && fallas.length > 0))
    return { leido: null, motivo: 'cfdiInvalido', fallas }
  return {
    leido: {
      cabecera: cabeceraDe(cfdi, uuid),
      doctos: doctosDe(cfdi),
      sustituye: cfdi.cfdiRelacionados
        .filter(({ tipoRelacion }) => tipoRelacion === '04')
        .flatMap(({ relacionados }) => relacionados.map((uno) => uno.uuid.toUpperCase())),
      expresion: satExpression(cfdi) ?? '',
    },
    avisos: hallazgos.filter(({ severidad, codigo }) => severidad === 'aviso' || codigo === montoDeMas),
    porRevisar: errores.filter(isPorRevisar),
  }
}

const cabeceraDe = (cfdi: Cfdi, uuid: string): ComplementoLeido['cabecera'] => ({
  uuid: uuid.toUpperCase(),
  tipoDeComprobante: cfdi.tipoDeComprobante,
  emisor: cfdi.emisor.rfc,
  emisorNombre: visibleDe(cfdi.emisor.nombre),
  receptor: cfdi.receptor.rfc,
  usoCFDI: cfdi.receptor.usoCfdi,
  regimenFiscalReceptor: cfdi.receptor.regimenFiscalReceptor,
  monedasP: (cfdi.pagos?.pagos ?? []).map(({ monedaP }) => monedaP),
  monedasAjenas: (cfdi.pagos?.pagos ?? []).flatMap(({ monedaP, doctosRelacionados }) =>
    monedaP === 'MXN' || doctosRelacionados.every(({ monedaDR }) => monedaDR === monedaP) ? [] : [monedaP],
  ),
  total: centavos(cfdi.total),
  fechapago: cfdi.pagos?.pagos[0]?.fechaPago ?? '',
  montoTotalPagos: centavos(cfdi.pagos?.totales.montoTotalPagos),
})

const filaDe = (fila: TrasladoDR): Omit<FilaImpuesto, 'clase'> => ({
  impuesto: fila.impuestoDR,
  tipoFactor: fila.tipoFactorDR,
  tasa: sameTasa(fila.tasaOCuotaDR),
  base: centavos(fila.baseDR),
  importe: centavos(fila.importeDR),
})

const doctosDe = (cfdi: Cfdi): Docto[] =>
  (cfdi.pagos?.pagos ?? []).flatMap(({ fechaPago, formaDePagoP, doctosRelacionados }) =>
    doctosRelacionados.map((docto) => ({
      idDocumento: docto.idDocumento.toUpperCase(),
      fechaPago: fechaPago.slice(0, 10),
      formaDePagoP,
      numParcialidad: Number(docto.numParcialidad) || 0,
      monedaDR: docto.monedaDR,
      impPagado: centavos(docto.impPagado),
      impSaldoAnt: centavos(docto.impSaldoAnt),
      impSaldoInsoluto: centavos(docto.impSaldoInsoluto),
      impuestos: {
        objetoImpDR: docto.objetoImpDR,
        filas: [
          ...(docto.impuestosDR?.trasladosDR ?? []).map((t) => ({
            clase: 'traslado' as const,
            ...filaDe(t),
          })),
          ...(docto.impuestosDR?.retencionesDR ?? []).map((r) => ({
            clase: 'retencion' as const,
            ...filaDe(r),
          })),
        ],
      },
    })),
  )
