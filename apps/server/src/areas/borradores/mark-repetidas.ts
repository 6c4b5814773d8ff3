import type { Facturada as Vista } from '@valija/domain/facturas/codigos-de-regla.ts'
import { hallazgo } from '@valija/domain/facturas/hallazgo.ts'
import { claveSuelta } from '@valija/domain/lotes/layout/clave-suelta.ts'
import type { Facturada } from '../lotes/reservas-repetidas.ts'
import type { FacturaJuzgada } from './juicio.ts'
import type { RenglonGuardado } from './load-borrador.ts'

/**
 * A booking that another living factura bills, or an earlier one of this draft: its factura waits for a person's reason
 * and then goes on with a warning. What another hotel billed is said without its data.
 */
export function markRepetidas(
  facturas: readonly FacturaJuzgada[],
  renglones: readonly RenglonGuardado[],
  facturadas: ReadonlyMap<string, readonly Facturada[]>,
  proveedorId: number | null,
): FacturaJuzgada[] {
  const codigoDe = new Map(renglones.map(({ numero, bookingCode }) => [numero, bookingCode]))
  const deEste = new Map<string, { id: string; factura: string }>()
  return facturas.map((factura) => {
    const { layout, cabecera, motivoReservas } = factura
    if (layout === null) return factura
    const codigos = new Map(
      layout.renglones.map((numero) => [claveSuelta(codigoDe.get(numero) ?? ''), codigoDe.get(numero) ?? '']),
    )
    codigos.delete('')
    const vistas = [...codigos].flatMap(([clave, bookingCode]) => {
      const antes = (facturadas.get(clave) ?? []).map((f): { otra: string; vista: Vista } => ({
        otra: `${clave} ${f.facturaId}`,
        vista:
          f.proveedorId === proveedorId
            ? { bookingCode, donde: 'lote', factura: f.factura, lote: f.lote, estatus: f.estatus }
            : { bookingCode, donde: 'otroHotel' },
      }))
      const aqui = deEste.get(clave)
      if (aqui === undefined) {
        deEste.set(clave, { id: factura.id, factura: cabecera?.serieFolio || factura.nombre })
        return antes
      }
      const vista: Vista = { bookingCode, donde: 'aqui', factura: aqui.factura }
      return [...antes, { otra: `${clave} ${aqui.id}`, vista }]
    })
    if (vistas.length === 0) return factura
    const repetidas = [...new Set(vistas.map(({ otra }) => otra))]
    const explicada =
      motivoReservas !== null &&
      (motivoReservas.claves === null || repetidas.every((otra) => motivoReservas.claves?.includes(otra)))
    const nuevo = hallazgo(
      'reservaYaFacturada',
      {
        facturadas: uniques(vistas.map(({ vista }) => vista)),
        motivo: explicada && motivoReservas.motivo !== '' ? motivoReservas.motivo : null,
      },
      { origen: 'registro', severidad: explicada ? 'aviso' : 'error' },
    )
    return {
      ...factura,
      repetidas,
      layout: { ...layout, hallazgos: [...layout.hallazgos, nuevo] },
      lista: factura.lista && explicada,
    }
  })
}

/** Other hotels' facturas are one: nothing of them is told. */
const uniques = (vistas: readonly Vista[]): Vista[] => [
  ...new Map(vistas.map((una) => [JSON.stringify(una), una])).values(),
]
