import { isIPv6 } from 'node:net'

/** Whom a limit holds: of IPv6 the network (/64), since one line has many addresses of it; written in one way only. */
export function direccionDe(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip.replace(/^.*:/, '')
  const [start = [], end = []] = (ip.split('%')[0] ?? '')
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  const all = [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
