import { sayMotivoDeEnvio } from '@valija/contract/redaccion/motivo-de-envio.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import { type Juicio, judgeRespuesta } from '@valija/domain/lotes/envio/read-answer.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { distributeMonto } from '@valija/domain/recibos/distribute-monto.ts'
import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { toPesos } from '@valija/sandbox/ant/paquete.ts'
import { uuidDe } from '@valija/sandbox/muestras/uuid.ts'
import { sql } from 'kysely'
import { expectComplementos } from '../areas/complementos/expect-complementos.ts'
import { noteRechazos } from '../areas/lotes/rechazos.ts'
import { recountLote } from '../areas/lotes/recount-lote.ts'
import { readFacturas } from '../areas/recibos/lotes-por-pagar.ts'
import { type Asiento, at, insertAll, type Mundial, minDia, tell } from './mundial.ts'
import { keepRecibos } from './recibos-del-mundo.ts'

export type LoteEnMarcha = {
  id: number
  total: number
  dia: Dia
  categoria: Categoria
  proveedorId: string
  /** By uuid, in capitals. */
  xmls: ReadonlyMap<string, string>
  fechaPago: Dia
  /** Why ANT refuses the first factura. */
  rechazo: string | null
  /** ANT has another factura under the number of the first, as after a restore on its side. */
  ajena: boolean
  pago: { dia: Dia; total: number; rfc: string; titular: string } | null
}
type Factura = {
  id: number
  loteId: number
  uuid: string
  nombre: string
  otros: number
  reservas: Reserva[]
}
type Reserva = { bookingCode: string; total: number; iva: number }
type Respuesta = Juicio & { id: number; factura: string }

/** Processed the day after, marked on the queue, answered by ANT's own books, which remember it, and paid by the bank. */
export async function advance(m: Mundial, lotes: readonly LoteEnMarcha[]): Promise<void> {
  const { rows } = await sql<Factura>`
    select f.id, f.lote_id, upper(f.uuid::text) as uuid, concat_ws(' ', f.serie, f.folio) as nombre, sum(r.propinas)::int8 as otros,
      json_agg(json_build_object('bookingCode', r.booking_code, 'total', r.total_reserva, 'iva', r.iva) order by r.id) as reservas
    from facturas f join factura_reservas r on r.factura_id = f.id
    where f.lote_id = any(${lotes.map(({ id }) => id)}::bigint[]) group by f.id order by f.id`.execute(m.tx)
  const porLote = Map.groupBy(rows, ({ loteId }) => loteId)
  const enviados = lotes.map((lote) => {
    const answers = askAnt(m, lote, porLote.get(lote.id) ?? [])
    return { ...lote, answers, enPago: answers.every(({ envio }) => envio === 'aceptado') }
  })
  await send(m, enviados)
  await pay(
    m,
    enviados.flatMap(({ pago, enPago, ...lote }) => (pago && enPago ? [{ ...lote, pago }] : [])),
  )
}

function askAnt(
  m: Mundial,
  { id, categoria, proveedorId, fechaPago, xmls, rechazo, ajena }: LoteEnMarcha,
  facturas: readonly Factura[],
): Respuesta[] {
  const [primera] = facturas
  const xmlDe = (f: Factura) => {
    const xml = xmls.get(f.uuid) ?? ''
    return ajena && f === primera ? xml.replace(f.uuid, uuidDe(null, 'de otro lote', f.id)) : xml
  }
  const paquetes = facturas.map((f) => ({
    base64: Buffer.from(xmlDe(f)).toString('base64'),
    idFactura: String(f.id),
    idLote: String(id),
    idProveedor: proveedorId,
    otrosImpuestos: toPesos(f.otros),
    fechaPago,
    otrosImpuestosEnXml: true,
    categoria,
    reservas: f.reservas.map(({ bookingCode, total, iva }) => ({
      bookingCode,
      sellingPrice: toPesos(total),
      cost: toPesos(iva),
    })),
  }))
  const porFactura: Record<string, string> = rechazo && primera ? { [String(primera.id)]: rechazo } : {}
  m.contabilidad.marca([String(id)])
  return m.contabilidad
    .recibe(String(id), paquetes, `mundo-${id}`, { rechazaTodo: false, porFactura, sinIdempotencia: false })
    .map(({ idFactura, ...dicho }, i) => ({
      id: Number(idFactura),
      factura: facturas[i]?.nombre ?? '',
      ...judgeRespuesta(dicho, { uuid: facturas[i]?.uuid ?? '', exigeUuid: false }),
    }))
}

