import { z } from 'zod'
import { proveedorDirectorio } from '../borradores.ts'
import * as d from '../directorio.ts'
import { idNumericoCorto } from '../id.ts'
import { consultaLista } from '../lista.ts'
import { get, put } from '../llamada.ts'
import { listaEntera } from './partes.ts'

export const llamadasDeDirectorio = {
  proveedores: get('/api/proveedores', 'proveedores.lista', {
    query: consultaLista,
    answer: d.proveedoresRespuesta,
    refusals: ['sistemaExternoCaido'],
  }),
  exportarProveedores: listaEntera('/api/proveedores', 'proveedores.lista', { query: consultaLista }),
  abrirLotes: put('/api/proveedores/:id/lotes-abiertos', 'politica.editar', {
    params: z.object({ id: idNumericoCorto }),
    body: d.abrirLotesEntrada,
    refusals: ['noEncontrado'],
  }),
  comisionistas: get('/api/comisionistas', 'comisionistas.lista', {
    query: consultaLista,
    answer: d.comisionistasRespuesta,
    refusals: ['sistemaExternoCaido'],
  }),
  exportarComisionistas: listaEntera('/api/comisionistas', 'comisionistas.lista', { query: consultaLista }),
  buscarComisionistas: get('/api/comisionistas/buscar', 'usuarios.invitarComisionista', {
    query: d.buscarComisionistas,
    answer: z.array(d.clienteComisionista),
    refusals: ['sistemaExternoCaido'],
  }),
  ilegibles: get('/api/directorio/ilegibles', 'politica.editar', { answer: z.array(d.ilegibles) }),
  getAntCustomers: get('/api/Reserva/GetAntCustomers', 'comisionistas.lista', {
    literal: true,
    answer: z.array(d.clienteComisionista),
    refusals: ['sistemaExternoCaido'],
  }),
  getAntSuppliers: get('/api/Reserva/GetAntSuppliers', 'proveedores.elegir', {
    literal: true,
    query: z.object({ q: z.string().trim().max(80).optional() }),
    answer: z.array(proveedorDirectorio),
    refusals: ['sistemaExternoCaido'],
  }),
}
