import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { claveDeSesion } from '../lib/kept-session.ts'
import { modeStorageKey, schemeAttribute } from './theme.ts'
import { tokens } from './tokens.ts'

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')
const css = read('src/ui/arranque.css')
/** What is painted behind a selector, of the page before its code. */
const backgroundOf = (selector: string) =>
  css
    .split(`\n${selector} {`)[1]
    ?.split('}')[0]
    ?.match(/background: (#\w+)/)?.[1]
    ?.toUpperCase()

test('[IX-D3] the frame that comes with the page has the colours of the screens that replace it', () => {
  expect({
    claro: [backgroundOf('html'), backgroundOf('#arranque')],
    oscuro: [backgroundOf("html[data-tema='dark']"), backgroundOf("html[data-tema='dark'] #arranque")],
    entrada: [
      backgroundOf("html[data-dentro='no']"),
      backgroundOf("html[data-dentro='no'][data-tema='dark']"),
    ],
  }).toEqual({
    claro: [tokens.light.fondo, tokens.light.marco],
    oscuro: [tokens.dark.fondo, tokens.dark.marco],
    entrada: [tokens.light.papel, tokens.dark.papel],
  })
})

test('[IX-D3] the page brings its frame in its first two kilobytes, and its theme is read under the names the screens use', () => {
  const html = read('index.html')
  expect(html.slice(0, 2048)).toContain('id="arranque"')
  // What blocks the first picture is one small script and the page's own sheet.
  const script = read('public/arranque.js')
  expect(script.length).toBeLessThan(3072)
  expect(html.indexOf('/arranque.js')).toBeLessThan(html.indexOf('<body>'))
  for (const name of [`'${modeStorageKey}'`, `'${schemeAttribute}'`, "'sesion'"])
    expect(script).toContain(name)
  expect(claveDeSesion).toBe('sesion')
})
