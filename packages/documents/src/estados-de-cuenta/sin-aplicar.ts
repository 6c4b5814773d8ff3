import type { Celda } from '../hoja/read-hoja.ts'
import { normal } from './perfiles.ts'

const estado =
  /^(?:e?status?|estado|situacion)(?:del?(?:la|el)?(?:movimiento|operacion|transaccion|pago|spei))?$/
const noAplicado =
  /\b(?:pendientes?|en transito|en proceso|en espera|por (?:aplicar|liquidar|confirmar|autorizar)|no aplicad[ao]s?|retenid[ao]s?|rechazad[ao]s?|cancelad[ao]s?|devuelt[ao]s?|reversad[ao]s?|programad[ao]s?|declinad[ao]s?|fallid[ao]s?|pending|rejected|cancell?ed|returned|reversed|failed|scheduled|on hold)\b/i
const dicho = (texto: string) => noAplicado.test(texto.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))
const palabrasDeTitulo = 6

/**
 * Whether a row is of money that has not moved, by the column that tells its state or by the title it stands under
 * («Movimientos en tránsito»): a bank lists those beside the others, and they may never be.
 */
export function sinAplicarEn(encabezado: readonly Celda[]): (fila: readonly Celda[]) => boolean {
  const columna = encabezado.findIndex(({ texto }) => estado.test(normal(texto)))
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
