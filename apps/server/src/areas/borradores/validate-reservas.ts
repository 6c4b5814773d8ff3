import { centavos } from '@valija/contract/pesos.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { refuse } from '../../refuse.ts'
import { eachLimit } from '../../each-limit.ts'
import { jsonb } from '../../db/jsonb.ts'
import type { Pedido } from './ask-ant.ts'
import { loadJuzgado } from './judge-guardado.ts'
import type { Dueno } from './load-borrador.ts'
import { cercanaPorHotel } from './nearest-reserva.ts'
import { announceBorrador, touchBorrador } from './touch-borrador.ts'

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
      await eachLimit(porAsk, simultaneas, async ({ id, cabecera, layout, antVuelta }) => {
        const numeros = new Set(layout?.renglones)
        const renglones = guardado.renglones.filter((r) => numeros.has(r.numero))
        const respuesta = await hechos.preguntar(deps, pedido, {
          uuid: cabecera?.uuid ?? '',
          folioFactura: cabecera?.folio ?? '',
          total: cabecera?.total ?? centavos(0),
          proveedorId: proveedor.id,
          renglones,
          cercana,
        })
        if (respuesta.ant.falla) sinRespuesta++
        await inTransaction(deps.db, async (tx) => {
          const { numUpdatedRows } = await tx
            .updateTable('borradorCfdis')
            .set({ ant: jsonb(respuesta.ant) })
            .where('id', '=', id)
            .where('antVuelta', '=', antVuelta)
            .executeTakeFirstOrThrow()
          // Its bookings were changed while ANT thought about them: whoever changed them asks again.
          if (numUpdatedRows === 0n) return
          for (const [numero, ant] of respuesta.renglones)
            await tx
              .updateTable('borradorRenglones')
              .set({ ant: jsonb(ant) })
              .where('borradorId', '=', pedido.borradorId)
              .where('numero', '=', numero)
              .execute()
          await announceBorrador(tx, guardado.fila)
        })
      })
      if (sinRespuesta > 0)
        throw new ExternalSystemError('ant', 'unreachable', { detail: `${sinRespuesta} sin respuesta` })
    },
  })
