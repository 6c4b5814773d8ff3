import { avisosDeInvitado } from '@valija/contract/redaccion/avisos-de-invitado.ts'
import { judgeInvitado } from '@valija/domain/invitados/judge-invitado.ts'
import { layoutDeInvitado } from '@valija/domain/invitados/layout-de-invitado.ts'
import type { Conn } from '../../../db/connection.ts'
import { askComision } from '../ask-comision.ts'
import type { BorradorGuardado } from '../load-borrador.ts'
import { facturaDeComisionista } from './factura-de-comisionista.ts'
import type { Juez, Tipo } from './tipo.ts'

/** A guest's invoices of commissions, each with the bookings named for it. Its saving, its mail included, is its area's. */
export const cargaDeInvitado: Tipo = {
  ...facturaDeComisionista,
  emisorPorReservas: true,
  unaFactura: false,
  async readJuez(db, guardado) {
    const emisor = await readEmisor(db, guardado)
    return {
      ...emisor,
      dictaminar: judgeInvitado,
      ligar: layoutDeInvitado,
      marcar: (facturas) => facturas,
      avisar: (facturas, { politica, hoy }) => avisosDeInvitado(facturas, politica, hoy),
      preguntar: (deps, _pedido, factura) => askComision(deps, factura, emisor.rfcRegistrado),
    }
  },
  alGuardar: async () => {},
}

/** Who its facturas say, once a booking of it has been named: as registered, or else as ANT knows it. */
async function readEmisor(
  db: Conn,
  { fila: { proveedorId: clienteId }, cfdis }: BorradorGuardado,
): Promise<Pick<Juez, 'proveedor' | 'rfcRegistrado'>> {
  const emisor = cfdis.find(({ cabecera }) => cabecera !== null)?.cabecera
  if (clienteId === null || !emisor) return { proveedor: null, rfcRegistrado: false }
  const registrado = await db
    .selectFrom('comisionistas')
    .select(['razonSocialCliente as razonSocial', 'nombreComercial'])
    .where('rfcCliente', '=', emisor.emisor)
    .orderBy((eb) => eb('clienteId', '=', clienteId), 'desc')
    .executeTakeFirst()
  const nombre = { razonSocial: emisor.emisorNombre, nombreComercial: emisor.emisorNombre }
  return {
    proveedor: { id: clienteId, rfc: emisor.emisor, ...(registrado ?? nombre) },
    rfcRegistrado: registrado !== undefined,
  }
}
