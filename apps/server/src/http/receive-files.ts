import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../refuse.ts'
import { bytesPorCarga } from './limites.ts'
import { readTextos } from './textos-visibles.ts'

export type ArchivoRecibido = { nombre: string; bytes: Uint8Array }
export type Recibido = { archivos: ArchivoRecibido[]; campos: Record<string, string> }

/** Names come from outside: no folders, nothing unseen (also what turns the letters round), NFC, of a bearable length. */
export const cleanName = (nombre: string): string =>
  (nombre.normalize('NFC').split(/[\\/]/).pop() ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .slice(0, 180)
    .toWellFormed() || 'archivo'

/** The files and fields of a multipart request, within its limits. */
export async function receiveFiles(
  req: FastifyRequest,
  limite: { archivos: number; bytes: number },
): Promise<Recibido> {
  const archivos: ArchivoRecibido[] = []
  const campos: Record<string, string> = {}
  if (!req.isMultipart()) throw refuse('sinArchivosEnCarga')
  let recibidos = 0
  for await (const part of req.parts({ limits: { fileSize: limite.bytes, files: limite.archivos + 1 } })) {
    if (part.type === 'field') {
      campos[part.fieldname] = String(readTextos(String(part.value), part.fieldname))
      continue
    }
    if (archivos.length === limite.archivos) {
      drop(part)
      throw refuse('demasiadosArchivosEnGrupo', { limite: limite.archivos })
    }
    const bytes = await bytesOf(part, limite.bytes)
    recibidos += bytes.length
    if (recibidos > bytesPorCarga) throw tooLarge(bytesPorCarga)
    archivos.push({ nombre: cleanName(part.filename ?? ''), bytes })
  }
  if (archivos.length === 0) throw refuse('sinArchivosEnCarga')
  return { archivos, campos }
}

/** Too big for this call: said with the call's own bound. */
async function bytesOf(part: MultipartFile, tope: number): Promise<Buffer> {
  try {
    return await part.toBuffer()
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'FST_REQ_FILE_TOO_LARGE') throw error
    throw tooLarge(tope)
  }
}

const tooLarge = (tope: number) =>
  refuse('archivoDemasiadoGrande', { limite: `${Math.floor(tope / 1024 ** 2)} MB` })
const drop = (part: MultipartFile) => part.file.resume()
