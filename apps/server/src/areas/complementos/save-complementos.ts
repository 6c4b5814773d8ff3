import { createHash } from 'node:crypto'
import type { ComplementoRevisado, ComplementosGuardados } from '@valija/contract/complementos.ts'
import { reglasDeComplemento } from '@valija/contract/messages/complementos.ts'
import { lectorDe } from '@valija/contract/messages/remedios-cfdi.ts'
import { message } from '@valija/contract/messages.ts'
import { type Emparejamiento, matchDoctos } from '@valija/domain/complementos/match-doctos.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import { type Conn, inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import type { ArchivoRecibido } from '../../http/receive-files.ts'
import { storeArchivos } from '../../http/store-archivo.ts'
import { type Refusal, refuse, refuseWith } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { typeOfContent } from '../facturas/uploaded-files.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { checkComplementos, type DichoDelSat, type Revisado } from './check-complementos.ts'
import { lockEsperados } from './expect-complementos.ts'
import { readGuardados } from './list-complementos.ts'
import { motivosDe } from './motivos-de-complemento.ts'
import type { ComplementoLeido } from './read-complemento.ts'
import { onlyUuids, readEsperados, registeredComplementos } from './read-esperados.ts'
import {
  readSustituidos,
  readSustitutos,
  releaseComplementos,
  type Sustituido,
  withFreed,
} from './release-complementos.ts'

export type ParDeArchivos = { xml: ArchivoRecibido; pdf: ArchivoRecibido }
type Guardable = {
  leido: ComplementoLeido
  sat: DichoDelSat
  juicio: ComplementoRevisado
  porRevisar: string
  par: ParDeArchivos
}
type Guardada = Guardable & { xmlId: string; pdfId: string }

/** Checks again from the bytes, keeps the right ones with their PDF and covers their payments; the others are told why. */
export async function saveComplementos(
  deps: Deps,
  actor: Actor,
  pares: readonly ParDeArchivos[],
  /**
   * `conAvisos`: who saves was shown what the check says. `todos`: its answer has no place to say which were left out.
   * `otraVez`: they were sent before and never answered, and those that were saved then are.
   */
  como: { conAvisos?: boolean; todos?: boolean; otraVez?: boolean },
): Promise<ComplementosGuardados> {
  for (const { pdf } of pares)
    if (typeOfContent(pdf.bytes) !== 'application/pdf')
      throw refuse('complementoPdfNoEsPdf', { nombre: pdf.nombre })
  const { ids, nuevos } = como.otraVez
    ? await splitSaved(deps.db, actor, pares)
    : { ids: [] as number[], nuevos: pares }
  const revisados = await checkComplementos(
    deps,
    actor,
    nuevos.map(({ xml }) => xml),
  )
  const rechazados = revisados.filter(({ juicio }) => !juicio.valido).map(({ juicio }) => juicio)
  if (como.todos === true && rechazados.length > 0) throw noneSaved(rechazados)
  // Saved by our people who saw the doubt, it is taken by name; else it stays open until they decide.
  const decide = como.conAvisos === true && lectorDe(actor.rol) === 'agencia'
  const guardables = revisados.flatMap(({ leido, ...rest }: Revisado, i): Guardable[] => {
    const par = nuevos[i]
    return leido && rest.juicio.valido && par ? [{ leido, ...rest, par }] : []
  })
  const guardadas = await storePares(deps, actor, guardables)
  const hoy = await deps.reloj.hoy()
  const saveSome = async (tx: Tx, some: readonly Guardada[]) => {
    await lockSome(tx, actor, some)
    for (const una of some) {
      const saved = await saveOne(deps, tx, actor, una, { decide, hoy })
      if (typeof saved === 'number') ids.push(saved)
      else rechazados.push({ ...una.juicio, valido: false, motivos: saved })
    }
    if (como.todos === true && rechazados.length > 0) throw noneSaved(rechazados)
  }
  // Each on its own: those that are saved are, whatever becomes of the next.
  for (const some of como.todos === true ? [guardadas] : guardadas.map((una) => [una]))
    await inTransaction(deps.db, (tx) => saveSome(tx, some))
  if (ids.length === 0) throw noneSaved(rechazados)
  return { guardados: await readGuardados(deps.db, actor, ids), rechazados }
}

