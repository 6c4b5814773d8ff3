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
