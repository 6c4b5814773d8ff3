import type { LoteInvitado } from '@valija/contract/invitados.ts'
import { message } from '@valija/contract/messages.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { isCorreo, normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import type { Deps } from '../../deps.ts'
import { oneAtATime } from '../../http/one-at-a-time.ts'
import { refuse } from '../../refuse.ts'
import { type Autor, writeBitacora } from '../bitacora/write-bitacora.ts'
import { nameBorrador } from '../borradores/change-borrador.ts'
import { saveLote } from '../borradores/save-lote.ts'
import { validateLote } from '../borradores/validate-lote.ts'
import { enqueueCorreo } from '../correos/enqueue-correo.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { type Carga, invitado } from './carga.ts'
import { bookCalls, limitCalls } from './limit-calls.ts'
import { type CargaJuzgada, judgeCarga } from './read-carga.ts'

/** Verify the batch, then save it (Commissions §4): a lote's judgement, transaction and mail. */
export async function saveCarga(
  deps: Deps,
  carga: Carga,
  escrito: { correo: string },
  operador: Autor | null = null,
): Promise<LoteInvitado> {
  // A second click, another tab or a repeated call waits for the first, and has its lote.
  return oneAtATime(deps, `carga ${carga.id}`, {
    before: () => savedLote(deps, carga.id),
    work: () => saveNow(deps, carga, normalizeCorreo(escrito.correo), operador),
  })
}

async function savedLote(deps: Deps, cargaId: string): Promise<LoteInvitado | null> {
  const { loteId } = await deps.db
    .selectFrom('cargasInvitados')
    .select('loteId')
    .where('id', '=', cargaId)
    .executeTakeFirstOrThrow(() => refuse('cargaNoEncontrada'))
  return loteId === null ? null : readLote(deps, loteId)
}

async function saveNow(
  deps: Deps,
  carga: Carga,
  correo: string,
  operador: Autor | null,
): Promise<LoteInvitado> {
  const juzgada = await judgeCarga(deps, carga)
  assertReady(juzgada)
  assertCorreoYPdfs(juzgada, correo)
  const { hechos, juicio } = juzgada
  const rfc = hechos.proveedor?.rfc ?? ''
  await limitCalls(deps, 'guardar', { direccion: carga.direccion, rfc })
  // Nobody's mailbox is filled by somebody else's writing it down: the lote is saved all the same.
  const conCorreo = (await bookCalls(deps, 'correo', { correo })) === 0
  const primera = juicio.facturas.find(({ lista }) => lista)?.cabecera
  const nombre = `Comisiones ${rfc} ${primera?.serieFolio || hechos.hoy}`.slice(0, 120)
  await nameBorrador(deps, invitado, carga.borradorId, nombre)
  await validateLote(deps, invitado, carga.borradorId)
  const autor = { usuarioId: null, correo }
  const lote = await saveLote(deps, autor, carga.borradorId, async (tx, { id }) => {
    await tx.updateTable('cargasInvitados').set({ loteId: id }).where('id', '=', carga.id).execute()
    // Staff may load on a guest's behalf: who it was is known, though the lote is the guest's.
    await writeBitacora(tx, operador ?? autor, {
      entidad: 'lote',
      entidadId: id,
      accion: operador ? 'comoInvitado' : 'invitado',
      detalle: { rfc, direccion: carga.direccion },
    })
    if (conCorreo)
      await enqueueCorreo(deps, tx, {
        plantilla: 'loteInvitado',
        registro: String(id),
        para: correo,
        creadoPor: null,
      })
  })
  return readLote(deps, lote.id)
}

/** The steps before, in the documented order: the first that is missing is the refusal. */
function assertReady({ paso, juicio }: CargaJuzgada): void {
  if (paso === 'facturas') throw refuse('sinFacturasPorValidar')
  if (paso === 'reservas') throw refuse('faltanReservas')
  if (juicio.satPendientes > 0) throw refuse('pasoSatPendiente')
  if (juicio.antPendientes > 0) throw refuse('pasoAntPendiente')
  if (juicio.listas.facturas === 0) throw refuse('pasoNingunaContinua')
}

/** Commissions §5: e-mail and PDFs required, as many PDFs as facturas. */
function assertCorreoYPdfs({ juicio }: CargaJuzgada, correo: string): void {
  if (correo === '') throw refuse('faltaCorreo')
  if (!isCorreo(correo)) throw refuse('correoDeAgenciaInvalido')
  const sinPdf = juicio.facturas.filter(({ lista, pdfId }) => lista && pdfId === null).length
  if (sinPdf === 0) return
  throw refuse(sinPdf === juicio.listas.facturas ? 'faltanLosPdfs' : 'faltanAlgunosPdfs')
}

async function readLote({ db, reloj }: Deps, loteId: number): Promise<LoteInvitado> {
  const lote = await db
    .selectFrom('lotes')
    .select((eb) => [
      'id',
      'nombre',
      'numFacturas',
      'numReservas',
      'total',
      'moneda',
      'creador',
      eb
        .selectFrom('facturas')
        .select((f) => f.fn.countAll<number>().as('n'))
        .whereRef('facturas.loteId', '=', 'lotes.id')
        .where('metodoPago', '=', 'PPD')
        .as('ppd'),
    ])
    .where('id', '=', loteId)
    .executeTakeFirstOrThrow()
  const { diaComplemento } = await politicaVigente(db, await reloj.hoy())
  return {
    id: lote.id,
    nombre: lote.nombre,
    facturas: lote.numFacturas,
    reservas: lote.numReservas,
    total: centavos(lote.total),
    moneda: lote.moneda,
    ppd: Number(lote.ppd),
    diaComplemento,
    correo: lote.creador,
    mensaje: message('loteInvitadoGuardado'),
  }
}
