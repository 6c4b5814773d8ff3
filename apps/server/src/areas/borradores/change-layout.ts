import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { CargaRespuesta, renglonEntrada } from '@valija/contract/borradores.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { mergeRenglones } from '@valija/domain/lotes/layout/merge-renglones.ts'
import type { z } from 'zod'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { codigosDe, holdEstancias } from '../../db/hold-estancias.ts'
import { jsonb } from '../../db/jsonb.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { ArchivoRecibido } from '../../http/receive-files.ts'
import { storeArchivo } from '../../http/store-archivo.ts'
import { refuse } from '../../refuse.ts'
import { orDrop } from './drop-orphans.ts'
import { tomado } from './fuera-de-carga.ts'
import { judgeGuardado, loadJuzgado } from './judge-guardado.ts'
import { assertNoWorseLayout } from './keep-better.ts'
import type { BorradorGuardado, CfdiGuardado, RenglonGuardado } from './load-borrador.ts'
import { readLayoutApart } from './read-layout-apart.ts'
import { summarizeCarga } from './summarize-carga.ts'
import { touchBorrador } from './touch-borrador.ts'
import { askAntAgain } from './validate-reservas.ts'

/**
 * A layout replaces the rows, unless more facturas were right with them and nobody said `deTodosModos`; a sheet of
 * exceptions merges into them. What was there is kept, and `restoreLayout` brings it back.
 */
export async function uploadLayout(
  deps: Deps,
  actor: Actor,
  id: string,
  archivo: ArchivoRecibido,
  deTodosModos: boolean,
): Promise<CargaRespuesta> {
  const contado = await requireValidated(deps, actor, id)
  if (!/\.xlsx?$/i.test(archivo.nombre)) throw refuse('layoutNoEsExcel')
  if (archivo.bytes.length === 0) throw refuse('layoutVacio')
  const { renglones: leidos, deExcepciones, avisos } = await readLayoutApart(deps, actor, archivo.bytes)
  if (leidos.length === 0) throw refuse('layoutVacio')
  const hoja = {
    contenido: archivo.bytes,
    tipo: /\.xls$/i.test(archivo.nombre)
      ? 'application/vnd.ms-excel'
      : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    nombre: archivo.nombre,
    proposito: 'layout',
    creadoPor: actor.usuarioId,
  }
  const guardado = await storeArchivo(deps, hoja, contado)
  const nuevos = leidos.map(({ fila, original, ...r }) => ({
    numero: fila,
    original,
    folio: r.folio,
    bookingCode: r.bookingCode,
    base: centavos(r.base),
    iva: centavos(r.iva),
    otrosImpuestos: centavos(r.otrosImpuestos),
    propinas: centavos(r.propinas),
    totalReserva: centavos(r.totalReserva),
    ilegibles: r.ilegibles,
    ivaVacio: r.ivaVacio,
    ant: null,
  }))
  await inTransaction(deps.db, async (tx) => {
    const fila = await touchBorrador(deps, tx, actor, id)
    const merge = deExcepciones && fila.layoutArchivoId !== null
    // The whole layout stays the one kept with the lote; a merge only corrects its rows.
    const suyo = {
      layoutArchivoId: guardado.id,
      layoutNombre: archivo.nombre,
      reservasPedidasEn: null,
      layoutValidadoEn: null,
    }
    await tx
      .updateTable('borradores')
      .set({ layoutAvisos: jsonb(avisos), ...(merge ? {} : suyo) })
      .where('id', '=', id)
      .execute()
    await changeRenglones(
      deps,
      tx,
      actor,
      id,
      (actuales) =>
        merge
          ? mergeRenglones<RenglonGuardado>(actuales, nuevos)
          : nuevos.map(({ original: _original, ...renglon }) => renglon),
      { anterior: fila, ...(deTodosModos ? {} : { assert: assertNoWorseLayout }) },
    )
  }).catch(orDrop(deps, [guardado]))
  const archivos = [{ nombre: archivo.nombre, id: guardado.id, ...tomado }]
  return { archivos, aviso: { ...summarizeCarga(archivos), ids: [] } }
}

