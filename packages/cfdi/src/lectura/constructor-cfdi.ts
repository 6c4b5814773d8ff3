import type { Cfdi } from '../cfdi.ts'
import type { Arbol, Complemento } from '../complemento.ts'
import { type DatosHallazgo, Hallazgos, hallazgo, shorten } from '../hallazgo.ts'
import { type CodigoHallazgo, HALLAZGOS } from '../hallazgos.ts'
import { hasCadena } from '../tabla/cadena-de.ts'
import { espacioDeComplemento, findComplemento, TFD } from '../tabla/complementos.ts'
import { CFDI33, comprobante33 } from '../tabla/comprobante33.ts'
import { CFDI40, comprobante40 } from '../tabla/comprobante40.ts'
import { Atributos, type Informante } from './atributos.ts'
import type { Constructor, Escaner } from './escaner.ts'
import { Espacios, type Nombre } from './espacios.ts'
import { Ilegible } from './ilegible.ts'
import {
  AJENO,
  ARBOL,
  emptyOf,
  HUECO,
  type Marco,
  NADA,
  type Nodo,
  newMarco,
  OMITIDO,
  TABLA,
} from './marco.ts'
import { nameIn } from './nombres-repetidos.ts'

/** Builds a `Cfdi` by the table while the scanner advances; frames of the stack are reused. */
export class ConstructorCfdi implements Constructor, Informante {
  readonly hallazgos: Hallazgos
  cfdi: Cfdi | null = null
  timbres = 0
  /** The namespace of the root is that of CFDI 4. */
  is40 = false
  wantsText = false
  private readonly escaner: Escaner
  private readonly espacios: Espacios
  private readonly atributos: Atributos
  private readonly pila: Marco[] = []
  private tope = -1
  private conceptos = 0
  private relacionados = 0
  private huecos = 0

  constructor(escaner: Escaner) {
    this.escaner = escaner
    this.espacios = new Espacios(escaner)
    this.atributos = new Atributos(escaner, this.espacios, this)
    this.hallazgos = new Hallazgos(escaner.limites.maxHallazgos)
  }

  report(codigo: CodigoHallazgo, datos: DatosHallazgo = {}, atributo?: string): void {
    if (this.hallazgos.cabe(HALLAZGOS[codigo][0]))
      this.hallazgos.keep(hallazgo(codigo, { ruta: this.ruta(atributo), ...datos }))
  }

  private ruta(atributo?: string): string {
    let ruta = ''
    for (let i = 0; i <= this.tope; i++) {
      const { qname, indice } = this.pila[i]!
      ruta += indice > 0 ? `/${shorten(qname)}[${indice}]` : `/${shorten(qname)}`
    }
    return atributo === undefined ? ruta : `${ruta}/@${shorten(atributo)}`
  }

  open(qname: string): void {
    const size = this.espacios.size
    this.declarations(size)
    const name = this.espacios.resolve(qname)
    const parent = this.tope >= 0 ? this.pila[this.tope]! : null
    const marco = this.push(qname, size)
    if (!parent) this.root(marco, name, qname)
    else if (parent.modo === TABLA) this.child(parent, marco, name)
    else if (parent.modo === HUECO) this.complement(parent, marco, name)
    else if (parent.modo === ARBOL) parent.arbol!.hijos.push(this.grow(marco, name))
    else this.foreign(parent, marco, name)
    if (marco.modo === TABLA && !marco.lista) this.atributos.read(marco)
    else this.atributos.ignore(marco)
  }

  private push(qname: string, size: number): Marco {
    const marco = (this.pila[++this.tope] ??= newMarco())
    marco.modo = OMITIDO
    marco.def = null
    marco.lista = null
    marco.complemento = null
    marco.arbol = null
    marco.ultima = -1
    marco.espacios = size
    marco.qname = qname
    marco.indice = 0
    marco.conTexto = false
    return marco
  }

  private declarations(size: number): void {
    const { escaner } = this
    if (!escaner.conX) return
    const { texto, nombreDesde, nombreHasta } = escaner
    for (let i = 0; i < escaner.atributos; i++) {
      const at = nombreDesde[i]!
      if (texto.charCodeAt(at) !== 120 || !texto.startsWith('xmlns', at)) continue
      const to = nombreHasta[i]!
      if (to === at + 5) this.espacios.declare('', escaner.valor(i), at, size)
      else if (texto.charCodeAt(at + 5) === 58) {
        if (to === at + 6) escaner.fail(at, 'falta el prefijo en la declaración xmlns:')
        this.espacios.declare(nameIn(texto, at + 6, to), escaner.valor(i), at, size)
      }
    }
  }

