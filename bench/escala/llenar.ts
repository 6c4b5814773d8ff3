import pg from 'pg'
import { round, say } from '../measure.ts'
import { filas } from './filas.ts'
import { sinIndices } from './sin-indices.ts'

/** Fills an empty, migrated database; with the same number of facturas already there it is left as it is. */
export async function llenar(url: string, facturas: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ n: string | null }>('select max(id) as n from facturas')
    const hay = Number(rows[0]?.n ?? 0)
    if (hay === facturas) return
    if (hay > 0) throw new Error(`La carpeta guarda una base de ${hay} facturas: usa otra, o --filas ${hay}.`)
    const start = performance.now()
    await client.query("set maintenance_work_mem = '512MB'; set work_mem = '128MB'")
    await sinIndices(
      client,
      filas.map(([tabla]) => tabla),
      async () => {
        for (const [tabla, sql] of filas) {
          const from = performance.now()
          const { rowCount } = await client.query(tipado(sql), [facturas, hoteles(facturas)])
          console.log(
            JSON.stringify({ tabla, filas: rowCount, segundos: round((performance.now() - from) / 1000) }),
          )
        }
        // Numbers given here are not given again.
        for (const [tabla] of filas) await client.query(secuencias, [tabla])
      },
    )
    for (const sql of guardadas) await client.query(sql)
    say({ medida: 'escala.llenado', facturas, segundos: round((performance.now() - start) / 1000) })
  } finally {
    await client.end()
  }
}

/** What the database keeps with every change, which a fill without its triggers leaves undone. */
const guardadas = [
  `insert into complemento_lotes select distinct f.complemento_id, l.id, l.categoria, l.proveedor_id, l.creador_id
   from complemento_cobros k join complemento_folios f on f.id = k.folio_id
     join complementos_esperados e on e.id = k.esperado_id join lotes l on l.id = e.lote_id`,
  'insert into pagos_sin_reserva select pago_id, booking_code from pagos where not reserva_conocida(booking_code)',
  'select keep_por_facturar(array(select localizador from estancias where not cancelada and not facturada))',
  'update acciones_conciliacion set busqueda = texto_de_accion(concepto, quien, dicho)',
  "update estancias set busqueda = ''",
  'vacuum (analyze) estancias',
  'vacuum (analyze) palabras_de_reserva',
  'vacuum (analyze) acciones_conciliacion',
  'vacuum (analyze) movimientos',
  'vacuum (analyze) complemento_lotes',
  'vacuum (analyze) pagos_sin_reserva',
  'vacuum (analyze) por_facturar',
]

const hoteles = (facturas: number) => Math.max(40, Math.round(facturas / 5000))
/** Numbers, whatever they are first compared with. */
const tipado = (sql: string) => sql.replaceAll(/\$([12])/g, '$$$1::int')
const secuencias = `select setval(pg_get_serial_sequence(c.table_name, c.column_name),
    (xpath('/row/m/text()', query_to_xml(format('select coalesce(max(%I), 0) + 1 as m from %I', c.column_name, c.table_name), false, true, '')))[1]::text::bigint)
  from information_schema.columns c where c.table_schema = 'public' and c.table_name = $1 and c.is_identity = 'YES'`
