import { parseClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Pagina } from '../tipos.ts'
import { conceptoDe } from './campo-concepto.ts'
import { fechaDe } from './campo-fecha.ts'
import { monedaDe } from './campo-moneda.ts'
import { montoDe } from './campo-monto.ts'
import { numeroDe } from './campo-numero.ts'
import { candidatos, type Hoja, readHoja } from './candidatos.ts'
import { diccionario } from './hallar-etiquetas.ts'
import { type CampoJuzgado, lower, type NombreCampo } from './juicio.ts'
import { textoDe } from './lineas.ts'
import { etiquetasGenerales, type Perfil, perfiles } from './perfiles.ts'
import { plano } from './valores.ts'

/** Why what was read is no proof of a payment. */
export type NoEsPago = 'programado' | 'enProceso' | 'rechazado' | 'devuelto' | 'sinDatos'
export type Contexto = {
  /** Business day: a date after it is no date of a payment. */
  hoy: Dia
  /** Amounts known to be owed, in centavos. */
  saldos?: readonly number[]
}
export type Extraccion = {
  campos: Partial<Record<NombreCampo, CampoJuzgado>>
  noEsPago: NoEsPago | null
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
  if (isMisread(hojas))
    for (const [nombre, campo] of Object.entries(campos))
      if (/\d/.test(campo.valor)) campos[nombre as NombreCampo] = lower(campo, 'digitoDeClabe')
  const nothing = !campos.montoPagado && !campos.fechaPago && !campos.numeroTransaccion
  return {
    campos,
    noEsPago: nothing ? 'sinDatos' : estadoDe(hojas),
    banco: perfil?.banco ?? numero?.emisor ?? null,
  }
}

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

const opt = (nombre: NombreCampo, campo: CampoJuzgado | null) => (campo ? { [nombre]: campo } : {})

/** The bank whose mark stands at the head of the first page; further down it may be the other bank's name. */
function choosePerfil(paginas: readonly Pagina[]): Perfil | null {
  const [first] = paginas
  if (!first) return null
  const cabeza = plano(textoDe(first.palabras.filter(({ y }) => y < 0.25)))
  const found = perfiles.filter(({ marcas }) => marcas.some((marca) => cabeza.includes(plano(marca))))
  return found.length === 1 ? (found[0] ?? null) : null
}

const estados: readonly [RegExp, NoEsPago][] = [
  [/program/, 'programado'],
  [/enproceso|pendiente|porautorizar|enespera/, 'enProceso'],
  [/rechazad|declinad|noaplicad|noexitos|cancelad|noautorizad|fallid/, 'rechazado'],
  [/devuelt|devolucion/, 'devuelto'],
]
/** A heading such as «Transferencia programada»: the whole of it, not a sentence that mentions one. */
const encabezado =
  /^(?:tu)?(?:transferencia|operacion|pago|traspaso|envio|deposito|compra)(?:fue|esta|ha sido)?(programad[ao]|enproceso|pendiente|rechazad[ao]|declinad[ao]|devuelt[ao]|cancelad[ao])$/

function estadoDe(hojas: readonly Hoja[]): NoEsPago | null {
  const said = candidatos(hojas, 'estatus').map(({ palabras }) => plano(textoDe(palabras)))
  const headings = hojas
    .flatMap(({ lineas }) => lineas.flatMap(({ tramos }) => tramos))
    .map(({ palabras }) => plano(textoDe(palabras)))
    .filter((text) => encabezado.test(text))
  for (const text of [...said, ...headings])
    for (const [form, estado] of estados) if (form.test(text)) return estado
  return null
}
