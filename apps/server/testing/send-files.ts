import type { Persona, TestApp } from './test-app.ts'

type Archivo = { nombre: string; bytes: Uint8Array }

/** A multipart upload through the real app. */
export async function sendFiles(
  app: TestApp,
  ruta: string,
  quien: Persona | null,
  archivos: readonly Archivo[],
  campos: Record<string, string> = {},
  cabeceras: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const form = new FormData()
  for (const [nombre, valor] of Object.entries(campos)) form.append(nombre, valor)
  for (const { nombre, bytes } of archivos)
    form.append('archivos', new Blob([Uint8Array.from(bytes)]), nombre)
  const request = new Request('http://valija/', { method: 'POST', body: form })
  const answer = await app.app.inject({
    method: 'POST',
    url: ruta,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(quien ? { authorization: `Bearer ${quien.token}` } : {}),
      ...cabeceras,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.body ? (JSON.parse(answer.body) as unknown) : null }
}
