import type { Borrador } from '@valija/contract/borradores.ts'
import { continua } from '@valija/contract/facturas.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'

type Factura = {
  layout: { ant: string; hallazgos: readonly { severidad: string }[] } | null
}

/** Of the facturas that go on: ANT took each, and nothing of the layout or of the register holds one back. */
export const areAllRight = (facturas: readonly Factura[]): boolean =>
  facturas.length > 0 &&
  facturas.every(
    ({ layout }) =>
      layout?.ant === 'correcto' && layout.hallazgos.every(({ severidad }) => severidad !== 'error'),
  )

/** What the step of the layout says of a draft. */
export function layoutStateOf(borrador: Borrador) {
  const { layout, listas, reservasValidadas, layoutValidado } = borrador
  const preguntado = reservasValidadas || listas.facturas > 0
  const siguen = borrador.facturas.filter(({ situacion }) => continua(situacion))
  const deAnt = (ant: string) => siguen.filter((factura) => factura.layout?.ant === ant).length
  const renglones = layout?.renglones ?? []
  const conFalla = renglones.filter(({ motivos }) => motivos.length > 0).length
  return {
    siguen,
    renglones,
    /** Its bookings were asked about. */
    preguntado,
    // Until there is a layout nothing has been left out by it, nor before its bookings were asked about.
    continuan: layout === null || !preguntado ? borrador.continuan : listas,
    conFalla,
    aceptadas: deAnt('correcto'),
    malas: deAnt('incorrecto'),
    todasBien: areAllRight(siguen),
    hayExcepciones: conFalla > 0 || siguen.some((factura) => factura.layout?.situacion === 'sinFolio'),
    /** Of what is to be done before the step can be left, or of none that goes on, the first. */
    falta:
      layout === null
        ? t.faltaLayout
        : !reservasValidadas
          ? t.validarReservas
          : !layoutValidado
            ? t.validarLayout
            : listas.facturas === 0
              ? t.ningunaCuadra
              : undefined,
  }
}
export type LayoutState = ReturnType<typeof layoutStateOf>
