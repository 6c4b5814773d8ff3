import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sumarDias } from '@valija/domain/tiempo/dia.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { toPesos } from '@valija/sandbox/ant/paquete.ts'
import { signComplemento } from '@valija/sandbox/muestras/complemento.ts'
import { pdfMinimo } from '@valija/sandbox/muestras/pdf-minimo.ts'
import { uuidDe } from '@valija/sandbox/muestras/uuid.ts'
import { azarDe } from '@valija/sandbox/mundo/azar.ts'
import { empresaDemo } from '@valija/sandbox/mundo/demo.ts'
import { sql } from 'kysely'
import { storeDelMundo } from './archivos-del-mundo.ts'
import { at, type Mundial } from './mundial.ts'

type Docto = {
  esperadoId: number
  uuid: string
  numParcialidad: number
  saldoAnterior: number
  pagado: number
}
type Cobro = { comprobanteId: number; proveedorId: number; fechaPago: Dia; vence: Dia; doctos: Docto[] }

/**
 * The complements that came: of what fell due before, nearly all; of what falls due now, some. The rest is pending or
 * overdue. One of each payment, for all its facturas; its reminders were sent when they were due.
 */
export async function loadComplementos(m: Mundial): Promise<void> {
  const { rows } = await sql<Cobro>`
    select p.comprobante_id, l.proveedor_id, e.fecha_pago, e.vence, json_agg(json_build_object('esperadoId', e.id, 'uuid', upper(f.uuid::text),
      'numParcialidad', e.num_parcialidad, 'saldoAnterior', e.imp_saldo_ant, 'pagado', e.imp_pagado) order by e.id) as doctos
    from complementos_esperados e join factura_pagos p on p.id = e.factura_pago_id join facturas f on f.id = e.factura_id
      join lotes l on l.id = e.lote_id
    where l.categoria = 'Proveedor' group by 1, 2, 3, 4 order by 1`.execute(m.tx)
  const llegados = rows.filter(({ comprobanteId, vence }) => {
    const { next } = azarDe(m.mundo.seed, 'complemento del mundo', comprobanteId)
    return next() < (vence < m.hoy.slice(0, 7) ? 0.97 : vence < m.hoy ? 0.7 : 0.25)
  })
  const firmados = llegados.map((cobro) => {
    const hotel = m.mundo.proveedor(String(cobro.proveedorId))
    if (!hotel) throw new Error(`no hotel ${cobro.proveedorId}`)
    const uuid = uuidDe(null, 'complemento del mundo', cobro.comprobanteId, cobro.fechaPago)
    const plazo = azarDe(m.mundo.seed, 'llega', cobro.comprobanteId).entero(1, 20)
    const dia = sumarDias(cobro.fechaPago, plazo) > m.hoy ? m.hoy : sumarDias(cobro.fechaPago, plazo)
    const emisor = { rfc: hotel.rfc, nombre: hotel.nombreFiscal, cp: hotel.codigoPostal }
    const { bytes } = signComplemento(m.autoridad, {
      emisor,
      uuid,
      folio: String(cobro.comprobanteId),
      fechaPago: cobro.fechaPago,
      dia,
      doctos: cobro.doctos,
    })
    const monto = cobro.doctos.reduce((suma, { pagado }) => suma + pagado, 0)
    return { ...cobro, emisor, uuid, dia, bytes, monto, autor: m.hoteleros.get(String(cobro.proveedorId)) }
  })
  const archivos = await storeDelMundo(
    m.deps,
    m.tx,
    firmados.flatMap(({ bytes, uuid, dia, monto, emisor, autor }) => {
      const comun = { proposito: 'complemento', creadoPor: autor?.usuarioId ?? null, creadoEn: at(dia, 12) }
      const contenido = pdfMinimo('Complemento de pago', [
        emisor.nombre,
        uuid,
        `$${toPesos(monto).toFixed(2)} MXN`,
      ])
      return [
        { ...comun, contenido: bytes, tipo: 'application/xml', nombre: `${uuid}.xml` },
        { ...comun, contenido, tipo: 'application/pdf', nombre: `${uuid}.pdf` },
      ]
    }),
  )
  for (const [i, { doctos, ...c }] of firmados.entries()) {
    const { id } = await m.tx
      .insertInto('complementos')
      .values({
        uuid: c.uuid,
        emisor: normalizeRfc(c.emisor.rfc),
        emisorNombre: c.emisor.nombre,
        receptor: normalizeRfc(empresaDemo.rfc),
        total: 0,
        usoCfdi: 'CP01',
        regimenFiscalReceptor: empresaDemo.regimenFiscal,
        tipoDeComprobante: 'P',
        fechapago: `${c.fechaPago}T12:00:00`,
        monedaP: 'MXN',
        montoTotalPagos: c.monto,
        estado: 'Vigente',
        creadorId: c.autor?.usuarioId ?? m.admin.usuarioId,
        creador: c.autor?.correo ?? m.admin.correo,
        xmlArchivoId: archivos[2 * i]?.id ?? '',
        pdfArchivoId: archivos[2 * i + 1]?.id ?? '',
        sustituidoPor: null,
        canceladoEn: null,
        porRevisar: null,
        revisadoPor: null,
        revisadoEn: null,
        revisionMotivo: null,
        satConsultadoEn: at(c.dia, 12),
        expresion: null,
        creadoEn: at(c.dia, 12),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const folios = await m.tx
      .insertInto('complementoFolios')
      .values(
        doctos.map(({ uuid, pagado, numParcialidad }) => ({
          complementoId: id,
          idDocumento: uuid,
          impPagado: pagado,
          monedaDr: 'MXN',
          numParcialidad,
          fechaPago: c.fechaPago,
        })),
      )
      .returning('id')
      .execute()
    await m.tx
      .insertInto('complementoCobros')
      .values(
        doctos.map(({ esperadoId, pagado }, n) => ({
          folioId: folios[n]?.id ?? 0,
          esperadoId,
          monto: pagado,
          liberadoEn: null,
        })),
      )
      .execute()
    await sql`update complementos_esperados set recibido = imp_pagado where id = any(${doctos.map(({ esperadoId }) => esperadoId)}::bigint[])`.execute(
      m.tx,
    )
    await m.tx
      .insertInto('bitacora')
      .values({
        cuando: at(c.dia, 12),
        usuarioId: c.autor?.usuarioId ?? null,
        quien: c.autor?.correo ?? m.admin.correo,
        entidad: 'complemento',
        entidadId: String(id),
        accion: 'guardado',
        de: null,
        a: null,
        motivo: null,
        detalle: { uuid: c.uuid, monto: c.monto },
      })
      .execute()
  }
  await sql`update complementos_esperados set avisos = '{porVencer,vence,vencido}' where vence < ${m.hoy}::date`.execute(
    m.tx,
  )
}
