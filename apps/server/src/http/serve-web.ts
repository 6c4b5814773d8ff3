import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { politicaVigente } from '../areas/politica/politica-vigente.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../refuse.ts'
import type { App } from './app-type.ts'

const webDist = path.resolve(import.meta.dirname, '../../../web/dist')
const page = { schema: { hide: true }, config: { allow: 'publico' } } as const
const preguntas = 'preguntas-frecuentes.pdf'
const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain',
}

/** The built screens; any path that is no call and no file gets the page, which routes it. */
export async function serveWeb(app: App, deps: Deps): Promise<void> {
  if (!existsSync(path.join(webDist, 'index.html'))) return
  const html = readFileSync(path.join(webDist, 'index.html'), 'utf8')
  await app.register(fastifyStatic, {
    root: path.join(webDist, 'assets'),
    prefix: '/assets/',
    maxAge: '365d',
    immutable: true,
    decorateReply: false,
  })
  for (const name of readdirSync(webDist).filter((file) => path.extname(file) in types)) {
    const bytes = readFileSync(path.join(webDist, name))
    app.get(`/${name}`, page, async (_req, reply) => {
      // The agency may keep its own questions elsewhere; ours are the ones that ship.
      const elsewhere =
        name === preguntas ? (await politicaVigente(deps.db, await deps.reloj.hoy())).direccionPreguntas : ''
      if (elsewhere !== '') return reply.redirect(elsewhere)
      return reply
        .header('cache-control', 'public, max-age=3600')
        .type(types[path.extname(name)] ?? 'application/octet-stream')
        .send(bytes)
    })
  }
  app.get('/*', page, (req, reply) => {
    if (req.url.startsWith('/api/')) throw refuse('rutaDesconocida')
    // Style rules are inserted at run time by the component library under this nonce; scripts need none.
    const nonce = randomBytes(16).toString('base64')
    const csp = String(reply.getHeader('content-security-policy') ?? '').replace(
      /'nonce-[^']*'/,
      `'nonce-${nonce}'`,
    )
    return reply
      .header('content-security-policy', csp)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('__NONCE__', nonce))
  })
}
