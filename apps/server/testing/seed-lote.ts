import { randomUUID } from 'node:crypto'
import type { EstatusLote } from '@valija/domain/lotes/etapas.ts'
import { empresaDemo } from '@valija/sandbox/mundo/demo.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { numerosPorFactura, reservaDe, reservasPorFactura } from '@valija/sandbox/mundo/reservas.ts'
import { inTransaction } from '../src/db/connection.ts'
import type { Deps } from '../src/deps.ts'
import { storeArchivo } from '../src/http/store-archivo.ts'
import { pdfDePrueba, xmlDePrueba } from './documentos-de-prueba.ts'

export type SeedLote = {
  proveedorId?: number
  facturas?: number
  creador: { id: string; correo: string }
  estatus?: EstatusLote
  nombre?: string
  /** Calendar day; its invoices are stamped on it. */
  dia?: string
  fechaPago?: string
  metodoPago?: 'PUE' | 'PPD'
  /** What the SAT said of each; 'Sin verificar' counts in the lote. */
  estado?: string
}
export type LoteSembrado = {
  id: number
  nombre: string
  total: number
  facturas: { id: number; uuid: string; total: number; folio: string }[]
}

const mundo = makeMundo()
// Each seeded factura bills bookings of its own, from numbers that no sample lote reaches.
let siguiente = 20_000

/** A saved supplier lote with facturas, bookings of the sandbox's world and stored XML and PDF bytes. */
export async function seedLote(app: { deps: Deps }, options: SeedLote): Promise<LoteSembrado> {
  const { deps } = app
  const {
    proveedorId = 101,
    facturas: n = 3,
    creador,
    estatus = 'No procesado',
    metodoPago = 'PPD',
  } = options
  const { dia = await deps.reloj.hoy(), estado = 'Vigente' } = options
  const fechaPago = estatus === 'No procesado' ? null : (options.fechaPago ?? dia)
  const hotel = mundo.proveedor(String(proveedorId))
  if (!hotel) throw new Error(`no hotel ${proveedorId} in the world`)
  const rfc = hotel.rfc.replaceAll('-', '')
  const nuevas = await Promise.all(
    Array.from({ length: n }, async () => {
      const k = siguiente++
      const reservas = Array.from({ length: reservasPorFactura(k) }, (_, i) =>
        reservaDe(mundo.seed, hotel, k * numerosPorFactura + i),
      )
      const folio = String(k)
      const uuid = randomUUID().toUpperCase()
      const total = reservas.reduce((suma, reserva) => suma + reserva.total, 0)
      const datos = {
        uuid,
        serie: 'S',
        folio,
        fecha: `${dia}T10:00:00`,
        emisor: { rfc, nombre: hotel.nombreFiscal, cp: hotel.codigoPostal },
        receptor: { rfc: empresaDemo.rfc, nombre: empresaDemo.nombre, cp: empresaDemo.codigoPostal },
        metodoPago,
        total,
      }
      const archivo = (tipo: 'xml' | 'pdf', contenido: Uint8Array) =>
        storeArchivo(deps, {
          contenido,
          tipo: tipo === 'xml' ? 'application/xml' : 'application/pdf',
          nombre: `S${folio}.${tipo}`,
          proposito: tipo,
          creadoPor: creador.id,
        })
      const xml = await archivo('xml', xmlDePrueba(datos))
      const pdf = await archivo('pdf', pdfDePrueba(`Factura S${folio}`))
      return { ...datos, reservas, xml, pdf }
    }),
  )
  const nombre = options.nombre ?? `Lote ${nuevas[0]?.folio ?? siguiente}`
  const total = nuevas.reduce((suma, factura) => suma + factura.total, 0)
  return inTransaction(deps.db, async (tx) => {
    const lote = await tx
      .insertInto('lotes')
      .values({
        nombre,
        categoria: 'Proveedor',
        proveedorId,
        proveedorNombre: hotel.razonSocial,
        proveedorRfc: rfc,
        creadorId: creador.id,
        creador: creador.correo,
        estatus,
        fechaCreacion: deps.reloj.ahora(),
        fechaPago,
        pagadoEn: estatus === 'Pagado' ? deps.reloj.ahora() : null,
        pagado: estatus === 'Pagado' ? total : 0,
        numFacturas: n,
        numReservas: nuevas.reduce((suma, factura) => suma + factura.reservas.length, 0),
        numSinVerificar: estado === 'Sin verificar' ? n : 0,
        total,
        mensajeError: '1',
        idArrayLoteEnCola: null,
        layoutArchivoId: null,
        borradorId: null,
        eliminadoEn: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const facturas: LoteSembrado['facturas'] = []
    for (const nueva of nuevas) {
      const { id } = await tx
        .insertInto('facturas')
        .values({
          loteId: lote.id,
          tipo: 'p',
          uuid: nueva.uuid,
          version: '4.0',
          serie: nueva.serie,
          folio: nueva.folio,
          serieFolio: nueva.serie + nueva.folio,
          folioSerie: nueva.folio + nueva.serie,
          emisor: rfc,
          emisorNombre: hotel.nombreFiscal,
          receptor: empresaDemo.rfc,
          receptorRegimen: empresaDemo.regimenFiscal,
          fecha: nueva.fecha,
          fechaTimbrado: nueva.fecha,
          metodoPago,
          formaPago: metodoPago === 'PUE' ? '03' : '99',
          usoCfdi: 'S01',
          moneda: 'MXN',
          total: nueva.total,
          estado,
          envio: estatus === 'En proceso de pago' || estatus === 'Pagado' ? 'aceptado' : 'pendiente',
          xmlArchivoId: nueva.xml.id,
          pdfArchivoId: nueva.pdf.id,
          satConsultadoEn: null,
          envioEn: null,
          retiradaEn: null,
          retiradaMotivo: null,
          eliminadaEn: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('facturaReservas')
        .values(
          nueva.reservas.map((reserva) => ({
            facturaId: id,
            folio: nueva.folio,
            bookingCode: reserva.bookingCode,
            base: reserva.base,
            iva: reserva.iva,
            otrosImpuestos: reserva.otrosImpuestos,
            propinas: reserva.propinas,
            totalReserva: reserva.total,
          })),
        )
        .execute()
      facturas.push({ id, uuid: nueva.uuid, total: nueva.total, folio: nueva.folio })
    }
    return { id: lote.id, nombre, total, facturas }
  })
}
