import * as c from '../catalogos.ts'
import { consultaLista, paginaDe } from '../lista.ts'
import { z } from 'zod'
import { del, get, post, put } from '../llamada.ts'

export const llamadasDeCatalogos = {
  getMetodosPago: get('/api/Catalogos/GetMetodosPago', 'pagos.ver', {
    literal: true,
    query: c.soloActivos,
    answer: z.array(c.metodoPago),
  }),
  getMetodoPagoById: get('/api/Catalogos/GetMetodoPagoById/:id', 'pagos.ver', {
    literal: true,
    params: c.idDeCatalogo,
    answer: c.metodoPago,
    refusals: ['noEncontrado'],
  }),
  createMetodoPago: post('/api/Catalogos/CreateMetodoPago', 'pagos.ver', {
    literal: true,
    body: c.metodoPagoEntrada,
    answer: c.metodoPago,
    refusals: ['catalogoRepetido', 'noEncontrado', 'promocionDesconocida', 'sinPermisoDePago'],
  }),
  updateMetodoPago: put('/api/Catalogos/UpdateMetodoPago/:id', 'pagos.ver', {
    literal: true,
    params: c.idDeCatalogo,
    body: c.metodoPagoEntrada,
    answer: c.metodoPago,
    refusals: ['catalogoRepetido', 'noEncontrado', 'promocionDesconocida', 'sinPermisoDePago'],
  }),
  deleteMetodoPago: del('/api/Catalogos/DeleteMetodoPago/:id', 'pagos.ver', {
    literal: true,
    params: c.idDeCatalogo,
    answer: z.object({ id: z.number().int() }),
    refusals: ['catalogoRepetido', 'noEncontrado', 'sinPermisoDePago'],
  }),
  getPromociones: get('/api/Catalogos/GetPromociones', 'pagos.ver', {
    literal: true,
    query: c.soloActivos,
    answer: z.array(c.promocion),
  }),
  createPromocion: post('/api/Catalogos/CreatePromocion', 'pagos.ver', {
    literal: true,
    body: c.promocionEntrada,
    answer: c.promocion,
    refusals: ['catalogoRepetido', 'noEncontrado', 'sinPermisoDePago'],
  }),
  updatePromocion: put('/api/Catalogos/UpdatePromocion/:id', 'pagos.ver', {
    literal: true,
    params: c.idDeCatalogo,
    body: c.promocionEntrada,
    answer: c.promocion,
    refusals: ['catalogoRepetido', 'noEncontrado', 'sinPermisoDePago'],
  }),
  deletePromocion: del('/api/Catalogos/DeletePromocion/:id', 'pagos.ver', {
    literal: true,
    params: c.idDeCatalogo,
    answer: z.object({ id: z.number().int() }),
    refusals: ['catalogoRepetido', 'noEncontrado', 'sinPermisoDePago'],
  }),
  getFamilyProducts: get('/api/FamilyProduct/GetFamilyProducts', 'pagos.ver', {
    literal: true,
    answer: z.array(c.familia),
  }),
  getProducts: get('/api/Product/GetProducts', 'pagos.ver', { literal: true, answer: z.array(c.producto) }),
  getProductById: get('/api/Product/GetProductById/:id', 'pagos.ver', {
    literal: true,
    params: c.idDeCatalogo,
    answer: c.producto,
    refusals: ['noEncontrado'],
  }),
  createProduct: post('/api/Product/CreateProduct', 'pagos.ver', {
    literal: true,
    body: c.productoEntrada,
    answer: c.producto,
    refusals: ['catalogoRepetido', 'familiaDesconocida', 'noEncontrado', 'sinPermisoDePago'],
  }),
  updateProduct: put('/api/Product/UpdateProduct/:id', 'pagos.ver', {
    literal: true,
    params: c.idDeCatalogo,
    body: c.productoEntrada,
    answer: c.producto,
    refusals: ['catalogoRepetido', 'familiaDesconocida', 'noEncontrado', 'sinPermisoDePago'],
  }),
  deleteProduct: del('/api/Product/DeleteProduct/:id', 'pagos.ver', {
    literal: true,
    params: c.idDeCatalogo,
    answer: z.object({ id: z.number().int() }),
    refusals: ['catalogoRepetido', 'noEncontrado', 'sinPermisoDePago'],
  }),
  getEstados: get('/api/Catalogos/GetEstados', 'pagos.ver', { literal: true, answer: z.array(c.estadoPago) }),
  createEstado: post('/api/Catalogos/CreateEstado', 'pagos.ver', {
    body: c.estadoPagoEntrada,
    answer: c.estadoPago,
    refusals: ['catalogoRepetido', 'noEncontrado', 'sinPermisoDePago'],
  }),
  updateEstado: put('/api/Catalogos/UpdateEstado/:id', 'pagos.ver', {
    params: c.idDeCatalogo,
    body: c.estadoPagoEntrada,
    answer: c.estadoPago,
    refusals: ['catalogoRepetido', 'noEncontrado', 'sinPermisoDePago'],
  }),
  metodos: get('/api/catalogos/metodos', 'pagos.ver', {
    query: consultaLista,
    answer: paginaDe(c.metodoPago),
  }),
  promociones: get('/api/catalogos/promociones', 'pagos.ver', {
    query: consultaLista,
    answer: paginaDe(c.promocion),
  }),
  productos: get('/api/catalogos/productos', 'pagos.ver', {
    query: consultaLista,
    answer: paginaDe(c.producto),
  }),
  estados: get('/api/catalogos/estados', 'pagos.ver', {
    query: consultaLista,
    answer: paginaDe(c.estadoPago),
  }),
}
