import { accesoApi } from './llamadas/acceso.ts'

/** A one-minute address for what a browser cannot send a header with: a picture, a PDF, a streamed file. */
export const ticketUrl = async (ruta: string): Promise<string> =>
  (await accesoApi.boleto({ body: { ruta } })).url

/** Downloads a file of ours: `await downloadWithTicket(lotesApi.exportar.path({ query }))`. Throws ApiError. */
export async function downloadWithTicket(ruta: string): Promise<void> {
  const link = document.createElement('a')
  link.href = await ticketUrl(ruta)
  link.download = ''
  link.rel = 'noopener'
  document.body.append(link)
  link.click()
  link.remove()
}
