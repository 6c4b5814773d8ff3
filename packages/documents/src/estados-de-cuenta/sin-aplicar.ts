import type { Celda } from '../hoja/read-hoja.ts'
import { normal } from './perfiles.ts'

const estado =
  /^(?:e?status?|estado|situacion)(?:del?(?:la|el)?(?:movimiento|operacion|transaccion|pago|spei))?$/
const noAplicado =
  /\b(?:pendientes?|en transito|en proceso|en espera|por (?:aplicar|liquidar|confirmar|autorizar)|no aplicad[ao]s?|negad[ao]s?|retenid[ao]s?|rechazad[ao]s?|cancelad[ao]s?|devuelt[ao]s?|reversad[ao]s?|programad[ao]s?|declinad[ao]s?|fallid[ao]s?|pending|rejected|declined|cancell?ed|returned|reversed|failed|scheduled|on hold)\b/i
/** All that a cell says is the state of its row. */
const soloEstado =
  /^(?:aplicad|autorizad|aprobad|liquidad|confirmad|acreditad|complet(?:ad)?|exitos|pagad|procesad|efectuad|pendiente|rechazad|cancelad|devuelt|reversad|programad|declinad|fallid|negad|retenid)[aoe]?s?$|^(?:no aplicad|en transit|en proces|por aplicar|por liquidar)[ao]?$|^(?:approved|completed|posted|settled|pending|rejected|declined|cancell?ed|returned|reversed|failed|declined)$/
const llano = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .toLowerCase()
const dicho = (texto: string) => noAplicado.test(llano(texto))
const palabrasDeTitulo = 6

/**
 * Whether a row is of money that has not moved, by the column that tells its state or by the title it stands under
 * («Movimientos en tránsito»): a bank lists those beside the others, and they may never be.
 */
export function sinAplicarEn(
  encabezado: readonly Celda[],
  datos: readonly Celda[][],
): (fila: readonly Celda[]) => boolean {
  const titulada = encabezado.findIndex(({ texto }) => estado.test(normal(texto)))
  const columna = titulada < 0 ? columnaDeEstados(datos) : titulada
  let bajoTitulo = false
  return (fila) => {
    const escritas = fila.filter(({ texto }) => texto !== '')
    const [titulo] = escritas
    if (escritas.length === 1 && titulo && titulo.numero === null) {
      const { texto } = titulo
      if (/^(?:movimientos|operaciones|transacciones|cargos|abonos|saldos?)\b/i.test(texto))
        bajoTitulo = texto.split(/\s+/).length <= palabrasDeTitulo && dicho(texto)
    }
    return bajoTitulo || dicho(fila[columna]?.texto ?? '')
  }
}

/** Whatever its header calls it, the column of which every cell is a state; -1 where none is. */
function columnaDeEstados(datos: readonly Celda[][]): number {
  const ancho = Math.max(0, ...datos.map((fila) => fila.length))
  return Array.from({ length: ancho }, (_none, n) => n).findIndex((n) => {
    const dichas = datos.flatMap((fila) => fila[n]?.texto || [])
    return dichas.length > 1 && dichas.every((texto) => soloEstado.test(llano(texto)))
  })
}
