import { centavos } from '@valija/contract/pesos.ts'
import { textoDeAviso } from '@valija/contract/redaccion/aviso-de-reserva.ts'
import type { AvisoDeReserva as AvisoEnCable, LugarDePieza } from '@valija/contract/reservas.ts'
import { claveSuelta } from '@valija/domain/lotes/layout/clave-suelta.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import { type AvisoDeReserva, avisosDeReserva, isAceptado } from '@valija/domain/reservas/avisos.ts'
import type { PagoPrevisto } from '@valija/domain/reservas/contexto-de-aviso.ts'
import type { PiezasDeReserva } from '@valija/domain/reservas/piezas.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { type Selectable, sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import { facturaSinExplicar } from '../lotes/reservas-repetidas.ts'
import type { ReservasTables } from './tables.ts'
import type { Vista } from './vista.ts'

type Aceptado = Omit<Selectable<ReservasTables['avisosAceptados']>, 'id' | 'usuarioId'>
/** Reasons given, the newest first: at a booking's warning, or in a lote that bills again what another billed. */
async function readAceptados(db: Conn, localizadores: readonly string[], facturas: readonly number[]) {
  const { rows } = await sql<Aceptado>`
    select clave, codigo, objeto, importe, moneda, motivo, quien, cuando from avisos_aceptados
    where clave = any(${localizadores.map(claveSuelta)}::text[]) order by id desc`.execute(db)
  const explicadas = await sql<{ facturaId: number; motivo: string; quien: string; cuando: Date }>`
    select distinct on (factura_id) factura_id, motivo, explicado_por as quien, explicado_en as cuando from reservas_repetidas
    where factura_id in (select f.id from facturas f join lotes l on l.id = f.lote_id
      where f.id = any(${[...facturas]}::bigint[]) and not ${facturaSinExplicar}) and motivo is not null
    order by factura_id, explicado_en desc`.execute(db)
  return { dados: rows, explicadas: explicadas.rows }
}

/** Those of the customer's and the agent's side; the rest need the hotel's. */
const sinHotel: readonly string[] = ['comisionSinCobro', 'clienteSobrepagado']
export const avisosParaVista = (
  vista: Vista,
  piezas: PiezasDeReserva,
  politica: Politica,
  hoy: Dia,
  previsto: PagoPrevisto | null = null,
): AvisoDeReserva[] =>
  vista.cobros
    ? avisosDeReserva(piezas, politica, hoy, previsto).filter(
        ({ codigo }) => vista.todo || sinHotel.includes(codigo),
      )
    : []

/** Each warning in words, with the reason a person gave for it; the open ones first. */
export async function tellAvisos(
  db: Conn,
  todos: readonly { localizador: string; piezas: PiezasDeReserva; avisos: readonly AvisoDeReserva[] }[],
): Promise<AvisoEnCable[]> {
  const con = todos.filter(({ avisos }) => avisos.length > 0)
  if (con.length === 0) return []
  const { dados, explicadas } = await readAceptados(
    db,
    con.map(({ localizador }) => localizador),
    con.flatMap(({ avisos }) => avisos.flatMap(({ facturaId }) => facturaId ?? [])),
  )
  return con
    .flatMap(({ localizador, piezas, avisos }) =>
      avisos.map((aviso): AvisoEnCable => {
        const clave = claveSuelta(localizador)
        const dado =
          dados.find((uno) => uno.clave === clave && isAceptado(aviso, uno)) ??
          (aviso.codigo === 'facturadaDosVeces'
            ? explicadas.find(({ facturaId }) => facturaId === aviso.facturaId)
            : undefined)
        return {
          localizador,
          codigo: aviso.codigo,
          objeto: aviso.objeto,
          facturaId: aviso.facturaId,
          ...textoDeAviso(aviso, piezas.hechos?.moneda ?? 'MXN'),
          importe: { moneda: aviso.moneda, monto: centavos(aviso.importe) },
          lugar: lugarDe(aviso, piezas),
          aceptado: dado
            ? { motivo: dado.motivo, quien: dado.quien, cuando: dado.cuando.toISOString() }
            : null,
        }
      }),
    )
    .sort((a, b) => Number(a.aceptado !== null) - Number(b.aceptado !== null))
}

function lugarDe({ facturaId }: AvisoDeReserva, { facturas }: PiezasDeReserva): LugarDePieza | null {
  const factura = facturas.find((una) => una.facturaId === facturaId)
  return factura
    ? {
        en: 'factura',
        id: factura.facturaId,
        loteId: factura.loteId,
        categoria: 'Proveedor',
        estatus: factura.estatus,
      }
    : null
}
