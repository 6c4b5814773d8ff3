import type { RespuestaSat } from '@valija/contract/facturas.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { cabeceraDe } from '@valija/domain/facturas/cabecera.ts'
import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { toPesos } from '@valija/sandbox/ant/paquete.ts'
import { type FacturaMuestra, planFactura } from '@valija/sandbox/muestras/factura.ts'
import { signFacturaApart } from '@valija/sandbox/muestras/firma.ts'
import { nombreBase } from '@valija/sandbox/muestras/lote.ts'
import { pdfMinimo } from '@valija/sandbox/muestras/pdf-minimo.ts'
import type { Mundo } from '@valija/sandbox/mundo/mundo.ts'
import { prefijosUuid, respuestaDePrefijo } from '@valija/sandbox/sat/consulta.ts'
import { sql } from 'kysely'
import { createLote, type FacturaNueva } from '../areas/lotes/create-lote.ts'
import { recountLote } from '../areas/lotes/recount-lote.ts'
import { storeDelMundo } from './archivos-del-mundo.ts'
import { advance, type LoteEnMarcha } from './etapas-del-mundo.ts'
import { at, type Mundial, minDia, tell } from './mundial.ts'
import { type Falla, type PlanDeLote, planDeLotes } from './plan-de-lotes.ts'

const semilla = 'mundo'
const muestrasDe = (mundo: Mundo, plan: PlanDeLote): FacturaMuestra[] =>
  Array.from({ length: plan.facturas }, (_none, i) =>
    planFactura({
      mundo,
      proveedorId: plan.proveedorId,
      numero: plan.desde + i,
      dia: plan.dia,
      semilla,
      ...(i === 0 && isDelSat(plan.falla) ? { prefijoUuid: prefijosUuid[plan.falla] } : {}),
    }),
  )
const isDelSat = (falla: Falla | null): falla is keyof typeof prefijosUuid =>
  falla !== null && falla in prefijosUuid

/** What the SAT said when the lote was saved: everything was in order then, or it did not answer. */
const satAl = (dia: Dia, falla: Falla | null): RespuestaSat | null =>
  falla === 'sinVerificar'
    ? null
    : { ...respuestaDePrefijo(''), consultadoEn: at(dia, 10, 5).toISOString(), falla: null }

/** Signs, stores and registers every lote of the plan, then takes each as far as it stands. The oldest first. */
export async function loadLotes(m: Mundial): Promise<void> {
  const firmadas = []
  for (const plan of planDeLotes(m.mundo, m.hoy, m.tamano)) {
    const facturas = await Promise.all(
      muestrasDe(m.mundo, plan).map(async (muestra) => ({
        muestra,
        ...(await signFacturaApart(muestra, { autoridad: m.autoridad })),
      })),
    )
    firmadas.push({ plan, facturas })
  }
  const nuevos = firmadas.flatMap(({ plan, facturas }) =>
    facturas.flatMap(({ muestra, bytes }) => {
      const comun = { creadoPor: autorDe(m, plan).usuarioId, creadoEn: at(plan.dia, 10) }
      const nombre = nombreBase(muestra)
      const lineas = [
        muestra.proveedor.razonSocial,
        `UUID ${muestra.uuid}`,
        ...muestra.reservas.map(
          ({ bookingCode, total }) => `Reserva ${bookingCode}   $${toPesos(total).toFixed(2)}`,
        ),
        `Total $${toPesos(muestra.total).toFixed(2)} MXN`,
      ]
      return [
        { ...comun, contenido: bytes, tipo: 'application/xml', nombre: `${nombre}.xml`, proposito: 'xml' },
        {
          ...comun,
          contenido: pdfMinimo(`Factura ${nombre}`, lineas),
          tipo: 'application/pdf',
          nombre: `${nombre}.pdf`,
          proposito: 'pdf',
        },
      ]
    }),
  )
  const archivos = (await storeDelMundo(m.deps, m.tx, nuevos)).values()
  const enMarcha: LoteEnMarcha[] = []
  const retiradas: LoteEnMarcha[] = []
  for (const { plan, facturas } of firmadas) {
    const nuevas = facturas.map(({ muestra, cfdi }, i): FacturaNueva => {
      const cabecera = cabeceraDe(cfdi)
      const [xml, pdf] = [archivos.next().value, archivos.next().value]
      if (!cabecera || !xml || !pdf) throw new Error(`${muestra.serie}${muestra.folio} cannot be kept`)
      return {
        cabecera,
        sat: satAl(plan.dia, i === 0 ? plan.falla : null),
        hallazgos: [],
        xmlArchivoId: xml.id,
        pdfArchivoId: pdf.id,
        renglones: muestra.reservas.map((reserva, n) => ({
          numero: n + 1,
          folio: muestra.folio,
          bookingCode: reserva.bookingCode,
          base: centavos(reserva.base),
          iva: centavos(reserva.iva),
          otrosImpuestos: centavos(reserva.otrosImpuestos),
          propinas: centavos(reserva.propinas),
          totalReserva: centavos(reserva.total),
        })),
      }
    })
    const lote = await loadLote(
      m,
      plan,
      nuevas,
      new Map(facturas.map(({ muestra, xml }) => [muestra.uuid, xml])),
    )
    if (plan.estatus !== 'No procesado') enMarcha.push(lote)
    if (plan.falla === 'retirada') retiradas.push(lote)
  }
  await advance(m, enMarcha)
  for (const { id, dia } of retiradas) await withdraw(m, id, dia)
}

