import type { AvisosDeLotes, AvisosPorLote } from '@valija/contract/reservas.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import type { AvisoDeReserva } from '@valija/domain/reservas/avisos.ts'
import type { PagoPrevisto } from '@valija/domain/reservas/contexto-de-aviso.ts'
import { parseDia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { askMotor, isFresh } from './ask-motor.ts'
import { avisosParaVista, tellAvisos } from './avisos-juzgados.ts'
import { type ReservaConocida, readConocidas } from './read-conocidas.ts'
import { readPiezas } from './read-piezas.ts'
import { type Vista, vistaDe } from './vista.ts'

type Entrada = { ids: readonly number[]; fechaPago?: string | undefined }

/** Nobody reads more of one kind at once; a hundred of one do not hide the one of another. */
const tope = 100
/** Bookings of lotes read at once. */
const maximoDeCodigos = 3000
/** Bookings asked of the engines while a person waits, so many at a time; the rest is counted as not known. */
const preguntas = 24
const aLaVez = 6

/** What bears on paying a hotel, and what on paying an agent. */
const deLote: Record<Categoria, readonly AvisoDeReserva['codigo'][]> = {
  Proveedor: [
    'pagoAntesDelCobro',
    'pagoAntesDeLaEstancia',
    'facturadoDeMas',
    'facturadaDosVeces',
    'facturadaPorOtroHotel',
    'canceladaFacturada',
    'pagoAlHotelSinFactura',
  ],
  Comisionista: ['comisionSinCobro'],
}
/** A warning of one factura is of its lote; what a hotel holds without one, of whatever is paid of the booking. */
const concierne = (
  { codigo, facturaId }: { codigo: string; facturaId: number | null },
  facturas: readonly number[],
): boolean => facturaId === null || codigo === 'pagoAlHotelSinFactura' || facturas.includes(facturaId)

/** Its engine was not heard, or does not know it. */
const isSinSaber = ({ hechos, pagadoExterno }: ReservaConocida) => hechos === null || pagadoExterno === null

/** The warnings of the bookings of some lotes, as if they were to be paid on a day; within the person's scope. */
export async function avisosDeLotes(
  deps: Deps,
  actor: Actor,
  { ids, fechaPago }: Entrada,
): Promise<AvisosDeLotes> {
  const vista = await vistaDe(deps, actor)
  const filas = await readCodigos(deps, vista, ids)
  const sinRevisar = filas.length < maximoDeCodigos ? 0 : await countBeyond(deps, vista, ids)
  const codes = filas.map(({ code }) => code)
  const previsto = { loteIds: ids, fechaPago: parseDia(fechaPago ?? '') }
  const judge = async () => judgeFilas(deps, vista, filas, await readConocidas(deps.db, codes), previsto)
  const kept = await judge()
  const { avisos, reservas } = (await askLate(deps, kept)) ? await judge() : kept
  return {
    avisos: [...Map.groupBy(avisos, ({ codigo }) => codigo).values()].flatMap((suyos) =>
      suyos.slice(0, tope),
    ),
    total: avisos.length,
    reservas: reservas.length,
    sinRevisar,
    sinSaber: reservas.filter(isSinSaber).length,
  }
}

/**
 * Of each lote how many warnings are open, from what is known already, and of how many bookings that is not all: nobody is
 * asked while a list is looked at. Null of those beyond what is read at once.
 */
export async function contarAvisosDeLotes(
  deps: Deps,
  actor: Actor,
  { ids }: Pick<Entrada, 'ids'>,
): Promise<AvisosPorLote> {
  const vista = await vistaDe(deps, actor)
  const leidas = await readCodigos(deps, vista, ids)
  const corte = leidas.length < maximoDeCodigos ? null : (leidas.at(-1)?.loteId ?? null)
  const filas = leidas.filter(({ loteId }) => corte === null || loteId < corte)
  const conocidas = await readConocidas(
    deps.db,
    filas.map(({ code }) => code),
  )
  // Those under way have their own day of payment.
  const porDecidir = filas.flatMap(({ loteId, porProcesar }) => (porProcesar ? [loteId] : []))
  const previsto = { loteIds: [...new Set(porDecidir)], fechaPago: null }
  const { avisos, reservas, lotesDe } = await judgeFilas(deps, vista, filas, conocidas, previsto)
  const n = new Map<number, number>()
  const sinSaber = new Map<number, number>()
  const addOne = (to: Map<number, number>, suyos: readonly Codigo[]) => {
    for (const id of new Set(suyos.map(({ loteId }) => loteId))) to.set(id, (to.get(id) ?? 0) + 1)
  }
  for (const una of reservas) if (isSinSaber(una)) addOne(sinSaber, lotesDe(una.localizador))
  for (const aviso of avisos) {
    if (aviso.aceptado !== null) continue
    const suyos = lotesDe(aviso.localizador).filter(
      (fila) =>
        deLote[fila.categoria].some((uno) => uno === aviso.codigo) && concierne(aviso, [fila.facturaId]),
    )
    addOne(n, suyos)
  }
  return {
    lotes: ids.map((id) => ({
      id,
      avisos: corte !== null && id >= corte ? null : (n.get(id) ?? 0),
      sinSaber: sinSaber.get(id) ?? 0,
    })),
  }
}

type Codigo = {
  code: string
  facturaId: number
  loteId: number
  categoria: Categoria
  porProcesar: boolean
}
/** What bears on paying these rows' lotes, open or accepted. */
export async function judgeFilas(
  deps: Deps,
  vista: Vista,
  filas: readonly Codigo[],
  conocidas: ReadonlyMap<string, ReservaConocida>,
  previsto: PagoPrevisto,
) {
  const hoy = await deps.reloj.hoy()
  const politica = await politicaVigente(deps.db, hoy)
  const reservas = [...new Map([...conocidas.values()].map((una) => [una.localizador, una])).values()]
  const piezas = await readPiezas(deps.db, vista, reservas, politica.estadoPagoValido)
  const porLocalizador = Map.groupBy(filas, ({ code }) => conocidas.get(code)?.localizador ?? '')
  const lotesDe = (localizador: string) => porLocalizador.get(localizador) ?? []
  const todos = reservas.flatMap(({ localizador }) => {
    const suyas = piezas.get(localizador)
    if (!suyas) return []
    const filasDeEsta = lotesDe(localizador)
    const admitidos = new Set(filasDeEsta.flatMap(({ categoria }) => deLote[categoria]))
    const facturas = filasDeEsta.map(({ facturaId }) => facturaId)
    const avisos = avisosParaVista(vista, suyas, politica, hoy, previsto).filter(
      (aviso) => admitidos.has(aviso.codigo) && concierne(aviso, facturas),
    )
    return [{ localizador, piezas: suyas, avisos }]
  })
  return { avisos: await tellAvisos(deps.db, todos), reservas, lotesDe }
}

const codigosDe = (vista: Vista, ids: readonly number[]) => sql`
  select distinct upper(btrim(r.booking_code)) as code, f.id as factura_id, l.id as lote_id, l.categoria,
    l.estatus = 'No procesado' as por_procesar
  from lotes l join facturas f on f.lote_id = l.id join factura_reservas r on r.factura_id = f.id
  where l.id = any(${[...ids]}::bigint[]) and l.eliminado_en is null and f.eliminada_en is null and f.retirada_en is null
    and ${vista.lotes}
  order by l.id, code, f.id`

async function readCodigos(deps: Pick<Deps, 'db'>, vista: Vista, ids: readonly number[]) {
  const { rows } = await sql<Codigo>`${codigosDe(vista, ids)} limit ${maximoDeCodigos}`.execute(deps.db)
  return rows
}

/** Bookings with rows that `readCodigos` leaves out. */
async function countBeyond(deps: Pick<Deps, 'db'>, vista: Vista, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct code)::int as n from (${codigosDe(vista, ids)} offset ${maximoDeCodigos}) x`.execute(
    deps.db,
  )
  return rows[0]?.n ?? 0
}

/** That its customer owes: he may have paid since its engine was heard. */
const deCobro: readonly string[] = ['pagoAntesDelCobro', 'comisionSinCobro']

/**
 * Hears the engines about the first bookings that they never spoke of, and of which they said a while ago that the customer
 * owes; true when something else may be known now.
 */
async function askLate(
  deps: Deps,
  { avisos, reservas }: Pick<Awaited<ReturnType<typeof judgeFilas>>, 'avisos' | 'reservas'>,
): Promise<boolean> {
  const ahora = deps.reloj.ahora()
  const deben = new Set(
    avisos.flatMap(({ codigo, localizador }) => (deCobro.includes(codigo) ? [localizador] : [])),
  )
  const porPreguntar = reservas
    .filter((una) => una.hechos !== null && !isFresh(una, ahora))
    .filter(({ localizador, pagadoExterno }) => pagadoExterno === null || deben.has(localizador))
    .toSorted((a, b) => Number(a.pagadoExterno !== null) - Number(b.pagadoExterno !== null))
    .slice(0, preguntas)
  for (let i = 0; i < porPreguntar.length; i += aLaVez) {
    const respuestas = await Promise.all(porPreguntar.slice(i, i + aLaVez).map((una) => askMotor(deps, una)))
    // An engine that keeps people waiting is not asked for more.
    if (respuestas.includes('sinRespuesta')) break
  }
  return porPreguntar.length > 0
}
