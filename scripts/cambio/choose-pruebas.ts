import path from 'node:path'

/** Files of tests that a change asks for, and those of its area that the time does not allow. Paths from the root. */
export type Eleccion = { pruebas: string[]; fuera: string[] }

const places: [RegExp, (word: string) => string[]][] = [
  [/^apps\/server\/src\/areas\/([^/]+)\//, (area) => [`apps/server/src/areas/${area}/`, `e2e/${area}/`]],
  [/^apps\/web\/src\/features\/([^/]+)\//, (area) => [`e2e/${area}/`]],
  // What every screen stands on is seen on the home page, at the sign-in and in the list of lotes.
  [/^apps\/web\/src\/(?:app|lib|ui)\//, () => ['e2e/inicio/', 'e2e/acceso/', 'e2e/lotes/']],
  [/^apps\/server\/src\/([^/]+)\//, (folder) => [`apps/server/src/${folder}/`]],
  [/^(e2e\/[^/]+)\//, (folder) => [`${folder}/`]],
]
const isTest = (file: string) => file.endsWith('.test.ts')
const needsApp = (file: string) => file.endsWith('.db.test.ts') || file.startsWith('e2e/')

/**
 * Of the tests with a database or a browser: those that changed, then those of the folders that bear the area's name on
 * each floor, the quickest of the last full run first, as many as the seconds allow. Pure rules are not chosen here: the
 * runner follows their imports.
 */
export function choosePruebas(
  changed: readonly string[],
  all: readonly string[],
  seconds: (file: string) => number,
  budget: number,
): Eleccion {
  const own = all.filter((file) => needsApp(file) && changed.includes(file))
  const folders = changed.filter((file) => !isTest(file)).flatMap((file) => foldersOf(file, all))
  const near = all
    .filter((file) => needsApp(file) && !own.includes(file) && folders.some((one) => file.startsWith(one)))
    .sort((a, b) => seconds(a) - seconds(b))
  const pruebas = [...own]
  const fuera: string[] = []
  let spent = own.reduce((sum, file) => sum + seconds(file), 0)
  for (const file of near) {
    spent += seconds(file)
    ;(spent <= budget ? pruebas : fuera).push(file)
  }
  return { pruebas, fuera }
}

/** A file of the packages is of the areas that its folder or its name tells, in the plural or not: `acciones-de-lote`. */
const ofPackages =
  /^packages\/(?:domain|documents|contract)\/src\/(?:(?:messages|llamadas|refusals|redaccion)\/)?([^/.]+)/

function foldersOf(file: string, all: readonly string[]): string[] {
  const [, name] = ofPackages.exec(file) ?? []
  if (name !== undefined)
    return [
      ...new Set(all.flatMap((one) => /^(?:apps\/server\/src\/areas|e2e)\/([^/]+)\//.exec(one) ?? [])),
    ].filter((folder) => {
      const area = path.basename(folder)
      return (
        folder.endsWith('/') &&
        [area, area.replace(/s$/, '')].some((word) => `-${name}-`.includes(`-${word}-`))
      )
    })
  for (const [place, folders] of places) {
    const found = place.exec(file)
    if (found) return folders(found[1] ?? '')
  }
  return []
}
