import { centavos } from '@valija/contract/pesos.ts'
import { claveSuelta } from '@valija/domain/lotes/layout/clave-suelta.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { refuse } from '../../refuse.ts'
import { askComision } from './ask-comision.ts'
import { eachLimit } from '../../each-limit.ts'
import { jsonb } from '../../db/jsonb.ts'
import { hechosDe, judgeGuardado } from './judge-guardado.ts'
import { type AntFactura, type AntRenglon, type Dueno, loadBorrador } from './load-borrador.ts'
import { cercanaPorHotel } from './nearest-reserva.ts'
import type { FacturaPorPreguntar, Pedido } from './por-preguntar.ts'
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
      const guardado = await loadBorrador(deps.db, pedido, pedido.borradorId)
      const hechos = await hechosDe(deps.db, await deps.reloj.hoy(), guardado)
      const { proveedor } = hechos
      if (!proveedor) return
      const juicio = judgeGuardado(guardado, hechos)
      const porAsk = juicio.facturas.filter(
        ({ layout, ant }) => layout !== null && layout.renglones.length > 0 && (ant === null || ant.falla),
      )
      const cercana = cercanaPorHotel(deps.ant, proveedor.id)
      let sinRespuesta = 0
      await eachLimit(porAsk, simultaneas, async ({ id, cabecera, layout, antVuelta }) => {
        const numeros = new Set(layout?.renglones)
        const renglones = guardado.renglones.filter((r) => numeros.has(r.numero))
        const ask = guardado.fila.categoria === 'Comisionista' ? askComision : askAnt
        const respuesta = await ask(deps, pedido, {
          uuid: cabecera?.uuid ?? '',
          folioFactura: cabecera?.folio ?? '',
          total: cabecera?.total ?? centavos(0),
          proveedorId: proveedor.id,
          renglones,
          cercana,
          ...(hechos.invitado ? { existeRfc: hechos.invitado.registrado } : {}),
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

/** As written; or else, of those alike but for case, blanks and hyphens, the only one. */
function answerFor<R extends { bookingCode: string }>(
  respuestas: readonly R[],
  clave: string,
): R | undefined {
  const exacta = respuestas.find((r) => r.bookingCode.trim() === clave)
  if (exacta) return exacta
  const [una, ...otras] = respuestas.filter((r) => claveSuelta(r.bookingCode) === claveSuelta(clave))
  return otras.length === 0 ? una : undefined
}

async function askAnt(
  deps: Deps,
  { porLocalizadorExterno }: Pedido,
  { uuid, folioFactura, total, proveedorId, renglones, cercana }: FacturaPorPreguntar,
): Promise<{ ant: AntFactura; renglones: [numero: number, ant: AntRenglon][] }> {
  const en = deps.reloj.ahora().toISOString()
  try {
    const factura = await deps.ant.validarFactura({ uuid, folioFactura, proveedorId })
    const juicio = await deps.ant.validarReservas({
      claves: renglones.map((r) => r.bookingCode),
      porLocalizadorExterno,
      totalFactura: total,
      proveedorId,
    })
    const ant: AntFactura = {
      en,
      falla: false,
      factura: { valida: factura.facturaValida, mensaje: factura.mensaje },
      reservas: { valida: juicio.facturaValida, mensaje: juicio.mensaje },
    }
    const answers: [number, AntRenglon][] = []
    for (const renglon of renglones) {
      const suyo = answerFor(juicio.reservas, renglon.bookingCode)
      const senalada =
        juicio.bookingCode !== null && claveSuelta(juicio.bookingCode) === claveSuelta(renglon.bookingCode)
      const valida = suyo ? suyo.valida : juicio.facturaValida || !senalada
      answers.push([
        renglon.numero,
        {
          valida,
          mensaje: valida ? '' : (suyo?.mensaje ?? juicio.mensaje),
          candidata: valida ? null : await cercana(renglon),
        },
      ])
    }
    return { ant, renglones: answers }
  } catch (error) {
    if (!(error instanceof ExternalSystemError)) throw error
    const nada = { valida: false, mensaje: '' }
    return { ant: { en, falla: true, factura: nada, reservas: nada }, renglones: [] }
  }
}
