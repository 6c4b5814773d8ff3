import type { EstatusLote } from '@valija/domain/lotes/etapas.ts'
import { type Dia, diaDelMes, diaEn, parseDia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { meses } from '@valija/palabras/meses.ts'
import type { Destino } from '@valija/sandbox/muestras/uuid.ts'
import { azarDe } from '@valija/sandbox/mundo/azar.ts'
import { proveedorOmnibeesDemo } from '@valija/sandbox/mundo/demo.ts'
import { primerNumero } from '@valija/sandbox/mundo/estancias.ts'
import type { Mundo } from '@valija/sandbox/mundo/mundo.ts'
import { numerosPorFactura } from '@valija/sandbox/mundo/reservas.ts'

/** How large the demonstration's world is; the tests make a small one. */
export type Tamano = {
  hoteles: number
  meses: number
  facturasPorLote: number
  agentes: number
  clientes: number
}
export const tamanoDemo: Tamano = { hoteles: 40, meses: 6, facturasPorLote: 6, agentes: 60, clientes: 700 }

/** What is wrong with the first factura of a lote. */
export type Falla = Destino | 'sinVerificar' | 'rechazada' | 'enDuda' | 'retirada'
export type PlanDeLote = {
  proveedorId: string
  nombre: string
  /** First invoice number of the hotel. */
  desde: number
  facturas: number
  dia: Dia
  estatus: EstatusLote
  fechaPago: Dia | null
  falla: Falla | null
  /** Of the total that was paid; a paid lote's is 1. */
  pagado: number
  /** The day the bank paid it. */
  diaDePago: Dia | null
}

const nombres = ['Semana', 'Estancias', 'Grupos', 'Convenio', 'Temporada', 'Fin de semana'] as const
const sinSat: readonly Falla[] = ['cancelado', 'noEncontrado', 'efosDefinitivo', 'enProceso', 'sinVerificar']

/** The month `atras` months before a day's, as `yyyy-mm`. */
export const mesAtras = (hoy: Dia, atras: number): string => {
  const n = Number(hoy.slice(0, 4)) * 12 + Number(hoy.slice(5, 7)) - 1 - atras
  return `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`
}
export const diaDelMesDe = (mes: string, dia: number): Dia =>
  parseDia(`${mes}-${String(dia).padStart(2, '0')}`) ??
  diaEn(Number(mes.slice(0, 4)), Number(mes.slice(5)), 1)

/** The first Friday from a day on: when the group pays. */
const viernes = (dia: Dia): Dia => {
  const semana = new Date(`${dia}T12:00:00Z`).getUTCDay()
  return sumarDias(dia, (12 - semana) % 7)
}

/** The hotels of the world, those of the demonstration's people first; the channel manager's has no codes of ANT. */
export const hotelesDelMundo = (mundo: Mundo, { hoteles }: Tamano) =>
  mundo.proveedores.filter(({ id }) => id !== proveedorOmnibeesDemo).slice(0, hoteles)

/** Every lote of the world's months, the oldest first: one a month of each hotel, as it stands on the business day. */
export function planDeLotes(mundo: Mundo, hoy: Dia, tamano: Tamano): PlanDeLote[] {
  const planes = hotelesDelMundo(mundo, tamano).flatMap(({ id }, h) => {
    let desde = primerNumero(id) / numerosPorFactura
    return Array.from({ length: tamano.meses }, (_none, i) => {
      const atras = tamano.meses - 1 - i
      const azar = azarDe(mundo.seed, 'lote del mundo', id, i)
      const mes = mesAtras(hoy, atras)
      const dia = diaDelMesDe(mes, azar.entero(1, atras === 0 ? Math.max(1, diaDelMes(hoy) - 1) : 19))
      const facturas = Math.max(1, tamano.facturasPorLote + azar.entero(-1, 1))
      const plan = {
        proveedorId: id,
        nombre: `${azar.elige(nombres)} de ${meses[Number(mes.slice(5)) - 1]} ${mes.slice(0, 4)}`,
        desde,
        facturas,
        dia,
      }
      desde += facturas
      return { ...plan, ...situacion(plan.dia, { hoy, atras, turno: h + i, azar: azar.next() }) }
    })
  })
  return planes.sort((a, b) => a.dia.localeCompare(b.dia))
}

type Situacion = Pick<PlanDeLote, 'estatus' | 'fechaPago' | 'falla' | 'pagado' | 'diaDePago'>
type De = { hoy: Dia; atras: number; turno: number; azar: number }
function situacion(dia: Dia, { hoy, atras, turno, azar }: De): Situacion {
  const nada = { fechaPago: null, falla: null, pagado: 0, diaDePago: null }
  // Three weeks after it came, so that of last month some is paid this month and some is still to be.
  const fechaPago = viernes(sumarDias(dia, 21))
  if (atras === 0) {
    const espera = viernes(sumarDias(hoy, turno % 2 === 0 ? 1 : 4))
    if (turno % 5 < 2)
      return {
        ...nada,
        estatus: 'No procesado',
        falla: turno % 5 === 0 ? (sinSat[Math.floor(turno / 5) % sinSat.length] ?? null) : null,
      }
    if (turno % 5 === 2)
      return {
        ...nada,
        estatus: 'En proceso de envío',
        fechaPago: espera,
        falla: turno % 4 === 3 ? 'enDuda' : 'rechazada',
      }
    return {
      ...nada,
      estatus: 'En proceso de pago',
      fechaPago: espera,
      falla: turno % 10 === 3 ? 'retirada' : null,
    }
  }
  // What is due is paid on its day, most of it; some of the rest in part.
  if (fechaPago >= hoy) return { ...nada, estatus: 'En proceso de pago', fechaPago }
  if (azar < 0.05) return { ...nada, estatus: 'En proceso de pago', fechaPago }
  if (azar < 0.1)
    return { ...nada, estatus: 'En proceso de pago', fechaPago, pagado: 0.5, diaDePago: fechaPago }
  return { ...nada, estatus: 'Pagado', fechaPago, pagado: 1, diaDePago: fechaPago }
}
