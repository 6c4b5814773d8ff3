import { errorCode } from '@valija/palabras/error-code.ts'
import type { FastifyRequest } from 'fastify'
import { Refusal, refuse } from '../refuse.ts'
import { bytesPorCarga } from './limites.ts'
import { readTextos } from './textos-visibles.ts'

export type ArchivoRecibido = { nombre: string; bytes: Uint8Array }
export type Recibido = { archivos: ArchivoRecibido[]; campos: Record<string, string> }

/** Of a file's name on any disk, with room for what a download or a ZIP puts before it. */
const bytesDeNombre = 180

/** Names come from outside: no folders, nothing unseen (also what turns the letters round), NFC, of a bearable length. */
export const cleanName = (nombre: string): string =>
  fit(
    (nombre.normalize('NFC').split(/[\\/]/).pop() ?? '')
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
      .replace(/^\.+$/, '')
      .toWellFormed(),
  ) || 'archivo'

/** Cut between letters and before its ending, which says what it is. */
function fit(nombre: string): string {
  const fin = /\.[a-z\d]{1,8}$/i.exec(nombre)?.[0] ?? ''
  let queda = bytesDeNombre - fin.length
  let inicio = ''
  for (const letra of nombre.slice(0, nombre.length - fin.length)) {
    queda -= Buffer.byteLength(letra)
    if (queda < 0) break
    inicio += letra
  }
  return inicio + fin
}

/** The files and fields of a multipart request, within its limits. */
export async function receiveFiles(
  req: FastifyRequest,
  limite: { archivos: number; bytes: number },
): Promise<Recibido> {
  if (!req.isMultipart()) throw refuse('sinArchivosEnCarga')
  const recibido: Recibido = { archivos: [], campos: {} }
  try {
    await receiveParts(req, limite, recibido)
  } catch (error) {
    throw refusalOf(error, limite) ?? (isOfSender(error, req) ? refuse('envioIncompleto') : error)
  }
  if (recibido.archivos.length === 0) throw refuse('sinArchivosEnCarga')
  await req.askAgain?.()
  return recibido
}

async function receiveParts(
  req: FastifyRequest,
  limite: { archivos: number; bytes: number },
  { archivos, campos }: Recibido,
): Promise<void> {
  let recibidos = 0
  for await (const part of req.parts({ limits: { fileSize: limite.bytes, files: limite.archivos + 1 } })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw refuse('envioIncompleto')
      campos[part.fieldname] = String(readTextos(String(part.value), part.fieldname))
      continue
    }
    if (archivos.length === limite.archivos) {
      part.file.resume()
      throw refuse('demasiadosArchivosEnGrupo', { limite: limite.archivos })
    }
    const bytes = await part.toBuffer()
    recibidos += bytes.length
    if (recibidos > bytesPorCarga) throw tooLarge(bytesPorCarga)
    archivos.push({ nombre: cleanName(part.filename ?? ''), bytes })
  }
}

/** What reading parts says of parts that are not whole or not parts; it gives these no code. */
const malEnviado =
  /^(Unexpected end of multipart data|(Part|File) terminated early|Multipart: Boundary not found|The needle cannot|Missing Content-Type|Unsupported content type|Malformed )/i

/**
 * How the parts were sent, or that their sender left half-way. What is neither is a fault of ours, and says so: a broken
 * stream or connection too, once all has come, is of our own store or database.
 */
function isOfSender(error: unknown, { raw }: FastifyRequest): boolean {
  if (raw.destroyed && !raw.complete) return true
  return error instanceof Error && (malEnviado.test(error.message) || /^(FST_|HPE_)/.test(errorCode(error)))
}

function refusalOf(error: unknown, limite: { archivos: number; bytes: number }): Refusal | null {
  if (error instanceof Refusal) return error
  switch (errorCode(error)) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge(limite.bytes)
    case 'FST_FILES_LIMIT':
      return refuse('demasiadosArchivosEnGrupo', { limite: limite.archivos })
    default:
      return null
  }
}

const tooLarge = (tope: number) =>
  refuse('archivoDemasiadoGrande', { limite: `${Math.floor(tope / 1024 ** 2)} MB` })
