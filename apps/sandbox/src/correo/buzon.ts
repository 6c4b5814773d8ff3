import PostalMime from 'postal-mime'
import { openRegistro } from '../estado/registro.ts'

export type Mensaje = {
  id: number
  messageId: string
  de: string
  para: string[]
  asunto: string
  html: string
  texto: string
  fecha: string
  enlaces: string[]
  adjuntos: string[]
}
type Recibido = { fecha: string; para: string[]; crudo: string }

export type Buzon = {
  recibe: (crudo: Buffer, para: readonly string[], fecha: Date) => Promise<Mensaje>
  mensajes: (para?: string) => Mensaje[]
  mensaje: (id: number) => Mensaje | undefined
  close: () => void
}

const enlacesDe = (html: string, texto: string): string[] => {
  const deHtml = [...html.matchAll(/href="(https?:[^"]+)"/gi)].map((m) =>
    (m[1] ?? '').replaceAll('&amp;', '&'),
  )
  const deTexto = [...texto.matchAll(/https?:\/\/[^\s<>"]+/gi)].map((m) => m[0])
  return [...new Set([...deHtml, ...deTexto])]
}

const parse = async (id: number, recibido: Recibido): Promise<Mensaje> => {
  const correo = await new PostalMime().parse(Buffer.from(recibido.crudo, 'base64'))
  const html = correo.html ?? ''
  const texto = correo.text ?? ''
  return {
    id,
    messageId: correo.messageId ?? '',
    de: correo.from?.address ?? '',
    para: recibido.para,
    asunto: correo.subject ?? '',
    html,
    texto,
    fecha: recibido.fecha,
    enlaces: enlacesDe(html, texto),
    adjuntos: correo.attachments.map((a) => a.filename ?? 'sin nombre'),
  }
}

export const openBuzon = async (dir: string | undefined): Promise<Buzon> => {
  const registro = openRegistro<Recibido>(dir, 'correo.jsonl')
  const mensajes: Mensaje[] = []
  for (const previo of registro.previos) mensajes.push(await parse(mensajes.length + 1, previo))
  return {
    recibe: async (crudo, para, fecha) => {
      const recibido = { fecha: fecha.toISOString(), para: [...para], crudo: crudo.toString('base64') }
      const mensaje = await parse(mensajes.length + 1, recibido)
      // Parsing waits: another mail may have taken the number meanwhile.
      mensaje.id = mensajes.length + 1
      registro.append([recibido])
      mensajes.push(mensaje)
      return mensaje
    },
    mensajes: (para) =>
      mensajes.filter((m) => para === undefined || m.para.includes(para.toLowerCase())).toReversed(),
    mensaje: (id) => mensajes[id - 1],
    close: registro.close,
  }
}