const autorDe = ({ hoteleros }: Mundial, { proveedorId }: PlanDeLote) => {
  const autor = hoteleros.get(proveedorId)
  if (!autor) throw new Error(`nobody of hotel ${proveedorId}`)
  return autor
}

async function loadLote(
  m: Mundial,
  plan: PlanDeLote,
  facturas: readonly FacturaNueva[],
  xmls: ReadonlyMap<string, string>,
): Promise<LoteEnMarcha> {
  const hotel = m.mundo.proveedor(plan.proveedorId)
  if (!hotel) throw new Error(`no hotel ${plan.proveedorId}`)
  const { razonSocial, nombreComercial, rfc } = hotel
  const { id, total } = await createLote(
    { reloj: { ...m.deps.reloj, ahora: () => at(plan.dia, 10, 15) } },
    m.tx,
    { ...autorDe(m, plan), cuando: at(plan.dia, 10, 15) },
    {
      borradorId: null,
      nombre: plan.nombre,
      proveedor: { id: Number(plan.proveedorId), razonSocial, nombreComercial, rfc: normalizeRfc(rfc) },
      layoutArchivoId: null,
      mensajeError: '1',
      facturas,
    },
  )
  if (isDelSat(plan.falla)) await tellSat(m, id, plan)
  return {
    id,
    total,
    dia: plan.dia,
    categoria: 'Proveedor',
    proveedorId: plan.proveedorId,
    xmls,
    fechaPago: plan.fechaPago ?? plan.dia,
    rechazo: plan.falla === 'rechazada' ? 'La reserva ya tiene una factura registrada en ANT' : null,
    ajena: plan.falla === 'enDuda',
    pago:
      plan.diaDePago === null
        ? null
        : {
            dia: plan.diaDePago,
            total: plan.pagado === 1 ? total : Math.round(total * plan.pagado),
            rfc: hotel.rfc,
            titular: hotel.nombreFiscal,
          },
  }
}

/** The SAT was asked again later and took back what it had said. */
async function tellSat(m: Mundial, id: number, { dia, falla }: PlanDeLote): Promise<void> {
  if (!isDelSat(falla)) return
  const { estado, codigoEstatus, esCancelable, estatusCancelacion, validacionEfos } = respuestaDePrefijo(
    prefijosUuid[falla],
  )
  await sql`update facturas set estado = ${estado}, codigo_estatus = ${codigoEstatus}, es_cancelable = ${esCancelable},
      estatus_cancelacion = ${estatusCancelacion}, validacion_efos = ${validacionEfos}, sat_consultado_en = ${at(sumarDias(dia, 1), 7)}
    where lote_id = ${id} and uuid::text like ${`${prefijosUuid[falla].toLowerCase()}%`}`.execute(m.tx)
  await recountLote(m.tx, id, m.politica.efosBloquean)
}

/** A factura that ANT had accepted was taken out, so that the rest could be paid. */
async function withdraw(m: Mundial, id: number, dia: Dia): Promise<void> {
  const motivo = 'El hotel la sustituyó por otra'
  const cuando = at(minDia(sumarDias(dia, 1), m.hoy), 13)
  const { rows } = await sql<{ id: number; nombre: string; total: number }>`
    update facturas set retirada_en = ${cuando}, retirada_motivo = ${motivo}
    where id = (select min(id) from facturas where lote_id = ${id}) and (select count(*) from facturas where lote_id = ${id}) > 1
    returning id, coalesce(nullif(trim(serie || ' ' || folio), ''), upper(uuid::text)) as nombre, total`.execute(
    m.tx,
  )
  const [una] = rows
  if (una === undefined) return
  await recountLote(m.tx, id, m.politica.efosBloquean)
  await tell(m, [
    {
      cuando,
      entidad: 'lote',
      entidadId: id,
      accion: 'retirarFactura',
      motivo,
      detalle: { factura: una.nombre, total: una.total },
    },
    { cuando, entidad: 'factura', entidadId: una.id, accion: 'retirarFactura', motivo },
  ])
}
