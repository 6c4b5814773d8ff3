import { vi } from 'vitest'
import { correosDe, type Recibido } from '../../apps/server/testing/buzon.ts'
import type { Product } from './product.ts'

/** The newest mail of a subject to an address in the sandbox's inbox, once it has arrived. */
export async function waitForMail(
  p: Pick<Product, 'sandbox'>,
  para: string,
  asunto: string,
): Promise<Recibido> {
  const look = async () => {
    const found = (await correosDe(p, para)).find((mail) => mail.asunto === asunto)
    if (!found) throw new Error(`no mail «${asunto}» for ${para}`)
    return found
  }
  return vi.waitFor(look, { timeout: 60_000, interval: 100 })
}

/** Path and query of a mail's link, to open in the product. */
export function linkOf(mail: Recibido): string {
  const url = new URL(mail.enlaces[0] ?? '')
  return url.pathname + url.search
}