  private root(marco: Marco, { espacio, local }: Nombre, qname: string): void {
    const is40 = espacio === CFDI40
    if (local !== 'Comprobante' || (!is40 && espacio !== CFDI33)) throw this.notCfdi(espacio, local, qname)
    marco.modo = TABLA
    this.is40 = is40
    marco.def = is40 ? comprobante40 : comprobante33
    marco.objeto = marco.def.crear()
    // The table makes it so, and `finish` fills what is missing.
    this.cfdi = marco.objeto as unknown as Cfdi
    if (!qname.startsWith('cfdi:'))
      this.report('prefijoInesperado', { encontrado: prefixOf(qname), esperado: 'cfdi' })
  }

  private notCfdi(espacio: string, local: string, qname: string): Ilegible {
    const old = local === 'Comprobante' && espacio === 'http://www.sat.gob.mx/cfd/2'
    if (old) return new Ilegible(hallazgo('versionCesada', { encontrado: '2' }))
    return new Ilegible(hallazgo('noEsCfdi', { encontrado: espacio ? `${qname} (${espacio})` : qname }))
  }

  private child(parent: Marco, marco: Marco, name: Nombre): void {
    const def = parent.def!
    const { local } = name
    const found = name.espacio === def.espacio ? def.porNombre.get(local) : undefined
    if (!found) {
      if (local !== 'Addenda' || this.tope !== 1 || name.espacio !== def.espacio) this.unknown(marco, name)
      return
    }
    const { parte, lugar } = found
    if (lugar < parent.ultima && def.ordenado) this.report('elementoFueraDeOrden', { nombre: marco.qname })
    else parent.ultima = lugar
    if (parte.clase === 'hueco') return this.gap(parent, marco, parte.clave)
    marco.modo = TABLA
    marco.def = parte.elemento
    marco.objeto = parte.elemento.lista ? NADA : parte.elemento.crear()
    if (parent.lista) marco.indice = parent.lista.push(marco.objeto)
    else if (parte.varios) {
      const held = parent.objeto[parte.clave] as Nodo[] | undefined
      if (held) marco.indice = held.push(marco.objeto)
      else {
        parent.objeto[parte.clave] = [marco.objeto]
        marco.indice = 1
      }
    } else this.single(parent, marco, parte.clave)
    if (parte.elemento.lista) marco.lista ??= []
    if (def.nombre === 'Conceptos' && ++this.conceptos > this.escaner.limites.maxConceptos)
      this.escaner.limit('conceptos', this.escaner.limites.maxConceptos)
    if (parte.clave === 'relacionados' && ++this.relacionados > this.escaner.limites.maxRelacionados)
      this.escaner.limit('CFDI relacionados', this.escaner.limites.maxRelacionados)
  }

  /** The first of a repeated single element counts; a later one is read, so that it is checked, and dropped. */
  private single(parent: Marco, marco: Marco, clave: string): void {
    const isList = marco.def!.lista !== null
    if (parent.objeto[clave] !== undefined) this.report('elementoRepetido', { nombre: marco.qname })
    else if (isList) parent.objeto[clave] = marco.lista = []
    else parent.objeto[clave] = marco.objeto
  }

  private gap(parent: Marco, marco: Marco, clave: string): void {
    marco.modo = HUECO
    marco.objeto = parent.objeto
    marco.def = parent.def
    marco.complementos = (parent.objeto[clave] as Complemento[] | undefined) ?? []
    parent.objeto[clave] = marco.complementos
    if (this.tope === 1 && ++this.huecos > 1 && parent.def === comprobante40)
      this.report('complementoRepetido')
  }

  private complement(parent: Marco, marco: Marco, { espacio, local }: Nombre): void {
    const known = findComplemento(espacio, local)
    const inRoot = parent.def === comprobante40 || parent.def === comprobante33
    if (!known && hasCadena(espacio, local)) {
      parent.complementos.push({
        espacio,
        nombre: local,
        clave: null,
        arbol: this.grow(marco, { espacio, local }),
      })
      return this.report('complementoNoValidado', { nombre: marco.qname, encontrado: espacio })
    }
    // What the SAT has no part in belongs in the Addenda; in here it would pass under the sello unseen.
    if (!espacio.startsWith(SAT) || espacio === CFDI40 || espacio === CFDI33)
      this.report('elementoDesconocido', { nombre: marco.qname, encontrado: espacio })
    if (!known || !inRoot) return this.unknownComplement(parent, marco, espacio, local)
    marco.modo = TABLA
    marco.def = known.elemento
    marco.objeto = known.elemento.crear()
    const { clave } = known
    if (clave === 'timbre') this.timbres++
    if (parent.objeto[clave] === undefined) {
      parent.objeto[clave] = marco.objeto
      parent.complementos.push({ espacio, nombre: local, clave })
      return
    }
    parent.complementos.push({ espacio, nombre: local, clave: null, contenido: marco.objeto })
    if (clave !== 'timbre' && clave !== 'impuestosLocales')
      this.report('elementoRepetido', { nombre: marco.qname })
  }

