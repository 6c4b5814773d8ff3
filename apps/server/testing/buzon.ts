import type { TestApp } from './test-app.ts'

export type Recibido = { asunto: string; html: string; texto: string; para: string[]; enlaces: string[] }

/** What the sandbox's inbox holds for an address, newest first. */
export async function correosDe(app: Pick<TestApp, 'sandbox'>, para: string): Promise<Recibido[]> {
  const answer = await fetch(`${app.sandbox.url}/correo.json?para=${encodeURIComponent(para)}`)
  return (await answer.json()) as Recibido[]
}

/** The single-use code in the newest mail to an address that has one. */
export async function codigoDe(app: Pick<TestApp, 'sandbox'>, para: string): Promise<string> {
  const enlace = (await correosDe(app, para))
    .flatMap(({ enlaces }) => enlaces)
    .find((url) => url.includes('codigo='))
  if (!enlace) throw new Error(`no link was mailed to ${para}`)
  return new URL(enlace).searchParams.get('codigo') ?? ''
}
