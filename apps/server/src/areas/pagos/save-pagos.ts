import { message } from '@valija/contract/messages.ts'
import type { PagoNuevo, Reuso } from '@valija/contract/pagos-nuevos.ts'
import { estadoInicial } from '@valija/domain/pagos/estados.ts'
import type { Montos } from '@valija/domain/pagos/montos.ts'
import { type Dia, parseDia } from '@valija/domain/tiempo/dia.ts'
import { normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { normalizeRfc } from '@valija/domain/usuarios/rfc.ts'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { Refusal, refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { metodosVigentes } from '../catalogos/metodos.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { sistemas } from '../correos/plantilla.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { reservaVista } from './buscar-reserva.ts'
import { comprobantesPropios } from './comprobantes.ts'
import { type FallaDePago, judgeForma, judgeMontos, type MetodoVigente } from './judge-pago.ts'
import { findReusos, type PorRevisar, type ReusoInterno } from './reusos.ts'
import { tipoDeCambioDe } from './tipo-de-cambio.ts'

type Listo = {
  pago: PagoNuevo
  montos: Montos
  metodo: MetodoVigente
  reserva: { rfc: string; motorReservaId: number; moneda: 'MXN' | 'USD'; nombrePaquete: string }
  tipoCambio: string
  comprobante: { comprobanteId: number; hash: string } | null
}
type Pedido = { clave: string; pagos: readonly PagoNuevo[]; motivoReuso?: string | null | undefined }

/**
 * 'Guardar N Pagos': all or nothing. Everything is judged again from what the server holds; a second request with the same
 * key gets the payments of the first. A proof that looks used stops it unless a reason is given, which is kept.
 */
export async function savePagos(
  deps: Deps,
  actor: Actor,
  { clave, pagos, motivoReuso }: Pedido,
): Promise<{ pagos: { pagoID: number }[]; repetido: boolean }> {
  if (pagos.length === 0) throw refuse('sinPagos')
  const before = await savedBefore(deps, actor, clave)
  if (before) return { pagos: before.map((pagoID) => ({ pagoID })), repetido: true }
  const listos = await judgePagos(deps, actor, pagos)
  const motivo = motivoReuso?.trim() ?? ''
  return inTransaction(deps.db, async (tx) => {
    // Two clicks at once: the second waits here and then finds what the first saved.
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('guardadosDePago')
      .values({ usuarioId: actor.usuarioId, clave })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) {
      const first = await savedBefore({ db: tx }, actor, clave)
      return { pagos: (first ?? []).map((pagoID) => ({ pagoID })), repetido: true }
    }
    // Two people registering the same proof at once: one after the other, so that the second sees the first.
    await sql`select pg_advisory_xact_lock(hashtext('pagos.guardar'))`.execute(tx)
    const reusos = await findReusos(tx, actor, listos.map(toPorRevisar))
    if (reusos.length > 0 && motivo === '') throw refuseReuso(reusos)
    const ids: number[] = []
    for (const [indice, listo] of listos.entries())
      ids.push(
        await insertPago(
          deps,
          tx,
          actor,
          listo,
          reusos.filter((one) => one.indice === indice),
          motivo,
        ),
      )
    await tx
      .updateTable('guardadosDePago')
      .set({ pagoIds: sql<number[]>`${ids}::bigint[]` })
      .where('usuarioId', '=', actor.usuarioId)
      .where('clave', '=', clave)
      .execute()
    await announce(tx, { tipo: 'pago', ids: ids.map(String) }, { usuarioId: actor.usuarioId })
    return { pagos: ids.map((pagoID) => ({ pagoID })), repetido: false }
  })
}

/** The same look at used proofs before saving, for 'Agregar a la lista'. */
export async function revisarReusos(deps: Deps, actor: Actor, pagos: readonly PagoNuevo[]): Promise<Reuso[]> {
  const listos = await judgePagos(deps, actor, pagos)
  return (await findReusos(deps.db, actor, listos.map(toPorRevisar))).map(toWire)
}

const toWire = ({ otroPagoId: _otro, ...reuso }: ReusoInterno): Reuso => reuso

const razonTexto = {
  mismoArchivo: 'razonMismoArchivo',
  mismaTransaccion: 'razonMismaTransaccion',
  mismoMontoFechaCuenta: 'razonMismoMontoFechaCuenta',
} as const
function refuseReuso(reusos: readonly ReusoInterno[]): Refusal {
  const detalles = reusos.map(({ indice, razones, bookingCode, pagoID }) => ({
    campo: String(indice),
    mensaje: `${message('fallaDelPago', { n: indice + 1, mensaje: razones.map((r) => message(razonTexto[r])).join('. ') })}${bookingCode === '' ? '' : ` (${bookingCode}${pagoID === null ? '' : `, ${pagoID}`})`}`,
  }))
  return new Refusal(
    'comprobanteReutilizado',
    message('comprobanteReutilizado', { n: reusos.length }),
    message('comprobanteReutilizadoTitulo'),
    detalles,
  )
}

const toPorRevisar = ({ pago, metodo, montos, comprobante }: Listo): PorRevisar => ({
  bookingCode: pago.bookingCode.toUpperCase(),
  hash: comprobante?.hash ?? null,
  numeroTransaccion: pago.numeroTransaccion,
  monto: metodo.monedaNacional ? montos.montoNacional : montos.montoDolares,
  monedaID: metodo.monedaNacional ? 1 : 2,
  fechaPago: pago.fechaPago,
  numeroCuenta: metodo.numeroCuenta,
  concepto: pago.concepto,
})

async function savedBefore(
  { db }: { db: Deps['db'] | Tx },
  actor: Actor,
  clave: string,
): Promise<number[] | null> {
  const row = await db
    .selectFrom('guardadosDePago')
    .select('pagoIds')
    .where('usuarioId', '=', actor.usuarioId)
    .where('clave', '=', clave)
    .executeTakeFirst()
  return row && row.pagoIds.length > 0 ? row.pagoIds.map(Number) : null
}

/** Every payment judged; what fails is told by payment and field, and nothing is saved. */
async function judgePagos(deps: Deps, actor: Actor, pagos: readonly PagoNuevo[]): Promise<Listo[]> {
  const hoy = await deps.reloj.hoy()
  const politica = await politicaVigente(deps.db, hoy)
  const metodos = await metodosVigentes(deps.db)
  const comprobantes = await comprobantesPropios(
    deps.db,
    actor,
    pagos.map(({ comprobanteID }) => comprobanteID),
  )
  const listos: Listo[] = []
  const fallas: (FallaDePago & { indice: number })[] = []
  for (const [indice, pago] of pagos.entries()) {
    const forma = judgeForma(pago, { hoy, politica })
    const comprobante = comprobantes.get(pago.comprobanteID) ?? null
    if (pago.comprobanteID !== 1 && comprobante === null)
      forma.push({ campo: 'comprobanteID', mensaje: message('comprobanteAjeno') })
    if (forma.length > 0) {
      fallas.push(...forma.map((falla) => ({ ...falla, indice })))
      continue
    }
    const reserva = await reservaVista(deps, { ...pago, bookingCode: pago.bookingCode.toUpperCase() })
    const tipoCambio = await tasaOrNull(deps, parseDia(pago.fechaPago))
    const metodo = metodos.get(pago.metodoPagoID)
    const { fallas: deMontos, montos } = judgeMontos(pago, {
      hoy,
      politica,
      metodo,
      tipoCambio,
      monedaReserva: reserva.moneda,
    })
    fallas.push(...deMontos.map((falla) => ({ ...falla, indice })))
    if (deMontos.length === 0 && montos && metodo && tipoCambio !== null)
      listos.push({ pago, montos, metodo, reserva, tipoCambio, comprobante })
  }
  if (fallas.length > 0)
    throw new Refusal(
      'pagosConFallas',
      message('pagosConFallas', { n: fallas.length }),
      undefined,
      fallas.map(({ indice, campo, mensaje }) => ({
        campo: pagos.length === 1 ? campo : `${indice}.${campo}`,
        mensaje: pagos.length === 1 ? mensaje : message('fallaDelPago', { n: indice + 1, mensaje }),
      })),
    )
  return listos
}

async function tasaOrNull(deps: Deps, dia: Dia | null): Promise<string | null> {
  if (dia === null) return null
  try {
    return (await tipoDeCambioDe(deps, dia)).tipoCambio
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

async function insertPago(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  { pago, montos, metodo, reserva, tipoCambio, comprobante }: Listo,
  reusos: readonly ReusoInterno[],
  motivo: string,
): Promise<number> {
  const correo = normalizeCorreo(pago.userID)
  const { pagoId } = await tx
    .insertInto('pagos')
    .values({
      fechaPago: pago.fechaPago,
      fechaBancos: pago.fechaBancos ?? null,
      rfc: normalizeRfc(reserva.rfc),
      bookingCode: pago.bookingCode.toUpperCase(),
      nombrePaquete: reserva.nombrePaquete,
      motorReservaId: reserva.motorReservaId,
      monedaId: metodo.monedaNacional ? 1 : 2,
      monedaReserva: reserva.moneda,
      metodoPagoId: metodo.metodoPagoId,
      promocionId: pago.promocionID ?? null,
      estadoId: estadoInicial,
      comprobanteId: comprobante?.comprobanteId ?? null,
      nombreMetodoPago: metodo.nombreMetodoPago,
      banco: metodo.banco,
      numeroCuenta: metodo.numeroCuenta,
      montoPago: metodo.monedaNacional ? montos.montoNacional : montos.montoDolares,
      montoPagadoMonedaReserva: montos.montoReserva,
      montoPagoMonedaNacional: montos.montoNacional,
      montoPagoDolares: montos.montoDolares,
      tipoCambio,
      concepto: pago.concepto,
      numeroTransaccion: pago.numeroTransaccion,
      userCreate: correo,
      registradoPor: actor.usuarioId,
      userValidator: null,
      detalleRechazo: null,
    })
    .returning('pagoId')
    .executeTakeFirstOrThrow()
  await writeBitacora(tx, actor, {
    entidad: 'pago',
    entidadId: pagoId,
    accion: 'pagoRegistrado',
    a: message('estadoPendiente'),
    detalle: { bookingCode: pago.bookingCode, monto: montos.montoNacional, tipoCambio },
  })
  if (reusos.length > 0) {
    await tx
      .insertInto('pagoReusos')
      .values(
        reusos.map(({ razones, otroPagoId }) => ({
          pagoId,
          otroPagoId,
          razones,
          motivo,
          creadoPor: actor.usuarioId,
        })),
      )
      .execute()
    await writeBitacora(tx, actor, {
      entidad: 'pago',
      entidadId: pagoId,
      accion: 'comprobanteReutilizado',
      motivo,
      detalle: { otros: reusos.map(({ otroPagoId, razones }) => ({ otroPagoId, razones })) },
    })
  }
  await enqueueCorreo(deps, tx, {
    plantilla: 'confirmacionPago',
    registro: String(pagoId),
    para: correo,
    sistema: sistemas.pagos,
    creadoPor: actor.usuarioId,
  })
  return pagoId
}
