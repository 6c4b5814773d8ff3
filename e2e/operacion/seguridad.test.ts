import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Product, startProduct } from '../setup/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ dia: '2026-10-12' })
})
afterAll(() => product.stop())

describe('what the browser is told and does', () => {
  test('the page comes with a content policy without inline script, may not be framed, and hides where it was', async () => {
    const answer = await fetch(`${product.url}/`)
    const csp = answer.headers.get('content-security-policy') ?? ''
    expect(csp).toContain("script-src 'self'")
    expect(csp).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/)
    expect(csp).toContain("frame-ancestors 'none'")
    expect(csp).toContain("object-src 'none'")
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await answer.text()).not.toMatch(/<script(?![^>]*src=)[^>]*>/)
  })

  test('[VIII-E] what is built is served as it was compressed at the build, to who takes it so', async () => {
    const html = await (await fetch(`${product.url}/`)).text()
    const script = /href="(\/assets\/entrada-[^"]+\.js)"/.exec(html)?.[1] ?? ''
    const ask = (encoding: string) =>
      fetch(`${product.url}${script}`, { headers: { 'accept-encoding': encoding } })
    const [br, gzip, plain] = await Promise.all(['br', 'gzip', 'identity'].map(ask))
    expect([br, gzip, plain].map((answer) => answer?.headers.get('content-encoding') ?? null)).toEqual([
      'br',
      'gzip',
      null,
    ])
    // Compressed on the way it would have no length.
    expect(Number(br?.headers.get('content-length'))).toBeGreaterThan(1000)
    expect(await br?.text()).toBe(await plain?.text())
  })

  test('[A-016, A-019] the agents’ menu opens the frequently asked questions, a real document', async () => {
    const page = await product.open('comisionista@valija.demo', { ruta: '/inicio' })
    const link = page.getByRole('link', { name: 'Preguntas frecuentes' })
    await link.waitFor()
    const answer = await fetch(`${product.url}${await link.getAttribute('href')}`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.length).toBeGreaterThan(8000)
  })

  test('[A-019] its address may be the agency’s own, and only a web address', async () => {
    const change = (valor: string) =>
      product.api('admin@valija.demo', 'POST', '/api/politica/direccionPreguntas', {
        valor: { clase: 'texto', valor },
        desde: '2026-10-12',
        motivo: 'Documento propio',
      })
    await expect(change('javascript:alert(1)')).rejects.toThrow('politicaDireccion')
    await change('https://agencia.mx/preguntas.pdf')
    const answer = await fetch(`${product.url}/preguntas-frecuentes.pdf`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://agencia.mx/preguntas.pdf'])
  })
})