type FilaDeBorrador = Pick<
  BorradorGuardado['fila'],
  'id' | 'layoutArchivoId' | 'layoutNombre' | 'layoutAvisos' | 'reservasPedidasEn' | 'layoutValidadoEn'
>

/** Of a row, what its sheet said and was put right in it. */
const dichoDe = ({ ant: _ant, cfdiId = null, ivaVacio = false, ...dicho }: RenglonGuardado) => ({
  ...dicho,
  cfdiId,
  ivaVacio,
})

/** Of a draft without a layout there is nothing to come back to. */
async function keepAnterior(
  tx: Tx,
  fila: FilaDeBorrador,
  renglones: readonly RenglonGuardado[],
  deshizo: string | null,
): Promise<void> {
  if (fila.layoutArchivoId === null && renglones.length === 0) return
  const anterior = {
    clave: randomUUID(),
    deshizo,
    archivoId: fila.layoutArchivoId,
    nombre: fila.layoutNombre,
    avisos: jsonb(fila.layoutAvisos),
    renglones: jsonb(renglones),
    preguntado: fila.reservasPedidasEn !== null,
    validado: fila.layoutValidadoEn !== null,
  }
  await tx
    .insertInto('borradorLayoutsAnteriores')
    .values({ borradorId: fila.id, ...anterior })
    .onConflict((oc) => oc.column('borradorId').doUpdateSet(anterior))
    .execute()
}

/**
 * The layout before this one, by its key, with what had been put right in it; this one is then the one before. The same key
 * again, its answer lost, changes nothing.
 */
export async function restoreLayout(deps: Deps, actor: Actor, id: string, clave: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const fila = await touchBorrador(deps, tx, actor, id)
    const anterior = await tx
      .selectFrom('borradorLayoutsAnteriores')
      .selectAll()
      .where('borradorId', '=', id)
      .executeTakeFirst()
    if (anterior?.deshizo === clave) return
    if (anterior?.clave !== clave) throw refuse('sinLayoutAnterior')
    const ahora = deps.reloj.ahora()
    await tx
      .updateTable('borradores')
      .set({
        layoutArchivoId: anterior.archivoId,
        layoutNombre: anterior.nombre,
        layoutAvisos: jsonb(anterior.avisos),
        reservasPedidasEn: anterior.preguntado ? ahora : null,
        layoutValidadoEn: anterior.validado ? ahora : null,
      })
      .where('id', '=', id)
      .execute()
    await changeRenglones(
      deps,
      tx,
      actor,
      id,
      () => (anterior.renglones as RenglonGuardado[]).map((renglon) => ({ ...renglon, ant: null })),
      { anterior: fila, deshizo: clave },
    )
  })
}

/** Answers with what its person holds. */
async function requireValidated(deps: Deps, actor: Actor, id: string): Promise<BorradorGuardado['contado']> {
  const hoy = await deps.reloj.hoy()
  const { guardado, juicio } = await loadJuzgado(deps.db, hoy, actor, id, { contado: true })
  if (juicio.facturas.length === 0) throw refuse('pasoFaltaFacturas')
  if (guardado.fila.proveedorId === null) throw refuse('pasoFaltaProveedor')
  if (!juicio.facturasValidadas) throw refuse('pasoFaltaValidarFacturas')
  if (juicio.continuan.facturas === 0) throw refuse('pasoNingunaContinua')
  return guardado.contado
}

type Entrada = z.output<typeof renglonEntrada>

