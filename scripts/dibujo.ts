import { ground } from './areas-graph.ts'

/** Between these marks lies the picture, in the page about the architecture. */
export const marcas = { desde: '<!-- picture: npm run imports -- --dibujo -->', hasta: '<!-- /picture -->' }

type Edge = readonly [from: string, to: string]

/** Without what follows from the others: who stands on b stands on what b stands on. */
export function withoutImplied(edges: readonly Edge[]): Edge[] {
  const below = (from: string): Set<string> => {
    const direct = edges.filter(([one]) => one === from).map(([, to]) => to)
    return new Set(direct.flatMap((to) => [to, ...below(to)]))
  }
  return edges.filter(
    ([from, to]) => !edges.some(([one, other]) => one === from && other !== to && below(other).has(to)),
  )
}

const lines = (edges: readonly Edge[]): string[] =>
  withoutImplied(edges).map(([from, to]) => `  ${from} --> ${to}`)
const chart = (...inside: string[]): string => ['```mermaid', 'flowchart LR', ...inside, '```'].join('\n')

/** The packages by what their package.json names, and the server's areas by what they import, the ground floor left out. */
export function drawPicture(packages: readonly Edge[], areas: readonly string[]): string {
  const between = areas
    .map((edge): Edge => edge.split('>') as [string, string])
    .filter(([, to]) => !ground.includes(to))
  return [
    marcas.desde,
    'Packages, each standing on those its arrows reach:',
    chart(...lines(packages)),
    `Areas of the server. All stand on the ground floor (${ground.join(', ')}); an arrow that follows from others is left out:`,
    chart(...lines(between)),
    marcas.hasta,
  ].join('\n\n')
}
