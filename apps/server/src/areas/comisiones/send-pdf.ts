import type { FastifyReply } from 'fastify'

/** Always a download, by its documented name. */
export const sendPdf = (reply: FastifyReply, bytes: Buffer): FastifyReply =>
  reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', 'attachment; filename="prefactura.pdf"')
    .send(bytes)
