import { statfs } from 'node:fs/promises'

/** Bytes below which a morning of invoices may not fit. */
export const discoMinimo = 2 * 1024 ** 3

/** Bytes that are free where a folder lies, for who is not root. */
export async function libreEn(carpeta: string): Promise<number> {
  const { bavail, bsize } = await statfs(carpeta)
  return bavail * bsize
}
