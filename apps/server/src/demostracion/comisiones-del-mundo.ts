import { centavos } from '@valija/contract/pesos.ts'
import { computeFactura } from '@valija/domain/comisiones/compute-factura.ts'
import { reglaVigente } from '@valija/domain/comisiones/reglas-de-politica.ts'
import { cabeceraDe } from '@valija/domain/facturas/cabecera.ts'
import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { toPesos } from '@valija/sandbox/ant/paquete.ts'
import { type LineaComision, makeComisiones } from '@valija/sandbox/comisiones/lineas.ts'
import { comisionistaGrande } from '@valija/sandbox/comisiones/reserva-de-linea.ts'
import { facturaComision } from '@valija/sandbox/muestras/comision.ts'
import { pdfMinimo } from '@valija/sandbox/muestras/pdf-minimo.ts'
import { azarDe } from '@valija/sandbox/mundo/azar.ts'
import type { ComisionistaAnt } from '@valija/sandbox/mundo/comisionistas.ts'
import { respuestaDePrefijo } from '@valija/sandbox/sat/consulta.ts'
import { sql } from 'kysely'
import { renglonDeReserva } from '../areas/comisiones/renglon-de-reserva.ts'
import { createLote } from '../areas/lotes/create-lote.ts'
import { storeDelMundo } from './archivos-del-mundo.ts'
import { advance, type LoteEnMarcha } from './etapas-del-mundo.ts'
import { at, type Mundial } from './mundial.ts'
import { diaDelMesDe, mesAtras } from './plan-de-lotes.ts'

type Cobro = { agente: ComisionistaAnt; dia: Dia; lineas: LineaComision[]; atras: number }

/** What each agent is owed, as ANT lists it, and one invoice of every agent's last bookings, spread over the months. */
export async function loadComisiones(m: Mundial): Promise<void> {
  const comisiones = makeComisiones(m.mundo)
  const agentes = m.mundo.comisionistas
    .filter(({ id }) => id !== comisionistaGrande)
    .slice(0, m.tamano.agentes)
  const lineas = agentes.flatMap(({ id }) => comisiones.deCliente(id))
  await sql`insert into comisiones (comisionista_id, booking_code, description, booking_date, commission, in_remarks)
    select x.* from jsonb_to_recordset(${JSON.stringify(
      lineas.map((l) => ({
        a: Number(l.clienteId),
        b: l.bookingCode,
        c: l.commission === null ? l.motivo : l.description,
        d: l.bookingDate,
        e: l.commission ?? -100,
        f: l.inRemarks,
      })),
    )}::jsonb) as x(a bigint, b text, c text, d date, e bigint, f text)`.execute(m.tx)
  await m.tx
    .insertInto('comisionesLecturas')
    .values(agentes.map(({ id }) => ({ comisionistaId: Number(id), leidaEn: m.deps.reloj.ahora() })))
    .execute()
  const cobros = agentes
    .map((agente, i): Cobro => {
      const azar = azarDe(m.mundo.seed, 'cobro del mundo', agente.id)
      const atras = i % m.tamano.meses
      const pagables = comisiones.deCliente(agente.id).filter(({ commission }) => commission !== null)
      const dia = diaDelMesDe(mesAtras(m.hoy, atras), azar.entero(1, atras === 0 ? 9 : 19))
      return { agente, atras, dia: dia < m.hoy ? dia : m.hoy, lineas: pagables.slice(-azar.entero(2, 5)) }
    })
    .sort((a, b) => a.dia.localeCompare(b.dia))
  const enMarcha: LoteEnMarcha[] = []
  for (const cobro of cobros) {
    const lote = await loadCobro(m, cobro)
    if (lote && cobro.atras > 0) enMarcha.push(lote)
  }
  await advance(m, enMarcha)
}

async function loadCobro(m: Mundial, { agente, dia, lineas, atras }: Cobro): Promise<LoteEnMarcha | null> {
  const rfc = normalizeRfc(agente.rfc)
  const regla = reglaVigente(m.politica, { regimen: agente.regimenFiscal, rfc, dia })
  if (!regla) return null
  const { tarifa, iva, retIva, retIsr } = computeFactura(
    lineas.map(({ commission }) => commission ?? 0),
    regla,
  )
  const { razonSocial, nombreComercial, regimenFiscal } = agente
  const { bytes, cfdi, uuid } = facturaComision(
    {
      rfc: agente.rfc,
      nombre: razonSocial,
      regimenFiscal,
      base: tarifa,
      iva,
      retIva,
      retIsr,
      metodoPago: 'PUE',
    },
    { dia, semilla: 'mundo', autoridad: m.autoridad },
  )
  const cabecera = cabeceraDe(cfdi)
  if (!cabecera) throw new Error(`no header of ${uuid}`)
  const comun = { creadoPor: m.admin.usuarioId, creadoEn: at(dia, 10) }
  const [xml, pdf] = await storeDelMundo(m.deps, m.tx, [
    { ...comun, contenido: bytes, tipo: 'application/xml', nombre: `${uuid}.xml`, proposito: 'xml' },
    {
      ...comun,
      contenido: pdfMinimo(`Factura ${cabecera.serieFolio}`, [
        razonSocial,
        `UUID ${uuid}`,
        ...lineas.map(
          ({ bookingCode, commission }) => `${bookingCode}   $${toPesos(commission ?? 0).toFixed(2)}`,
        ),
      ]),
      tipo: 'application/pdf',
      nombre: `${uuid}.pdf`,
      proposito: 'pdf',
    },
  ])
  const sat = { ...respuestaDePrefijo(''), consultadoEn: at(dia, 10, 5).toISOString(), falla: null }
  const { id, total } = await createLote(
    { reloj: { ...m.deps.reloj, ahora: () => at(dia, 10, 15) } },
    m.tx,
    { ...m.admin, cuando: at(dia, 10, 15) },
    {
      borradorId: null,
      categoria: 'Comisionista',
      nombre: `Comisiones ${nombreComercial}`,
      proveedor: { id: Number(agente.id), razonSocial, nombreComercial, rfc },
      layoutArchivoId: null,
      mensajeError: '1',
      facturas: [
        {
          cabecera,
          sat,
          hallazgos: [],
          xmlArchivoId: xml?.id ?? '',
          pdfArchivoId: pdf?.id ?? '',
          renglones: lineas.map(({ bookingCode, commission }, n) => {
            const { ant: _ant, ...renglon } = renglonDeReserva(bookingCode, centavos(commission ?? 0))
            return {
              ...renglon,
              numero: n + 1,
              folio: cabecera.folio,
              iva: centavos(renglon.iva),
              otrosImpuestos: centavos(0),
              propinas: centavos(0),
            }
          }),
        },
      ],
    },
  )
  const fechaPago = sumarDias(dia, 12)
  // Of last month's, some wait for the bank.
  const pagado = fechaPago < m.hoy && !(atras === 1 && Number(agente.id) % 2 === 1)
  return {
    id,
    total,
    dia,
    categoria: 'Comisionista',
    proveedorId: agente.id,
    xmls: new Map([[uuid, Buffer.from(bytes).toString('utf8')]]),
    fechaPago,
    rechazo: null,
    ajena: false,
    pago: pagado ? { dia: fechaPago, total, rfc, titular: razonSocial } : null,
  }
}
