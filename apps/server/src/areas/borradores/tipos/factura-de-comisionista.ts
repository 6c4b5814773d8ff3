import { avisosDeComision } from '@valija/contract/redaccion/avisos-de-comision.ts'
import { judgeFacturaComision } from '@valija/domain/comisiones/judge-factura-comision.ts'
import { layoutDeComision } from '@valija/domain/comisiones/layout-de-comision.ts'
import { assertSinFacturar } from '../../comisiones/reservas-facturadas.ts'
import { tellOfLote } from '../../lotes/correos-de-lote.ts'
import { askComision } from '../ask-comision.ts'
import type { Tipo } from './tipo.ts'

/** An agent's one invoice of a pre-invoice, whose bookings are its rows. */
export const facturaDeComisionista: Tipo = {
  emisorPorReservas: false,
  unLayout: false,
  unaFactura: true,
  async readJuez(db, { fila, renglones }) {
    // An agent stands where a supplier does; its id is the one claims and lotes carry.
    const agente = await db
      .selectFrom('comisionistas')
      .select([
        'clienteId as id',
        'razonSocialCliente as razonSocial',
        'nombreComercial',
        'rfcCliente as rfc',
        'regimenFiscal',
      ])
      .where('clienteId', '=', fila.proveedorId ?? -1)
      .executeTakeFirst()
    const comisiones = renglones.map(({ totalReserva }) => totalReserva)
    return {
      proveedor: agente ?? null,
      rfcRegistrado: true,
      dictaminar: (leidos, comunes) =>
        leidos.map((leido) =>
          judgeFacturaComision(leido, {
            ...comunes,
            agente: agente ?? { rfc: '', regimenFiscal: '' },
            comisiones,
          }),
        ),
      ligar: layoutDeComision,
      marcar: (facturas) => facturas,
      avisar: (facturas, { politica }) => avisosDeComision(facturas, comisiones, politica),
      preguntar: (deps, _pedido, factura) => askComision(deps, factura),
    }
  },
  lock: async () => {},
  assertLibres: assertSinFacturar,
  alGuardar: (deps, tx, autor, loteId) =>
    tellOfLote(deps, tx, loteId, { plantilla: 'loteRecibido', creadoPor: autor.usuarioId }),
}
