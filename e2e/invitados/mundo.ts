import { makeComisiones } from '@valija/sandbox/comisiones/lineas.ts'
import { facturaComision } from '@valija/sandbox/muestras/comision.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { pdfDePrueba } from '../../apps/server/testing/documentos-de-prueba.ts'

export const dia = '2026-10-12'
const mundo = makeMundo()
const comisiones = makeComisiones(mundo)

/** An agency of the simulated world by its ANT id: 502, 505, 508… have no invitation to the portal. */
export function agencia(id: string) {
  const quien = mundo.comisionistas.find((comisionista) => comisionista.id === id)
  if (!quien) throw new Error(`agent ${id} is not in the world`)
  const lineas = comisiones.deCliente(id)
  const pagables = lineas.flatMap(({ bookingCode, commission }) =>
    commission === null ? [] : [{ bookingCode, commission }],
  )
  const impagable = lineas.find(({ commission }) => commission === null)?.bookingCode ?? ''
  return { ...quien, rfc: quien.rfc.replaceAll('-', ''), pagables, impagable }
}
export type Agencia = ReturnType<typeof agencia>

type Cambios = {
  semilla: string
  dia?: string
  retIva?: number
  retIsr?: number
  metodoPago?: 'PUE' | 'PPD'
  mas?: number
}
/** An agency's invoice for an amount with IVA, in centavos, ready to be chosen in a file field. */
export function xmlDe({ rfc, razonSocial, regimenFiscal }: Agencia, total: number, cambios: Cambios) {
  const { semilla, dia: timbrada = dia, retIva = 0, retIsr = 0, metodoPago = 'PPD', mas = 0 } = cambios
  const base = Math.round((total + mas) / 1.16)
  const { bytes, uuid } = facturaComision(
    { rfc, nombre: razonSocial, regimenFiscal, base, iva: total + mas - base, retIva, retIsr, metodoPago },
    { dia: timbrada, semilla },
  )
  return { uuid, name: `${semilla}.xml`, mimeType: 'text/xml', buffer: Buffer.from(bytes) }
}
export const pdf = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfDePrueba(name)),
})
