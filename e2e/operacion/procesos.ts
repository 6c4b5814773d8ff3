import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../..')

export type Arranque = {
  child: ChildProcess
  /** All it has printed so far. */
  text(): string
  /** Resolves with the line that holds the words, or rejects with what was printed when it ends first. */
  line(words: string): Promise<string>
  exited: Promise<number>
}

/** What this machine needs to run anything, without the settings of a product or of the test runner. */
const outsideOf = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !/^(VALIJA_|VITEST|NODE_|S3_|DATABASE_URL|PORT$|HOST$)/.test(name),
    ),
  )

/**
 * The real start script, on its own data folder and a free port; the demonstration without a world. `porNpm`: under a shell
 * that ends at the first signal, as npm runs it.
 */
export function start(
  mode: 'demo' | 'produccion',
  dataDir: string,
  env: Record<string, string> = {},
  words: string[] = [],
  { porNpm = false }: { porNpm?: boolean } = {},
): Arranque {
  const [program = '', ...args] = [
    ...(porNpm ? ['sh', '-c', '"$@"; exit $?', 'sh'] : []),
    process.env.NODE_DE_NPM ?? 'node',
    'scripts/npm-start.mjs',
    mode,
    ...(mode === 'demo' ? ['--vacio'] : []),
    ...words,
  ]
  return follow(program, args, { VALIJA_DATA: dataDir, PORT: '0', ...env })
}

/** A program in a folder of code, with nothing of the environment's settings but these. */
export function follow(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  cwd: string = root,
): Arranque {
  const child = spawn(program, args, {
    cwd,
    // Of its own group, as a terminal gives it: a Ctrl-C reaches all of it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...outsideOf(process.env), ...env },
  })
  let text = ''
  const waiting = new Set<() => void>()
  const tell = () => {
    for (const check of waiting) check()
  }
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      tell()
    })
  let over = false
  const exited = new Promise<number>((resolve) =>
    child.once('exit', (code) => {
      over = true
      tell()
      resolve(code ?? -1)
    }),
  )
  return {
    child,
    text: () => text,
    exited,
    line: (words) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const found = text.split('\n').find((line) => line.includes(words))
          if (found === undefined && !over) return
          waiting.delete(check)
          if (found === undefined) reject(new Error(`it ended without saying «${words}»:\n${text}`))
          else resolve(found)
        }
        waiting.add(check)
        check()
      }),
  }
}

/** Processes that belong to a data folder: the start script and the product by their environment, PostgreSQL by its words. */
export function processesOf(dataDir: string): string[] {
  const found: string[] = []
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))) continue
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
      if (words.includes(dataDir) || environment.includes(`VALIJA_DATA=${dataDir}\0`))
        found.push(`${pid} ${words}`)
    } catch {
      // it ended meanwhile, or it is not ours to read
    }
  }
  return found
}

/** Waits until nothing of the folder runs any more; what is left after the time is the answer. */
export async function settled(dataDir: string, withinMs: number): Promise<string[]> {
  for (const until = Date.now() + withinMs; ; await pause(50)) {
    const left = processesOf(dataDir)
    if (left.length === 0 || Date.now() > until) return left
  }
}
