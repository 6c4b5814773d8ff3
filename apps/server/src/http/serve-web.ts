import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
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
  '.js': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain',
}

/**
 * The page names the files of its own build: built again while this runs, it is read again. In the moment when it is not
 * there, or not whole yet, the one before is given.
 */
export function createPage(file: string): () => string {
  let known = { at: 0, html: readFileSync(file, 'utf8') }
  return () => {
    try {
      const at = statSync(file).mtimeMs
      if (at === known.at) return known.html
      const html = readFileSync(file, 'utf8')
      if (html.includes('</html>')) known = { at, html }
    } catch {
      // Being built: the next asking finds it.
    }
    return known.html
  }
}

/** Not a call; nor two slashes: to a browser that a page of ours sends on, that is another host. */
export const isPage = (url: string): boolean => !/^\/(?:api\/|[/\\])/.test(url)

/** The built screens; any path that is no call and no file gets the page, which routes it. */
export async function serveWeb(app: App, deps: Deps): Promise<void> {
  if (!existsSync(path.join(webDist, 'index.html'))) return
  const html = createPage(path.join(webDist, 'index.html'))
  await app.register(fastifyStatic, {
    root: path.join(webDist, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
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
    if (!isPage(req.url)) throw refuse('rutaDesconocida')
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html())
  })
}
