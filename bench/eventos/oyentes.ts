import net from 'node:net'

/**
 * Listeners in a process of their own, over plain sockets, so that hearing costs little beside telling. Each event says
 * among its ids when it was sent; how late it came is counted by the millisecond.
 */
export type Pedido = { url: string; oyentes: { token: string; temas?: string }[] } | 'cuenta'
export type Cuenta = { oidos: number; p50: number; p99: number; max: number }

const tarde = new Uint32Array(60_000)
let oidos = 0
/** Who hears the same is sent the same bytes: when the events of such a piece were sent is read once. */
const leidos = new Map<string, number[]>()
const ahora = () => performance.timeOrigin + performance.now()

function enviadosEn(texto: string): number[] {
  const known = leidos.get(texto)
  if (known) return known
  if (leidos.size > 1000) leidos.clear()
  const found = [...texto.matchAll(/"en-([\d.]+)"/g)].map(([, en]) => Number(en))
  leidos.set(texto, found)
  return found
}

function listen(url: URL, { token, temas }: { token: string; temas?: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(url.port), url.hostname)
    const ruta = `/api/eventos${temas === undefined ? '' : `?temas=${temas}`}`
    let rest = ''
    socket.setEncoding('latin1')
    socket.on('connect', () =>
      socket.write(`GET ${ruta} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`),
    )
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('a stream ended')))
    socket.on('data', (chunk: string) => {
      if (rest === '' && chunk.startsWith('HTTP/1.1 ')) {
        if (chunk.startsWith('HTTP/1.1 200')) resolve()
        else reject(new Error(chunk.slice(0, 200)))
      }
      rest += chunk
      const end = rest.lastIndexOf('\n\n')
      if (end < 0) return
      const now = ahora()
      for (const en of enviadosEn(rest.slice(0, end))) {
        oidos++
        const ms = Math.min(tarde.length - 1, Math.max(0, Math.round(now - en)))
        tarde[ms] = (tarde[ms] ?? 0) + 1
      }
      rest = rest.slice(end + 2)
    })
  })
}

function count(): Cuenta {
  const at = (part: number) => {
    let seen = 0
    for (let ms = 0; ms < tarde.length; ms++)
      if ((seen += tarde[ms] ?? 0) >= oidos * part && seen > 0) return ms
    return 0
  }
  const cuenta = { oidos, p50: at(0.5), p99: at(0.99), max: at(1) }
  tarde.fill(0)
  oidos = 0
  return cuenta
}

async function open(url: URL, oyentes: { token: string; temas?: string }[]): Promise<void> {
  for (let i = 0; i < oyentes.length; i += 50)
    await Promise.all(oyentes.slice(i, i + 50).map((one) => listen(url, one)))
}

process.on('disconnect', () => process.exit(0))
process.on('message', (pedido: Pedido) => {
  if (pedido === 'cuenta') return process.send?.(count())
  open(new URL(pedido.url), pedido.oyentes).then(
    () => process.send?.('listos'),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
