import { centavosToPesos } from '@valija/contract/pesos.ts'
import type {
  ComprobantePagoNuevo,
  comprobantePagoWire,
  Emparejamiento,
  LoteTrasPago,
  ReciboGuardado,
} from '@valija/contract/recibos.ts'
import type { PagoLeido } from '@valija/documents/recibos/tipos.ts'
import type { z } from 'zod'
import { recibosApi } from '../../lib/llamadas/recibos.ts'

/** `todos`: every lote of the RFC, and not the likely ones only. */
export const findLotes = async (pagos: readonly PagoLeido[], todos = false): Promise<Emparejamiento[]> => {
  const body = {
    todos,
    pagos: pagos.map(({ pagina, rfc, total, folio, claveRastreo }) => ({
      pagina,
      rfc,
      folio,
      claveRastreo,
      total: centavosToPesos(total),
    })),
  }
  return (await recibosApi.buscarLotes({ body })).emparejamientos
}

/** `monto` in centavos. */
export type Asignacion = { pagina: number; loteId: number; monto: number }
type Guardar = { file: File; reciboId: string; asignaciones: readonly Asignacion[] }
/** Sends the PDF with the chosen lotes; the same `reciboId` sent again is the same save. */
export function saveRecibo({ file, reciboId, asignaciones }: Guardar): Promise<ReciboGuardado> {
  const form = new FormData()
  const enPesos = asignaciones.map(({ monto, ...una }) => ({ ...una, monto: centavosToPesos(monto) }))
  form.append('datos', JSON.stringify({ reciboId, asignaciones: enPesos }))
  form.append('archivo', file)
  return recibosApi.guardar({ form })
}

/** The documented call that marks lotes as paid. */
export const markPagados = (ids: readonly number[]) => recibosApi.marcarPagados({ body: ids })

/** The documented call that saves a proof, with its documented spelling. */
export function saveComprobante(
  lote: { loteId: number; proveedorNombre: string },
  comprobante: ComprobantePagoNuevo,
) {
  const wire: z.input<typeof comprobantePagoWire> = {
    idFactura: lote.loteId,
    rfc: comprobante.rfc,
    titulat: lote.proveedorNombre,
    bancobeneficiario: comprobante.bancoBeneficiario,
    fechapago: comprobante.fechaPago,
    totalLayout: centavosToPesos(comprobante.monto),
    folio: comprobante.folio,
    sincronizado: 'no',
  }
  return recibosApi.guardarComprobantePago({ body: [wire] })
}

export const annulComprobante = (id: number, motivo: string): Promise<LoteTrasPago> =>
  recibosApi.anularComprobante({ params: { id }, body: { motivo } })

export const comprobantesQuery = (loteId: number) =>
  recibosApi.comprobantesDeLote.query({ params: { id: loteId }, meta: { temas: ['lote'] } })
