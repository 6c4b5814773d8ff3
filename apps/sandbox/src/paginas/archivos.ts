import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { zipSync } from 'fflate'
import { queMuestra } from '../muestras/que-muestra.ts'
import { escapeXml, pagina } from './html.ts'

const carpetasDe = (dir: string | undefined): string[] =>
  dir !== undefined && existsSync(dir)
    ? readdirSync(dir, { withFileTypes: true })
        .filter((uno) => uno.isDirectory())
        .map(({ name }) => name)
        .toSorted()
    : []

/** `comisiones-…` stands for every folder that begins so. */
const isDe = (carpeta: string, name: string): boolean =>
  carpeta.endsWith('…') ? name.startsWith(carpeta.slice(0, -1)) : name === carpeta

const bajo = (dir: string): Record<string, Uint8Array> =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((uno) => uno.isFile())
      .map(({ parentPath, name }) => {
        const file = path.join(parentPath, name)
        return [path.relative(dir, file).replaceAll(path.sep, '/'), readFileSync(file)]
      }),
  )

/** The samples, each with what dropping it shows, one ZIP a folder: `dir` is where they were written. */
export const addArchivosRoutes = (app: FastifyInstance, dir: string | undefined): void => {
  app.get('/archivos', (_request, reply) => {
    const hay = carpetasDe(dir)
    const fila = ([carpeta, texto]: readonly [string, string]): string => {
      const suyas = hay.filter((name) => isDe(carpeta, name))
      const enlaces = suyas
        .map((name) => `<a href="/archivos/${encodeURIComponent(name)}.zip">${escapeXml(name)}.zip</a>`)
        .join('<br>')
      return `<tr><th scope="row">${enlaces || `<code>${escapeXml(carpeta)}</code>`}</th><td>${escapeXml(texto)}</td></tr>`
    }
    const sin = '<p>Aún no están hechas: <code>npm run muestras</code> las hace.</p>'
    return reply.type('text/html; charset=utf-8').send(
      pagina(
        'Archivos para probar',
        `<section><p>Cada una es un ZIP que se suelta en Valija tal cual, o abierto. También están en la carpeta <code>muestras</code> del proyecto.</p>${hay.length === 0 ? sin : ''}
<table class="apilada"><thead><tr><th>Archivos</th><th>Qué muestran</th></tr></thead><tbody>${queMuestra.map(fila).join('')}</tbody></table></section>`,
        '/archivos',
      ),
    )
  })
  app.get<{ Params: { nombre: string } }>('/archivos/:nombre', (request, reply) => {
    const nombre = request.params.nombre.replace(/\.zip$/, '')
    // Only what is there by that very name.
    if (dir === undefined || !carpetasDe(dir).includes(nombre))
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .send(pagina('No hay esos archivos', '<p><a href="/archivos">Ver los que hay</a></p>'))
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${encodeURIComponent(nombre)}.zip"`)
      .send(Buffer.from(zipSync(bajo(path.join(dir, nombre)), { level: 1 })))
  })
}
