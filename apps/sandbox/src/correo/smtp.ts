import type { Server, Socket } from 'node:net'
import { setTimeout as espera } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { type Interruptor, takeTurno } from '../interruptores/interruptores.ts'
import type { Buzon } from './buzon.ts'

export type Smtp = { port: number; stop: () => Promise<void> }
type Opciones = {
  port: number
  buzon: Buzon
  interruptor: () => Interruptor
  clock: () => Date
  cierre: AbortSignal
}

const limite = 20 * 1024 * 1024
const conCodigo = (mensaje: string, responseCode: number): Error =>
  Object.assign(new Error(mensaje), { responseCode })

const readAll = async (origen: AsyncIterable<Buffer>): Promise<Buffer> => {
  const partes: Buffer[] = []
  let total = 0
  for await (const parte of origen) {
    total += parte.length
    // Past the limit it is read to its end and dropped: SMTP has no other way to refuse a running message.
    if (total <= limite) partes.push(parte)
  }
  if (total > limite) throw conCodigo('Mensaje demasiado grande', 552)
  return Buffer.concat(partes)
}

/** An SMTP server that takes any mail and keeps it in the inbox. */
export const startSmtp = async ({ port, buzon, interruptor, clock, cierre }: Opciones): Promise<Smtp> => {
  const sockets = new Map<string, Socket>()
  const recibe = async (stream: AsyncIterable<Buffer>, para: string[], conexion: string): Promise<void> => {
    const crudo = await readAll(stream)
    const turno = takeTurno(interruptor())
    const corta = (): never => {
      sockets.get(conexion)?.destroy()
      throw conCodigo('Conexión cortada', 421)
    }
    if (turno.caido) corta()
    if (turno.lentoMs > 0) await espera(turno.lentoMs, undefined, { signal: cierre }).catch(corta)
    if (turno.disparates) throw conCodigo('§§ ∅ 0x7f', 999)
    if (turno.rechaza)
      throw conCodigo('Buzón no disponible', typeof turno.rechaza === 'number' ? turno.rechaza : 550)
    await buzon.recibe(crudo, para, clock())
    if (turno.hazYCorta) corta()
  }
  const claveDe = (s: { remoteAddress?: string | undefined; remotePort?: number | undefined }): string =>
    `${s.remoteAddress}:${s.remotePort}`
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: limite,
    // A test's own closing must not wait for idle pooled connections.
    closeTimeout: 50,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'demo' }),
    onConnect: (session, callback) => {
      const actual = interruptor()
      if (actual.caido && actual.veces === null) {
        sockets.get(claveDe(session))?.destroy()
        return
      }
      callback()
    },
    onData: (stream, session, callback) => {
      const para = session.envelope.rcptTo.map((r) => r.address.toLowerCase())
      recibe(stream, para, claveDe(session)).then(
        () => callback(),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      )
    },
  })
  server.on('error', () => {})
  const red: Server = server.server
  red.on('connection', (socket: Socket) => {
    const clave = claveDe(socket)
    sockets.set(clave, socket)
    socket.once('close', () => sockets.delete(clave))
  })
  await new Promise<void>((resolve, reject) => {
    red.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
  const direccion = red.address()
  if (direccion === null || typeof direccion === 'string') throw new Error('SMTP has no port')
  return {
    port: direccion.port,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
