import type { LugarDePieza } from '@valija/contract/reservas.ts'
import { etapaDe } from '@valija/domain/lotes/etapas.ts'
import { withQuery } from '../../lib/api.ts'
import { paths, pathTo } from '../../lib/paths.ts'

/** The screen of a piece of a booking. An agent's own list takes no agent. */
export function lugarTo(lugar: LugarDePieza, nombre: string, isAgente: boolean): string {
  switch (lugar.en) {
    case 'pago':
      return pathTo(paths.detallePago, { pagoID: lugar.id })
    case 'movimiento':
      return withQuery(paths.conciliacion, { vista: 'persona', ver: lugar.id })
    case 'factura':
      return withQuery(
        lugar.categoria === 'Comisionista' ? paths.facturasComisionista : paths.facturaProveedor,
        {
          etapa: etapaDe(lugar.estatus),
          lote: lugar.loteId,
        },
      )
    case 'complemento':
      return withQuery(paths.complemento, { situacion: 'recibidos', q: lugar.uuid })
    case 'comision':
      return withQuery(paths.facturaComisionistaCrear, {
        agente: isAgente ? undefined : lugar.comisionistaId,
        'c.q': nombre,
      })
    case 'prefactura':
      return withQuery(paths.facturaComisionistaCrear, {
        agente: isAgente ? undefined : lugar.comisionistaId,
        ver: 'factura',
        prefactura: lugar.id,
      })
  }
}
