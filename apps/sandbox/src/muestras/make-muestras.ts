import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { empresaDemo, proveedoresDemo, seedDemo } from '../mundo/demo.ts'
import { makeMundo } from '../mundo/mundo.ts'
import { openAutoridad } from './autoridad.ts'
import { agentesPorRegimen, carpetaComisiones, carpetaDe } from './comisiones-muestra.ts'
import { complementosMuestra } from './complementos-muestra.ts'
import { archivosSueltos, type ContextoDefecto, facturaConDefecto, nombresDefecto } from './defectos.ts'
import { layoutsConDefecto } from './defectos-layout.ts'
import { muestrasDeInvitado } from './invitados.ts'
import { renglonesDe, writeLayout } from './layout.ts'
import { type Archivo, buenLote, type LoteMuestra } from './lote.ts'
import { pdfFactura } from './pdf-factura.ts'
import { queMuestra } from './que-muestra.ts'
import { type PagoMuestra, reciboBbva, type TipoRecibo } from './recibo-bbva.ts'

export type MuestrasOptions = {
  /** Folder of the sets; it is written anew. */
  outDir: string
  /** Business day, yyyy-mm-dd. */
  dia: string
  seed?: string
  /** Gives the uuids of the sets; the same one writes the same documents. */
  semilla?: string
}

const writeAll = async (dir: string, archivos: readonly Archivo[]): Promise<void> => {
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  for (const { nombre, bytes } of archivos) await writeFile(path.join(dir, nombre), bytes)
}

/** One layout each, as a lote takes: a folder is dropped whole. */
const archivosDe = (lote: LoteMuestra, formato: 'xlsx' | 'xls'): Archivo[] => [
  ...lote.xmls,
  ...lote.pdfs,
  { nombre: `layout.${formato}`, bytes: formato === 'xlsx' ? lote.layoutXlsx : lote.layoutXls },
]

const conDefectos = async (contexto: ContextoDefecto): Promise<Archivo[]> => {
  const hechas = nombresDefecto.map((nombre) => ({ nombre, ...facturaConDefecto(nombre, contexto) }))
  const archivos = hechas.map(({ nombre, bytes }) => ({ nombre: `${nombre}.xml`, bytes }))
  for (const { nombre, factura } of hechas)
    archivos.push({ nombre: `${nombre}.pdf`, bytes: await pdfFactura(factura) })
  const correctas = hechas.filter((h) => h.nombre.startsWith('correcta-')).map((h) => h.factura)
  const todas = hechas.map((h) => h.factura)
  return [
    ...archivos,
    ...archivosSueltos(contexto),
    { nombre: 'layout-de-todas.xlsx', bytes: writeLayout(renglonesDe(todas)) },
    ...layoutsConDefecto(correctas, contexto.mundo),
  ]
}

const pagoDe = (lote: LoteMuestra, tipo: TipoRecibo, dia: string, importe = lote.total): PagoMuestra => {
  const hotel = lote.facturas[0]?.proveedor
  if (!hotel) throw new RangeError('an empty lote')
  return { tipo, rfc: hotel.rfc, nombre: hotel.nombreFiscal, importe, dia }
}

const tipos = [59, 60, 76, 77] as const

/** Receipts that pay the good lotes: one of each kind for each, one with all, and the ones that do not fit. */
const recibos = async (lotes: Record<string, LoteMuestra>, dia: string): Promise<Archivo[]> => {
  const todos = Object.values(lotes)
  const archivos: Archivo[] = []
  for (const tipo of tipos)
    archivos.push({
      nombre: `bbva-${tipo}.pdf`,
      bytes: await reciboBbva(todos.map((lote) => pagoDe(lote, tipo, dia))),
    })
  for (const [nombre, lote] of Object.entries(lotes))
    archivos.push({ nombre: `bbva-${nombre}.pdf`, bytes: await reciboBbva([pagoDe(lote, 59, dia)]) })
  const mezcla = todos.map((lote, i) => pagoDe(lote, tipos[i % tipos.length] ?? 59, dia))
  const [primero] = todos
  if (!primero) return archivos
  return [
    ...archivos,
    { nombre: 'bbva-varias-paginas.pdf', bytes: await reciboBbva(mezcla) },
    { nombre: 'bbva-por-etiquetas.pdf', bytes: await reciboBbva([pagoDe(primero, 'etiquetas', dia)]) },
    {
      nombre: 'bbva-sin-lote.pdf',
      bytes: await reciboBbva([pagoDe(primero, 77, dia, primero.total + 1_00)]),
    },
    {
      nombre: 'bbva-con-pagina-ilegible.pdf',
      bytes: await reciboBbva([pagoDe(primero, 59, dia), pagoDe(primero, 'ilegible', dia)]),
    },
    { nombre: 'no-es-pdf.pdf', bytes: new TextEncoder().encode('Esto no es un PDF.\n') },
  ]
}

const leeme = (dia: string): string => `Muestras para el día de negocio ${dia}. Receptor: ${empresaDemo.rfc}.

${queMuestra.map(([carpeta, texto]) => `${carpeta.padEnd(20)} ${texto}`).join('\n')}

Los CFDI son de muestra y no tienen validez fiscal.
`

/** Writes the ready-to-drop sets. */
export const makeMuestras = async ({
  outDir,
  dia,
  seed = seedDemo,
  semilla = 'muestra',
}: MuestrasOptions) => {
  const mundo = makeMundo(seed)
  const autoridad = openAutoridad()
  const [hotel, segundo] = proveedoresDemo['proveedor@valija.demo']
  const [otro] = proveedoresDemo['proveedor2@valija.demo']
  const comun = { dia, semilla, seed, mundo, autoridad }
  const lotes = {
    'lote-bueno-20': await buenLote({ ...comun, n: 20, proveedor: hotel }),
    'lote-200': await buenLote({ ...comun, n: 200, proveedor: segundo, modoFolio: 'serieFolio' }),
    'lote-proveedor2': await buenLote({ ...comun, n: 6, proveedor: otro, modoFolio: 'folioSerie' }),
  }
  for (const [nombre, lote] of Object.entries(lotes))
    await writeAll(path.join(outDir, nombre), archivosDe(lote, nombre === 'lote-200' ? 'xls' : 'xlsx'))
  const yaCargada = lotes['lote-bueno-20'].xmls[0]
  if (!yaCargada) throw new RangeError('an empty lote')
  const contexto = { mundo, autoridad, dia, semilla, proveedorId: hotel, otroProveedorId: otro, yaCargada }
  await writeAll(path.join(outDir, 'lote-con-defectos'), await conDefectos(contexto))
  await writeAll(path.join(outDir, 'recibos'), await recibos(lotes, dia))
  for (const agente of agentesPorRegimen(mundo))
    await writeAll(path.join(outDir, carpetaDe(agente)), await carpetaComisiones(comun, agente))
  await writeAll(
    path.join(outDir, 'complementos'),
    await complementosMuestra({ ...comun, facturas: lotes['lote-bueno-20'].facturas, otroProveedorId: otro }),
  )
  for (const [nombre, archivos] of Object.entries(
    await muestrasDeInvitado(mundo, { dia, semilla, autoridad }),
  ))
    await writeAll(path.join(outDir, nombre), archivos)
  await writeFile(path.join(outDir, 'LEEME.txt'), leeme(dia))
  return { lotes }
}
