import type { Cfdi } from './cfdi.ts'
import type { Arbol, Complemento } from './complemento.ts'
import { aerolineas, findComplemento, impuestosLocales, timbre11 } from './tabla/complementos.ts'
import { comprobante33 } from './tabla/comprobante33.ts'
import { comprobante40 } from './tabla/comprobante40.ts'
import type { Elemento } from './tabla/elemento.ts'
import { pagos20 } from './tabla/pagos20.ts'

type Hueca = 'complementos' | 'sello' | 'certificado' | 'noCertificado'

/** Lists may be left out. */
type Datos<T> = T extends readonly (infer E)[]
  ? Datos<E>[]
  : T extends object
    ? { [K in keyof T as T[K] extends unknown[] ? never : K]: Datos<T[K]> } & {
        [K in keyof T as T[K] extends unknown[] ? K : never]?: Datos<T[K]>
      }
    : T

/** What `buildCfdi` takes: a `Cfdi` whose lists, sello and certificate may be missing. */
export type DatosCfdi = Datos<Omit<Cfdi, Hueca>> & Partial<Pick<Cfdi, Hueca>>

type Nodo = Readonly<Record<string, unknown>>

const XSI = 'http://www.w3.org/2001/XMLSchema-instance'

export interface OpcionesEscritura {
  /** Well-formed XML put inside cfdi:Addenda. */
  addenda?: string
}

/** XML of a CFDI from its data, by the same table that reads it; declaration included, UTF-8 intended. */
export function buildCfdi(datos: DatosCfdi, { addenda }: OpcionesEscritura = {}): string {
  const def = datos.version.startsWith('3') ? comprobante33 : comprobante40
  const node = { ...datos, complementos: complementsOf(datos) }
  const namespaces = new Map([[def.prefijo, def.espacio]])
  for (const { espacio, nombre } of node.complementos) {
    const known = findComplemento(espacio, nombre)?.elemento
    if (known && known !== timbre11) namespaces.set(known.prefijo, known.espacio)
  }
  const declarations = [...namespaces].map(([prefijo, espacio]) => ` xmlns:${prefijo}="${espacio}"`).join('')
  const head = `${declarations} xmlns:xsi="${XSI}" xsi:schemaLocation="${schemaLocation([...namespaces.values()])}"`
  const tail = addenda === undefined ? '' : `<${def.prefijo}:Addenda>${addenda}</${def.prefijo}:Addenda>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write(def, node, head, tail)}`
}

const SCHEMAS: Readonly<Record<string, string>> = {
  [comprobante40.espacio]: 'http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd',
  [comprobante33.espacio]: 'http://www.sat.gob.mx/sitio_internet/cfd/3/cfdv33.xsd',
  [pagos20.espacio]: 'http://www.sat.gob.mx/sitio_internet/cfd/Pagos/Pagos20.xsd',
  [impuestosLocales.espacio]: 'http://www.sat.gob.mx/sitio_internet/cfd/implocal/implocal.xsd',
  [aerolineas.espacio]: 'http://www.sat.gob.mx/sitio_internet/cfd/aerolineas/aerolineas.xsd',
  [timbre11.espacio]:
    'http://www.sat.gob.mx/sitio_internet/cfd/TimbreFiscalDigital/TimbreFiscalDigitalv11.xsd',
}

const schemaLocation = (espacios: readonly string[]) =>
  espacios.flatMap((e) => (SCHEMAS[e] ? [e, SCHEMAS[e]] : [])).join(' ')

/** The given order when there is one; else the known complements, the stamp last as PACs append it. */
function complementsOf(datos: DatosCfdi): Complemento[] {
  const listed = datos.complementos ?? []
  const held = (clave: string) => listed.some((c) => c.clave === clave)
  const entry = (def: Elemento, clave: NonNullable<Complemento['clave']>): Complemento[] =>
    datos[clave] && !held(clave) ? [{ espacio: def.espacio, nombre: def.nombre, clave }] : []
  return [
    ...listed,
    ...entry(pagos20, 'pagos'),
    ...entry(impuestosLocales, 'impuestosLocales'),
    ...entry(aerolineas, 'aerolineas'),
    ...entry(timbre11, 'timbre'),
  ]
}

function write(def: Elemento, node: Nodo, head = '', tail = ''): string {
  const name = `${def.prefijo}:${def.nombre}`
  let attributes = head
  let inside = ''
  for (const parte of def.partes) {
    const value = node[parte.clave]
    if (parte.clase === 'atributo') {
      if (typeof value === 'string') attributes += ` ${parte.nombre}="${escape(value)}"`
    } else if (value === undefined) continue
    else if (parte.clase === 'hueco')
      inside += writeComplements(def, parte.nombre, value as Complemento[], node)
    else if (parte.elemento.lista) {
      const { prefijo, nombre, lista } = parte.elemento
      const items = (value as Nodo[]).map((n) => write(lista.elemento, n)).join('')
      if (items) inside += `<${prefijo}:${nombre}>${items}</${prefijo}:${nombre}>`
    } else if (parte.varios) inside += (value as Nodo[]).map((n) => write(parte.elemento, n)).join('')
    else inside += write(parte.elemento, value as Nodo)
  }
  inside += tail
  return inside ? `<${name}${attributes}>${inside}</${name}>` : `<${name}${attributes}/>`
}

function writeComplements(
  def: Elemento,
  nombre: string,
  complements: readonly Complemento[],
  holder: Nodo,
): string {
  const inside = complements
    .map(({ espacio, nombre, clave, contenido, arbol }) => {
      if (arbol) return writeArbol(arbol, ` xmlns="${espacio}"`)
      const known = findComplemento(espacio, nombre)
      const content = clave ? holder[clave] : contenido
      if (!known || !content) throw new TypeError(`no table to write the complement ${nombre}`)
      const own =
        known.elemento === timbre11
          ? ` xmlns:tfd="${espacio}" xsi:schemaLocation="${schemaLocation([espacio])}"`
          : ''
      return write(known.elemento, content as Nodo, own)
    })
    .join('')
  return inside ? `<${def.prefijo}:${nombre}>${inside}</${def.prefijo}:${nombre}>` : ''
}

/** In its own namespace without a prefix: only its names matter. */
function writeArbol({ nombre, atributos, hijos, texto }: Arbol, head = ''): string {
  const attributes = [...atributos].map(([n, v]) => ` ${n}="${escape(v)}"`).join('')
  return `<${nombre}${head}${attributes}>${escape(texto)}${hijos.map((h) => writeArbol(h)).join('')}</${nombre}>`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}
const escape = (text: string) => text.replace(/[&<>"\t\n\r]/g, (c) => ESCAPES[c]!)
