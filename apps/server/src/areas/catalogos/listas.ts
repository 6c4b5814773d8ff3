import { estadoPago, metodoPago, producto, promocion } from '@valija/contract/catalogos.ts'
import { consultaLista, paginaDe } from '@valija/contract/lista.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { contains, type Lista, readPage, type Sql } from '../../http/lista.ts'

type Fila = Record<string, unknown>
type Catalogo = { ruta: string; fila: z.ZodType; lista: (q: string | undefined) => Lista }

const lista = (desde: Sql, id: Sql, nombre: Sql, columnas: Sql, donde: readonly Sql[]): Catalogo['lista'] => {
  return (q) => ({
    desde,
    columnas,
    donde: [...donde, ...(q ? [contains(sql`buscable(${nombre})`, q)] : [])],
    ordenes: {
      id: { sql: id, tipo: 'int8' },
      nombre: { sql: sql`${nombre} collate "es-x-icu"`, tipo: 'text' },
    },
    inicial: 'id',
    id: { sql: id, tipo: 'int8' },
  })
}

// json keeps the documented names, which end in ID, as they are.
const catalogos: Catalogo[] = [
  {
    ruta: 'metodos',
    fila: metodoPago,
    lista: lista(
      sql`metodos_pago m`,
      sql`m.metodo_pago_id`,
      sql`m.nombre_metodo_pago`,
      sql`json_build_object('metodoPagoID', m.metodo_pago_id, 'nombreMetodoPago', m.nombre_metodo_pago,
        'numeroCuenta', m.numero_cuenta, 'banco', m.banco, 'monedaNacional', m.moneda_nacional, 'activo', m.activo,
        'promocio', coalesce((select json_agg(json_build_object('promocionID', p.promocion_id, 'nombrePromocion',
          p.nombre_promocion, 'activo', p.activo) order by p.promocion_id) from metodo_pago_promociones mp
          join promociones p on p.promocion_id = mp.promocion_id
          where mp.metodo_pago_id = m.metodo_pago_id and p.eliminado_en is null), '[]')) as fila`,
      [sql`m.eliminado_en is null`],
    ),
  },
  {
    ruta: 'promociones',
    fila: promocion,
    lista: lista(
      sql`promociones p`,
      sql`p.promocion_id`,
      sql`p.nombre_promocion`,
      sql`json_build_object('promocionID', p.promocion_id, 'nombrePromocion', p.nombre_promocion, 'activo', p.activo) as fila`,
      [sql`p.eliminado_en is null`],
    ),
  },
  {
    ruta: 'productos',
    fila: producto,
    lista: lista(
      sql`productos p`,
      sql`p.product_id`,
      sql`p.product_name`,
      sql`json_build_object('productID', p.product_id, 'productName', p.product_name, 'familyProductID', p.family_product_id) as fila`,
      [sql`p.eliminado_en is null`],
    ),
  },
  {
    ruta: 'estados',
    fila: estadoPago,
    lista: lista(
      sql`estados_pago e`,
      sql`e.estado_id`,
      sql`e.nombre_estado`,
      sql`json_build_object('estadoID', e.estado_id, 'nombreEstado', e.nombre_estado, 'colorEstado', e.color_estado) as fila`,
      [],
    ),
  },
]

/** The catalogues as the screens page them. */
export function registerListasDeCatalogos(app: App, deps: Deps): void {
  for (const { ruta, fila, lista: of } of catalogos)
    app.get(
      `/api/catalogos/${ruta}`,
      {
        schema: { tags: ['catalogos'], querystring: consultaLista, response: { 200: paginaDe(fila) } },
        config: { allow: 'pagos.ver' },
      },
      async (req) => {
        const pagina = await readPage<{ fila: Fila }>(deps.db, of(req.query.q), req.query)
        return { ...pagina, filas: pagina.filas.map((row) => row.fila) }
      },
    )
}
