import { createTransport } from 'nodemailer'
import { ExternalSystemError } from '../external-system-error.ts'
import type { CorreoPort } from './port.ts'

export type CorreoOptions = { url: string; remitente: string; timeoutMs?: number }

const domainOf = (remitente: string): string => /@([\w.-]+)/.exec(remitente)?.[1] ?? 'valija'

/** Failures before the message body goes out: nothing was handed over. A lost connection says nothing of the kind. */
const beforeData = new Set(['EDNS', 'EAUTH', 'EENVELOPE', 'ETLS', 'ECONFIG'])

/** Answered to these, a refusal may be of the recipient or of the mail; to the rest (greeting, name, sender), of us. */
const delBuzon = new Set(['RCPT TO', 'DATA'])
/** 5.7: refused for who sends or what it says (RFC 3463), whatever it answered to: a blocked address, no relaying. */
const deNosotros = /^5\d\d[ -]5\.7\./

const toError = (error: unknown): ExternalSystemError => {
  const { code, responseCode, response, syscall, command } = error as {
    code?: string
    responseCode?: number
    response?: string
    syscall?: string
    command?: string
  }
  const isDoubtful = !(beforeData.has(code ?? '') || syscall === 'connect')
  // Our own address, password or sender refused says nothing of the recipient.
  if (
    code === 'EAUTH' ||
    (responseCode !== undefined && !delBuzon.has(command ?? '')) ||
    deNosotros.test(response ?? '')
  )
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
    // A connection is used again by the mails that follow within `timeoutMs`. One that ends under a mail sends nothing
    // again by itself: whether it arrived is not known.
    pool: true,
    maxRequeues: 0,
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
