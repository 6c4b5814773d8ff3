import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { narrowQuery, overPhone, phoneQuery, wideQuery } from '../lib/widths.ts'
import { look, Row } from './layout.tsx'
import { lookSheet } from './looks.ts'

const src = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(src, file), 'utf8')

/**
 * Style attributes (`style`, MUI's `sx`) that hold a value known while writing: those have a look, or a `styled` part. A
 * number with a name is one that code reckons with too.
 */
function writtenStyles(file: string, text: string): string[] {
  if (!/\b(style|sx)=/.test(text)) return []
  const { program } = parseSync(file, text)
  const consts = new Map<string, ESTree.Expression>()
  for (const node of program.body)
    if (node.type === 'VariableDeclaration')
      for (const { id, init } of node.declarations)
        if (id.type === 'Identifier' && init !== null) consts.set(id.name, init)
  const known = (node: ESTree.Node): boolean => {
    switch (node.type) {
      case 'Literal':
        return true
      case 'TemplateLiteral':
        return node.expressions.every(known)
      case 'UnaryExpression':
        return known(node.argument)
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
        return known(node.expression)
      case 'ConditionalExpression':
        return known(node.consequent) && known(node.alternate)
      case 'MemberExpression':
        return !node.computed && node.object.type === 'Identifier' && node.object.name === 'c'
      case 'Identifier':
        return node.name === 'undefined'
      default:
        return false
    }
  }
  const written = (node: ESTree.Node): boolean => {
    switch (node.type) {
      case 'ObjectExpression':
        return node.properties.some((one) =>
          one.type === 'SpreadElement'
            ? written(one.argument)
            : known(one.value) || (one.value.type === 'ObjectExpression' && written(one.value)),
        )
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
        return written(node.expression)
      case 'ConditionalExpression':
        return written(node.consequent) || written(node.alternate)
      case 'LogicalExpression':
        return written(node.right)
      case 'Identifier':
        return written(consts.get(node.name) ?? program)
      default:
        return false
    }
  }
  const found: string[] = []
  new Visitor({
    JSXAttribute({ name, value, start, end }) {
      if (name.type !== 'JSXIdentifier' || !['style', 'sx'].includes(name.name)) return
      if (value?.type === 'JSXExpressionContainer' && written(value.expression))
        found.push(`${file}: ${text.slice(start, end)}`)
    },
  }).visit(program)
  return found
}

test.each([
  ['{ color: c.texto2 }', true],
  ['{ marginTop: -4 }', true],
  ['{ width: wide, padding: 8 }', true],
  ['{ height: phone ? 8 : 16 }', true],
  ['phone ? { gap: 4 } : undefined', true],
  ['phone && { gap: 4 }', true],
  ['{ ...(phone ? { gap: 4 } : {}), width: wide }', true],
  ['pair', true],
  ['{ ...pair, width: wide }', true],
  ['{ border: `1px solid ${c.linea}` }', true],
  ["{ '& input': { padding: 0 } }", true],
  ['{ width: wide }', false],
  ['{ width: `${part * 100}%` }', false],
  ['{ background: tones[tone] }', false],
  ['{ height: phone ? undefined : high }', false],
  ['turned(part)', false],
])('[VIII-B5] style={%s} holds a value known while writing: %s', (style, is) => {
  const text = `const pair = { display: 'grid' } as const\nexport const A = () => <div style={${style}} />`
  expect(writtenStyles('a.tsx', text).length > 0).toBe(is)
  expect(writtenStyles('a.tsx', text.replace('style=', 'sx=')).length > 0).toBe(is)
})

test('[VIII-B5] no screen writes a style inline but for what is computed while it runs', () => {
  const files = globSync('**/*.tsx', { cwd: src })
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => writtenStyles(file, read(file)))).toEqual([])
})

test('[VIII-B5] a width at which the screen changes is spelled in widths.ts and nowhere else', () => {
  const others = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (file) =>
      !file.startsWith(path.join('lib', 'widths')) &&
      /(max|min)-width: ?[\d.]+px\)|breakpoints\.(up|down|between)|\b(xs|sm|md|lg|xl): /.test(read(file)),
  )
  expect(others).toEqual([path.join('ui', 'layout.test.ts')])
  expect([phoneQuery, overPhone]).toEqual(['(max-width: 767.95px)', '@media (min-width: 768px)'])
  expect([narrowQuery, wideQuery]).toEqual(['(max-width: 1023.95px)', '(min-width: 1024px)'])
  // The page before its code cannot import them.
  expect(read('ui/arranque.css').match(/\(\w+-width: [\d.]+px\)/g)).toEqual([phoneQuery, wideQuery])
})

test('[VIII-B5] what a part asks for becomes classes of the sheet; the rest stays an attribute of its element', () => {
  const { type, props } = Row({ as: 'li', gap: 4, nowrap: true, align: null, className: 'paso', title: 'x' })
  expect([type, props]).toEqual(['li', { className: 'l-row l-gap-4 l-nowrap paso', title: 'x' }])
  expect(look({ grow: false, tone: undefined, mx: 'auto' })).toBe('l-mx-auto')
  for (const name of ['row', 'gap-4', 'nowrap', 'mx-auto', 'tone-texto2'])
    expect(lookSheet()).toContain(`.l-${name}{`)
})
