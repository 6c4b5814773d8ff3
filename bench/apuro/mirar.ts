import { setTimeout as pausa } from 'node:timers/promises'

/** In a process of its own, so that the load does not slow the clock: cheap reads one after the other until told to stop. */
const [url = '', token = ''] = process.argv.slice(2)
const rutas = ['/api/sesion', '/api/borradores', '/api/politica', '/api/lotes?limite=20', '/api/viva']
const ms: number[] = []
const fallas: string[] = []
let stopped = false
process.on('disconnect', () => process.exit(0))
process.on('message', () => {
  stopped = true
})
for (let i = 0; !stopped; i++) {
  const ruta = rutas[i % rutas.length] ?? ''
  const inicio = performance.now()
  try {
    const answer = await fetch(`${url}${ruta}`, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '10.2.0.1' },
    })
    await answer.arrayBuffer()
    if (answer.status >= 500) fallas.push(`${ruta} ${answer.status}`)
  } catch (error) {
    fallas.push(`${ruta} ${String(error)}`)
  }
  ms.push(performance.now() - inicio)
  await pausa(25)
}
process.send?.({ ms, fallas })
process.disconnect()
