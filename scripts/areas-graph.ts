/** `edges`: imports between areas of the server, `from>to`, each once. `doors`: the files of each area that another one uses. */
export type Graph = { edges: string[]; both: string[]; toGround: number; doors: Map<string, Set<string>> }
type Module = { source: string; dependencies: readonly { resolved: string }[] }

/** What every area stands on, and stands on none of them. */
export const ground = ['bitacora', 'correos', 'politica']
const area = (file: string): string | undefined => /^apps\/server\/src\/areas\/([^/]+)\//.exec(file)?.[1]

export function areasGraph(modules: readonly Module[]): Graph {
  const edges = new Set<string>()
  const doors = new Map<string, Set<string>>()
  for (const { source, dependencies } of modules) {
    const from = source.endsWith('.test.ts') ? undefined : area(source)
    for (const { resolved } of dependencies) {
      const to = area(resolved)
      if (from === undefined || to === undefined || from === to) continue
      edges.add(`${from}>${to}`)
      doors.set(to, (doors.get(to) ?? new Set()).add(resolved.slice(`apps/server/src/areas/${to}/`.length)))
    }
  }
  const both = [...edges].filter((edge) => {
    const [from = '', to = ''] = edge.split('>')
    return from < to && edges.has(`${to}>${from}`)
  })
  const toGround = [...edges].filter((edge) => ground.includes(edge.split('>')[1] ?? '')).length
  return { edges: [...edges].sort(), both: both.sort(), toGround, doors }
}

/** Used by another area without being a door of its own (`opened`), and doors that no other area uses (`unused`). */
export function heldDoors(doors: Graph['doors'], puertas: Readonly<Record<string, readonly string[]>>) {
  const used = [...doors].flatMap(([area, files]) => [...files].map((file) => `${area}/${file}`))
  const declared = Object.entries(puertas).flatMap(([area, files]) => files.map((file) => `${area}/${file}`))
  return {
    opened: used.filter((file) => !declared.includes(file)).sort(),
    unused: declared.filter((file) => !used.includes(file)).sort(),
  }
}
