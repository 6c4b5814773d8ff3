import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import { type ColumnasExportadas, montoExportado } from '../../http/columna-exportada.ts'
import type { FilaLote } from './list-lotes.ts'

const c = t.columnas
/** The columns of 'Descargar registros', by the names the grid gives them. */
export const columnasLotes: ColumnasExportadas<FilaLote> = {
  id: { titulo: c.id, clase: 'numero', valor: (l) => l.id },
  nombre: { titulo: c.nombre, valor: (l) => l.nombre },
  proveedorNombre: { titulo: c.proveedor, valor: (l) => l.proveedorNombre },
  proveedorRfc: { titulo: c.rfc, valor: (l) => l.proveedorRfc },
  numFacturas: { titulo: c.facturas, clase: 'numero', valor: (l) => l.numFacturas },
  numReservas: { titulo: c.reservas, clase: 'numero', valor: (l) => l.numReservas },
  fechaCreacion: { titulo: c.fechaCreacion, clase: 'fechaHora', valor: (l) => l.fechaCreacion },
  fechaPago: { titulo: c.fechaPago, clase: 'fecha', valor: (l) => l.fechaPago },
  pagadoEn: { titulo: c.pagadoEn, clase: 'fechaHora', valor: (l) => l.pagadoEn },
  total: { titulo: c.total, clase: 'dinero', suma: true, valor: (l) => montoExportado(l.total, l.moneda) },
  pagado: { titulo: c.pagado, clase: 'dinero', suma: true, valor: (l) => montoExportado(l.pagado, l.moneda) },
  numSinVerificar: { titulo: c.sinVerificar, clase: 'numero', valor: (l) => l.numSinVerificar },
  numBloqueadas: { titulo: c.bloqueadas, clase: 'numero', valor: (l) => l.numBloqueadas },
  numPorRevisar: { titulo: c.porRevisar, clase: 'numero', valor: (l) => l.numPorRevisar },
  numExcepciones: { titulo: c.excepciones, clase: 'numero', valor: (l) => l.numExcepciones },
  estatus: { titulo: c.estatus, valor: (l) => l.estatus },
  creador: { titulo: c.creador, valor: (l) => l.creador },
}
export const columnasDeComisionista: ColumnasExportadas<FilaLote> = {
  ...columnasLotes,
  proveedorNombre: { titulo: c.comisionista, valor: (l) => l.proveedorNombre },
}
