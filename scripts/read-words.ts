import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The words a command was given; one it does not know, or an option without its value, ends it with its usage and code 2. */
export function readWords<T extends ParseArgsConfig>(
  config: T,
  uso: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch {
    console.error(uso)
    process.exit(2)
  }
}
