const entidades: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeXml = (texto: string): string => texto.replace(/[&<>"']/g, (c) => entidades[c] ?? c)

const estilo = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:64rem;margin:0 auto;padding:1rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);vertical-align:top}
input,button,textarea{font:inherit}input[type=number]{width:6rem}textarea{width:100%;font-family:monospace}
iframe{width:100%;height:28rem;border:1px solid #999;background:#fff}pre{white-space:pre-wrap}nav a{margin-right:1rem}
.suave{opacity:.7}`

export const pagina = (titulo: string, cuerpo: string): string => `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeXml(titulo)}</title><style>${estilo}</style></head>
<body><nav><a href="/">Interruptores</a><a href="/correo">Correo</a><a href="/contadores">Contadores</a></nav>
<h1>${escapeXml(titulo)}</h1>${cuerpo}</body></html>`
