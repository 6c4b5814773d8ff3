import path from 'node:path'
import type { Screen } from './src/app/screen.ts'

// Named by a value: whoever imports this has no use for the screens themselves.
const routes = path.join(import.meta.dirname, 'src/app/routes.ts')

/** Where a registered screen's code is, from the root of the web: `src/app/lotes-proveedor.tsx`. */
function moduleOf({ path: address, load }: Screen): string {
  const found = /import\(["'](.+)["']\)/.exec(load.toString())?.[1]
  if (found === undefined) throw new Error(`${address} does not say where its code is`)
  return path.posix.join('src/app', found)
}

/** Address and code of every screen that is drawn in the frame. */
export async function signedScreens(): Promise<{ address: string; module: string }[]> {
  const { screens } = (await import(/* @vite-ignore */ routes)) as { screens: readonly Screen[] }
  return screens
    .filter(({ gate }) => gate !== 'publica')
    .map((screen) => ({ address: screen.path, module: moduleOf(screen) }))
}
