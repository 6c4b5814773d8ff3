import path from 'node:path'
import type { Screen } from '../../apps/web/src/app/screen.ts'

// Named by a value, so that the tests' own compiler does not read the screens behind it.
const file = path.resolve(import.meta.dirname, '../../apps/web/src/app/routes.ts')

/** Every screen the product registers: what visits them all needs no list of its own. */
export const { screens } = (await import(/* @vite-ignore */ file)) as { screens: readonly Screen[] }

const words: Record<string, string> = {
  catalogo: 'metodos',
  customerId: '501',
  bookingCode: 'KTR482',
  localizador: 'KTR482',
}
/** An address of a screen: numbers for ids, a mail address for what has no word of its own. */
export const addressOf = (screenPath: string): string =>
  screenPath.replace(
    /:(\w+)/g,
    (_whole, name: string) => words[name] ?? (/id$/i.test(name) ? '4' : 'ana%40hotel.mx'),
  )
