import type { ProveedorDirectorio } from '@valija/contract/borradores.ts'
import type { CabeceraCfdi, RespuestaSat } from '@valija/contract/facturas.ts'
import type { Hallazgo } from '@valija/domain/facturas/hallazgo.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import type { RenglonLayout } from '@valija/domain/lotes/layout/renglon-layout.ts'
import { monedaDeLote } from '@valija/domain/lotes/moneda-de-lote.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { type Autor, writeBitacora } from '../bitacora/write-bitacora.ts'
import { announceLote } from './announce-lote.ts'

export type FacturaNueva = {
  cabecera: CabeceraCfdi
  sat: RespuestaSat | null
  hallazgos: readonly Hallazgo[]
  /** The machine cannot judge it: a person has to. */
  porRevisar?: boolean
  xmlArchivoId: string
  pdfArchivoId: string
  renglones: readonly RenglonLayout[]
}
export type LoteNuevo = {
  borradorId: string | null
  /** A supplier's unless it says otherwise. */
  categoria?: Categoria
  /** A commission lote whose issuer matches no registered agent: it waits to be validated. */
  rfcSinValidar?: boolean
  nombre: string
  proveedor: ProveedorDirectorio
  layoutArchivoId: string | null
  mensajeError: '0' | '1'
  facturas: readonly FacturaNueva[]
}

/**
 * Writes a lote with its facturas and bookings, in the caller's transaction. The database holds what must hold: a uuid
 * that was registered meanwhile makes it fail whole (unique violation), so nothing is half saved.
 */
export async function createLote(
  deps: Pick<Deps, 'reloj'>,
  tx: Tx,
  autor: Autor,
  lote: LoteNuevo,
): Promise<{ id: number; total: number; moneda: string; reservas: number }> {
  const { proveedor, facturas, categoria = 'Proveedor' } = lote
  const total = facturas.reduce((suma, { cabecera }) => suma + cabecera.total, 0)
  const moneda = monedaDeLote(facturas.map(({ cabecera }) => cabecera.moneda))
  const reservas = facturas.reduce((suma, { renglones }) => suma + renglones.length, 0)
  const { id } = await tx
    .insertInto('lotes')
    .values({
      nombre: lote.nombre,
      categoria,
      rfcSinValidar: lote.rfcSinValidar ?? false,
      proveedorId: proveedor.id,
      proveedorNombre: proveedor.razonSocial,
      proveedorRfc: proveedor.rfc,
      creadorId: autor.usuarioId,
      creador: autor.correo,
      mensajeError: lote.mensajeError,
      layoutArchivoId: lote.layoutArchivoId,
      fechaCreacion: deps.reloj.ahora(),
      numFacturas: facturas.length,
      numReservas: reservas,
      numSinVerificar: facturas.filter(({ sat }) => sat?.estado !== 'Vigente').length,
      total,
      moneda,
      borradorId: lote.borradorId,
      idArrayLoteEnCola: null,
      fechaPago: null,
      pagadoEn: null,
      eliminadoEn: null,
      procesadoEn: null,
      procesadoPor: null,
      enColaEn: null,
      enPagoEn: null,
      envioErrorEn: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const filas = await tx
    .insertInto('facturas')
    .values(facturas.map((factura) => rowOf(id, categoria, factura)))
    .returning(['id', 'uuid'])
    .execute()
  const idPorUuid = new Map(filas.map((fila) => [fila.uuid.toUpperCase(), fila.id]))
  const renglones = facturas.flatMap(({ cabecera, renglones: suyos }) =>
    suyos.map(({ numero: _numero, ...renglon }) => ({
      facturaId: idPorUuid.get(cabecera.uuid) ?? 0,
      ...renglon,
    })),
  )
  for (let i = 0; i < renglones.length; i += 2000)
    await tx
      .insertInto('facturaReservas')
      .values(renglones.slice(i, i + 2000))
      .execute()
  await writeBitacora(
    tx,
    autor,
    {
      entidad: 'lote',
      entidadId: id,
      accion: 'crear',
      a: 'No procesado',
      detalle: { nombre: lote.nombre, facturas: facturas.length, total, moneda },
    },
    ...facturas.map(({ cabecera, sat }) => ({
      entidad: 'factura' as const,
      entidadId: idPorUuid.get(cabecera.uuid) ?? 0,
      accion: 'registrar',
      a: sat?.estado ?? 'Sin verificar',
      detalle: { lote: id, uuid: cabecera.uuid },
    })),
  )
  await announceLote(tx, { id, creadorId: autor.usuarioId })
  return { id, total, moneda, reservas }
}

const rowOf = (
  loteId: number,
  categoria: Categoria,
  { cabecera, sat, hallazgos, porRevisar, xmlArchivoId, pdfArchivoId }: FacturaNueva,
) => ({
  loteId,
  tipo: categoria === 'Comisionista' ? ('c' as const) : ('p' as const),
  uuid: cabecera.uuid,
  version: cabecera.version,
  tipoDeComprobante: cabecera.tipoDeComprobante,
  acredita: cabecera.acredita ?? [],
  serie: cabecera.serie,
  folio: cabecera.folio,
  serieFolio: cabecera.serieFolio,
  folioSerie: cabecera.folioSerie,
  emisor: cabecera.emisor,
  emisorNombre: cabecera.emisorNombre,
  receptor: cabecera.receptor,
  receptorRegimen: cabecera.receptorRegimen,
  fecha: cabecera.fecha,
  fechaTimbrado: cabecera.fechaTimbrado,
  metodoPago: cabecera.metodoPago as 'PUE' | 'PPD',
  formaPago: cabecera.formaPago || null,
  usoCfdi: cabecera.usoCfdi,
  moneda: cabecera.moneda,
  total: cabecera.total,
  estado: sat?.estado ?? 'Sin verificar',
  codigoEstatus: sat?.codigoEstatus ?? '',
  esCancelable: sat?.esCancelable ?? '',
  estatusCancelacion: sat?.estatusCancelacion ?? '',
  validacionEfos: sat?.validacionEfos ?? '',
  satConsultadoEn: sat && sat.falla === null ? new Date(sat.consultadoEn) : null,
  hallazgos: sql`${JSON.stringify(hallazgos)}::jsonb`,
  revision: porRevisar === true ? ('pendiente' as const) : null,
  xmlArchivoId,
  pdfArchivoId,
  envioEn: null,
  envioFolio: null,
  retiradaEn: null,
  retiradaMotivo: null,
  eliminadaEn: null,
})
