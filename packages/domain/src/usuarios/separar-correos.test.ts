import { expect, test } from 'vitest'
import { separarCorreos } from './separar-correos.ts'

test.each<[string, string, string[]]>([
  ['a column', 'a@b.mx\nc@d.mx\r\ne@f.mx\n', ['a@b.mx', 'c@d.mx', 'e@f.mx']],
  ['a row of a sheet', 'a@b.mx\tc@d.mx', ['a@b.mx', 'c@d.mx']],
  ['a list of a mail program', 'Ana Ruiz <a@b.mx>; "Luis, Paz" <c@d.mx>', ['a@b.mx', 'Luis', 'c@d.mx']],
  ['names beside addresses', 'Ana Ruiz a@b.mx\nc@d.mx (ventas)', ['a@b.mx', 'c@d.mx']],
  ['blanks between', 'a@b.mx c@d.mx', ['a@b.mx', 'c@d.mx']],
  ['what is no address', 'Correos:\na@b.mx\nLuis Paz', ['Correos', 'a@b.mx', 'Luis Paz']],
  ['twice the same', 'a@b.mx, a@b.mx', ['a@b.mx', 'a@b.mx']],
  ['nothing', ' \n ,; \t', []],
])('[VII-C7] %s: every address is found and nothing is left out', (_what, texto, correos) => {
  expect(separarCorreos(texto)).toEqual(correos)
})
