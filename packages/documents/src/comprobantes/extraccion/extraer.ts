import { parseClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import type { DestinoLeido } from '@valija/domain/pagos/analisis.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Pagina } from '../tipos.ts'
import { conceptoDe } from './campo-concepto.ts'
import { fechaDe, isPorVenir } from './campo-fecha.ts'
import { monedaDe } from './campo-moneda.ts'
import { montoDe } from './campo-monto.ts'
import { numeroDe, numerosDe } from './campo-numero.ts'
import { candidatos, type Hoja, readHoja } from './candidatos.ts'
import { leerClave } from './claves.ts'
import { cuentaOperaciones } from './cuenta-operaciones.ts'
import { explains } from './cuentas-del-importe.ts'
import { destinoDe } from './destino.ts'
import { estadoDe } from './estado.ts'
import type { NoEsPago } from './estado-en-palabras.ts'
import { diccionario } from './find-etiquetas.ts'
import { type Importe, importesDe } from './importes.ts'
import { type CampoJuzgado, lower, type NombreCampo } from './juicio.ts'
import { edges, textoDe } from './lineas.ts'
import { etiquetasGenerales, type Perfil, perfiles } from './perfiles.ts'
import { type Duda, umbrales } from './umbrales.ts'
import { plano } from './valores.ts'

export type Contexto = {
  /** Business day: a date after it is no date of a payment. */
  hoy: Dia
  /** Amounts known to be owed, in centavos. */
  saldos?: readonly number[]
}
export type Extraccion = {
  campos: Partial<Record<NombreCampo, CampoJuzgado>>
  noEsPago: NoEsPago | null
  /** It says that it was paid; without a word about it nothing is sure. */
  pagado: boolean
  /** The pages show more than one operation. */
  varias: boolean
  destino: DestinoLeido | null
  banco: string | null
}

/** The fields of a proof from the words of its pages. Pure: the same words always say the same. */
export function extraer(paginas: readonly Pagina[], { hoy, saldos = [] }: Contexto): Extraccion {
  const perfil = choosePerfil(paginas)
  const dic = diccionario([perfil?.etiquetas ?? [], etiquetasGenerales])
  const hojas = paginas.map((pagina) => readHoja(pagina, dic))
  const numero = numeroDe(hojas)
  const monto = montoDe(hojas, saldos)
  const fecha = fechaDe(hojas, hoy, numero?.fecha ?? null)
  const campos: Extraccion['campos'] = {
    ...(fecha && { fechaPago: fecha }),
    ...(monto && { montoPagado: monto.campo }),
    ...opt('moneda', monedaDe(hojas, monto, numero?.emisor ?? null)),
    ...opt('concepto', conceptoDe(hojas)),
    ...(numero && { numeroTransaccion: numero.campo }),
  }
  const lowered = (duda: Duda, which: (campo: CampoJuzgado) => boolean, proven: boolean) => {
    for (const [nombre, campo] of Object.entries(campos))
      if (which(campo)) campos[nombre as NombreCampo] = lower(campo, duda, proven)
  }
  if (isMisread(hojas)) lowered('digitoDeClabe', ({ valor }) => /\d/.test(valor), true)
  if (isBorrosa(hojas)) lowered('letrasDudosas', ({ valor }) => /\d/.test(valor), true)
  const dicho = estadoDe(hojas, numero !== null)
  const estado = dicho === 'pagado' && isPorVenir(hojas, hoy) ? 'sinDecir' : dicho
  const varias = isVarias(hojas)
  if (varias) lowered('variasOperaciones', () => true, false)
  if (estado !== 'pagado') lowered('sinDecirPagado', () => true, false)
  const nothing = !campos.montoPagado && (!numero || isDeCero(hojas))
  return {
    campos,
    noEsPago: estado === 'sinDecir' || estado === 'pagado' ? (nothing ? 'sinDatos' : null) : estado,
    pagado: estado === 'pagado',
    varias,
    destino: destinoDe(hojas),
    banco: perfil?.banco ?? numero?.emisor ?? null,
  }
}

/** The amount that the pages tell is none: a card was tried, an account was proven. */
const isDeCero = (hojas: readonly Hoja[]): boolean =>
  candidatos(hojas, 'monto').some(({ palabras }) =>
    /^(?:MXN ?|MX)?\$? ?0+(?:[.,]00)?(?: ?(?:MXN|M\.?N\.?))?$/i.test(textoDe(palabras)),
  )

/** Two numbers of one kind, two amounts under one label, or operations that the pages count: two of them. */
function isVarias(hojas: readonly Hoja[]): boolean {
  if ((['rastreo', 'autorizacion'] as const).some((clase) => numerosDe(hojas, clase).size > 1)) return true
  const textos = hojas.flatMap(({ lineas }) =>
    lineas.flatMap(({ tramos }) => {
      const partes = tramos.map(({ palabras }) => textoDe(palabras))
      return [...partes, partes.join(' ')]
    }),
  )
  if (cuentaOperaciones(textos)) return true
  const claves = new Set(
    hojas.flatMap(({ pagina }) =>
      pagina.palabras.flatMap(({ texto }) => {
        const clave = leerClave(texto, pagina.origen === 'imagen' ? 'vista' : 'escrita')
        return clave?.emisor ? [clave.clave] : []
      }),
    ),
  )
  if (claves.size > 1) return true
  const importes = importesDe(hojas)
  if (isListaDeMovimientos(importes) || hojas.some((hoja) => isTablaDeOperaciones(hoja, importes)))
    return true
  if (isContradicha(importes)) return true
  const byLabel = new Map<string, Set<number>>()
  for (const { hallada, leido } of importes)
    if (hallada?.etiqueta.clase === 'monto')
      byLabel.set(
        hallada.etiqueta.texto,
        (byLabel.get(hallada.etiqueta.texto) ?? new Set()).add(leido.centavos),
      )
  return [...byLabel.values()].some((amounts) => amounts.size > 1)
}

/** The headline is one sum and the amount by its label another, and no fee or total of the page tells them apart. */
const isContradicha = (importes: readonly Importe[]): boolean => {
  const own = importes.filter(({ hallada }) => hallada?.etiqueta.clase === 'monto')
  const headlines = importes.filter(
    ({ hallada, titular, leido }) =>
      titular && hallada === null && leido.signo && leido.decimales && !leido.raro,
  )
  return (
    own.length > 0 &&
    headlines.some(
      ({ leido }) =>
        own.every((one) => one.leido.centavos !== leido.centavos) &&
        !importes.some((one) => explains(importes, one.leido.centavos)),
    )
  )
}

/** Sums that come and go, each with its sign: «-$84.50», «+$12,400.00». */
const isListaDeMovimientos = (importes: readonly Importe[]): boolean => {
  const signos = importes.flatMap(
    ({ palabras }) => /^[-+−–](?=[\d$ ]|$)/.exec(palabras[0]?.texto ?? '')?.[0] ?? [],
  )
  return signos.includes('+') && signos.length > signos.filter((one) => one === '+').length
}

/** Rows of a table: under one heading of sums two of them differ, and no label of their own explains it. */
const isTablaDeOperaciones = ({ pagina, halladas }: Hoja, importes: readonly Importe[]): boolean =>
  halladas.some(({ etiqueta, derecha, palabras, hasta }) => {
    const beside = derecha.flat()
    if (
      etiqueta.clase !== 'monto' ||
      importes.some((one) => one.palabras.some((word) => beside.includes(word)))
    )
      return false
    const heading = edges(palabras)
    const under = importes.filter((one) => {
      const { left, right } = edges(one.palabras)
      return (
        one.pagina === pagina.numero &&
        one.linea > hasta &&
        left < heading.right &&
        right > heading.left &&
        !halladas.some(({ linea }) => linea === one.linea)
      )
    })
    return new Set(under.map(({ leido }) => leido.centavos)).size > 1
  })

/** An account of eighteen figures in a picture whose check digit does not hold: figures are being misread. */
const isMisread = (hojas: readonly Hoja[]): boolean =>
  hojas.some(
    ({ pagina, halladas }) =>
      pagina.origen === 'imagen' &&
      halladas.some(
        ({ etiqueta, derecha }) =>
          /cuenta|clabe/.test(etiqueta.texto) &&
          derecha.flat().some(({ texto }) => /^\d{18}$/.test(texto) && !parseClabe(texto).valida),
      ),
  )

/** A picture whose figures are hardly made out: both readings may see the same 3 in an 8. */
function isBorrosa(hojas: readonly Hoja[]): boolean {
  const cifras = hojas.flatMap(({ pagina }) =>
    pagina.origen === 'imagen' ? pagina.palabras.filter(({ texto }) => /\d{2}/.test(texto)) : [],
  )
  const sum = cifras.reduce((all, { confianza }) => all + confianza, 0)
  return cifras.length > 0 && sum / cifras.length < umbrales.letras.pagina
}

const opt = (nombre: NombreCampo, campo: CampoJuzgado | null) => (campo ? { [nombre]: campo } : {})

/** The bank whose mark stands at the head of the first page; further down it may be the other bank's name. */
function choosePerfil(paginas: readonly Pagina[]): Perfil | null {
  const [first] = paginas
  if (!first) return null
  const cabeza = plano(textoDe(first.palabras.filter(({ y }) => y < 0.25)))
  const found = perfiles.filter(({ marcas }) => marcas.some((marca) => cabeza.includes(plano(marca))))
  return found.length === 1 ? (found[0] ?? null) : null
}
