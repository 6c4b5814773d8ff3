import { randomBytes } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { CuerpoError } from '@valija/contract/error.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../refuse.ts'
import { siempre } from './encabezados.ts'
import { answerError, sayMarked } from './errors.ts'

const cabezas: Readonly<Record<string, string>> = { ...siempre, 'cache-control': 'no-store' }

/** An address that cannot be decoded is none of ours; it is refused before any hook runs. */
export function answerBadAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  answerError(refuse('rutaDesconocida'), request, reply.headers(cabezas))
}

const estados: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** What is no HTTP, has too many headers or came too slowly has no request yet: the answer is written to its socket. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const status = estados[error.code ?? ''] ?? 400
  const { codigo, message, detalles } = refuse('datosInvalidos')
  const referencia = randomBytes(3).toString('hex').toUpperCase()
  const cuerpo = JSON.stringify({
    codigo,
    mensaje: sayMarked({ codigo, mensaje: message, detalles }),
    detalles,
    referencia,
  } satisfies CuerpoError)
  const lineas = Object.entries({
    ...cabezas,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(cuerpo)),
    connection: 'close',
  }).map(([nombre, valor]) => `${nombre}: ${valor}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lineas, '', cuerpo].join('\r\n'))
}
