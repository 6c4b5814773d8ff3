import * as d from '@valija/contract/estancias.ts'
import { idNumerico } from '@valija/contract/id.ts'
import { consultaLista } from '@valija/contract/lista.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { sendExport } from '../../http/exportar.ts'
import { readAll, readPage } from '../../http/lista.ts'
import { columnasAgentes, type FilaAgente, listaDeAgentes, toAgente } from './lista-agentes.ts'
import { columnasHoteles, type FilaHotel, listaDeHoteles, toHotel } from './lista-hoteles.ts'
import { columnasPagosSinReserva, listaDePagosSinReserva } from './lista-pagos-sin-reserva.ts'
import {
  columnasPorFacturar,
  type FilaPorFacturar,
  listaPorFacturar,
  toPorFacturar,
} from './lista-por-facturar.ts'
import { pedirFacturas } from './pedir-facturas.ts'
import { readLectura, readPlazos } from './read-lectura.ts'
import { readResumenPorFacturar } from './read-resumen.ts'

const tags = ['porFacturar']
const hoteles = { allow: 'porFacturar.hoteles' } as const
const comisiones = { allow: 'porFacturar.comisiones' } as const
const pagos = { allow: 'porFacturar.pagos' } as const
const boleto = { boleto: true } as const

/** What nobody has sent: bookings without factura, commissions nobody billed, payments without booking. */
export function registerEstanciasRoutes(app: App, deps: Deps): void {
  const al = async () => {
    const hoy = await deps.reloj.hoy()
    return { hoy, plazos: await readPlazos(deps.db, hoy) }
  }
  app.get(
    '/api/por-facturar/lectura',
    { schema: { tags, response: { 200: d.lecturaDeEstancias } }, config: { allow: 'porFacturar.ver' } },
    async () => readLectura(deps.db, await deps.reloj.hoy()),
  )
  app.get(
    '/api/por-facturar/resumen',
    { schema: { tags, response: { 200: d.resumenPorFacturar } }, config: { allow: 'porFacturar.ver' } },
    async (req) => {
      const { hoy, plazos } = await al()
      return readResumenPorFacturar(deps.db, req.actor, hoy, plazos)
    },
  )
  app.get(
    '/api/por-facturar/hoteles',
    { schema: { tags, querystring: consultaLista, response: { 200: d.paginaHoteles } }, config: hoteles },
    async (req) => {
      const { hoy, plazos } = await al()
      const pagina = await readPage<FilaHotel>(
        deps.db,
        listaDeHoteles(req.actor, hoy, plazos, req.query.q),
        req.query,
      )
      return { ...pagina, filas: pagina.filas.map(toHotel) }
    },
  )
  app.get(
    '/api/por-facturar/hoteles/exportar',
    { schema: { tags, querystring: d.exportarGrupos }, config: { ...hoteles, ...boleto } },
    async (req, reply) => {
      const { hoy, plazos } = await al()
      const lista = listaDeHoteles(req.actor, hoy, plazos, req.query.q)
      return sendExport(reply, {
        nombre: 'hoteles-sin-facturar',
        columnas: columnasHoteles,
        filas: readAll<FilaHotel>(deps.db, lista, req.query),
        formato: req.query.formato,
        pedidas: req.query.columnas,
      })
    },
  )
  app.post(
    '/api/por-facturar/hoteles/:id/pedir',
    {
      schema: {
        tags,
        summary: 'Pide por correo a un hotel las facturas de sus reservas sin factura',
        params: z.object({ id: idNumerico }),
        response: { 200: d.facturasPedidas },
      },
      config: { allow: 'porFacturar.pedir' },
    },
    (req) => pedirFacturas(deps, req.actor, req.params.id),
  )
  app.get(
    '/api/por-facturar/reservas',
    {
      schema: { tags, querystring: d.consultaPorFacturar, response: { 200: d.paginaPorFacturar } },
      config: hoteles,
    },
    async (req) => {
      const { hoy, plazos } = await al()
      const lista = listaPorFacturar(req.actor, hoy, plazos.dias, req.query)
      const pagina = await readPage<FilaPorFacturar>(deps.db, lista, req.query)
      return { ...pagina, filas: pagina.filas.map(toPorFacturar) }
    },
  )
  app.get(
    '/api/por-facturar/reservas/exportar',
    { schema: { tags, querystring: d.exportarPorFacturar }, config: { ...hoteles, ...boleto } },
    async (req, reply) => {
      const { hoy, plazos } = await al()
      const lista = listaPorFacturar(req.actor, hoy, plazos.dias, req.query)
      return sendExport(reply, {
        nombre: 'reservas-sin-factura',
        columnas: columnasPorFacturar,
        filas: readAll<FilaPorFacturar>(deps.db, lista, req.query),
        formato: req.query.formato,
        pedidas: req.query.columnas,
      })
    },
  )
  app.get(
    '/api/por-facturar/comisiones',
    { schema: { tags, querystring: consultaLista, response: { 200: d.paginaAgentes } }, config: comisiones },
    async (req) => {
      const lista = listaDeAgentes(req.actor, await deps.reloj.hoy(), req.query.q)
      const pagina = await readPage<FilaAgente>(deps.db, lista, req.query)
      return { ...pagina, filas: pagina.filas.map(toAgente) }
    },
  )
  app.get(
    '/api/por-facturar/comisiones/exportar',
    { schema: { tags, querystring: d.exportarGrupos }, config: { ...comisiones, ...boleto } },
    async (req, reply) =>
      sendExport(reply, {
        nombre: 'comisiones-sin-facturar',
        columnas: columnasAgentes,
        filas: readAll<FilaAgente>(
          deps.db,
          listaDeAgentes(req.actor, await deps.reloj.hoy(), req.query.q),
          req.query,
        ),
        formato: req.query.formato,
        pedidas: req.query.columnas,
      }),
  )
  app.get(
    '/api/por-facturar/pagos',
    {
      schema: { tags, querystring: consultaLista, response: { 200: d.paginaPagosSinReserva } },
      config: pagos,
    },
    async (req) =>
      readPage<d.PagoSinReserva>(
        deps.db,
        listaDePagosSinReserva(req.actor, await deps.reloj.hoy(), req.query.q),
        req.query,
      ),
  )
  app.get(
    '/api/por-facturar/pagos/exportar',
    { schema: { tags, querystring: d.exportarGrupos }, config: { ...pagos, ...boleto } },
    async (req, reply) =>
      sendExport(reply, {
        nombre: 'pagos-sin-reserva',
        columnas: columnasPagosSinReserva,
        filas: readAll<d.PagoSinReserva>(
          deps.db,
          listaDePagosSinReserva(req.actor, await deps.reloj.hoy(), req.query.q),
          req.query,
        ),
        formato: req.query.formato,
        pedidas: req.query.columnas,
      }),
  )
}