/** What could not be read and nobody put right is not a zero for having been saved with the rest of its row. */
const corrected = (antes: RenglonGuardado, entrada: Entrada): RenglonGuardado => ({
  ...antes,
  ...entrada,
  ilegibles: antes.ilegibles.filter(({ campo }) => campo !== null && !(campo in entrada)),
  ivaVacio: antes.ivaVacio === true && (entrada.iva ?? antes.iva) === antes.iva,
  ant: null,
})

/** A row corrected in the grid. */
export async function editRenglon(
  deps: Deps,
  actor: Actor,
  id: string,
  numero: number,
  entrada: Entrada | null,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await touchBorrador(deps, tx, actor, id)
    await changeRenglones(deps, tx, actor, id, (actuales) => {
      if (!actuales.some((r) => r.numero === numero)) throw refuse('renglonNoEncontrado')
      return entrada === null
        ? actuales.filter((r) => r.numero !== numero)
        : actuales.map((r) => (r.numero === numero ? corrected(r, entrada) : r))
    })
  })
}

/**
 * Writes the new rows; the facturas whose rows changed are asked of ANT again, the others keep their answer. Those that were
 * there are kept with `anterior`, the draft as it was.
 */
async function changeRenglones(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  id: string,
  change: (actuales: readonly RenglonGuardado[]) => RenglonGuardado[],
  {
    anterior,
    deshizo = null,
    assert,
  }: { anterior?: FilaDeBorrador; deshizo?: string | null; assert?: typeof assertNoWorseLayout } = {},
): Promise<void> {
  const hoy = await deps.reloj.hoy()
  const { guardado, hechos, juicio } = await loadJuzgado(tx, hoy, actor, id)
  const renglones = change(guardado.renglones)
  // The same sheet again, its answer lost: what came before the first is still the one before.
  if (anterior && !isDeepStrictEqual(renglones.map(dichoDe), guardado.renglones.map(dichoDe)))
    await keepAnterior(tx, anterior, guardado.renglones, deshizo)
  const antes = fingerprints(guardado.renglones, juicio.dueno)
  const despues = fingerprints(renglones, judgeGuardado({ ...guardado, renglones }, hechos).dueno)
  const cambiadas = guardado.cfdis
    .map((cfdi) => cfdi.id)
    .filter((cfdi) => antes.get(cfdi) !== despues.get(cfdi))
  const sinAnt = (cfdi: CfdiGuardado) => (cambiadas.includes(cfdi.id) ? { ...cfdi, ant: null } : cfdi)
  const cfdis = guardado.cfdis.map(sinAnt)
  assert?.(actor, juicio, judgeGuardado({ ...guardado, renglones, cfdis }, hechos))
  await holdEstancias(tx, codigosDe([...guardado.renglones, ...renglones]))
  await tx.deleteFrom('borradorRenglones').where('borradorId', '=', id).execute()
  for (let i = 0; i < renglones.length; i += 1000)
    await tx
      .insertInto('borradorRenglones')
      .values(
        renglones.slice(i, i + 1000).map(({ ilegibles, ivaVacio, ant, ...r }) => ({
          ...r,
          ivaVacio: ivaVacio === true,
          borradorId: id,
          motivos: jsonb(ilegibles),
          ant: ant === null ? null : jsonb(ant),
        })),
      )
      .execute()
  if (cambiadas.length === 0) return
  await tx.updateTable('borradorCfdis').set({ ant: null }).where('id', 'in', cambiadas).execute()
  if (guardado.fila.reservasPedidasEn !== null) await askAntAgain(deps, tx, actor, id)
}

/** What ANT is asked about each factura, as one text: equal texts need no new question. */
function fingerprints(renglones: readonly RenglonGuardado[], dueno: ReadonlyMap<number, string>) {
  const porFactura = new Map<string, string>()
  for (const { numero, bookingCode, totalReserva } of renglones) {
    const factura = dueno.get(numero)
    if (factura !== undefined)
      porFactura.set(factura, `${porFactura.get(factura) ?? ''}${numero}:${bookingCode}:${totalReserva};`)
  }
  return porFactura
}
