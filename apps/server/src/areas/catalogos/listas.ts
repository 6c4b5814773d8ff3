import type { ConsultaLista, Pagina } from '@valija/contract/lista.ts'
import { llamadasDeCatalogos } from '@valija/contract/llamadas/catalogos.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app-type.ts'
import { contains } from '../../http/buscable.ts'
import { type Lista, readPage, type Sql } from '../../http/lista.ts'
import { serve } from '../../http/serve.ts'

type Catalogo = (q: string | undefined) => Lista

const lista = (desde: Sql, id: Sql, nombre: Sql, columnas: Sql, donde: readonly Sql[]): Catalogo => {
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
const catalogos = {
  metodos: lista(
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
  promociones: lista(
    sql`promociones p`,
    sql`p.promocion_id`,
    sql`p.nombre_promocion`,
    sql`json_build_object('promocionID', p.promocion_id, 'nombrePromocion', p.nombre_promocion, 'activo', p.activo) as fila`,
    [sql`p.eliminado_en is null`],
  ),
  productos: lista(
    sql`productos p`,
    sql`p.product_id`,
    sql`p.product_name`,
    sql`json_build_object('productID', p.product_id, 'productName', p.product_name, 'familyProductID', p.family_product_id) as fila`,
    [sql`p.eliminado_en is null`],
  ),
  estados: lista(
    sql`estados_pago e`,
    sql`e.estado_id`,
    sql`e.nombre_estado`,
    sql`json_build_object('estadoID', e.estado_id, 'nombreEstado', e.nombre_estado, 'colorEstado', e.color_estado) as fila`,
    [],
  ),
} satisfies Record<string, Catalogo>

/** The catalogues as the screens page them. */
export function registerListasDeCatalogos(app: App, deps: Deps): void {
  serve(app, llamadasDeCatalogos.metodos, (req) => page(deps, catalogos.metodos, req.query))
  serve(app, llamadasDeCatalogos.promociones, (req) => page(deps, catalogos.promociones, req.query))
  serve(app, llamadasDeCatalogos.productos, (req) => page(deps, catalogos.productos, req.query))
  serve(app, llamadasDeCatalogos.estados, (req) => page(deps, catalogos.estados, req.query))
}

async function page<F>(
  deps: Deps,
  of: (q: string | undefined) => Lista,
  query: ConsultaLista,
): Promise<Pagina<F>> {
  const pagina = await readPage<{ fila: F }>(deps.db, of(query.q), query)
  return { ...pagina, filas: pagina.filas.map((row) => row.fila) }
}
