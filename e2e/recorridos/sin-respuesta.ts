import type { Locator, Page, Route } from 'playwright-core'
import { expect } from 'vitest'

/** What stands between a screen and the server, answering in its place. */
const fallas: Record<string, (route: Route) => Promise<void>> = {
  '204': (route) => route.fulfill({ status: 204 }),
  'HTML with 200': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html><body>Bienvenido</body></html>' }),
  'JSON of another': (route) => route.fulfill({ status: 200, json: { ok: true, mensaje: 'Guardado' } }),
  'truncated JSON': (route) =>
    route.fulfill({
      status: 200,
      headers: { 'x-valija': '1' },
      contentType: 'application/json',
      body: '{"id":1,"men',
    }),
  'HTML with 502': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad Gateway' }),
  reset: (route) => route.abort('connectionreset'),
  // The server did it, and its answer never came: the one that a second try must not do again.
  'lost answer': async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  },
}

export type Guardado = {
  quien?: string
  ruta: string
  llamada: string
  /** Fills it in as a person does; answers the button and what must still be there. */
  llena: (
    page: Page,
  ) => Promise<{ guardar: Pick<Locator, 'click' | 'isEnabled'>; queda: () => Promise<void> }>
  exito: string | RegExp
  /** What a second try is answered with once the first was done. */
  hecho?: string | RegExp
  cuenta: () => Promise<number>
  /** What was done shows by itself, though its answer was lost: there is nothing left to press. */
  seSabe?: true
}
export const title =
  '[VI-D8] %s: an answer that is none of the server’s is never a success, keeps all, and a second try does it once'

/** One saving call under every failure, then as it should be. */
export async function tryAll(page: Page, caso: Guardado): Promise<void> {
  const antes = await caso.cuenta()
  const { guardar, queda } = await caso.llena(page)
  const aviso = page
    .getByRole('alert')
    .filter({ hasText: /servidor|conexión|Error|No se pudo|no se|No es posible/i })
  const ya = page.getByText(caso.exito)
  const vistos = await ya.count()
  for (const [nombre, falla] of Object.entries(fallas)) {
    const lost = nombre === 'lost answer'
    let pedidos = 0
    await page.route(caso.llamada, (route) => {
      // What asks by itself afterwards finds the server.
      const after = lost && caso.seSabe && pedidos > 0
      if (route.request().method() === 'GET' || after) return route.fallback()
      pedidos++
      return falla(route)
    })
    await guardar.click()
    await expect.poll(() => pedidos, { message: `${nombre}: asked` }).toBeGreaterThan(0)
    if (lost && caso.seSabe) {
      await expect.poll(() => ya.count()).toBeGreaterThan(vistos)
      expect((await caso.cuenta()) - antes).toBe(1)
      return
    }
    await aviso
      .first()
      .waitFor()
      .catch(() => {
        throw new Error(`${nombre}: nothing is said`)
      })
    await queda()
    await expect.poll(() => guardar.isEnabled(), { message: `${nombre}: the button` }).toBe(true)
    // What the server did it may say by itself before it is looked for.
    if (!lost) expect([nombre, await ya.count()]).toEqual([nombre, vistos])
    expect([nombre, (await caso.cuenta()) - antes]).toEqual([nombre, lost ? 1 : 0])
    await page.unroute(caso.llamada)
  }
  await guardar.click()
  const otra =
    caso.hecho === undefined
      ? ya
      : ya.or(page.locator('[role=alert], [id$=-error], .Mui-error, li, p').filter({ hasText: caso.hecho }))
  await otra.first().waitFor()
  expect((await caso.cuenta()) - antes).toBe(1)
}
