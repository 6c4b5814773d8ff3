import { claveSuelta } from '@valija/domain/lotes/layout/clave-suelta.ts'
import { isCancelada, nombreDeMotor } from '@valija/domain/pagos/reserva.ts'
import type { CobroDelMotor, HechosDeReserva } from '@valija/domain/reservas/piezas.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'

/** A booking by every name it goes by, and what is kept here of what the engines said. */
export type ReservaConocida = {
  localizador: string
  /** Localizador, the hotel's code and the channel's, each as `claveSuelta` has it. */
  claves: string[]
  hechos: HechosDeReserva | null
  pagadoExterno: number | null
  cobrosDelMotor: readonly CobroDelMotor[] | null
  nombrePaquete: string
  motor: string
  cliente: string
  rfc: string
  hotel: string | null
  agente: string | null
  /** Whose commission it is, by the engines' list. */
  comisionistaId: number | null
  reservaAnt: string | null
  /** When an engine was last asked about it, one by one. */
  vistoEn: Date | null
}

type Fila = {
  pedida: string
  localizador: string
  conocida: boolean
  reservaAnt: string | null
  localizadorExterno: string | null
  venta: Dia | null
  llegada: Dia | null
  salida: Dia | null
  cliente: string | null
  nombrePaquete: string | null
  rfc: string | null
  motor: number | null
  moneda: string | null
  total: number | null
  costo: number | null
  cancelada: boolean | null
  proveedorId: number | null
  proveedorNombre: string | null
  proveedorRfc: string | null
  comisionistaId: number | null
  comisionistaNombre: string | null
  comision: number | null
  cambioEn: Date | null
  preguntada: boolean
  pMotor: number | null
  pMoneda: string | null
  pTotal: number | null
  pCosto: number | null
  pComision: number | null
  pEstatus: string | null
  pInicio: Dia | null
  pPaquete: string | null
  pRfc: string | null
  pagadoExterno: number | null
  pagosExternos: CobroDelMotor[] | null
  vistoEn: Date | null
}

/** What is kept of bookings by any of their codes; the answer is by the code that was asked for. */
export async function readConocidas(
  db: Conn,
  codes: readonly string[],
): Promise<Map<string, ReservaConocida>> {
  const pedidas = [...new Set(codes)]
  if (pedidas.length === 0) return new Map()
  const { rows } = await sql<Fila>`
    select q.code as pedida, coalesce(e.localizador, q.code) as localizador, e.localizador is not null as conocida,
      e.reserva_ant, e.localizador_externo, e.venta, e.llegada, e.salida, e.cliente, e.nombre_paquete, e.cliente_rfc as rfc, e.motor,
      e.moneda, e.total, e.costo, e.cancelada, e.proveedor_id, e.proveedor_nombre, e.comisionista_id,
      coalesce(nullif(e.proveedor_rfc, ''), (select h.rfc from proveedores h where h.id = e.proveedor_id)) as proveedor_rfc,
      e.comisionista_nombre, e.comision, e.cambio_en, p.booking_code is not null as preguntada,
      p.motor_reserva_id as p_motor, p.moneda as p_moneda, p.total as p_total, p.costo as p_costo, p.comision as p_comision,
      p.estatus as p_estatus, p.inicio as p_inicio, p.nombre_paquete as p_paquete, p.rfc as p_rfc, p.pagado_externo,
      p.pagos_externos, p.visto_en
    from unnest(${pedidas}::text[]) as q(code)
      left join lateral (
        select * from (
          (select 1 as orden, x.* from estancias x where x.localizador in (q.code, clave_suelta(q.code)) limit 1)
          union all (select 2, x.* from estancias x where x.reserva_ant in (q.code, clave_suelta(q.code)) limit 1)
          union all (select 3, x.* from estancias x where x.localizador_externo in (q.code, clave_suelta(q.code)) limit 1)) y
        order by orden limit 1) e on true
      left join reservas_de_pago p on p.booking_code = coalesce(e.localizador, q.code)`.execute(db)
  return new Map(rows.map((fila) => [fila.pedida, toConocida(fila)]))
}

function toConocida(f: Fila): ReservaConocida {
  const nombres = [f.localizador, f.reservaAnt, f.localizadorExterno].filter((uno) => uno !== null)
  const hechos = toHechos(f)
  // Counted in the currency that the engine named when it was asked.
  const isSuya = f.pMoneda === hechos?.moneda
  return {
    localizador: f.localizador,
    claves: [...new Set(nombres.map(claveSuelta))],
    hechos,
    pagadoExterno: isSuya ? f.pagadoExterno : null,
    cobrosDelMotor: isSuya ? f.pagosExternos : null,
    nombrePaquete: f.nombrePaquete ?? f.pPaquete ?? '',
    motor: nombreDeMotor(f.motor ?? f.pMotor ?? 0),
    cliente: f.cliente ?? '',
    rfc: f.rfc ?? f.pRfc ?? '',
    hotel: f.proveedorNombre === '' ? null : f.proveedorNombre,
    agente: f.comisionistaNombre === '' ? null : f.comisionistaNombre,
    comisionistaId: f.comisionistaId,
    reservaAnt: f.reservaAnt,
    vistoEn: f.vistoEn,
  }
}

/** The list of stays and the engine asked about this booking say the same things at different times: the later holds. */
function toHechos(f: Fila): HechosDeReserva | null {
  if (!f.conocida && !f.preguntada) return null
  const listada = f.conocida && {
    moneda: f.moneda ?? 'MXN',
    total: f.total,
    costo: f.costo,
    // An agent whose commission the list does not tell may still be owed one.
    comision: f.comisionistaId === null && !f.comisionistaNombre ? 0 : f.comision,
    cancelada: f.cancelada === true,
  }
  const preguntada = f.preguntada && {
    moneda: f.pMoneda ?? 'MXN',
    total: f.pTotal,
    costo: f.pCosto,
    comision: f.pComision,
    cancelada: isCancelada(f.pEstatus ?? ''),
  }
  const isLater = f.cambioEn !== null && f.vistoEn !== null && f.cambioEn > f.vistoEn
  const [una, otra] = isLater ? [listada, preguntada] : [preguntada, listada]
  const primera = una || otra
  if (!primera) return null
  // Of another currency it would be another amount.
  const segunda = una && otra && una.moneda === otra.moneda ? otra : null
  return {
    moneda: primera.moneda,
    total: primera.total ?? segunda?.total ?? null,
    costo: primera.costo ?? segunda?.costo ?? null,
    comision: primera.comision ?? segunda?.comision ?? null,
    cancelada: primera.cancelada,
    venta: f.venta,
    inicio: f.llegada ?? f.pInicio,
    fin: f.salida,
    proveedorId: f.proveedorId,
    proveedorRfc: f.proveedorRfc,
  }
}
