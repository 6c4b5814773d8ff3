import type { EstadoEnvio } from './envio.ts'

type Factura = { envio: EstadoEnvio; total: number }
export type Suma = { facturas: number; importe: number }
export type TotalesControl = { valija: Suma; ant: Suma; diferencia: Suma }

const sum = (facturas: readonly Factura[]): Suma => ({
  facturas: facturas.length,
  importe: facturas.reduce((total, factura) => total + factura.total, 0),
})

/** What we sent, what ANT says it holds, and what lies between: zero when all is well. Withdrawn facturas are not in it. */
export function totalesControl(facturas: readonly Factura[]): TotalesControl {
  const valija = sum(facturas)
  const ant = sum(facturas.filter(({ envio }) => envio === 'aceptado'))
  return {
    valija,
    ant,
    diferencia: { facturas: valija.facturas - ant.facturas, importe: valija.importe - ant.importe },
  }
}

export const conteoPorEnvio = (facturas: readonly Factura[]): Record<EstadoEnvio, number> => {
  const conteo: Record<EstadoEnvio, number> = { pendiente: 0, enviado: 0, aceptado: 0, rechazado: 0, duda: 0 }
  for (const { envio } of facturas) conteo[envio]++
  return conteo
}