/** Those that this person has saved already, byte by byte, and the others. */
async function splitSaved(db: Conn, actor: Actor, pares: readonly ParDeArchivos[]) {
  const hashOf = ({ bytes }: ArchivoRecibido) => createHash('sha256').update(bytes).digest('hex')
  const keyOf = ({ xml, pdf }: ParDeArchivos) => `${hashOf(xml)} ${hashOf(pdf)}`
  const { rows } = await sql<{ id: number; clave: string }>`
    select c.id, x.hash || ' ' || p.hash as clave
    from complementos c join archivos x on x.id = c.xml_archivo_id join archivos p on p.id = c.pdf_archivo_id
    where c.creador_id = ${actor.usuarioId} and x.hash || ' ' || p.hash = any(${pares.map(keyOf)}::text[])`.execute(
    db,
  )
  const guardados = new Map(rows.map(({ id, clave }) => [clave, id]))
  return { ids: [...guardados.values()], nuevos: pares.filter((par) => !guardados.has(keyOf(par))) }
}

/** Those that nobody could check are not called wrong. */
function noneSaved(rechazados: readonly ComplementoRevisado[]): Refusal {
  const detalles = rechazados.map(({ nombre, motivos }) => ({ mensaje: `${nombre}: ${motivos.join(' ')}` }))
  return rechazados.some(({ sinVerificar }) => sinVerificar)
    ? refuseWith('complementosSinVerificar', message('complementosSinVerificar'), { detalles })
    : refuseWith('complementosIncorrectos', message('complementosIncorrectos'), {
        titulo: message('complementosIncorrectosTitulo'),
        detalles,
      })
}

/** The files of all before the first is saved: a store that fails keeps none. */
async function storePares(deps: Deps, actor: Actor, guardables: readonly Guardable[]): Promise<Guardada[]> {
  const archivos = await storeArchivos(
    deps,
    actor.usuarioId,
    guardables.flatMap(({ par }) =>
      (['xml', 'pdf'] as const).map((clase) => ({
        contenido: par[clase].bytes,
        tipo: `application/${clase}`,
        nombre: par[clase].nombre,
        proposito: 'complemento',
      })),
    ),
  )
  return guardables.map((guardable, i) => ({
    ...guardable,
    xmlId: archivos[2 * i]?.id ?? '',
    pdfId: archivos[2 * i + 1]?.id ?? '',
  }))
}

/**
 * One save of the same complement at a time, and of those that it takes the place of: one stored while this waits would be
 * written on after its payments. Then everything that they may write on.
 */
async function lockSome(tx: Tx, actor: Actor, some: readonly Guardada[]): Promise<void> {
  const suyos = some.flatMap(({ leido }) => [leido.cabecera.uuid.toUpperCase(), ...leido.sustituye])
  for (const uuid of [...new Set(suyos)].toSorted())
    await sql`select pg_advisory_xact_lock(hashtext(${uuid}))`.execute(tx)
  const complementos: number[] = []
  for (const { leido } of some) {
    const viejos = await readSustituidos(tx, actor, leido.cabecera.emisor, leido.sustituye)
    complementos.push(...viejos.map(({ id }) => id))
  }
  const uuids = some.flatMap(({ leido }) => leido.doctos.map(({ idDocumento }) => idDocumento))
  await lockEsperados(tx, { uuids, complementos })
}

