import type { Expectativa } from './expectativa.ts'
import type { Registro } from './mundo.ts'

export type Answer = { status: number; codigo: string; text: string }

/** One call of the document with the record's ids in its path, its body or both; only the beginning of an answer is read. */
export async function call(
  base: string,
  name: string,
  { cuerpo, archivo, consulta, flujo }: Expectativa,
  registro: Registro,
  token: string | null,
): Promise<Answer> {
  const [method = '', template = ''] = name.split(' ')
  let first = true
  const path = template.replace(/\{(\w+)\}/g, (_whole, param: string) => {
    if (param === 'entidad') return 'lote'
    const value = first ? registro.id : (registro.sub ?? registro.id)
    first = false
    return encodeURIComponent(String(value))
  })
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  let body: string | FormData | null = null
  if (archivo) {
    body = new FormData()
    body.append('archivos', new Blob([archivo.endsWith('.xml') ? '<a/>' : '%PDF-1.4 x']), archivo)
  } else if (cuerpo) {
    headers['content-type'] = 'application/json'
    body = JSON.stringify(cuerpo(registro.cuerpo ?? registro.id))
  }
  const ending = new AbortController()
  const answer = await fetch(`${base}${path}${consulta ? `?${consulta}` : ''}`, {
    method,
    headers,
    body,
    signal: ending.signal,
  })
  if (flujo && answer.ok) {
    ending.abort()
    return { status: answer.status, codigo: '', text: '' }
  }
  const text = await answer.text()
  let codigo = ''
  try {
    codigo = String((JSON.parse(text) as { codigo?: string }).codigo ?? '')
  } catch {
    // a file, or nothing
  }
  return { status: answer.status, codigo, text: text.slice(0, 2000) }
}
