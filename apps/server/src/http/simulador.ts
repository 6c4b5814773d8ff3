import { simuladorRespuesta } from '@valija/contract/sistemas.ts'
import type { z } from 'zod'
import type { Config } from '../config.ts'

/** What misbehaves in the demonstration's sandbox; one that does not answer has nothing to say. */
export async function readSimulador({
  demostracion,
  simuladorUrl,
}: Pick<Config, 'demostracion' | 'simuladorUrl'>): Promise<z.infer<typeof simuladorRespuesta>> {
  if (!demostracion || simuladorUrl === undefined) return { encendido: [] }
  try {
    const answer = await fetch(`${simuladorUrl}/encendido`, { signal: AbortSignal.timeout(1_000) })
    return simuladorRespuesta.parse(await answer.json())
  } catch {
    return { encendido: [] }
  }
}
