import { hojaDeFactura } from '@valija/domain/comisiones/hoja.ts'
import { politicaInicial } from '@valija/domain/politica/politica.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { makeComisiones } from '../comisiones/lineas.ts'
import type { ComisionistaAnt } from '../mundo/comisionistas.ts'
import { empresaDemo, invitadosDemo } from '../mundo/demo.ts'
import type { Mundo } from '../mundo/mundo.ts'
import { con, conReceptor } from './cambios-de-cfdi.ts'
import { collectPdf } from './collect-pdf.ts'
import { type ComisionOptions, facturaComision } from './comision.ts'
import type { DatosComision } from './datos-de-comision.ts'
import { legible } from './dinero.ts'
import type { Archivo } from './lote.ts'

const inicial = politicaInicial()
/** Of guests the earlier limit of PUE counts. */
const politica = {
  ...inicial,
  receptorRfc: empresaDemo.rfc,
  corteComisionPue: inicial.corteInvitadoPue,
}

export type FacturaInvitado = {
  nombre: string
  bytes: Uint8Array
  uuid: string
  total: number
  cliente: ComisionistaAnt
  bookingCodes: readonly string[]
}
export type InvitadoOptions = Omit<ComisionOptions, 'dia'> & {
  dia: string
  clienteId: string
  /** Which of the agent's payable bookings it bills, counted from 0. */
  reservas: readonly number[]
  metodoPago?: 'PUE' | 'PPD'
  nombre?: string
  /** Changes the figures, as a mistaken accountant would. */
  corrige?: (datos: DatosComision) => DatosComision
}

const pagablesDe = (mundo: Mundo, clienteId: string) =>
  makeComisiones(mundo)
    .deCliente(clienteId)
    .filter(({ commission }) => commission !== null)

/** The invoice a guest hands in for some of its bookings, with the figures the calculator gives. */
export function facturaInvitado(
  mundo: Mundo,
  { clienteId, reservas, dia, metodoPago, nombre, corrige = (datos) => datos, ...options }: InvitadoOptions,
): FacturaInvitado {
  const cliente = [...mundo.comisionistas, ...mundo.sinRegistro].find(({ id }) => id === clienteId)
  const pagables = pagablesDe(mundo, clienteId)
  const elegidas = reservas.flatMap((i) => pagables[i] ?? [])
  if (!cliente || elegidas.length !== reservas.length) throw new RangeError('no such bookings')
  const hoja = hojaDeFactura(
    elegidas.map(({ commission }) => commission ?? 0),
    cliente,
    { hoy: dia as Dia, politica },
  )
  if (!hoja) throw new RangeError('an agent that cannot bill commissions')
  const { tarifa, iva, retIva, retIsr } = hoja
  const hecha = facturaComision(
    corrige({
      rfc: cliente.rfc,
      nombre: cliente.razonSocial,
      regimenFiscal: cliente.regimenFiscal,
      base: tarifa,
      iva,
      retIva,
      retIsr,
      metodoPago: metodoPago ?? hoja.metodoPago,
    }),
    { ...options, dia },
  )
  const bookingCodes = elegidas.map(({ bookingCode }) => bookingCode)
  return { ...hecha, cliente, bookingCodes, nombre: nombre ?? bookingCodes.join('-') }
}

const mesAntes = (dia: string): string => {
  const [anio, mes] = dia.split('-').map(Number)
  const antes = new Date(Date.UTC(anio ?? 2026, (mes ?? 1) - 2, 12))
  return antes.toISOString().slice(0, 10)
}

type Receta = Partial<Omit<InvitadoOptions, 'dia'>> & { mueve?: (dia: string) => string }

