import { computeFactura, metodoSugerido } from '@valija/domain/comisiones/compute-factura.ts'
import { reglaFiscal } from '@valija/domain/comisiones/reglas-fiscales.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { type LineaComision, makeComisiones } from '../comisiones/lineas.ts'
import type { ComisionistaAnt } from '../mundo/comisionistas.ts'
import { comisionistaDemo } from '../mundo/demo.ts'
import type { Mundo } from '../mundo/mundo.ts'
import type { Autoridad } from './autoridad.ts'
import { facturaComision } from './comision.ts'
import { defectosDe, type RecetaComision } from './comisiones-defectos.ts'
import type { DatosComision } from './datos-de-comision.ts'
import { legible } from './dinero.ts'
import type { Archivo } from './lote.ts'
import { pdfSencillo } from './pdf-sencillo.ts'

/** Limit day of the pre-invoice flow (Commissions §9). */
const diaLimite = 31
/** Bookings that each agent's sample bills: its first ones that can be paid. */
export const reservasPorMuestra = 3

export type Contexto = { mundo: Mundo; autoridad: Autoridad; dia: string; semilla: string }
export type AgenteMuestra = { agente: ComisionistaAnt; lineas: LineaComision[]; datos: DatosComision }

/** One agent with its first bookings and what its invoice must say of them. */
export function agenteMuestra({ mundo, dia }: Pick<Contexto, 'mundo' | 'dia'>, id: string): AgenteMuestra {
  const agente = mundo.comisionistas.find((c) => c.id === id)
  if (!agente) throw new RangeError(`no such agent: ${id}`)
  const rfc = normalizeRfc(agente.rfc)
  const regla = reglaFiscal(agente.regimenFiscal, rfc, dia)
  if (!regla) throw new RangeError(`agent ${id} bills no commissions`)
  const lineas = makeComisiones(mundo)
    .deCliente(id)
    .filter(({ commission }) => commission !== null)
    .slice(0, reservasPorMuestra)
  const cifras = computeFactura(
    lineas.map(({ commission }) => commission ?? 0),
    regla,
  )
  const datos: DatosComision = {
    rfc,
    nombre: agente.razonSocial,
    regimenFiscal: agente.regimenFiscal,
    base: cifras.tarifa,
    iva: cifras.iva,
    retIva: cifras.retIva,
    retIsr: cifras.retIsr,
    metodoPago: metodoSugerido(dia as Dia, diaLimite).metodoPago,
  }
  return { agente, lineas, datos }
}

/** One agent of each regime and kind of RFC that may bill commissions; the demonstration's own for its kind. */
export function agentesPorRegimen(mundo: Mundo): ComisionistaAnt[] {
  const porClase = new Map<string, ComisionistaAnt>()
  const propios = mundo.comisionistas.toSorted(
    (a, b) => Number(b.id === comisionistaDemo) - Number(a.id === comisionistaDemo),
  )
  for (const agente of propios) {
    const clase = `${agente.regimenFiscal}-rfc${normalizeRfc(agente.rfc).length}`
    if (!porClase.has(clase)) porClase.set(clase, agente)
  }
  return [...porClase.keys()].sort().flatMap((clase) => porClase.get(clase) ?? [])
}

export const carpetaDe = ({ id, regimenFiscal, rfc }: ComisionistaAnt): string =>
  `comisiones-${regimenFiscal}-rfc${normalizeRfc(rfc).length}-agente-${id}`

const hecha = async (
  { autoridad, dia, semilla }: Contexto,
  nombre: string,
  datos: DatosComision,
  receta: Omit<RecetaComision, 'datos'> = {},
): Promise<Archivo[]> => {
  const { dia: otroDia, ...options } = receta
  const { bytes, uuid, total } = facturaComision(datos, {
    autoridad,
    dia: otroDia ?? dia,
    semilla: `${semilla}/${nombre}`,
    ...options,
  })
  const pdf = await pdfSencillo('Factura de comisiones', [
    ['Emisor', `${datos.nombre} (${datos.rfc})`],
    ['UUID', uuid],
    ['Total', legible(total)],
  ])
  return [
    { nombre: `${nombre}.xml`, bytes },
    { nombre: `${nombre}.pdf`, bytes: pdf },
  ]
}

/** The folder of one agent: its bookings to select, its good invoice, and one file per defect of its kind. */
export async function carpetaComisiones(contexto: Contexto, agente: ComisionistaAnt): Promise<Archivo[]> {
  const muestra = agenteMuestra(contexto, agente.id)
  const { lineas, datos } = muestra
  const defectos = defectosDe(muestra, { comisionistas: contexto.mundo.comisionistas, dia: contexto.dia })
  const lista = lineas.map((l) => `${l.bookingCode}  ${legible(l.commission ?? 0)}  ${l.description}`)
  const archivos: Archivo[] = [
    {
      nombre: 'reservas.txt',
      bytes: new TextEncoder().encode(
        `Comisionista ${agente.id}: ${agente.razonSocial} (${datos.rfc}), régimen ${agente.regimenFiscal}.\nSelecciona estas reservas y guarda la pre-factura antes de soltar una factura.\n\n${lista.join('\n')}\n`,
      ),
    },
    ...(await hecha(contexto, 'correcta', datos)),
    ...(await hecha(contexto, 'correcta-ppd', { ...datos, metodoPago: 'PPD' })),
  ]
  for (const [nombre, { datos: cambia, ...receta }] of Object.entries(defectos))
    archivos.push(...(await hecha(contexto, nombre, { ...datos, ...cambia?.(datos) }, receta)))
  return archivos
}