type Enviado = LoteEnMarcha & { answers: Respuesta[]; enPago: boolean }
async function send(m: Mundial, enviados: readonly Enviado[]): Promise<void> {
  const filas = enviados.map(({ id, dia, fechaPago, enPago, answers }) => {
    const sale = minDia(sumarDias(dia, 1), m.hoy)
    return { id, sale, fechaPago, enPago, answers, grupo: `mundo-${id}`, cuando: at(sale, 11) }
  })
  await sql`update facturas f set envio = a.envio, envio_motivo = a.motivo, envio_duda = a.duda, envio_folio = a.folio, envio_en = a.cuando
    from jsonb_to_recordset(${JSON.stringify(
      filas.flatMap(({ answers, cuando }) => answers.map((answer) => ({ ...answer, cuando }))),
    )}::jsonb) as a(id bigint, envio text, motivo jsonb, duda text, folio text, cuando timestamptz)
    where f.id = a.id`.execute(m.tx)
  await sql`update lotes l set estatus = a.estatus, fecha_pago = a.pago, id_array_lote_en_cola = a.grupo, procesado_en = a.procesado,
      procesado_por = ${m.admin.correo}, en_cola_en = a.cuando, en_pago_en = a.en_pago
    from jsonb_to_recordset(${JSON.stringify(
      filas.map(({ id, sale, fechaPago, enPago, grupo, cuando }) => ({
        id,
        grupo,
        cuando,
        estatus: enPago ? 'En proceso de pago' : 'En proceso de envío',
        pago: fechaPago,
        procesado: at(sale, 10, 30),
        en_pago: enPago ? cuando : null,
      })),
    )}::jsonb) as a(id bigint, estatus text, pago date, grupo text, procesado timestamptz, cuando timestamptz, en_pago timestamptz)
    where l.id = a.id`.execute(m.tx)
  await noteRechazosDe(m, filas)
  for (const { id, enPago } of filas) if (!enPago) await recountLote(m.tx, id, m.politica.efosBloquean)
  await tell(
    m,
    filas.flatMap(({ id, sale, fechaPago, grupo, cuando, answers, enPago }): Asiento[] => {
      const lote = { entidad: 'lote' as const, entidadId: id, cuando }
      const rechazos = answers
        .filter(({ envio }) => envio === 'rechazado')
        .map(({ factura, motivo }) => ({ factura, motivo: sayMotivoDeEnvio(motivo) }))
      const conteo = Object.fromEntries(
        [...Map.groupBy(answers, ({ envio }) => envio)].map(([envio, suyas]) => [envio, suyas.length]),
      )
      return [
        {
          ...lote,
          cuando: at(sale, 10, 30),
          accion: 'procesar',
          de: 'No procesado',
          a: 'En proceso de envío',
          detalle: { fechaPago, grupo },
        },
        { ...lote, accion: 'enCola' },
        { ...lote, accion: 'respuestaAnt', detalle: { conteo, rechazos } },
        ...(enPago ? [{ ...lote, accion: 'etapa', de: 'En proceso de envío', a: 'En proceso de pago' }] : []),
      ]
    }),
  )
  await insertAll(
    m.tx,
    'envios',
    filas.flatMap(({ id, cuando, answers }) => [
      { loteId: id, paso: 'cola' as const, resultado: 'marcado', cuando },
      {
        loteId: id,
        paso: 'contabilidad' as const,
        resultado: answers.some(({ envio }) => envio === 'duda') ? 'sin respuesta' : 'respondido',
        cuando,
      },
    ]),
  )
}

