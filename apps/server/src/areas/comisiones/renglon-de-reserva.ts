import type { Centavos } from '@valija/contract/pesos.ts'
import { tasaIva } from '@valija/domain/comisiones/reglas-fiscales.ts'
import { withoutTasa } from '@valija/domain/dinero/tasa.ts'

/** A booking of an agent as the line of the draft that bills it. */
export function renglonDeReserva(bookingCode: string, total: Centavos) {
  const base = withoutTasa(total, tasaIva)
  return {
    // The folio is its factura's.
    folio: '',
    bookingCode,
    base,
    // What is left, so that base and IVA make the commission to the centavo.
    iva: total - base,
    otrosImpuestos: 0,
    propinas: 0,
    totalReserva: total,
    ant: null,
  }
}
