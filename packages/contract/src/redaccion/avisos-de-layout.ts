import type { AvisoLayout, ColumnaVista } from '@valija/domain/lotes/layout/aviso-layout.ts'
import { nombreDeCampo } from './valores-de-regla.ts'

const columnName = ({ letra, titulo }: ColumnaVista): string =>
  titulo === '' ? `${letra} (sin título)` : `${letra} («${titulo}»)`

/** «5 a 9, 12»: hidden rows come in stretches, from the first down. */
const tramosDe = (filas: readonly number[]): string => {
  const empiezan = filas.filter((fila, i) => filas[i - 1] !== fila - 1)
  const acaban = filas.filter((fila, i) => filas[i + 1] !== fila + 1)
  const tramos = empiezan.map((de, i) => (de === acaban[i] ? `${de}` : `${de} a ${acaban[i]}`))
  return tramos.length <= 12 ? tramos.join(', ') : `${tramos.slice(0, 12).join(', ')} y otras`
}

type Codigo = AvisoLayout['codigo']
const textos: { [C in Codigo]: (aviso: Extract<AvisoLayout, { codigo: C }>) => string } = {
  layoutSinEncabezado: () =>
    'La hoja no trae el encabezado esperado y se leyó por posición: folio, bookingCode, base, iva, otros impuestos, propinas y totalReserva. Comprueba los renglones.',
  layoutOtroOrden: ({ columnas }) =>
    `Las columnas vienen en otro orden y se leyeron por su nombre: ${columnas
      .map(({ letra, campo }) => `la columna ${letra} es ${nombreDeCampo(campo)}`)
      .join(', ')}.`,
  layoutColumnaAjena: ({ columnas }) =>
    `No son columnas del layout y no se leyeron: ${columnas.map(columnName).join(', ')}.`,
  layoutColumnaPorPosicion: ({ campo, columna }) =>
    `Ninguna columna se llama ${nombreDeCampo(campo)}; se leyó la ${columnName(columna)} por su posición.`,
  layoutSinColumna: ({ campo }) => `No hay columna ${nombreDeCampo(campo)}; se tomó como cero.`,
  layoutFilasArriba: ({ fila }) => `El encabezado está en la fila ${fila}; lo que hay arriba no se leyó.`,
  layoutCeldasCombinadas: ({ celdas }) =>
    `Hay celdas combinadas: su folio o localizador se tomó para todos sus renglones (${celdas.join(', ')}).`,
  layoutFilasOcultas: ({ filas }) =>
    filas.length === 1
      ? `La fila ${tramosDe(filas)} está oculta en la hoja y también se leyó: elimínala en la hoja si no va.`
      : `Las filas ${tramosDe(filas)} están ocultas en la hoja y también se leyeron: elimínalas en la hoja si no van.`,
  layoutHojaOculta: ({ hoja }) => `Los renglones se leyeron de la hoja oculta «${hoja}».`,
  layoutOtraHoja: ({ hojas }) =>
    `Otras hojas también tienen renglones y no se leyeron: ${hojas.map((hoja) => `«${hoja}»`).join(', ')}.`,
  texto: ({ texto }) => texto,
}

/** How a layout was read, in one sentence. */
export const sayAvisoLayout = (aviso: AvisoLayout): string =>
  (textos[aviso.codigo] as (aviso: AvisoLayout) => string)(aviso)