/** What ANT sent back, as the product notes it for the home page. */
async function noteRechazosDe(
  m: Mundial,
  lotes: readonly { cuando: Date; answers: readonly Respuesta[] }[],
): Promise<void> {
  const dichos = new Map(
    lotes.flatMap(({ cuando, answers }) =>
      answers.flatMap(({ id, envio, motivo }) =>
        envio === 'rechazado' ? [[id, { creadoEn: cuando, motivo }] as const] : [],
      ),
    ),
  )
  if (dichos.size === 0) return
  const facturas = await m.tx
    .selectFrom('facturas')
    .select(['id', 'loteId', 'serie', 'folio', 'uuid', 'total', 'moneda'])
    .where('id', 'in', [...dichos.keys()])
    .execute()
  await noteRechazos(
    m.tx,
    facturas.flatMap(({ id, serie, folio, ...factura }) => {
      const dicho = dichos.get(id)
      return dicho
        ? [
            {
              ...factura,
              factura: nombreDeFactura({ serie, folio }, factura.uuid),
              causa: { codigo: 'rechazadaPorAnt', motivo: dicho.motivo },
              creadoEn: dicho.creadoEn,
            },
          ]
        : []
    }),
  )
}

type Pagado = LoteEnMarcha & { pago: NonNullable<LoteEnMarcha['pago']> }
/** By the product's own rule of what goes to which factura; covered whole, the lote is paid. */
async function pay(m: Mundial, lotes: readonly Pagado[]): Promise<void> {
  if (lotes.length === 0) return
  const facturas = Map.groupBy(
    await readFacturas(
      m.tx,
      lotes.map(({ id }) => id),
    ),
    ({ loteId }) => loteId,
  )
  const recibos = await keepRecibos(m, lotes)
  const folioDe = ({ id, pago: { dia } }: Pagado) =>
    recibos.get(id)?.folio ?? `${dia.replaceAll('-', '')}${String(id).padStart(4, '0')}`
  const origenDe = ({ id }: Pagado) => (recibos.has(id) ? ('recibo' as const) : ('manual' as const))
  const ids = await insertAll(
    m.tx,
    'comprobantesPago',
    lotes.map((lote) => {
      const { dia, total, rfc, titular } = lote.pago
      return {
        loteId: lote.id,
        rfc: normalizeRfc(rfc),
        titular,
        bancoBeneficiario: 'BANORTE',
        fechaPago: dia,
        total,
        folio: folioDe(lote),
        sincronizado: 'si' as const,
        origen: origenDe(lote),
        reciboPagoId: recibos.get(lote.id)?.reciboPagoId ?? null,
        creadoPor: m.admin.usuarioId,
        creadoEn: at(dia, 16),
        anuladoEn: null,
        anuladoPor: null,
        anuladoMotivo: null,
      }
    }),
  )
  await insertAll(
    m.tx,
    'facturaPagos',
    lotes.flatMap(({ id, pago: { dia, total } }, i) =>
      distributeMonto(total, facturas.get(id) ?? []).pagos.map(({ facturaId, monto }) => ({
        facturaId,
        loteId: id,
        comprobanteId: ids[i] ?? 0,
        monto,
        fechaPago: dia,
        anuladoEn: null,
      })),
    ),
  )
  await expectComplementos(
    m.tx,
    lotes.map(({ id }) => id),
    m.politica,
  )
  await sql`update lotes l set pagado = a.pagado, estatus = case when a.pagado = l.total then 'Pagado' else l.estatus end,
      pagado_en = case when a.pagado = l.total then a.cuando end
    from jsonb_to_recordset(${JSON.stringify(
      lotes.map(({ id, pago: { total, dia } }) => ({ id, pagado: total, cuando: at(dia, 16, 30) })),
    )}::jsonb) as a(id bigint, pagado bigint, cuando timestamptz)
    where l.id = a.id`.execute(m.tx)
  await tell(
    m,
    lotes.flatMap((pagado, i): Asiento[] => {
      const { id, total, pago } = pagado
      const lote = { entidad: 'lote' as const, entidadId: id }
      return [
        {
          ...lote,
          cuando: at(pago.dia, 16),
          accion: 'comprobanteAgregado',
          detalle: {
            comprobanteId: ids[i] ?? 0,
            origen: origenDe(pagado),
            folio: folioDe(pagado),
            fechaPago: pago.dia,
            monto: pago.total,
            porPagar: total - pago.total,
            facturas: facturas.get(id)?.length ?? 0,
          },
        },
        ...(pago.total < total
          ? []
          : [
              {
                ...lote,
                cuando: at(pago.dia, 16, 30),
                accion: 'pagado',
                de: 'En proceso de pago',
                a: 'Pagado',
              },
            ]),
      ]
    }),
  )
}
