import type { FastifyInstance } from 'fastify'
import type { Contexto } from '../contexto.ts'
import { enMexico } from '../paginas/hora.ts'
import { escapeXml, pagina } from '../paginas/html.ts'
import type { Mensaje } from './buzon.ts'

/** The first words of a message that its subject does not say. */
const comienzo = ({ asunto, texto }: Mensaje): string => {
  const palabras = texto.replace(/\s+/g, ' ').replace(asunto, '').trim()
  return palabras.length > 120 ? `${palabras.slice(0, 119).trimEnd()}…` : palabras
}

const fila = (m: Mensaje): string =>
  `<tr><td><a href="/correo/${m.id}"><b>${escapeXml(m.asunto || '(sin asunto)')}</b></a><br><span class="suave">${escapeXml(comienzo(m))}</span></td>` +
  `<td>${escapeXml(m.para.join(', '))}</td><td style="white-space:nowrap">${escapeXml(enMexico(m.fecha))}</td></tr>`

/** Read as its reader does: in a frame without scripts; its links open in a new window. */
const detalle = (m: Mensaje): string => {
  const marco = `<base target="_blank">${m.html}`
  const enlaces = m.enlaces
    .map((e) => `<li><a href="${escapeXml(e)}" target="_blank" rel="noreferrer">${escapeXml(e)}</a></li>`)
    .join('')
  const adjuntos = m.adjuntos.length === 0 ? '' : `<br>Adjuntos: ${escapeXml(m.adjuntos.join(', '))}`
  return `<section><p>De <b>${escapeXml(m.de)}</b><br>Para <b>${escapeXml(m.para.join(', '))}</b><br><span class="suave">${escapeXml(enMexico(m.fecha))}, hora del centro de México</span>${adjuntos}</p>
${m.html ? `<iframe title="Mensaje" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeXml(marco)}"></iframe>` : `<pre>${escapeXml(m.texto)}</pre>`}</section>
<section><h2>Enlaces</h2><ul>${enlaces || '<li>Ninguno</li>'}</ul></section>
<section><details><summary>Como texto</summary><pre>${escapeXml(m.texto)}</pre></details></section>
<p><a href="/correo">Volver al correo</a></p>`
}

export const addCorreoRoutes = (app: FastifyInstance, { buzon }: Contexto): void => {
  app.get<{ Querystring: { para?: string } }>('/correo.json', (request) => buzon.mensajes(request.query.para))
  app.get('/correo', (_request, reply) => {
    const filas = buzon.mensajes().map(fila).join('')
    const tabla = `<section><table class="apilada"><thead><tr><th>Asunto</th><th>Para</th><th>Recibido</th></tr></thead><tbody>${filas}</tbody></table></section>`
    return reply
      .type('text/html; charset=utf-8')
      .send(pagina('Correo recibido', filas ? tabla : '<section>No hay mensajes.</section>', '/correo'))
  })
  app.get<{ Params: { id: string } }>('/correo/:id', (request, reply) => {
    const mensaje = buzon.mensaje(Number(request.params.id))
    reply.type('text/html; charset=utf-8')
    return mensaje
      ? reply.send(pagina(mensaje.asunto || '(sin asunto)', detalle(mensaje)))
      : reply.code(404).send(pagina('Mensaje no encontrado', '<p><a href="/correo">Volver al correo</a></p>'))
  })
}
