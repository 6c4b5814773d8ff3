import { llamadasPorFacturar as l } from '@valija/contract/llamadas/por-facturar.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { askForFacturas } from './ask-for-facturas.ts'
import { columnasAgentes, listaDeAgentes, toAgente } from './list-agentes.ts'
import { columnasHoteles, listaDeHoteles, toHotel } from './list-hoteles.ts'
import { columnasPagosSinReserva, listaDePagosSinReserva } from './list-pagos-sin-reserva.ts'
import { columnasPorFacturar, listaPorFacturar } from './list-por-facturar.ts'
import { readLectura, readPlazos } from './read-lectura.ts'
import { readResumenPorFacturar } from './read-resumen.ts'

/** What nobody has sent: bookings without factura, commissions nobody billed, payments without booking. */
export function registerEstanciasRoutes(app: App, deps: Deps): void {
  const { db } = deps
  const al = async () => {
    const hoy = await deps.reloj.hoy()
    return { hoy, plazos: await readPlazos(db, hoy) }
  }

  serve(app, l.lectura, async (req) => readLectura(db, req.actor, await deps.reloj.hoy()))
  serve(app, l.resumen, async (req) => {
    const { hoy, plazos } = await al()
    return readResumenPorFacturar(db, req.actor, hoy, plazos)
  })
  serveList(app, deps, [l.hoteles, l.exportarHoteles], async (req) => {
    const { hoy, plazos } = await al()
    return {
      lista: listaDeHoteles(req.actor, hoy, plazos, req.query.q),
      nombre: 'hoteles-sin-facturar',
      columnas: columnasHoteles,
      toFila: toHotel,
    }
  })
  serve(app, l.pedir, (req) => askForFacturas(deps, req.actor, req.params.id))
  serveList(app, deps, [l.reservas, l.exportarReservas], async (req) => {
    const { hoy, plazos } = await al()
    return {
      lista: listaPorFacturar(req.actor, hoy, plazos.dias, req.query),
      nombre: 'reservas-sin-factura',
      columnas: columnasPorFacturar,
    }
  })
  serveList(app, deps, [l.comisiones, l.exportarComisiones], async (req) => ({
    lista: listaDeAgentes(req.actor, await deps.reloj.hoy(), req.query.q),
    nombre: 'comisiones-sin-facturar',
    columnas: columnasAgentes,
    toFila: toAgente,
  }))
  serveList(app, deps, [l.pagos, l.exportarPagos], async (req) => ({
    lista: listaDePagosSinReserva(req.actor, await deps.reloj.hoy(), req.query.q),
    nombre: 'pagos-sin-reserva',
    columnas: columnasPagosSinReserva,
  }))
}
