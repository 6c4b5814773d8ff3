import { type Llamada, pathsOf } from '@valija/contract/llamada.ts'
import { todas } from '@valija/contract/llamadas.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cuerpoDe, lineaDe, passes, senderOf } from '../../testing/extrano.ts'
import { setRows } from '../../testing/filas.ts'
import { makeMundo, type Registro } from '../../testing/matriz/mundo.ts'
import { type Persona, useTestApp } from '../../testing/test-app.ts'
import { conEn, hostilesEnDireccion, hostilesEnJson, lugaresDe } from '../../testing/valores-hostiles.ts'
import { eachLimit } from '../each-limit.ts'

const app = await useTestApp({ dia: '2026-10-10' })
const mundo = await makeMundo(app)
const send = senderOf(app)

/** One call by somebody who may make it, about a record of its own where there is one. */
async function prepare(llamada: Llamada) {
  const linea = lineaDe(llamada)
  const sigla = linea.quien === 'publico' ? null : linea.quien === 'sesion' ? 'A' : (linea.quien[0] ?? 'A')
  const quien: Persona | null = sigla && mundo.personas[sigla]
  const enter = async () => {
    if (!quien) return
    const { id } = quien
    await setRows(app, 'usuarios', { id }, { bloqueadoEn: null })
    await mundo.renew(quien)
  }
  await enter()
  const nadie = { id: linea.numerico ? 999_999_999 : '00000000-0000-4000-8000-000000000000' }
  const registro: Registro =
    linea.id && quien && sigla ? await mundo.crear(linea.id, quien, sigla, linea.sub) : nadie
  const ruta = (path: string) => {
    const values = [registro.id, registro.sub ?? registro.id]
    return path.replace(/:(\w+)/g, (_all, name: string) =>
      name === 'entidad' ? 'lote' : encodeURIComponent(values.shift() ?? ''),
    )
  }
  const base = cuerpoDe(llamada, linea, registro.cuerpo ?? registro.id)
  return { linea, quien, enter, ruta, base }
}

/** What breaks a call: a fault, an answer that breaks off, or one that shows what is inside. */
async function fallaDe(llamada: Llamada, url: string, token: string | null, payload?: string) {
  const { status, text } = await send(llamada.method, url, token, payload).catch((error: unknown) => ({
    status: 0,
    text: String(error),
  }))
  const broken =
    status === 0 || status >= 500 || /\n\s+at |node_modules|select .+ from /.test(text.slice(0, 2_000))
  return {
    status,
    falla: broken
      ? `${llamada.method} ${url.slice(0, 200)} ${payload?.slice(0, 200)}: ${status} ${text.slice(0, 200)}`
      : null,
  }
}

const llamadas = todas.filter(({ path }) => path !== '/api/eventos')
const camposDe = (esquema: unknown): string[] =>
  esquema instanceof z.ZodObject ? Object.keys(esquema.shape) : []
const decoded = (valor: string): string => {
  try {
    return decodeURIComponent(valor)
  } catch {
    return '\ufffd'
  }
}

const aLaVez = 8

describe('what no screen sends, to every call of the table', () => {
  test('[VII-D2] in each place of each body: refused by its schema, or answered in words; never a fault', async () => {
    const fallas: string[] = []
    let enviados = 0
    for (const llamada of llamadas) {
      const { body } = llamada
      if (!body) continue
      const { linea, quien, enter, ruta, base } = await prepare(llamada)
      expect([llamada.path, body.safeParse(base).error?.issues ?? []]).toEqual([llamada.path, []])
      const url = `${ruta(llamada.path)}?${linea.consulta ?? ''}`
      const textos = lugaresDe(base)
        .flatMap((lugar) => hostilesEnJson.map((json) => conEn(base, lugar, json)))
        .filter((texto) => passes(body, JSON.parse(texto)))
      enviados += textos.length
      await eachLimit(textos, aLaVez, async (texto) => {
        const { status, falla } = await fallaDe(llamada, url, quien?.token ?? null, texto)
        if (status === 401) await enter()
        if (falla) fallas.push(falla)
      })
    }
    expect(fallas).toEqual([])
    expect(enviados).toBeGreaterThan(2_000)
  }, 900_000)

  test('[VII-D2] in each part of each address, given twice, and as lists: the same, of exports too, before a file begins', async () => {
    const fallas: string[] = []
    let enviados = 0
    for (const llamada of llamadas) {
      const { query, params } = llamada
      if (!query && !params) continue
      const { linea, quien, enter, ruta, base } = await prepare(llamada)
      const cuerpo = base === undefined ? undefined : JSON.stringify(base)
      const url = ruta(llamada.path)
      const urls: string[] = []
      for (const campo of camposDe(query)) {
        const otros = new URLSearchParams(linea.consulta)
        otros.delete(campo)
        for (const valor of hostilesEnDireccion)
          if (query && passes(query, { ...Object.fromEntries(otros), [campo]: decoded(valor) }))
            urls.push(`${url}?${campo}=${valor}&${otros}`)
        urls.push(`${url}?${campo}=1&${campo}=2&${otros}`)
        urls.push(`${url}?${campo}[]=1&${campo}[a]=1&__proto__=1&constructor=1&${otros}`)
      }
      for (const campo of camposDe(params))
        for (const valor of hostilesEnDireccion)
          if (
            params instanceof z.ZodObject &&
            passes((params.shape as Record<string, z.ZodType>)[campo] ?? params, decoded(valor))
          )
            urls.push(ruta(llamada.path.replace(`:${campo}`, valor)))
      enviados += urls.length
      await eachLimit(urls, aLaVez, async (una) => {
        const { status, falla } = await fallaDe(llamada, una, quien?.token ?? null, cuerpo)
        if (status === 401) await enter()
        if (falla) fallas.push(falla)
      })
    }
    expect(fallas).toEqual([])
    expect(enviados).toBeGreaterThan(2_000)
  }, 900_000)
})

describe('a call by another of its names', () => {
  test('[VII-C3] the calls of a minute are one count for all spellings of a call', async () => {
    const conLimite = todas.filter((llamada) => pathsOf(llamada).length > 1 && llamada.perMinute)
    expect(conLimite.length).toBeGreaterThan(0)
    for (const llamada of conLimite) {
      const { token } = await app.persona('admin')
      const estados = new Set<number>()
      const veces = Number(llamada.perMinute)
      for (let i = 0; i <= veces; i++) {
        const rutas = pathsOf(llamada)
        const answer = await app.app.inject({
          method: llamada.method,
          url: `${rutas[i % rutas.length]}?${lineaDe(llamada).consulta ?? ''}`,
          headers: { authorization: `Bearer ${token}` },
        })
        if (i === veces) expect([llamada.path, answer.statusCode]).toEqual([llamada.path, 429])
        else estados.add(answer.statusCode)
      }
      expect(estados).not.toContain(429)
    }
  })
})
