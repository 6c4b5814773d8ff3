import { avisosDe } from '@valija/contract/redaccion/avisos-de-facturas.ts'
import { judgeBorrador } from '@valija/domain/facturas/judge-borrador.ts'
import { judgeLayout } from '@valija/domain/lotes/layout/judge-layout.ts'
import { tellOfLote } from '../../lotes/correos-de-lote.ts'
import { facturadasAntes, lockReservas, noteRepetidas } from '../../lotes/reservas-repetidas.ts'
import { askAnt } from '../ask-ant.ts'
import { markRepetidas } from '../mark-repetidas.ts'
import type { Tipo } from './tipo.ts'

/** A hotel's facturas, with one layout for all of them. */
export const loteDeProveedor: Tipo = {
  emisorPorReservas: false,
  unLayout: true,
  unaFactura: false,
  async readJuez(db, { fila: { proveedorId }, renglones, hotel }) {
    const codes = renglones.map(({ bookingCode }) => bookingCode)
    const facturadas = await facturadasAntes(db, proveedorId === null ? [] : codes)
    return {
      proveedor: hotel,
      rfcRegistrado: true,
      dictaminar: (leidos, comunes) =>
        judgeBorrador(leidos, { ...comunes, rfcProveedor: hotel?.rfc ?? null }),
      ligar: (filas, facturas, politica) => judgeLayout(filas, facturas, politica.toleranciaLayout),
      marcar: (facturas, filas) => markRepetidas(facturas, filas, facturadas, proveedorId),
      avisar: (facturas, { politica }) => avisosDe(facturas, politica, hotel !== null),
      preguntar: askAnt,
    }
  },
  lock: lockReservas,
  // What is billed twice was explained by a person, and goes on the record.
  assertLibres: async () => {},
  async alGuardar(deps, tx, autor, loteId, facturas) {
    const motivos = facturas.flatMap(({ cabecera, motivoReservas }) =>
      cabecera && motivoReservas && motivoReservas.motivo !== ''
        ? [[cabecera.uuid, motivoReservas.motivo] as const]
        : [],
    )
    await noteRepetidas(deps, tx, autor, loteId, new Map(motivos))
    await tellOfLote(deps, tx, loteId, { plantilla: 'loteRecibido', creadoPor: autor.usuarioId })
  },
}
