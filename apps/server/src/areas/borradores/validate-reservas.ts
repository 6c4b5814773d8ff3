import { centavos } from '@valija/contract/pesos.ts'
import { retenidoDe } from '@valija/domain/facturas/factura.ts'
import { sql } from 'kysely'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { eachLimit } from '../../each-limit.ts'
import type { Actor } from '../../http/actor.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { refuse } from '../../refuse.ts'
import { writeTogether } from '../../write-together.ts'
import type { Pedido } from './ask-ant.ts'
import { loadJuzgado } from './judge-guardado.ts'
import { type AntFactura, type AntRenglon, type Dueno, lockBorrador } from './load-borrador.ts'
import { cercanaPorHotel } from './nearest-reserva.ts'
import { announcingBorrador, touchBorrador } from './touch-borrador.ts'

export const trabajoReservas = 'borradores.validarReservas'
const simultaneas = 6

export type QuienPregunta = Dueno & Pick<Actor, 'isOmnibeesLocator'>

/** Validar localizadores y totales: ANT judges factura and bookings in a job; the answers arrive live. */
export async function validateReservas(deps: Deps, actor: QuienPregunta, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await touchBorrador(deps, tx, actor, id)
    const { n } = await tx
      .selectFrom('borradorRenglones')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('borradorId', '=', id)
      .executeTakeFirstOrThrow()
    if (Number(n) === 0) throw refuse('pasoFaltaLayout')
    await tx
      .updateTable('borradores')
      .set({ reservasPedidasEn: deps.reloj.ahora() })
      .where('id', '=', id)
      .execute()
    // Pressed again: what ANT refused may have been put right there.
    await tx.updateTable('borradorCfdis').set({ ant: null }).where('borradorId', '=', id).execute()
    await askAntAgain(deps, tx, actor, id)
  })
}

export const askAntAgain = (deps: Deps, tx: Tx, actor: QuienPregunta, borradorId: string): Promise<void> =>
  deps.jobs.enqueue(tx, trabajoReservas, {
    borradorId,
    usuarioId: actor.usuarioId,
    porLocalizadorExterno: actor.isOmnibeesLocator,
  } satisfies Pedido)

export const reservasJob = (deps: Deps) =>
  defineJob<Pedido>({
    nombre: trabajoReservas,
    simultaneos: 3,
    opciones: { retryLimit: 30, retryDelay: 3, retryBackoff: true, retryDelayMax: 600 },
    work: async (pedido) => {
      const existe = await deps.db
        .selectFrom('borradores')
        .select('id')
        .where('id', '=', pedido.borradorId)
        .executeTakeFirst()
      if (!existe) return
      const hoy = await deps.reloj.hoy()
      const { guardado, hechos, juicio } = await loadJuzgado(deps.db, hoy, pedido, pedido.borradorId)
      const { proveedor } = hechos
      if (!proveedor) return
      const porAsk = juicio.facturas.filter(
        ({ layout, ant }) => layout !== null && layout.renglones.length > 0 && (ant === null || ant.falla),
      )
      const cercana = cercanaPorHotel(deps.ant, proveedor.id)
      let sinRespuesta = 0
      const respuestas = writeTogether<RespuestaDada>((dadas) =>
        inTransaction(deps.db, (tx) => keepRespuestas(tx, pedido.borradorId, dadas)),
      )
      await eachLimit(porAsk, simultaneas, async ({ id, cabecera, layout, antVuelta }) => {
        const numeros = new Set(layout?.renglones)
        const renglones = guardado.renglones.filter((r) => numeros.has(r.numero))
        const respuesta = await hechos.preguntar(deps, pedido, {
          uuid: cabecera?.uuid ?? '',
          folioFactura: cabecera?.folio ?? '',
          total: cabecera?.total ?? centavos(0),
          retenido: retenidoDe(cabecera ?? {}),
          proveedorId: proveedor.id,
          renglones,
          cercana,
        })
        if (respuesta.ant.falla) sinRespuesta++
        respuestas.add({ id, vuelta: antVuelta, ...respuesta })
      })
      await respuestas.done()
      if (sinRespuesta > 0)
        throw new ExternalSystemError('ant', 'unreachable', { detail: `${sinRespuesta} sin respuesta` })
    },
  })

type RespuestaDada = {
  id: string
  vuelta: number
  ant: AntFactura
  renglones: [numero: number, ant: AntRenglon][]
}

/** What ANT said of facturas whose bookings were not changed meanwhile; of the others, whoever changed them asks again. */
async function keepRespuestas(tx: Tx, borradorId: string, dadas: readonly RespuestaDada[]): Promise<void> {
  const suyo = await lockBorrador(tx, borradorId)
  if (!suyo) return
  const facturas = dadas.map(({ id, vuelta, ant }) => ({ id, vuelta, ant }))
  const { rows } = await sql<{ id: string }>`update borrador_cfdis c set ant = d.ant
    from jsonb_to_recordset(${JSON.stringify(facturas)}::jsonb) d(id uuid, vuelta int, ant jsonb)
    where c.id = d.id and c.ant_vuelta = d.vuelta returning c.id, ${announcingBorrador(suyo)}`.execute(tx)
  if (rows.length === 0) return
  const vigentes = new Set(rows.map(({ id }) => id))
  const renglones = dadas
    .filter(({ id }) => vigentes.has(id))
    .flatMap((dada) => dada.renglones.map(([numero, ant]) => ({ numero, ant })))
  await sql`update borrador_renglones r set ant = d.ant
    from jsonb_to_recordset(${JSON.stringify(renglones)}::jsonb) d(numero int, ant jsonb)
    where r.borrador_id = ${borradorId} and r.numero = d.numero`.execute(tx)
}
