import { createTransport } from 'nodemailer'
import { ExternalSystemError } from '../external-system-error.ts'
import type { CorreoPort } from './port.ts'

export type CorreoOptions = { url: string; remitente: string; timeoutMs?: number }

const domainOf = (remitente: string): string => /@([\w.-]+)/.exec(remitente)?.[1] ?? 'valija'

/** Failures before the message body goes out: nothing was handed over. A lost connection says nothing of the kind. */
const beforeData = new Set(['EDNS', 'EAUTH', 'EENVELOPE', 'ETLS', 'ECONFIG'])

const toError = (error: unknown): ExternalSystemError => {
  const { code, responseCode, syscall, command } = error as {
    code?: string
    responseCode?: number
    syscall?: string
    command?: string
  }
  const isDoubtful = !(beforeData.has(code ?? '') || syscall === 'connect')
  // Our own password or sender refused says nothing of the recipient.
  if (code === 'EAUTH' || command === 'MAIL FROM')
    return new ExternalSystemError('correo', 'unreachable', {
      status: responseCode,
      isDoubtful,
      cause: error,
    })
  if (responseCode !== undefined && responseCode >= 400 && responseCode < 600 && responseCode !== 421)
    return new ExternalSystemError('correo', 'rejected', { status: responseCode, cause: error })
  if (code === 'EPROTOCOL' || code === 'EMESSAGE')
    return new ExternalSystemError('correo', 'invalidAnswer', { isDoubtful, cause: error })
  return new ExternalSystemError('correo', 'unreachable', { status: responseCode, isDoubtful, cause: error })
}

export const createCorreo = ({ url, remitente, timeoutMs = 20_000 }: CorreoOptions): CorreoPort => {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Content of a mail comes from templates and records: it may never name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    enviar: async ({ id, para, asunto, html, texto }) => {
      const messageId = `<${id}@${domainOf(remitente)}>`
      try {
        await transport.sendMail({
          from: remitente,
          // An object, so that no address list can hide in the text.
          to: { name: '', address: para },
          subject: asunto,
          html,
          text: texto,
          messageId,
        })
        return { messageId }
      } catch (error) {
        throw toError(error)
      }
    },
    close: () => transport.close(),
  }
}
