const entidades: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeXml = (texto: string): string => texto.replace(/[&<>"']/g, (c) => entidades[c] ?? c)

/** The product's own colours, in both themes: whoever tries it out is still in Valija. */
const estilo = `:root{color-scheme:light dark;--fondo:light-dark(#F3F5F4,#0F1719);--papel:light-dark(#FFF,#172124);--linea:light-dark(#DCE3E1,#2E3B3E);
--borde:light-dark(#7F8D8B,#71817F);--texto:light-dark(#17252A,#E7EDEC);--texto2:light-dark(#51605F,#A6B4B3);--primario:light-dark(#0E6070,#74C5D3);
--tinte:light-dark(#E1F0F1,#173A41);--aviso:light-dark(#FCEFD2,#3A2D10);--avisoTexto:light-dark(#7A4B00,#F1C164);font:15px/20px "Source Sans 3",system-ui,sans-serif}
*{box-sizing:border-box}body{margin:0;background:var(--fondo);color:var(--texto)}a{color:var(--primario);text-underline-offset:2px}
header{display:flex;flex-wrap:wrap;align-items:center;gap:4px 24px;min-height:52px;padding:4px 20px;background:light-dark(#0B3F49,#0A2E36);color:#EAF4F4}
header b{display:flex;align-items:center;gap:10px;font-size:19px;font-weight:600}header a{color:inherit;text-decoration:none;padding:6px 0}
header a:hover,header a[aria-current]{text-decoration:underline}
main{max-width:80rem;margin:0 auto;padding:20px 16px 48px;display:grid;gap:16px}h1{font-size:24px;line-height:32px;margin:0}h2{font-size:18px;line-height:24px;margin:0 0 10px}
section{overflow-wrap:anywhere;background:var(--papel);border:1px solid var(--linea);border-radius:8px;padding:15px 18px;overflow-x:auto}p{margin:0 0 10px}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px 10px;border-top:1px solid var(--linea);vertical-align:top}thead th{border-top:0;color:var(--texto2);font-size:14px}
label{display:inline-flex;align-items:center;gap:6px;margin:2px 12px 2px 0}td.fallas label{margin-right:16px}input,button,select{font:inherit;color:inherit}
input:not([type=checkbox]),select,button{min-height:36px;border:1px solid var(--borde);border-radius:6px;background:var(--papel);padding:0 10px}
input[type=number]{width:7rem}input[type=checkbox]{width:18px;height:18px;accent-color:var(--primario)}
button{font-weight:600;cursor:pointer}button:hover{border-color:var(--primario);background:var(--tinte)}:focus-visible{outline:2px solid var(--primario);outline-offset:2px}
form{display:flex;flex-wrap:wrap;align-items:center;gap:8px}.presets{display:flex;flex-wrap:wrap;gap:8px}
.encendido{background:var(--aviso);color:var(--avisoTexto);border-color:transparent}.encendido ul{margin:4px 0 0;padding-left:20px}
iframe{width:100%;height:32rem;border:1px solid var(--linea);border-radius:6px;background:#fff}pre{white-space:pre-wrap;margin:0}.suave{color:var(--texto2)}
@media (min-width:701px){.fallas label{white-space:nowrap}td label{white-space:nowrap}}
@media (max-width:700px){th,td{padding:6px}label{flex-wrap:wrap}input[size]{width:100%}
.apilada thead{display:none}.apilada,.apilada tbody,.apilada tr,.apilada th,.apilada td{display:block}.apilada tr{border-top:1px solid var(--linea);padding:6px 0}.apilada th,.apilada td{border:0;padding:3px 0}}`

const secciones = [
  ['/', 'Interruptores'],
  ['/correo', 'Correo'],
  ['/archivos', 'Archivos para probar'],
  ['/contadores', 'Contadores'],
] as const
const logo =
  '<svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true"><path d="M11 9V6.5A2.5 2.5 0 0 1 13.5 4h5A2.5 2.5 0 0 1 21 6.500V9" fill="none" stroke="#EAF4F4" stroke-width="2.400"/><rect x="3" y="9" width="26" height="19" rx="3.500" fill="#D9794A"/><path d="M3 12.500A3.500 3.500 0 0 1 6.500 9h19a3.500 3.500 0 0 1 3.500 3.500L16 20.500z" fill="#F3E9DD"/><path d="M11.800 15.200l3 2.700 5.600-5.600" fill="none" stroke="#0E6070" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/></svg>'

export const pagina = (titulo: string, cuerpo: string, aqui?: string): string => `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeXml(titulo)} · Simulador de Valija</title><style>${estilo}</style></head>
<body><header><b>${logo}Simulador</b><nav aria-label="Simulador" style="display:flex;flex-wrap:wrap;gap:4px 20px">${secciones
  .map(([ruta, texto]) => `<a href="${ruta}"${ruta === aqui ? ' aria-current="page"' : ''}>${texto}</a>`)
  .join('')}</nav></header>
<main><h1>${escapeXml(titulo)}</h1>${cuerpo}</main></body></html>`
