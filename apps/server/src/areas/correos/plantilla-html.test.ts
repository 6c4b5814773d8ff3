import { expect, test } from 'vitest'
import { toHtml, toText } from './plantilla-html.ts'

test('[VII-C5] what people typed stays inside its sentence: no markup, no line of its own, no header', () => {
  const astuto = 'Coral\r\n\r\n--\nBcc: x@y.mx\n<a href="https://malo.mx">Entra\u2028aquí</a>'
  const contenido = {
    asunto: 'Lote',
    titulo: astuto,
    parrafos: [`Recibimos ${astuto}.`],
    datos: [['Hotel', astuto]] as const,
    boton: { texto: 'Ver', url: 'https://valija.mx/lotes' },
    notas: [astuto],
  }
  expect(toText(contenido).match(/^(?:--|Bcc:|<a|aquí)/gm)).toEqual(['--'])
  expect(toHtml(contenido).match(/href="[^"]*"/g)).toEqual([
    'href="https://valija.mx/lotes"',
    'href="https://valija.mx/lotes"',
  ])
})

test('[IX-D2] what a mail tells at length has its whole width, below its name; the rest begins where its name does', () => {
  const html = toHtml({
    asunto: 'Te pagamos',
    titulo: 'Te pagamos',
    parrafos: [],
    datos: [
      ['Folio', 'E1'],
      ['S 20000', 'FechaPago 2026-10-12, FormaDePagoP 03, parcialidad 1, saldo anterior <0>'],
    ],
  })
  expect(html.match(/<td colspan="2"[^>]*>/g)).toHaveLength(1)
  expect(html).toMatch(/S 20000<\/span><br>FechaPago .+ &lt;0&gt;<\/td>/)
  expect(html.match(/vertical-align:top/g)).toHaveLength(3)
})
