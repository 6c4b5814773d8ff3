import type { FastifyInstance } from 'fastify'
import type { Contexto } from '../contexto.ts'
import { escapeXml, pagina } from '../paginas/html.ts'
import type { Mensaje } from './buzon.ts'

const fila = (m: Mensaje): string =>
  `<tr><td><a href="/correo/${m.id}">${escapeXml(m.asunto || '(sin asunto)')}</a></td>` +
  `<td>${escapeXml(m.para.join(', '))}</td><td>${escapeXml(m.fecha)}</td></tr>`

/** Mail is shown in a frame without scripts; its links open in a new window. */
const detalle = (m: Mensaje): string => {
  const marco = `<base target="_blank">${m.html}`
  const enlaces = m.enlaces
    .map((e) => `<li><a href="${escapeXml(e)}" target="_blank" rel="noreferrer">${escapeXml(e)}</a></li>`)
    .join('')
  return `<p>De ${escapeXml(m.de)} para ${escapeXml(m.para.join(', '))}<br><span class="suave">${escapeXml(m.fecha)} · ${escapeXml(m.messageId)}</span></p>
${m.html ? `<iframe title="Mensaje" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeXml(marco)}"></iframe>` : ''}
<h2>Enlaces</h2><ul>${enlaces || '<li>Ninguno</li>'}</ul>
<h2>Texto</h2><pre>${escapeXml(m.texto)}</pre>`
}

export const addCorreoRoutes = (app: FastifyInstance, { buzon }: Contexto): void => {
  app.get<{ Querystring: { para?: string } }>('/correo.json', (request) => buzon.mensajes(request.query.para))
  app.get('/correo', (_request, reply) => {
    const filas = buzon.mensajes().map(fila).join('')
    const tabla = `<table><thead><tr><th>Asunto</th><th>Para</th><th>Recibido</th></tr></thead><tbody>${filas}</tbody></table>`
    return reply
      .type('text/html; charset=utf-8')
      .send(pagina('Correo recibido', filas ? tabla : '<p>No hay mensajes.</p>'))
  })
  app.get<{ Params: { id: string } }>('/correo/:id', (request, reply) => {
    const mensaje = buzon.mensaje(Number(request.params.id))
    reply.type('text/html; charset=utf-8')
    return mensaje
      ? reply.send(pagina(mensaje.asunto || '(sin asunto)', detalle(mensaje)))
      : reply.code(404).send(pagina('Mensaje no encontrado', '<p><a href="/correo">Volver al correo</a></p>'))
  })
}
