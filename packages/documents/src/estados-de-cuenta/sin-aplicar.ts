import { sinAcentos } from '@valija/palabras/sin-acentos.ts'
import type { Celda } from '../hoja/read-hoja.ts'
import { normal } from './perfiles.ts'

const estado =
  /^(?:e?status?|estado|situacion)(?:del?(?:la|el)?(?:movimiento|operacion|transaccion|pago|spei))?$/
const noAplicado =
  /\b(?:pendientes?|en transito|en proceso|en espera|por (?:aplicar|liquidar|confirmar|autorizar)|(?:no (?:se (?:ha |pudo )?|fue |esta |es )?|sin )(?:aplica(?=[dr])|aproba|autoriza|paga|liquida|confirma|acredit|complet|procesa|efectu|abona|cobra|realiza|ejecuta|finaliza|acepta|exito)\w*|(?:des|pre)(?:aplicad|aprobad|autorizad|pagad)[ao]s?|in(?:complet|correct)[ao]s?|(?:negad|denegad|retenid|rechazad|cancelad|devuelt|reversad|revertid|reembolsad|programad|declinad|fallid|anulad|expirad|vencid|bloquead|disputad)[ao]s?|contracargos?|en (?:disputa|revision|aclaracion)|sin fondos|salvo buen cobro|pending|rejected|declined|cancell?ed|returned|reversed|refunded|failed|scheduled|on hold|expired|voided|disputed|charged? ?backs?|(?:not (?:yet )?|un|in)(?:approv|complet|post|settl|paid|success|clear|captur|availab|accept|process)\w*|in (?:progress|process|transit|dispute))\b/i
/** The money has moved. */
const aplicado =
  /\b(?:(?:aplicad|autorizad|aprobad|liquidad|confirmad|acreditad|completad|pagad|procesad|efectuad|abonad|depositad|cobrad|realizad|operad|ejecutad|finalizad|registrad|conciliad|aceptad)[ao]s?|complet[ao]s?|exitos[ao]s?|exito|disponibles?|correct[ao]s?|vigentes?|ok|si|approved|completed|posted|settled|paid|succeeded|success(?:ful)?|cleared|captured|available|accepted|processed)\b/i
/** All that a cell says is the state of its row. */
const soloEstado = new RegExp(`^(?:${noAplicado.source}|${aplicado.source})$`, 'i')
const llano = (texto: string) => sinAcentos(texto).trim().toLowerCase()
const dicho = (texto: string) => noAplicado.test(llano(texto))
const palabrasDeTitulo = 6
/** A bank writes it before the concept, or between marks behind it; the customer's own words may hold any of it. */
const delante =
  /^\W*(?:(?:no|sin) (?:aplica|liquida|confirma|acredita)\w*|en (?:transito|proceso)|por (?:aplicar|liquidar|confirmar)|pendiente(?: (?:de|por) (?:aplica|liquida|confirma)\w*|(?= ?[-:)\]*]))|retenid[ao]s?(?= ?[-:)\]*])|pending\b|on hold\b)/
const entreMarcas =
  /[([*](?:en (?:transito|proceso)|por (?:aplicar|liquidar|confirmar)|pendiente|retenid[ao]|pending|on hold)[)\]*]/
/** In a column of kinds: what came back is a kind of movement, what waits for its day is none. */
const sinMoverse =
  /\b(?:programad[ao]|pendiente|en (?:transito|proceso)|por (?:aplicar|liquidar)|retenid[ao])\b/
const enConcepto = (texto: string) => delante.test(llano(texto)) || entreMarcas.test(llano(texto))

/** Plural: «CHEQUE DEVUELTO» below a movement is its own text. */
const deVarios =
  /^(?:movimientos|operaciones|transacciones|cargos|abonos|saldos?|pagos|dep[oó]sitos|cheques|transferencias|traspasos|ventas|cobros|compras|retiros)\b/i

/**
 * Whether a row is of money that has not moved, by the column that tells its state, by the title it stands under
 * («Movimientos en tránsito») or by how its concept begins: a bank lists those beside the others, and they may never be. In a column that is known to be
 * of states, one that nobody has heard of is no proof that the money moved.
 */
export function sinAplicarEn(
  encabezado: readonly Celda[],
  datos: readonly Celda[][],
): (fila: readonly Celda[], concepto?: number) => boolean {
  const titulada = encabezado.findIndex(isDeEstado)
  const columna = titulada < 0 ? columnaDeEstados(datos) : titulada
  const tipo = encabezado.findIndex(({ texto }) => /^tipo\b/i.test(texto.trim()))
  const enColumna = (fila: readonly Celda[]) => fila[columna]?.texto ?? ''
  const conocidos = datos.some((fila) => dicho(enColumna(fila)) || aplicado.test(llano(enColumna(fila))))
  const isSinAplicar = (texto: string) =>
    texto !== '' && (dicho(texto) || (conocidos && !aplicado.test(llano(texto))))
  let bajoTitulo = false
  return (fila, concepto = -1) => {
    const escritas = fila.filter(({ texto }) => texto !== '')
    const [titulo] = escritas
    if (escritas.length === 1 && titulo && titulo.numero === null) {
      const { texto } = titulo
      if (deVarios.test(texto)) bajoTitulo = texto.split(/\s+/).length <= palabrasDeTitulo && dicho(texto)
    }
    return (
      bajoTitulo ||
      isSinAplicar(enColumna(fila)) ||
      sinMoverse.test(llano(fila[tipo]?.texto ?? '')) ||
      enConcepto(fila[concepto]?.texto ?? '')
    )
  }
}

/** «Estatus», «Estado de la operación»: what its cells say is no side of an amount either. */
export const isDeEstado = ({ texto }: Celda): boolean => estado.test(normal(texto))

/** Whatever its header calls it, the column of which every cell is a state; -1 where none is. */
function columnaDeEstados(datos: readonly Celda[][]): number {
  const ancho = Math.max(0, ...datos.map((fila) => fila.length))
  return Array.from({ length: ancho }, (_none, n) => n).findIndex((n) => {
    const dichas = datos.flatMap((fila) => fila[n]?.texto || [])
    return dichas.length > 1 && dichas.every((texto) => soloEstado.test(llano(texto)))
  })
}
