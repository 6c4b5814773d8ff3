import path from 'node:path'

/** Libraries that open what people hand in, and the product's own readers of it. */
const libreriasQueLeen =
  /^(@e965\/xlsx|read-excel-file|pdfjs-dist|pdf-lib|tesseract\.js|@napi-rs\/canvas|sharp|unzipper(-esm)?|yauzl|jszip|fflate|fast-xml-parser)(\/|$)/
const lectores =
  /^packages\/(cfdi\/src\/(verify|lectura\/read-cfdi)\.ts|documents\/src\/(hoja|comprobantes\/lectura)\/|documents\/src\/(layout\/read-layout|estados-de-cuenta\/read-estado-de-cuenta|recibos\/(read-recibo|read-page))\.ts)/
/** What starts other processes or threads. */
const otrosProcesos = /^node:(child_process|worker_threads|cluster)$/
const queLosInician = new Set(
  ['lectores/proceso', 'db/embedded', 'db/embedded-roles', 'db/embedded-server'].map(
    (file) => `apps/server/src/${file}.ts`,
  ),
)
/** The demonstration brings the outside world, which makes documents. */
const ajeno = /^apps\/(sandbox\/|server\/src\/(demo\.ts$|demostracion\/))/

/** What stays once the types are gone: `import { type A }` loads its module all the same. */
export const loadedBy = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/g,
    ),
  ].map((match) => match[1] ?? match[2] ?? '')

export function fileOf(from: string, spec: string): string {
  if (spec.startsWith('.')) return path.join(path.dirname(from), spec)
  const own = /^@valija\/([^/]+)(?:\/(.*))?$/.exec(spec)
  if (!own) return spec
  const home = ['server', 'web', 'sandbox'].includes(own[1] ?? '') ? 'apps' : 'packages'
  return `${home}/${own[1]}/src/${own[2] ?? 'index.ts'}`
}

/**
 * The ways by which the process that answers calls would load a reader, or start a thread beside the pool. Only the
 * pool's own process (apps/server/src/lectores/lector.proceso.ts) reads files of people; it is started, not imported.
 */
export function waysToReaders(roots: readonly string[], read: (file: string) => string | null): string[] {
  const ways: string[] = []
  const seen = new Set(roots)
  const open = roots.map((file) => [file])
  for (let way = open.shift(); way; way = open.shift()) {
    const file = way.at(-1) ?? ''
    const text = read(file)
    if (text === null) continue
    for (const spec of loadedBy(text)) {
      const to = fileOf(file, spec)
      if (
        libreriasQueLeen.test(to) ||
        lectores.test(to) ||
        (otrosProcesos.test(to) && !queLosInician.has(file))
      )
        ways.push([...way, to].join(' → '))
      else if (!seen.has(to) && !ajeno.test(to)) {
        seen.add(to)
        open.push([...way, to])
      }
    }
  }
  return ways
}
