import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { prefijosUuid } from '../sat/consulta.ts'
import { signComplemento } from './complemento.ts'
import { legible } from './dinero.ts'
import type { Archivo } from './lote.ts'
import { pdfSencillo } from './pdf-sencillo.ts'
import { type Contexto, recetasDe } from './recetas-de-complemento.ts'
import { uuidDe } from './uuid.ts'

/** Payment complements of a paid lote, each named after what it is or what is wrong with it, with its PDF. */
export async function complementosMuestra(contexto: Contexto): Promise<Archivo[]> {
  const { autoridad, dia, semilla, facturas } = contexto
  const hotel = facturas[0]?.proveedor
  if (!hotel) throw new RangeError('an empty lote')
  const propio = { rfc: normalizeRfc(hotel.rfc), nombre: hotel.nombreFiscal, cp: hotel.codigoPostal }
  const archivos: Archivo[] = []
  for (const [i, [nombre, receta]] of Object.entries(recetasDe(contexto)).entries()) {
    const { doctos, como = nombre, destino, altera, fechaPago = dia, emisor = propio, cambia } = receta
    const uuid = uuidDe(destino ? prefijosUuid[destino] : null, semilla, 'complemento', como, dia)
    const { xml, bytes } = signComplemento(autoridad, {
      emisor,
      uuid,
      folio: como === nombre ? String(100 + i) : '100',
      fechaPago,
      dia,
      doctos,
      ...(cambia ? { cambia } : {}),
    })
    archivos.push(
      { nombre: `${nombre}.xml`, bytes: altera ? new TextEncoder().encode(altera(xml)) : bytes },
      {
        nombre: `${nombre}.pdf`,
        bytes: await pdfSencillo('Complemento de pago', [
          ['Emisor', `${emisor.nombre} (${emisor.rfc})`],
          ['UUID', uuid],
          ['Fecha de pago', fechaPago],
          ['Importe', legible(doctos.reduce((suma, { pagado }) => suma + pagado, 0))],
        ]),
      },
    )
  }
  return archivos
}
