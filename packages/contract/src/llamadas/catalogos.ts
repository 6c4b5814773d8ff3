import { z } from 'zod'
import * as c from '../catalogos.ts'
import { consultaLista, paginaDe } from '../lista.ts'
import { del, get, post, put } from '../llamada.ts'

const deCambio = ['catalogoRepetido', 'noEncontrado', 'sinPermisoDePago'] as const
const cambioDeMetodo = {
  literal: true,
  body: c.metodoPagoEntrada,
  answer: c.metodoPago,
  refusals: [...deCambio, 'promocionDesconocida'],
} as const
const cambioDePromocion = {
  literal: true,
  body: c.promocionEntrada,
  answer: c.promocion,
  refusals: deCambio,
} as const
const cambioDeProducto = {
  literal: true,
  body: c.productoEntrada,
  answer: c.producto,
  refusals: [...deCambio, 'familiaDesconocida'],
} as const
const cambioDeEstado = { body: c.estadoPagoEntrada, answer: c.estadoPago, refusals: deCambio } as const
const listaDe = <T extends z.ZodType>(fila: T) => ({ query: consultaLista, answer: paginaDe(fila) })
const deUno = { params: c.idDeCatalogo }
const borrado = {
  literal: true,
  ...deUno,
  answer: z.object({ id: z.number().int() }),
  refusals: deCambio,
} as const

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
  createMetodoPago: post('/api/Catalogos/CreateMetodoPago', 'pagos.ver', cambioDeMetodo),
  updateMetodoPago: put('/api/Catalogos/UpdateMetodoPago/:id', 'pagos.ver', { ...deUno, ...cambioDeMetodo }),
  deleteMetodoPago: del('/api/Catalogos/DeleteMetodoPago/:id', 'pagos.ver', borrado),
  getPromociones: get('/api/Catalogos/GetPromociones', 'pagos.ver', {
    literal: true,
    query: c.soloActivos,
    answer: z.array(c.promocion),
  }),
  createPromocion: post('/api/Catalogos/CreatePromocion', 'pagos.ver', cambioDePromocion),
  updatePromocion: put('/api/Catalogos/UpdatePromocion/:id', 'pagos.ver', { ...deUno, ...cambioDePromocion }),
  deletePromocion: del('/api/Catalogos/DeletePromocion/:id', 'pagos.ver', borrado),
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
  createProduct: post('/api/Product/CreateProduct', 'pagos.ver', cambioDeProducto),
  updateProduct: put('/api/Product/UpdateProduct/:id', 'pagos.ver', { ...deUno, ...cambioDeProducto }),
  deleteProduct: del('/api/Product/DeleteProduct/:id', 'pagos.ver', borrado),
  getEstados: get('/api/Catalogos/GetEstados', 'pagos.ver', { literal: true, answer: z.array(c.estadoPago) }),
  createEstado: post('/api/Catalogos/CreateEstado', 'pagos.ver', cambioDeEstado),
  updateEstado: put('/api/Catalogos/UpdateEstado/:id', 'pagos.ver', { ...deUno, ...cambioDeEstado }),
  metodos: get('/api/catalogos/metodos', 'pagos.ver', listaDe(c.metodoPago)),
  promociones: get('/api/catalogos/promociones', 'pagos.ver', listaDe(c.promocion)),
  productos: get('/api/catalogos/productos', 'pagos.ver', listaDe(c.producto)),
  estados: get('/api/catalogos/estados', 'pagos.ver', listaDe(c.estadoPago)),
}
