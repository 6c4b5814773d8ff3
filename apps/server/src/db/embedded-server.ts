import { type ChildProcess, type ExecFileSyncOptions, execFileSync, spawn } from 'node:child_process'
import { SettingsError } from '../archivo-de-ajustes.ts'

/** Milliseconds between an end that nobody asked for and the next start. */
const pausa = 2000

// fd 3 is a pipe from this process: when it closes, even by SIGKILL, `cat` ends and the server gets SIGINT (fast shutdown)
const guard =
  '"$@" </dev/null 3<&- & p=$!; (cat <&3 >/dev/null; kill -INT $p 2>/dev/null) & w=$!; trap "" INT TERM HUP; wait $p; r=$?; kill $w 2>/dev/null; exit $r'

type Servidor = {
  isRunning: () => boolean
  /** What it gave as its reason to end, of its run so far. */
  lastWords: () => string
  /** From now on an end that nobody asked for (no room for its log, no memory) is told, and it is started again. */
  keep: (onEnd: (reason: string) => void) => void
  stop: () => Promise<void>
}

/** Rows may stand in what else a server says; who came too early or too late is no reason. */
const reasonsOf = (said: string): string =>
  said
    .split('\n')
    .filter((line) => /\b(?:FATAL|PANIC):(?!\s+the database system is)/.test(line))
    .slice(-3)
    .join('\n')

/** Runs a program of PostgreSQL to its end. Throws `SettingsError`: what could not be done, and what it said of it. */
export function runToEnd(que: string, programa: string, args: string[], options: ExecFileSyncOptions): void {
  try {
    execFileSync(programa, args, options)
  } catch (error) {
    const said = (error as { stderr?: Buffer }).stderr?.toString().trim() ?? ''
    throw new SettingsError(
      `${que}. PostgreSQL dice: ${reasonsOf(said) || said || (error as Error).message}`,
      {
        cause: error,
      },
    )
  }
}

/** Runs a server, whose words are the program and its arguments, for as long as this process lives. */
export function startServer(words: readonly string[], run: object): Servidor {
  let said = ''
  let child: ChildProcess | null = null
  let onEnd: ((reason: string) => void) | null = null
  let again: NodeJS.Timeout | undefined
  const launch = (): void => {
    said = ''
    const one = spawn('/bin/sh', ['-c', guard, 'sh', ...words], {
      ...run,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    })
    child = one
    one.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-8000)
    })
    one.once('exit', () => {
      child = null
      if (!onEnd) return
      onEnd(reasonsOf(said))
      again = setTimeout(launch, pausa).unref()
    })
    one.unref()
    for (const stream of [one.stderr, one.stdio[3]])
      if (stream && 'unref' in stream) (stream as { unref(): void }).unref()
  }
  launch()
  return {
    isRunning: () => child !== null,
    lastWords: () => reasonsOf(said),
    keep(tell) {
      onEnd = tell
    },
    stop() {
      onEnd = null
      clearTimeout(again)
      return new Promise((resolve) => {
        if (!child) return resolve()
        child.ref()
        child.once('exit', () => resolve())
        child.stdio[3]?.destroy()
      })
    },
  }
}
