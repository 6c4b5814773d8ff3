import { randomUUID } from 'node:crypto'
import { openAutoridad } from '@valija/sandbox/muestras/autoridad.ts'
import { signComplemento } from '@valija/sandbox/muestras/complemento.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { pdfDePrueba } from '../../apps/server/testing/documentos-de-prueba.ts'
import { personaDe } from '../../apps/server/testing/persona-de.ts'
import { seedLote } from '../../apps/server/testing/seed-lote.ts'
import { fits } from '../setup/fits.ts'
import { pressInRow } from '../setup/press-in-row.ts'
import { type Product, startProduct } from '../setup/product.ts'

const dia = '2026-10-12'
const hotel = makeMundo().proveedor('101')
const rfc = (hotel?.rfc ?? '').replaceAll('-', '')
let product: Product
beforeAll(async () => {
  product = await startProduct({ dia })
})
afterAll(() => product.stop())

test.each([1440, 390])(
  '[VI-E2] at %i a payment made anew for another day: its hotel and who decides read what is wrong with its complement',
  async (width) => {
    const creador = await personaDe(product.valija.deps, 'proveedor@valija.demo')
    const lote = await seedLote(product.valija, {
      creador,
      nombre: `Rehecho ${width}`,
      facturas: 1,
      estatus: 'En proceso de pago',
      dia: '2026-10-01',
    })
    const pay = async (fechapago: string) => {
      const pago = {
        idFactura: lote.id,
        rfc,
        bancobeneficiario: 'BBVA',
        fechapago,
        totalLayout: lote.total / 100,
        folio: `R${width}${fechapago}`,
      }
      const guardado = await product.api('admin@valija.demo', 'POST', '/api/Factura/guardarComprobantes', [
        pago,
      ])
      return (guardado as { comprobantes: number[] }).comprobantes[0] ?? 0
    }
    const comprobante = await pay(dia)
    const uuid = randomUUID().toUpperCase()
    const { bytes } = signComplemento(openAutoridad(), {
      emisor: { rfc, nombre: hotel?.nombreFiscal ?? '', cp: hotel?.codigoPostal ?? '' },
      uuid,
      folio: '1',
      fechaPago: dia,
      dia,
      doctos: lote.facturas.map((f) => ({
        uuid: f.uuid,
        numParcialidad: 1,
        saldoAnterior: f.total,
        pagado: f.total,
      })),
    })
    const viewport = { width, height: 900 }
    const hotelero = await product.open('proveedor@valija.demo', { ruta: '/nuevo/complemento', viewport })
    await hotelero
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        { name: 'c.xml', mimeType: 'text/xml', buffer: Buffer.from(bytes) },
        { name: 'c.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfDePrueba('REP')) },
      ])
    await hotelero.getByRole('button', { name: 'Guardar complementos' }).click()
    await hotelero.getByText('Se guardó 1 complemento').waitFor()
    await product.api('admin@valija.demo', 'POST', `/api/comprobantes/${comprobante}/anular`, {
      motivo: 'Fue otro día',
    })
    await pay('2026-10-11')

    await hotelero.goto(`${product.url}/complemento`)
    const pago = hotelero.locator('main [data-id], main li').filter({ hasText: `Rehecho ${width}` })
    await pressInRow(hotelero, pago, 'Ver datos')
    const card = hotelero.getByRole('dialog')
    await card.getByText(`sustituye (TipoRelacion 04) al complemento ${uuid}`).waitFor()
    await card.getByText(`TipoRelacion: 04, UUID: ${uuid}`).waitFor()
    await card.getByRole('button', { name: 'Cerrar' }).last().click()
    await hotelero.getByRole('tab', { name: /Por revisar/ }).click()
    const suyo = hotelero.locator('main [data-id], main li').filter({ hasText: uuid })
    await suyo.getByText('Por revisar', { exact: true }).waitFor()
    await suyo.getByText(/tiene que sustituirlo/).waitFor()
    await fits(hotelero)

    const page = await product.open('admin@valija.demo', {
      ruta: '/complemento?situacion=porRevisar',
      viewport,
    })
    await page
      .locator('main [data-id], main li')
      .filter({ hasText: uuid })
      .getByText(/el 11\/10\/2026/)
      .waitFor()
    await fits(page)
  },
)
