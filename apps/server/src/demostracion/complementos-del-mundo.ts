import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { toPesos } from '@valija/sandbox/ant/paquete.ts'
import { signComplemento } from '@valija/sandbox/muestras/complemento.ts'
import { pdfMinimo } from '@valija/sandbox/muestras/pdf-minimo.ts'
import { uuidDe } from '@valija/sandbox/muestras/uuid.ts'
import { azarDe } from '@valija/sandbox/mundo/azar.ts'
import { empresaDemo } from '@valija/sandbox/mundo/demo.ts'
import { sql } from 'kysely'
import { storeDelMundo } from './archivos-del-mundo.ts'
import { at, insertAll, type Mundial, minDia } from './mundial.ts'

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
  const firmados = rows.filter((cobro) => isLlegado(m, cobro)).map((cobro) => sign(m, cobro))
  const archivos = await storeDelMundo(m.deps, m.tx, firmados.flatMap(archivosDe))
  const ids = await insertAll(
    m.tx,
    'complementos',
    firmados.map((uno, i) => ({
      ...filaDe(m, uno),
      xmlArchivoId: archivos[2 * i]?.id ?? '',
      pdfArchivoId: archivos[2 * i + 1]?.id ?? '',
    })),
  )
  await keepDoctos(
    m,
    firmados.flatMap(({ doctos, fechaPago }, i) =>
      doctos.map((docto) => ({ ...docto, fechaPago, complementoId: ids[i] ?? 0 })),
    ),
  )
  await insertAll(
    m.tx,
    'bitacora',
    firmados.map(({ autor, dia, uuid, monto }, i) => ({
      cuando: at(dia, 12),
      usuarioId: autor?.usuarioId ?? null,
      quien: autor?.correo ?? m.admin.correo,
      entidad: 'complemento',
      entidadId: String(ids[i]),
      accion: 'guardado',
      de: null,
      a: null,
      motivo: null,
      detalle: { uuid, monto },
    })),
  )
  await sql`update complementos_esperados set avisos = '{porVencer,vence,vencido}' where vence < ${m.hoy}::date`.execute(
    m.tx,
  )
}

function isLlegado({ mundo, hoy }: Mundial, { comprobanteId, vence }: Cobro): boolean {
  const { next } = azarDe(mundo.seed, 'complemento del mundo', comprobanteId)
  return next() < (vence < hoy.slice(0, 7) ? 0.97 : vence < hoy ? 0.7 : 0.25)
}

function sign({ mundo, hoy, autoridad, hoteleros }: Mundial, cobro: Cobro) {
  const { comprobanteId, proveedorId, fechaPago, doctos } = cobro
  const hotel = mundo.proveedor(String(proveedorId))
  if (!hotel) throw new Error(`no hotel ${proveedorId}`)
  const uuid = uuidDe(null, 'complemento del mundo', comprobanteId, fechaPago)
  const plazo = azarDe(mundo.seed, 'llega', comprobanteId).entero(1, 20)
  const dia = minDia(sumarDias(fechaPago, plazo), hoy)
  const emisor = { rfc: hotel.rfc, nombre: hotel.nombreFiscal, cp: hotel.codigoPostal }
  const folio = String(comprobanteId)
  const { bytes } = signComplemento(autoridad, { emisor, uuid, folio, fechaPago, dia, doctos })
  const monto = doctos.reduce((suma, { pagado }) => suma + pagado, 0)
  return { doctos, fechaPago, emisor, uuid, dia, bytes, monto, autor: hoteleros.get(String(proveedorId)) }
}
type Firmado = ReturnType<typeof sign>

/** Its XML and its PDF, in this order. */
function archivosDe({ bytes, uuid, dia, monto, emisor, autor }: Firmado) {
  const comun = { proposito: 'complemento', creadoPor: autor?.usuarioId ?? null, creadoEn: at(dia, 12) }
  const lineas = [emisor.nombre, uuid, `$${toPesos(monto).toFixed(2)} MXN`]
  const contenido = pdfMinimo('Complemento de pago', lineas)
  return [
    { ...comun, contenido: bytes, tipo: 'application/xml', nombre: `${uuid}.xml` },
    { ...comun, contenido, tipo: 'application/pdf', nombre: `${uuid}.pdf` },
  ]
}

const filaDe = ({ admin }: Mundial, { uuid, emisor, fechaPago, monto, autor, dia }: Firmado) => ({
  uuid,
  emisor: normalizeRfc(emisor.rfc),
  emisorNombre: emisor.nombre,
  receptor: normalizeRfc(empresaDemo.rfc),
  total: 0,
  usoCfdi: 'CP01',
  regimenFiscalReceptor: empresaDemo.regimenFiscal,
  tipoDeComprobante: 'P',
  fechapago: `${fechaPago}T12:00:00`,
  monedaP: 'MXN',
  montoTotalPagos: monto,
  estado: 'Vigente' as const,
  creadorId: autor?.usuarioId ?? admin.usuarioId,
  creador: autor?.correo ?? admin.correo,
  sustituidoPor: null,
  canceladoEn: null,
  porRevisar: null,
  revisadoPor: null,
  revisadoEn: null,
  revisionMotivo: null,
  satConsultadoEn: at(dia, 12),
  expresion: null,
  creadoEn: at(dia, 12),
})

type Relacionado = Docto & { fechaPago: Dia; complementoId: number }
/** What each complement names, and the payment that it covers whole. */
async function keepDoctos({ tx }: Mundial, doctos: readonly Relacionado[]): Promise<void> {
  const folios = await insertAll(
    tx,
    'complementoFolios',
    doctos.map(({ complementoId, uuid, pagado, numParcialidad, fechaPago }) => ({
      complementoId,
      idDocumento: uuid,
      impPagado: pagado,
      monedaDr: 'MXN',
      numParcialidad,
      fechaPago,
    })),
  )
  await insertAll(
    tx,
    'complementoCobros',
    doctos.map(({ esperadoId, pagado }, i) => ({
      folioId: folios[i] ?? 0,
      esperadoId,
      monto: pagado,
      liberadoEn: null,
    })),
    'folioId',
  )
  await sql`update complementos_esperados set recibido = imp_pagado
    where id = any(${doctos.map(({ esperadoId }) => esperadoId)}::bigint[])`.execute(tx)
}