/** One guest's invoice for each rule of the guest's upload, named after what is wrong with it. */
const recetas: Readonly<Record<string, Receta>> = {
  'forma-de-pago-incorrecta-en-pue': { metodoPago: 'PUE', cambia: con({ formaPago: '01' }) },
  'forma-de-pago-incorrecta-en-ppd': { metodoPago: 'PPD', cambia: con({ formaPago: '03' }) },
  'sin-metodo-de-pago': { sinMetodo: true },
  'pue-del-mes-anterior': { metodoPago: 'PUE', mueve: mesAntes },
  'timbrada-otro-anio': {
    metodoPago: 'PPD',
    mueve: (dia) => `${Number(dia.slice(0, 4)) - 1}-06-15`,
  },
  'regimen-del-receptor': { cambia: conReceptor({ regimenFiscalReceptor: '626' }) },
  'receptor-incorrecto': {
    cambia: conReceptor({ rfc: 'EKU9003173C9', nombre: 'ESCUELA KEMPER URGATE' }),
  },
  'iva-incorrecto': { corrige: (d) => ({ ...d, iva: d.iva - 2000 }) },
  'retenciones-que-no-aplican': { corrige: (d) => ({ ...d, retIva: Math.round(d.base * 0.106667) }) },
  'de-otro-rfc': { clienteId: '505' },
  cancelada: { destino: 'cancelado' },
  'total-que-no-cuadra': { corrige: (d) => ({ ...d, base: d.base + 10_000, iva: d.iva + 1600 }) },
}
export const nombresDefectoInvitado = Object.keys(recetas)

export function facturaInvitadoConDefecto(
  mundo: Mundo,
  nombre: string,
  {
    dia,
    clienteId = invitadosDemo.menu,
    ...options
  }: Pick<InvitadoOptions, 'dia'> & Partial<InvitadoOptions>,
): FacturaInvitado {
  const { mueve = (mismo: string) => mismo, ...receta } = recetas[nombre] ?? {}
  const n = nombresDefectoInvitado.indexOf(nombre)
  return facturaInvitado(mundo, {
    clienteId,
    reservas: [10 + n],
    semilla: nombre,
    nombre,
    ...options,
    ...receta,
    dia: mueve(dia),
  })
}

const pdf = (f: FacturaInvitado): Promise<Uint8Array> =>
  collectPdf({ size: 'LETTER', margin: 56 }, (doc) => {
    doc.font('Helvetica-Bold').fontSize(16).text('Factura de comisiones')
    doc.font('Helvetica').fontSize(10).moveDown()
    for (const linea of [
      `Emisor: ${f.cliente.razonSocial} (${f.cliente.rfc})`,
      `Receptor: ${empresaDemo.razonSocial} (${empresaDemo.rfc})`,
      `Folio fiscal: ${f.uuid}`,
      `Reservas: ${f.bookingCodes.join(', ')}`,
      `Total: $${legible(f.total)} MXN`,
      'Representación impresa de un CFDI de muestra, sin validez fiscal.',
    ])
      doc.text(linea).moveDown(0.4)
  })

const archivosDe = async (facturas: readonly FacturaInvitado[]): Promise<Archivo[]> => {
  const pdfs = await Promise.all(facturas.map(pdf))
  const reservas = facturas.map((f) => `${f.nombre}.xml  ${f.bookingCodes.join(' ')}  ${f.cliente.rfc}`)
  return [
    ...facturas.map(({ nombre, bytes }) => ({ nombre: `${nombre}.xml`, bytes })),
    ...facturas.map(({ nombre }, i) => ({ nombre: `${nombre}.pdf`, bytes: pdfs[i] ?? new Uint8Array() })),
    { nombre: 'reservas.txt', bytes: new TextEncoder().encode(`${reservas.join('\n')}\n`) },
  ]
}

/** What a guest drops: good ones of a registered agent, of one that ANT does not list, and one for each rule. */
export async function muestrasDeInvitado(
  mundo: Mundo,
  comun: Pick<InvitadoOptions, 'dia'> & Partial<InvitadoOptions>,
): Promise<Record<string, Archivo[]>> {
  const { menu, sinRegistro } = invitadosDemo
  const buenas = (clienteId: string, conjuntos: number[][]) =>
    conjuntos.map((reservas) => facturaInvitado(mundo, { ...comun, clienteId, reservas }))
  return {
    'invitado-bueno': await archivosDe(buenas(menu, [[0], [1, 2], [3]])),
    'invitado-sin-registro': await archivosDe(buenas(sinRegistro, [[0], [1]])),
    'invitado-con-defectos': await archivosDe(
      nombresDefectoInvitado.map((nombre) =>
        facturaInvitadoConDefecto(mundo, nombre, { dia: comun.dia, ...pickAutoridad(comun) }),
      ),
    ),
  }
}

const pickAutoridad = ({ autoridad }: Partial<InvitadoOptions>) => (autoridad ? { autoridad } : {})
