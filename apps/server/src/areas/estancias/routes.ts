import type { PagoSinReserva, ReservaPorFacturar } from '@valija/contract/estancias.ts'
import { llamadasPorFacturar as l } from '@valija/contract/llamadas/por-facturar.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { readPage } from '../../http/lista.ts'
import { exportList } from '../../http/send-export.ts'
import { serve } from '../../http/serve.ts'
import { askForFacturas } from './ask-for-facturas.ts'
import { columnasAgentes, type FilaAgente, listaDeAgentes, toAgente } from './list-agentes.ts'
import { columnasHoteles, type FilaHotel, listaDeHoteles, toHotel } from './list-hoteles.ts'
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
  serve(app, l.hoteles, async (req) => {
    const { hoy, plazos } = await al()
    const lista = listaDeHoteles(req.actor, hoy, plazos, req.query.q)
    const pagina = await readPage<FilaHotel>(db, lista, req.query)
    return { ...pagina, filas: pagina.filas.map(toHotel) }
  })
  serve(app, l.exportarHoteles, async (req, reply) => {
    const { hoy, plazos } = await al()
    const lista = listaDeHoteles(req.actor, hoy, plazos, req.query.q)
    return exportList(reply, db, req.query, {
      nombre: 'hoteles-sin-facturar',
      columnas: columnasHoteles,
      lista,
    })
  })
  serve(app, l.pedir, (req) => askForFacturas(deps, req.actor, req.params.id))
  serve(app, l.reservas, async (req) => {
    const { hoy, plazos } = await al()
    const lista = listaPorFacturar(req.actor, hoy, plazos.dias, req.query)
    return readPage<ReservaPorFacturar>(db, lista, req.query)
  })
  serve(app, l.exportarReservas, async (req, reply) => {
    const { hoy, plazos } = await al()
    const lista = listaPorFacturar(req.actor, hoy, plazos.dias, req.query)
    return exportList(reply, db, req.query, {
      nombre: 'reservas-sin-factura',
      columnas: columnasPorFacturar,
      lista,
    })
  })
  serve(app, l.comisiones, async (req) => {
    const lista = listaDeAgentes(req.actor, await deps.reloj.hoy(), req.query.q)
    const pagina = await readPage<FilaAgente>(db, lista, req.query)
    return { ...pagina, filas: pagina.filas.map(toAgente) }
  })
  serve(app, l.exportarComisiones, async (req, reply) => {
    const lista = listaDeAgentes(req.actor, await deps.reloj.hoy(), req.query.q)
    return exportList(reply, db, req.query, {
      nombre: 'comisiones-sin-facturar',
      columnas: columnasAgentes,
      lista,
    })
  })
  serve(app, l.pagos, async (req) =>
    readPage<PagoSinReserva>(
      db,
      listaDePagosSinReserva(req.actor, await deps.reloj.hoy(), req.query.q),
      req.query,
    ),
  )
  serve(app, l.exportarPagos, async (req, reply) => {
    const lista = listaDePagosSinReserva(req.actor, await deps.reloj.hoy(), req.query.q)
    return exportList(reply, db, req.query, {
      nombre: 'pagos-sin-reserva',
      columnas: columnasPagosSinReserva,
      lista,
    })
  })
}
