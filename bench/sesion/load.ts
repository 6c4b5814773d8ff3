import net from 'node:net'

/**
 * Load in a process of its own: a few kept-alive connections, one request at a time on each, over plain sockets, so that
 * the measuring costs the same on both sides and little on either. Prints answers per second.
 */
const [port, path, token, seconds] = process.argv.slice(2)
const head = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${token ? `authorization: Bearer ${token}\r\n` : ''}\r\n`
const connections = 16
let answers = 0
let stopped = false

function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), '127.0.0.1')
    let rest = ''
    socket.setNoDelay(true)
    socket.setEncoding('latin1')
    socket.on('connect', () => socket.write(head))
    socket.on('error', reject)
    socket.on('data', (chunk: string) => {
      rest += chunk
      const end = rest.indexOf('\r\n\r\n')
      if (end < 0) return
      if (!rest.startsWith('HTTP/1.1 200')) return reject(new Error(rest.slice(0, 400)))
      const length = Number(/content-length: (\d+)/i.exec(rest.slice(0, end))?.[1])
      if (rest.length < end + 4 + length) return
      rest = rest.slice(end + 4 + length)
      answers++
      if (stopped) {
        socket.end()
        return resolve()
      }
      socket.write(head)
    })
  })
}

const start = performance.now()
setTimeout(() => {
  stopped = true
}, Number(seconds) * 1000)
await Promise.all(Array.from({ length: connections }, open))
console.log(Math.round((answers / (performance.now() - start)) * 1000))
process.exit(0)