  /** An element kept as it stands, with its attributes; what it holds follows. */
  private grow(marco: Marco, { espacio, local }: Pick<Nombre, 'espacio' | 'local'>): Arbol {
    const { escaner } = this
    const atributos = new Map<string, string>()
    for (let i = 0; i < escaner.atributos; i++) {
      const nombre = escaner.nombre(i)
      if (nombre !== 'xmlns' && !nombre.includes(':')) atributos.set(nombre, escaner.valor(i))
    }
    marco.modo = ARBOL
    marco.arbol = { espacio, nombre: local, atributos, hijos: [], texto: '' }
    this.wantsText = true
    this.misplaced(espacio, local)
    return marco.arbol
  }

  private unknownComplement(parent: Marco, marco: Marco, espacio: string, local: string): void {
    marco.modo = AJENO
    marco.complemento = { espacio, nombre: local, clave: null, texto: '' }
    parent.complementos.push(marco.complemento)
    this.wantsText = true
    this.report('complementoNoValidado', { nombre: marco.qname, encontrado: espacio })
    const proper = espacioDeComplemento(local)
    if (proper && proper !== espacio)
      this.report('complementoSinEspacio', { nombre: marco.qname, encontrado: espacio, esperado: proper })
    this.misplaced(espacio, local)
  }

  private foreign(parent: Marco, marco: Marco, { espacio, local }: Nombre): void {
    marco.modo = parent.modo
    marco.complemento = parent.complemento
    this.misplaced(espacio, local)
  }

  private unknown(marco: Marco, { espacio, local }: Nombre): void {
    this.report('elementoDesconocido', { nombre: marco.qname })
    this.misplaced(espacio, local)
  }

  /** A second invoice or a stamp where a careless reader would find it. */
  private misplaced(espacio: string, local: string): void {
    if (local === 'TimbreFiscalDigital' && espacio === TFD) this.report('timbreFueraDeLugar')
    else if (local === 'Comprobante' && (espacio === CFDI40 || espacio === CFDI33))
      this.report('comprobanteAnidado')
  }

  text(value: string): void {
    const marco = this.pila[this.tope]!
    if (marco.modo === AJENO) {
      marco.complemento!.texto += value
      return
    }
    if (marco.modo === ARBOL) {
      marco.arbol!.texto += value
      return
    }
    if ((marco.modo === TABLA || marco.modo === HUECO) && !marco.conTexto && /[^ \t\r\n]/.test(value)) {
      marco.conTexto = true
      this.report('textoInesperado', { nombre: marco.qname })
    }
  }

  close(): void {
    const marco = this.pila[this.tope]!
    if (marco.modo === TABLA) {
      if (marco.lista) {
        if (marco.lista.length === 0)
          this.report('listaVacia', { nombre: marco.qname, esperado: marco.def!.lista!.elemento.nombre })
      } else if (marco.def!.hijos.length > 0) this.finish(marco)
    }
    this.tope--
    const modo = this.tope >= 0 ? this.pila[this.tope]!.modo : OMITIDO
    this.wantsText = modo === AJENO || modo === ARBOL
    this.espacios.restore(marco.espacios)
  }

  /** Lists exist even when empty, and required elements even when missing, so that the type keeps its word. */
  private finish({ def, objeto }: Marco): void {
    for (const { clave, requerido, varios, elemento } of def!.hijos) {
      if (objeto[clave] !== undefined) continue
      if (requerido) this.report('elementoFaltante', { nombre: `${elemento.prefijo}:${elemento.nombre}` })
      if (varios || elemento.lista) objeto[clave] = []
      else if (requerido) objeto[clave] = emptyOf(elemento)
    }
    if (def!.hueco) objeto[def!.hueco.clave] ??= []
  }
}

const SAT = 'http://www.sat.gob.mx/'

const prefixOf = (qname: string) => (qname.includes(':') ? qname.slice(0, qname.indexOf(':')) : '(ninguno)')
