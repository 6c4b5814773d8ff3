import path from 'node:path'
import { llamadasDeInicio } from '@valija/contract/llamadas/inicio.ts'
import { llamadasDeLotes } from '@valija/contract/llamadas/lotes.ts'
import type { Screen } from './src/app/screen.ts'
import { paths } from './src/lib/paths.ts'

/** What a screen asks first where its address says no more, to be asked for beside its code; of a list, the rows that it documents. */
const primeras: Partial<Record<string, { path: string; filas?: number }>> = {
  [paths.inicio]: { path: llamadasDeInicio.leer.path },
  [paths.facturaProveedor]: {
    path: `${llamadasDeLotes.listar.path}?categoria=Proveedor&etapa=noProcesado&orden=-fechaCreacion`,
    filas: 15,
  },
}

// Named by a value: whoever imports this has no use for the screens themselves.
const routes = path.join(import.meta.dirname, 'src/app/routes.ts')

/** Where a registered screen's code is, from the root of the web: `src/app/lotes-proveedor.tsx`. */
function moduleOf({ path: address, load }: Screen): string {
  const found = /import\(["'](.+)["']\)/.exec(load.toString())?.[1]
  if (found === undefined) throw new Error(`${address} does not say where its code is`)
  return path.posix.join('src/app', found)
}

/** Address and code of every screen that is drawn in the frame, and what it asks first. */
export async function signedScreens(): Promise<
  { address: string; module: string; primera: (typeof primeras)[string] }[]
> {
  const { screens } = (await import(/* @vite-ignore */ routes)) as { screens: readonly Screen[] }
  return screens
    .filter(({ gate }) => gate !== 'publica')
    .map((screen) => ({ address: screen.path, module: moduleOf(screen), primera: primeras[screen.path] }))
}
