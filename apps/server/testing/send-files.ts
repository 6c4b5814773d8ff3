import type { Persona, TestApp } from './test-app.ts'

type Archivo = { nombre: string; bytes: Uint8Array }

export const inGroups = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))

/** A multipart body of files and fields. */
export function formDe(archivos: readonly Archivo[], campos: Record<string, string> = {}): FormData {
  const form = new FormData()
  for (const [nombre, valor] of Object.entries(campos)) form.append(nombre, valor)
  for (const { nombre, bytes } of archivos)
    form.append('archivos', new Blob([Uint8Array.from(bytes)]), nombre)
  return form
}

/** The same as it travels. */
export async function bytesDeForm(form: FormData): Promise<{ payload: Buffer; contentType: string }> {
  const whole = new Response(form)
  return {
    payload: Buffer.from(await whole.arrayBuffer()),
    contentType: whole.headers.get('content-type') ?? '',
  }
}

/** A multipart upload through the real app. */
export async function sendFiles(
  app: TestApp,
  ruta: string,
  quien: Persona | null,
  archivos: readonly Archivo[],
  campos: Record<string, string> = {},
  cabeceras: Record<string, string> = {},
): Promise<{ status: number; body: unknown; headers: Record<string, unknown> }> {
  const { payload, contentType } = await bytesDeForm(formDe(archivos, campos))
  const answer = await app.app.inject({
    method: 'POST',
    url: ruta,
    headers: {
      'content-type': contentType,
      ...(quien ? { authorization: `Bearer ${quien.token}` } : {}),
      ...cabeceras,
    },
    payload,
  })
  const body = answer.body ? (JSON.parse(answer.body) as unknown) : null
  return { status: answer.statusCode, body, headers: answer.headers }
}
