import { isIP, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Whom a limit holds: of IPv6 the network (/64), since one line has many addresses of it; of IPv4 without the port some
 * proxies add; written in one way only. Empty of whoever has left: a closed socket has no address.
 */
export function direccionDe(ip: string | undefined): string {
  if (ip === undefined) return ''
  if (!isIPv6(ip) || ip.includes('.')) return /(?:\d+\.){3}\d+/.exec(ip)?.[0] ?? ip
  const [start = [], end = []] = (ip.split('%')[0] ?? '')
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const all = [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** The address of what a proxy wrote, which may have a port; null of what is none. */
const addressOf = (said: string): string | null => {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(said)?.[1] ?? /^([\d.]+):\d+$/.exec(said)?.[1] ?? said
  return isIP(bare) === 0 ? null : bare
}

/**
 * A proxy that hands on what a client says of itself would have any text taken for an address, of any length, and be
 * counted as another client each time: what is no address, and what stands before it, is nobody's word.
 */
export function onlyAddresses(said: string): string {
  const parts = said.split(',').map((part) => addressOf(part.trim()))
  return parts.slice(parts.lastIndexOf(null) + 1).join(', ')
}

/** Before anything asks who calls. */
export function registerDirecciones(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const said = headers['x-forwarded-for']
    if (said !== undefined) headers['x-forwarded-for'] = onlyAddresses(String(said))
    done()
  })
}
