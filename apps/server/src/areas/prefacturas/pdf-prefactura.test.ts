import { inflateSync } from 'node:zlib'
import { hojaDeFactura } from '@valija/domain/comisiones/hoja.ts'
import { contextoDe } from '@valija/domain/testing/a-cabecera.ts'
import { expect, test } from 'vitest'
import { makeHoja } from '../comisiones/hoja.ts'
import { pdfPrefactura } from '../comisiones/pdf-prefactura.ts'

/** All that is written on the pages: each piece of content inflated, its hexadecimal strings read. */
const textOf = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)]
    .map(([, contenido = '']) => {
      try {
        return inflateSync(Buffer.from(contenido, 'latin1')).toString('latin1')
      } catch {
        return contenido
      }
    })
    .join('\n')
    .replace(/\[((?:<[0-9a-f]*>|[-\d. ])*)\]\s*TJ/g, (_todo, piezas: string) =>
      [...piezas.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )

test('[VI-E4] however long the name of the agency is, the PDF says its whole RFC', async () => {
  const rfc = 'AABC010101AB1'
  const agente = {
    razonSocialCliente:
      'Operadora Mayorista de Servicios Turísticos Integrales del Sureste Mexicano y del Caribe '.repeat(3),
    nombreComercial: 'x',
    rfcCliente: rfc,
    regimenFiscal: '612',
  }
  const dia = contextoDe()
  expect(hojaDeFactura([116_000], { rfc, razonSocial: 'x', regimenFiscal: '612' }, dia)).not.toBeNull()
  const pdf = await pdfPrefactura({
    numero: 7,
    fecha: dia.hoy,
    hoja: makeHoja([116_000], agente, dia),
    reservas: [{ bookingCode: 'ABC123', description: 'Paquete', total: 116_000 }],
  })
  // In the heading and in the data to be copied.
  expect(textOf(pdf).split(rfc)).toHaveLength(3)
})
