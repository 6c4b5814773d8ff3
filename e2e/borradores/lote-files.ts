import type { Archivo } from '@valija/sandbox/muestras/lote.ts'
import type { Page } from 'playwright-core'

/** Files of a sample as a browser's chooser takes them. */
export const asFiles = (archivos: readonly Archivo[], mimeType: string) =>
  archivos.map(({ nombre, bytes }) => ({ name: nombre, mimeType, buffer: Buffer.from(bytes) }))

export const dropXml = (page: Page, archivos: readonly Archivo[]) =>
  page.locator('input[aria-label="Facturas XML del lote"]').setInputFiles(asFiles(archivos, 'text/xml'))

export const chooseLayout = (page: Page, bytes: Uint8Array, name = 'layout.xlsx') =>
  page.locator('input[aria-label="Layout con las reservaciones"]').setInputFiles({
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(bytes),
  })

export const choosePdfs = (page: Page, archivos: readonly Archivo[]) =>
  page.locator('input[aria-label="PDF de las facturas"]').setInputFiles(asFiles(archivos, 'application/pdf'))