/** The id, or why not: somebody may have covered the payment or stored the file meanwhile. */
async function saveOne(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  { leido, sat, porRevisar, xmlId, pdfId }: Guardada,
  { decide, hoy }: { decide: boolean; hoy: Dia },
): Promise<number | string[]> {
  const { cabecera, doctos } = leido
  const ahora = deps.reloj.ahora()
  if ((await registeredComplementos(tx, [cabecera.uuid])).size > 0)
    return [reglasDeComplemento.registradoAnteriormente()]
  const sustituto = (await readSustitutos(tx, [leido])).get(cabecera.uuid)
  if (sustituto !== undefined)
    return [reglasDeComplemento.sustituidoPorOtro({ encontrado: sustituto, esperado: '' })]
  const uuids = doctos.map(({ idDocumento }) => idDocumento)
  const esperados = await readEsperados(tx, actor, uuids)
  const sustituidos = await readSustituidos(tx, actor, cabecera.emisor, leido.sustituye)
  const { toleranciaComplemento } = await politicaVigente(tx, hoy)
  const libres = withFreed(esperados, sustituidos)
  const match = matchDoctos(cabecera.emisor, doctos, libres, toleranciaComplemento)
  if (match.fallas.length > 0) return motivosDe(match, doctos)
  const { id } = await tx
    .insertInto('complementos')
    .values({
      uuid: cabecera.uuid,
      emisor: cabecera.emisor,
      emisorNombre: cabecera.emisorNombre,
      receptor: cabecera.receptor,
      total: cabecera.total,
      usoCfdi: cabecera.usoCFDI,
      regimenFiscalReceptor: cabecera.regimenFiscalReceptor,
      tipoDeComprobante: cabecera.tipoDeComprobante,
      fechapago: cabecera.fechapago,
      monedaP: cabecera.monedasP[0] ?? 'MXN',
      montoTotalPagos: cabecera.montoTotalPagos,
      estado: porRevisar !== '' && !decide ? 'Por revisar' : sat.estado,
      estatusCancelacion: sat.estatusCancelacion,
      porRevisar: porRevisar || null,
      ...(porRevisar !== '' && decide
        ? { revisadoPor: actor.correo, revisadoEn: ahora }
        : { revisadoPor: null, revisadoEn: null }),
      revisionMotivo: null,
      creadorId: actor.usuarioId,
      creador: actor.correo,
      xmlArchivoId: xmlId,
      pdfArchivoId: pdfId,
      sustituidoPor: null,
      sustituye: onlyUuids(leido.sustituye),
      canceladoEn: null,
      satConsultadoEn: ahora,
      expresion: leido.expresion || null,
      creadoEn: ahora,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await substitute(tx, actor, sustituidos, { id, uuid: cabecera.uuid }, ahora)
  await cover(tx, id, doctos, match)
  await writeBitacora(tx, actor, {
    entidad: 'complemento',
    entidadId: id,
    accion: 'guardado',
    detalle: { uuid: cabecera.uuid, monto: cabecera.montoTotalPagos },
    // Nobody but its maker's word says that the sello is good: why it is a doubt is kept with who handed it in.
    ...(porRevisar === '' ? {} : { motivo: porRevisar }),
  })
  const creadores = new Set(esperados.map(({ creadorId }) => creadorId))
  for (const usuarioId of creadores)
    await announce(tx, { tipo: 'complemento', ids: [String(id)] }, { usuarioId })
  return id
}

/** Those that it takes the place of cover nothing any more, and say by which they were replaced. */
async function substitute(
  tx: Tx,
  actor: Actor,
  sustituidos: readonly Sustituido[],
  por: { id: number; uuid: string },
  ahora: Date,
): Promise<void> {
  const ids = sustituidos.map(({ id }) => id)
  await releaseComplementos(tx, ids, ahora)
  for (const id of ids) {
    await tx
      .updateTable('complementos')
      .set({ sustituidoPor: por.id, estado: 'Sustituido' })
      .where('id', '=', id)
      .execute()
    await writeBitacora(tx, actor, {
      entidad: 'complemento',
      entidadId: id,
      accion: 'sustituido',
      detalle: { uuid: por.uuid },
    })
  }
}

/** Writes the related documents and which part of which payment each covers. */
async function cover(
  tx: Tx,
  complementoId: number,
  doctos: ComplementoLeido['doctos'],
  { cobros, tolerados }: Emparejamiento,
): Promise<void> {
  for (const [i, docto] of doctos.entries()) {
    const { id: folioId } = await tx
      .insertInto('complementoFolios')
      .values({
        complementoId,
        idDocumento: docto.idDocumento,
        impPagado: docto.impPagado,
        monedaDr: docto.monedaDR,
        numParcialidad: docto.numParcialidad,
        fechaPago: docto.fechaPago,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const { esperadoId, monto } of cobros.filter((cobro) => cobro.docto === i)) {
      await tx
        .insertInto('complementoCobros')
        .values({ folioId, esperadoId, monto, liberadoEn: null })
        .execute()
      await tx
        .updateTable('complementosEsperados')
        .set((eb) => ({ recibido: eb('recibido', '+', monto) }))
        .where('id', '=', esperadoId)
        .execute()
    }
  }
  for (const { esperadoId, monto } of tolerados)
    await tx
      .updateTable('complementosEsperados')
      .set({ tolerado: monto })
      .where('id', '=', esperadoId)
      .execute()
}
