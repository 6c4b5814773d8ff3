import { correosTexto } from '@valija/contract/messages/correos.ts'

/** What a mail says; the two forms below lay it out. Every text is escaped: none may bring markup of its own. */
export type Contenido = {
  asunto: string
  titulo: string
  parrafos: readonly string[]
  datos?: readonly (readonly [nombre: string, valor: string])[]
  boton?: { texto: string; url: string }
  notas?: readonly string[]
}

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const tipo = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif"
const parrafo = (text: string, estilo = ''): string =>
  `<p style="margin:0 0 14px;${tipo};font-size:16px;line-height:24px;color:#17252A;${estilo}">${escape(text)}</p>`

const celda = `padding:8px 14px;vertical-align:top;${tipo}`
const deNombre = 'font-size:14px;color:#51605F'
const deValor = 'font-size:16px;color:#17252A;word-break:break-word;overflow-wrap:anywhere'
/** What is no word or two stands below its name: beside it a phone would leave it a third of its width. */
const filaHtml = (nombre: string, valor: string): string =>
  valor.length > 60
    ? `<tr><td colspan="2" style="${celda};${deValor}"><span style="${deNombre}">${escape(nombre)}</span><br>${escape(valor)}</td></tr>`
    : `<tr><td style="${celda};${deNombre};width:120px">${escape(nombre)}</td><td style="${celda};${deValor}">${escape(valor)}</td></tr>`

const datosHtml = (datos: Contenido['datos'] = []): string =>
  datos.length === 0
    ? ''
    : `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 18px;border:1px solid #DCE3E1;border-radius:8px;width:100%">${datos
        .map(([nombre, valor]) => filaHtml(nombre, valor))
        .join('')}</table>`

const botonHtml = (boton: Contenido['boton']): string =>
  boton === undefined
    ? ''
    : `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 22px"><tr>` +
      `<td style="border-radius:6px;background:#0E6070"><a href="${escape(boton.url)}" style="display:inline-block;padding:12px 26px;${tipo};font-size:16px;font-weight:600;line-height:20px;color:#FFFFFF;text-decoration:none">${escape(boton.texto)}</a></td>` +
      `</tr></table>` +
      `<p style="margin:0 0 18px;${tipo};font-size:14px;line-height:20px;color:#51605F">${escape(correosTexto.siNoFunciona)}<br>` +
      `<a href="${escape(boton.url)}" style="color:#0E6070;word-break:break-all">${escape(boton.url)}</a></p>`

/** Tables and inline rules only: what mail programs draw alike. Nothing is fetched from anywhere. */
export const toHtml = (contenido: Contenido): string => `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light only"><title>${escape(contenido.asunto)}</title></head>
<body style="margin:0;padding:0;background:#F3F5F4">
<div style="display:none;max-height:0;overflow:hidden">${escape(contenido.parrafos[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F3F5F4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="background:#0B3F49;border-radius:8px 8px 0 0;padding:18px 28px;border-bottom:4px solid #B85C2E"><span style="${tipo};font-size:22px;font-weight:600;color:#FFFFFF">Valija</span></td></tr>
<tr><td style="background:#FFFFFF;border:1px solid #DCE3E1;border-top:0;border-radius:0 0 8px 8px;padding:28px">
<h1 style="margin:0 0 16px;${tipo};font-size:22px;line-height:28px;font-weight:600;color:#17252A">${escape(contenido.titulo)}</h1>
${parrafo(correosTexto.saludo)}${contenido.parrafos.map((text) => parrafo(text)).join('')}${datosHtml(contenido.datos)}${botonHtml(contenido.boton)}${(contenido.notas ?? []).map((text) => parrafo(text, 'font-size:14px;line-height:20px;color:#51605F;')).join('')}
</td></tr>
<tr><td style="padding:16px 28px;${tipo};font-size:13px;line-height:18px;color:#51605F">${escape(correosTexto.pie)} ${escape(correosTexto.noRespondas)}</td></tr>
</table></td></tr></table></body></html>`

/** A name with line ends in it would else write paragraphs of its own, which look like ours. */
const enUnaLinea = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

export const toText = ({ titulo, parrafos, datos, boton, notas = [] }: Contenido): string =>
  [
    ...[titulo, correosTexto.saludo, ...parrafos].map(enUnaLinea),
    ...(datos ? [datos.map(([nombre, valor]) => enUnaLinea(`${nombre}: ${valor}`)).join('\n')] : []),
    ...(boton ? [`${boton.texto}:\n${boton.url}`] : []),
    ...notas.map(enUnaLinea),
    `--\n${correosTexto.pie}\n${correosTexto.noRespondas}`,
  ].join('\n\n')
