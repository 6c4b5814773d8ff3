import { seCancela } from '@valija/domain/facturas/reglas/cancelacion-is-not-asked-for.ts'
import { diaDe } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { SatRespuesta } from '../../adapters/sat/port.ts'
import { inTransaction } from '../../db/connection.ts'
import { holdEstancias } from '../../db/hold-estancias.ts'
import type { Deps } from '../../deps.ts'
import { laMaquina, writeBitacora } from '../bitacora/write-bitacora.ts'
import { readXmls } from '../facturas/read-xmls.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { announceLote } from './announce-lote.ts'
import { tellPorCorregir } from './correos-de-lote.ts'
import { advanceWhenAccepted, recountLote } from './recount-lote.ts'
import { noteRevividas } from './reservas-repetidas.ts'

type Uses = Pick<Deps, 'db' | 'sat' | 'archivos' | 'reloj' | 'lectores' | 'config' | 'jobs'>
type Factura = {
  id: number
  loteId: number
  estado: string
  estatusCancelacion: string
  hash: string
  uuid: string
}
const simultaneas = 5
const noVigentes: readonly string[] = ['Cancelado', 'No Encontrado']

/**
 * Asks the SAT again about facturas of saved lotes, from their stored bytes, and writes down what it says. What it did
 * not answer stays as it was and is nobody's fault; the first such failure is thrown once the rest is written. Where the SAT
 * or the store cannot be reached the rest is left to the next try; a fault of one factura is its own. `vigila`: nothing is
 * about to be done with them, and what was found before and is not found now is no answer, for the SAT forgets none.
 */
export async function verifyFacturas(
  deps: Uses,
  facturaIds: readonly number[],
  signal?: AbortSignal,
  { vigila = false }: { vigila?: boolean | undefined } = {},
): Promise<void> {
  if (facturaIds.length === 0) return
  const facturas: Factura[] = await deps.db
    .selectFrom('facturas as f')
    .innerJoin('archivos as a', 'a.id', 'f.xmlArchivoId')
    .select(['f.id', 'f.loteId', 'f.estado', 'f.estatusCancelacion', 'f.uuid', 'a.hash'])
    .where('f.id', 'in', [...facturaIds])
    .where('f.eliminadaEn', 'is', null)
    .where('f.retiradaEn', 'is', null)
    .execute()
  const answers: { factura: Factura; respuesta: SatRespuesta }[] = []
  let failure: unknown = null
  const queue = [...facturas]
  const ask = async () => {
    for (let factura = queue.shift(); factura; factura = queue.shift())
      try {
        const respuesta = await askSat(deps, factura.hash, signal)
        const calla = vigila && factura.estado === 'Vigente' && !isHallada(respuesta)
        if (!calla) answers.push({ factura, respuesta })
      } catch (error) {
        failure ??= error
        if (!(error instanceof ExternalSystemError) || error.kind === 'unreachable') queue.length = 0
      }
  }
  await Promise.all(Array.from({ length: simultaneas }, ask))
  if (answers.length > 0) await writeAnswers(deps, answers)
  if (failure) throw failure
}

const isHallada = ({ estado }: SatRespuesta): boolean => estado === 'Vigente' || estado === 'Cancelado'

async function askSat(deps: Uses, hash: string, signal?: AbortSignal): Promise<SatRespuesta> {
  const [xml] = await readXmls(deps, 'verificación', [{ bytes: await deps.archivos.leerBytes(hash) }])
  if (!xml?.expresion)
    throw new ExternalSystemError('archivos', 'invalidAnswer', {
      detail: `stored CFDI ${hash} is unreadable`,
    })
  return deps.sat.consultar(xml.expresion, signal)
}

async function writeAnswers(
  deps: Uses,
  answers: { factura: Factura; respuesta: SatRespuesta }[],
): Promise<void> {
  const ahora = deps.reloj.ahora()
  const { efosBloquean } = await politicaVigente(deps.db, diaDe(ahora))
  await inTransaction(deps.db, async (tx) => {
    const loteIds = [...new Set(answers.map(({ factura }) => factura.loteId))].sort((a, b) => a - b)
    const lotes = await tx
      .selectFrom('lotes')
      .select(['id', 'creadorId'])
      .where('id', 'in', loteIds)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    const ids = answers.map(({ factura }) => factura.id)
    await holdEstancias(
      tx,
      sql`select booking_code from factura_reservas where factura_id = any(${ids}::bigint[])`,
    )
    const revividas: number[] = []
    for (const { factura, respuesta } of answers) {
      // A word outside the catalogue is not an answer: it stays to be verified, its text kept.
      const estado = respuesta.estado === 'Desconocido' ? 'Sin verificar' : respuesta.estado
      await tx
        .updateTable('facturas')
        .set({
          estado,
          codigoEstatus: respuesta.codigoEstatus,
          esCancelable: respuesta.esCancelable,
          estatusCancelacion: respuesta.estatusCancelacion,
          validacionEfos: respuesta.validacionEfos,
          satConsultadoEn: ahora,
        })
        .where('id', '=', factura.id)
        .execute()
      if (factura.estado === 'Cancelado' && estado !== 'Cancelado') revividas.push(factura.id)
      const cambia = seCancela({ ...respuesta, estado }) !== seCancela(factura)
      if (estado !== factura.estado || cambia)
        await writeBitacora(tx, laMaquina, {
          entidad: 'factura',
          entidadId: factura.id,
          accion: 'verificarSat',
          de: factura.estado,
          a: estado,
          motivo: (cambia && respuesta.estatusCancelacion) || respuesta.codigoEstatus || null,
        })
    }
    await noteRevividas(tx, revividas)
    for (const lote of lotes) {
      const changed = answers.filter(
        ({ factura, respuesta }) => factura.loteId === lote.id && factura.estado !== respuesta.estado,
      )
      await recountLote(tx, lote.id, efosBloquean)
      if (changed.length > 0) {
        const conteo: Record<string, number> = {}
        for (const { respuesta } of changed) conteo[respuesta.estado] = (conteo[respuesta.estado] ?? 0) + 1
        await writeBitacora(tx, laMaquina, {
          entidad: 'lote',
          entidadId: lote.id,
          accion: 'verificarSat',
          detalle: { conteo },
        })
      }
      await tellPorCorregir(
        deps,
        tx,
        lote.id,
        changed
          .filter(({ respuesta }) => noVigentes.includes(respuesta.estado))
          .map(({ factura }) => factura.id),
      )
      await advanceWhenAccepted(tx, lote.id, ahora)
      await announceLote(tx, lote)
    }
  })
}
