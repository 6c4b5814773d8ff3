import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathsOf } from '@valija/contract/llamada.ts'
import { negativasDe } from '@valija/contract/llamadas/negativas.ts'
import { documentadas, todas } from '@valija/contract/llamadas.ts'
import { message } from '@valija/contract/messages.ts'
import { refusals } from '@valija/contract/refusals.ts'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

type Operation = { responses: Record<string, { description?: string }>; tags?: string[] }
const shown = (ruta: string) => ruta.replaceAll(/:(\w+)/g, '{$1}')

const app = await useTestApp({ dia: '2026-10-10' })
const { body } = await app.call('GET', '/api/documentacion/json')
const { paths } = body as { paths: Record<string, Record<string, Operation>> }

describe('the table of calls', () => {
  it('[VIII-A] what is served is the table: every call of it, its documented spellings, and nothing else', () => {
    const served = Object.entries(paths).flatMap(([ruta, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${ruta}`),
    )
    const described = todas.flatMap((llamada) =>
      pathsOf(llamada).map((ruta) => `${llamada.method} ${shown(ruta)}`),
    )
    expect(served.toSorted()).toEqual(described.toSorted())
    expect(documentadas.length).toBeGreaterThan(70)
  })

  it('[VIII-A] the document tells of every call the refusals of its line, by status', () => {
    const missing = todas.flatMap((llamada) =>
      pathsOf(llamada).flatMap((ruta) => {
        const { responses } = paths[shown(ruta)]?.[llamada.method.toLowerCase()] ?? { responses: {} }
        return negativasDe(llamada)
          .filter((codigo) => !(String(refusals[codigo]) in responses))
          .map((codigo) => `${llamada.method} ${ruta} ${codigo}`)
      }),
    )
    expect(missing).toEqual([])
    const procesar = paths['/api/lotes/procesar']?.post?.responses['409']
    expect(procesar?.description).toContain('loteNoProcesable')
  })

  it('[VI-D8] no call takes a typed text with marks that turn its letters round, wherever it stands', async () => {
    const admin = await app.persona('admin')
    const conCuerpo = todas.filter(({ body, path: ruta }) => body !== undefined && !ruta.includes(':'))
    const llegan: string[] = []
    for (const { method, path: ruta } of conCuerpo) {
      const answer = await app.call(method, ruta, admin, { a: [{ nombre: 'lote \u202e0001' }] })
      if (answer.status === 403) continue
      expect([ruta, answer.status, answer.body]).toMatchObject([
        ruta,
        400,
        { codigo: 'datosInvalidos', detalles: [{ campo: 'a.0.nombre', mensaje: message('textoConMarcas') }] },
      ])
      llegan.push(ruta)
    }
    expect(llegan.length).toBeGreaterThan(50)
  })

  it('[VIII-A] every route is served by its line in the table', () => {
    const root = path.resolve(import.meta.dirname, '..')
    const besides = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\/|^http\/(serve|serve-web)\.ts$/.test(file),
      )
      .filter((file) =>
        /\b(app|own|instance)\s*\.(get|post|put|patch|delete|head|all|route)\(/.test(
          readFileSync(path.join(root, file), 'utf8'),
        ),
      )
    expect(besides).toEqual([])
  })
})
