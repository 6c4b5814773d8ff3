export type CorreoSaliente = {
  /** Id of the record in the outbox: gives the Message-ID, so that a mail sent twice is seen as the same. */
  id: string
  para: string
  asunto: string
  html: string
  texto: string
}

export type CorreoPort = {
  enviar: (correo: CorreoSaliente) => Promise<{ messageId: string }>
  close: () => void
}
