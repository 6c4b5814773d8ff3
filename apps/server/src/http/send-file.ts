import type { FastifyReply } from 'fastify'

/** How a file of each kind may end: who opens a download trusts its ending, which its sender chose. */
const terminaciones: Record<string, readonly [string, ...string[]]> = {
  'application/pdf': ['.pdf'],
  'application/xml': ['.xml'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/bmp': ['.bmp'],
  'image/webp': ['.webp'],
  'application/vnd.ms-excel': ['.xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/zip': ['.zip'],
}

/** With the ending of its kind, and nothing that is not seen: `pago.hta` that is a PDF leaves as `pago.hta.pdf`. */
export function nombreDeDescarga(nombre: string, tipo: string): string {
  const visto = nombre
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[\\/]/g, '_')
  const propias = terminaciones[tipo] ?? ['.bin']
  return propias.some((propia) => visto.toLowerCase().endsWith(propia)) ? visto : `${visto}${propias[0]}`
}

/** Always a download, its name safe in a header: plain letters first, the exact name beside it. */
export const attachment = (nombre: string): string => {
  const plain = nombre
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\/%]/g, '_')
    // Of letters that are none of these nothing is left but the ending.
    .replace(/^(?=\.\w+$)/, 'archivo')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(nombre).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`
}

/** What somebody handed in or what was made of it, as a download of its kind. */
export const sendFile = (
  reply: FastifyReply,
  { nombre, tipo, contenido }: { nombre: string; tipo: string; contenido: unknown },
): FastifyReply =>
  reply
    .header('content-type', tipo)
    .header('content-disposition', attachment(nombreDeDescarga(nombre, tipo)))
    .send(contenido)
