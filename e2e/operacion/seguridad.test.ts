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

  test('[VII-D2] a file that is a page and a script besides, opened in a browser, is saved under its kind and runs nothing', async () => {
    const html = '<html><script>document.title = "corrió"</script><svg onload="alert(1)"/></html>'
    const marcas: [string, string][] = [
      ['pago.html', '%PDF-1.7\n'],
      ['pago.svg', '\x89PNG\r\n\x1a\n'],
      ['pago.jpg.htm', '\xff\xd8\xff\xe0\0\x10JFIF\0'],
      ['pago.js', `BM=1/*${' '.repeat(60)}*/;`],
      ['pago\u202efdp.exe', '%PDF-1.7\n'],
    ]
    const page = await product.open('admin@valija.demo')
    let avisos = 0
    page.on('dialog', (dialog) => {
      avisos++
      void dialog.dismiss()
    })
    const saved: string[] = []
    for (const [nombre, marca] of marcas) {
      const url = await page.evaluate(
        async ([nombre = '', letras = '']) => {
          const { token } = JSON.parse(localStorage.getItem('sesion') ?? '{}') as { token: string }
          const authorization = `Bearer ${token}`
          const body = new FormData()
          body.append('archivo', new Blob([Uint8Array.from(letras, (letra) => letra.charCodeAt(0))]), nombre)
          const subida = await fetch('/api/pagos/comprobantes', {
            method: 'POST',
            body,
            headers: { authorization },
          })
          const { urlComprobante: ruta } = (await subida.json()) as { urlComprobante: string }
          const boleto = await fetch('/api/boletos', {
            method: 'POST',
            body: JSON.stringify({ ruta }),
            headers: { authorization, 'content-type': 'application/json' },
          })
          return ((await boleto.json()) as { url: string }).url
        },
        [nombre, marca + html],
      )
      const download = page.waitForEvent('download')
      // A page that becomes a download is no page: going there is told as broken off.
      await page.goto(`${product.url}${url}`).catch(() => undefined)
      saved.push((await download).suggestedFilename())
    }
    expect(saved).toEqual([
      'pago.html.pdf',
      'pago.svg.png',
      'pago.jpg.htm.jpg',
      'pago.js.bmp',
      'pagofdp.exe.pdf',
    ])
    expect([(await page.title()).includes('corrió'), avisos]).toEqual([false, 0])
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
