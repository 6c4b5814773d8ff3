/** What ANT has said of a factura; `enviado` is on its way or was when the process stopped, `duda` is sent and unanswered. */
export const estadosEnvio = ['pendiente', 'enviado', 'aceptado', 'rechazado', 'duda'] as const
export type EstadoEnvio = (typeof estadosEnvio)[number]

/**
 * What a doubt is about: ANT did not answer (asked again by machine), holds another uuid under this factura's number, or
 * accepted without telling which uuid it holds where that matters. The last two wait for a person.
 */
export const clasesDeDuda = ['', 'otroUuid', 'sinUuid'] as const
export type ClaseDeDuda = (typeof clasesDeDuda)[number]

/** As people read it. */
export const nombreDeEnvio: Record<EstadoEnvio, string> = {
  pendiente: 'Pendiente',
  enviado: 'Enviado',
  aceptado: 'Aceptado',
  rechazado: 'Rechazado',
  duda: 'En duda',
}

/** ANT may hold it: it is never sent again before asking. */
export const puedeEstarEnAnt = (envio: EstadoEnvio): boolean => envio === 'enviado' || envio === 'duda'
