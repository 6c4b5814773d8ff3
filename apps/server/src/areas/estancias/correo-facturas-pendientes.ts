import { enPesos } from '@valija/contract/en-pesos.ts'
import { correoFacturasPendientes as texto } from '@valija/contract/messages/por-facturar-pantalla.ts'
import { enDiaMesAnio } from '@valija/domain/tiempo/dia.ts'
import type { Moneda } from '@valija/palabras/moneda.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { publicUrl } from '../../http/public-url.ts'
import { type Plantilla, sistemas } from '../correos/plantilla.ts'
import { sinFactura } from './hechos.ts'
import { readPlazos } from './read-lectura.ts'

const enUnCorreo = 30
type Fila = {
  hotel: string
  reserva: string
  llegada: string
  salida: string
  moneda: Moneda
  costo: number | null
  n: number
}

/** What was asked for and is still that hotel's and without factura when the mail leaves. */
async function find({ db, reloj }: Deps, registro: string): Promise<{ filas: Fila[]; dias: number } | null> {
  if (!/^\d{1,15}$/.test(registro)) return null
  const hoy = await reloj.hoy()
  const { dias } = await readPlazos(db, hoy)
  const { rows } = await sql<Fila>`
    select e.proveedor_nombre as hotel, coalesce(e.localizador_externo, e.reserva_ant, e.localizador) as reserva, e.llegada,
      e.salida, e.moneda, e.costo, count(*) over ()::int as n
    from por_facturar e join pedido_reservas k on k.localizador = e.localizador and k.pedido_id = ${Number(registro)}
      join pedidos_de_factura o on o.id = k.pedido_id and o.proveedor_id = e.proveedor_id
    where ${sinFactura} order by e.salida, e.localizador limit ${enUnCorreo}`.execute(db)
  return rows.length === 0 ? null : { filas: rows, dias }
}

const importe = ({ costo, moneda }: Fila): string =>
  costo === null ? texto.sinCosto : `${enPesos(costo)} ${moneda}`

/** One mail to a hotel's people with their bookings that have no factura. Billed or cancelled meanwhile, they are left out. */
export const facturasPendientesPlantilla: Plantilla = {
  sistema: sistemas.facturacion,
  tema: 'lote',
  destinatario: async () => null,
  async prepare(deps, registro) {
    const found = await find(deps, registro)
    const [primera] = found?.filas ?? []
    if (!found || !primera) return null
    const mas = primera.n - found.filas.length
    return {
      asunto: texto.asunto({ n: primera.n }),
      titulo: texto.titulo({ hotel: primera.hotel }),
      parrafos: [texto.cuerpo({ n: primera.n, dias: found.dias }), texto.siYa],
      datos: found.filas.map((fila): [string, string] => [
        fila.reserva,
        texto.dato({
          llegada: enDiaMesAnio(fila.llegada),
          salida: enDiaMesAnio(fila.salida),
          costo: importe(fila),
        }),
      ]),
      boton: { texto: texto.boton, url: publicUrl(deps.config, '/por-facturar') },
      ...(mas > 0 ? { notas: [texto.mas({ n: mas })] } : {}),
    }
  },
  mayResend: async () => false,
}
