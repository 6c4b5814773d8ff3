import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const src = path.resolve(import.meta.dirname, '..')
/** Names of what is under way: the button comes back by itself. */
const working = ['busy', 'loadingMore', 'searching', 'disabled']
/** Where the reason of a button stands on the screen already. */
const told: Record<string, string> = {
  'ui/why-button.tsx': 'before it',
  'ui/wizard.tsx': 'in the summary of the foot',
  'features/borradores/step-layout.tsx': 'at the foot: the layout is missing',
  'features/recibos/recibo-fases.tsx': 'in its own text',
  'features/acceso/new-password-form.tsx': 'in the checklist above it',
}

/** Whether a `Button` of a file waits for something else than work under way. */
function waits(file: string, text: string): boolean {
  if (!text.includes('disabled')) return false
  let found = false
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'Button') return
      for (const one of attributes) {
        if (one.type !== 'JSXAttribute' || one.name.name !== 'disabled') continue
        const asked = one.value?.type === 'JSXExpressionContainer' ? one.value.expression : null
        const last = asked?.type === 'MemberExpression' ? asked.property : asked
        if (last?.type !== 'Identifier' || !working.includes(last.name)) found = true
      }
    },
  }).visit(parseSync(file, text).program)
  return found
}

test('[IX-C] a button that cannot be pressed says why', () => {
  const one = (attributes: string) => waits('a.tsx', `export const A = () => <Button ${attributes} />`)
  expect(
    ['disabled={!ready}', 'disabled', 'disabled={it.has}', 'disabled={busy}', 'disabled={it.busy}', ''].map(
      one,
    ),
  ).toEqual([true, true, true, false, false, false])
  const files = globSync('**/*.tsx', { cwd: src }).filter((file) =>
    waits(file, readFileSync(path.join(src, file), 'utf8')),
  )
  expect(files.toSorted()).toEqual(Object.keys(told).toSorted())
})
