import { idNumericoCorto } from '@valija/contract/id.ts'
import {
  abrirLotesEntrada,
  buscarComisionistas,
  type ClienteComisionista,
  clienteComisionista,
  comisionistasRespuesta,
  exportarDirectorio,
  type FilaProveedor,
  proveedoresRespuesta,
} from '@valija/contract/directorio.ts'
import { consultaLista } from '@valija/contract/lista.ts'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { sendExport } from '../../http/exportar.ts'
import { readAll, readPage } from '../../http/lista.ts'
import { ensureComisionistas, findByRfc, listComisionistas, searchComisionistas } from './comisionistas.ts'
import {
  columnasComisionistas,
  columnasProveedores,
  listaComisionistas,
  listaProveedores,
} from './directory-lists.ts'
import { openLotes } from './open-lotes.ts'
import { ensureProveedores } from './proveedores.ts'

const tags = ['directorio']

/** The supplier and agent lists, and GetAntCustomers. */
export function registerDirectoryLists(app: App, deps: Deps): void {
  app.get(
    '/api/proveedores',
    {
      schema: { tags, querystring: consultaLista, response: { 200: proveedoresRespuesta } },
      config: { allow: 'proveedores.lista' },
    },
    async (req) => {
      await ensureProveedores(deps)
      return readPage<FilaProveedor>(deps.db, listaProveedores(req.query.q), req.query)
    },
  )
  app.get(
    '/api/proveedores/exportar',
    {
      schema: { tags, querystring: exportarDirectorio },
      config: { allow: 'proveedores.lista', boleto: true },
    },
    (req, reply) =>
      sendExport(reply, {
        nombre: 'proveedores',
        columnas: columnasProveedores,
        filas: readAll<FilaProveedor>(deps.db, listaProveedores(req.query.q), req.query),
        formato: req.query.formato,
        pedidas: req.query.columnas,
      }),
  )
  app.put(
    '/api/proveedores/:id/lotes-abiertos',
    {
      schema: {
        tags,
        params: z.object({ id: idNumericoCorto }),
        body: abrirLotesEntrada,
        response: { 204: z.null() },
      },
      config: { allow: 'politica.editar' },
    },
    async (req, reply) => {
      await openLotes(deps, req.actor, { id: req.params.id, abiertos: req.body.abiertos })
      return reply.status(204).send(null)
    },
  )
  app.get(
    '/api/comisionistas',
    {
      schema: { tags, querystring: consultaLista, response: { 200: comisionistasRespuesta } },
      config: { allow: 'comisionistas.lista' },
    },
    async (req) => {
      await ensureComisionistas(deps)
      return readPage<ClienteComisionista>(deps.db, listaComisionistas(req.query.q), req.query)
    },
  )
  app.get(
    '/api/comisionistas/exportar',
    {
      schema: { tags, querystring: exportarDirectorio },
      config: { allow: 'comisionistas.lista', boleto: true },
    },
    (req, reply) =>
      sendExport(reply, {
        nombre: 'comisionistas',
        columnas: columnasComisionistas,
        filas: readAll<ClienteComisionista>(deps.db, listaComisionistas(req.query.q), req.query),
        formato: req.query.formato,
        pedidas: req.query.columnas,
      }),
  )
  app.get(
    '/api/comisionistas/buscar',
    {
      schema: { tags, querystring: buscarComisionistas, response: { 200: z.array(clienteComisionista) } },
      config: { allow: 'usuarios.invitarComisionista' },
    },
    async ({ actor, query: { q } }) =>
      // A hotel names its agent by the whole RFC: the directory of the group's agents is not for it to read.
      actor.rol === 'proveedor' ? findByRfc(deps, q) : searchComisionistas(deps, q),
  )
  for (const url of ['/api/Reserva/GetAntCustomers', '/Reserva/GetAntCustomers'])
    app.get(
      url,
      {
        schema: { tags, response: { 200: z.array(clienteComisionista) } },
        config: { allow: 'comisionistas.lista' },
      },
      () => listComisionistas(deps),
    )
}
