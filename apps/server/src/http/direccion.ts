import { isIPv6 } from 'node:net'

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
