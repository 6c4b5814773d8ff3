import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { closedPort, useSandbox } from '../../../testing/use-sandbox.ts'
import { createCorreo } from './correo-smtp.ts'

const sandbox = await useSandbox()
type Mensaje = {
  id: number
  messageId: string
  de: string
  para: string[]
  asunto: string
  html: string
  texto: string
  enlaces: string[]
}
let consecutivo = 0
const enviar = async (timeoutMs = 5_000, url = sandbox.smtpUrl) => {
  const correo = createCorreo({
    url,
    remitente: 'Valija <avisos@valija.demo>',
    timeoutMs,
  })
  const para = `persona${++consecutivo}@hotel.mx`
  try {
    await correo.enviar({
      id: `aviso-${consecutivo}`,
      para,
      asunto: 'Invitación ñandú',
      html: '<p>Entra <a href="http://localhost:3000/nuevousuario/1/a%40b.mx?codigo=x&amp;y=1">aquí</a></p>',
      texto: 'Entra en http://localhost:3000/otra',
    })
  } finally {
    correo.close()
  }
  return para
}
const recibidos = (para: string) => sandbox.json<Mensaje[]>(`/correo.json?para=${encodeURIComponent(para)}`)

/** A server that takes everything but says `answer` to one command; '' is the greeting. */
const refusing = (command: string, answer: string, onSocket?: (socket: Socket) => void): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer((socket) => {
      onSocket?.(socket)
      const say = (verb: string, good: string) => socket.write(`${verb === command ? answer : good}\r\n`)
      socket.on('error', () => undefined)
      say('', '220 hola')
      createInterface({ input: socket }).on('line', (line) => {
        const verb = line.slice(0, 4)
        if (line === '.') say('.', '250 va')
        else if (/^(EHLO|HELO|MAIL|RCPT|QUIT)$/.test(verb)) say(verb, '250 bien')
        else if (verb === 'DATA') say(verb, '354 sigue')
      })
    }).listen(0, '127.0.0.1', () => resolve(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`))
    onTestFinished(() => void server.close())
  })

describe('mail by SMTP', () => {
  it.each([
    ['RCPT', '550 5.1.1 No such user', 'rejected', 550],
    ['RCPT', '550 Buzón desconocido', 'rejected', 550],
    ['RCPT', '550 5.7.1 Client host blocked', 'unreachable', 550],
    ['RCPT', '553-5.7.1 Relaying denied\r\n553 5.7.1 here', 'unreachable', 553],
    ['RCPT', '421 4.3.2 Closing', 'unreachable', 421],
    ['MAIL', '550 5.7.60 Not permitted to send as this sender', 'unreachable', 550],
    ['.', '550 5.7.1 Looks like spam', 'unreachable', 550],
    ['', '550 Your address is blocked', 'unreachable', 550],
    ['EHLO', '421 Too many connections', 'unreachable', 421],
  ])('[XI-A8] only what is said of the mailbox is a refused recipient: at %s «%s» is %s', async (...how) => {
    const [command, answer, kind, status] = how
    await expect(enviar(5_000, await refusing(command, answer))).rejects.toMatchObject({ kind, status })
  })
  it('arrives whole, with a Message-ID of its record, and can be read with its links', async () => {
    const para = await enviar()
    const [mensaje, ...otros] = await recibidos(para)
    expect(otros).toEqual([])
    expect(mensaje).toMatchObject({
      messageId: `<aviso-${consecutivo}@valija.demo>`,
      de: 'avisos@valija.demo',
      para: [para],
      asunto: 'Invitación ñandú',
      enlaces: ['http://localhost:3000/nuevousuario/1/a%40b.mx?codigo=x&y=1', 'http://localhost:3000/otra'],
    })
    const pagina = await (await fetch(`${sandbox.url}/correo/${mensaje?.id}`)).text()
    expect(pagina).toContain('Invitación ñandú')
    expect(await (await fetch(`${sandbox.url}/correo`)).text()).toContain(para)
  })
  it.each([
    ['down', { caido: true }, { kind: 'unreachable' }],
    ['refusing', { rechaza: true }, { kind: 'rejected', status: 550 }],
    ['talking nonsense', { disparates: true }, { system: 'correo' }],
  ])('is one kind of error when it is %s', async (_name, correo, expected) => {
    await sandbox.interruptores({ correo })
    await expect(enviar(2_000)).rejects.toMatchObject({
      name: 'ExternalSystemError',
      system: 'correo',
      ...expected,
    })
  })
  it('a connection dropped after the mail was taken is in doubt, and the mail is there', async () => {
    await sandbox.interruptores({ correo: { hazYCorta: true } })
    await expect(enviar()).rejects.toMatchObject({ kind: 'unreachable', isDoubtful: true })
    expect(await recibidos(`persona${consecutivo}@hotel.mx`)).toHaveLength(1)
  })
  it('[VIII-E] the mails that follow go by the connection of the first; once its end is known the next one makes another', async () => {
    const sockets: Socket[] = []
    const correo = createCorreo({
      url: await refusing('nothing', '', (socket) => sockets.push(socket)),
      remitente: 'avisos@valija.demo',
    })
    onTestFinished(() => correo.close())
    const one = () => correo.enviar({ id: 'x', para: 'a@b.mx', asunto: '', html: '', texto: '' })
    await one()
    await one()
    expect(sockets).toHaveLength(1)
    sockets[0]?.end()
    await vi.waitFor(() => expect(sockets[0]?.destroyed).toBe(true))
    await one()
    expect(sockets).toHaveLength(2)
  })
  it('gives up on a slow server', async () => {
    await sandbox.interruptores({ correo: { lentoMs: 60_000 } })
    await expect(enviar(200)).rejects.toMatchObject({ kind: 'unreachable' })
  })
  it('nobody listening is not sent', async () => {
    const nobody = createCorreo({
      url: `smtp://127.0.0.1:${await closedPort()}`,
      remitente: 'a@b.mx',
      timeoutMs: 1_000,
    })
    await expect(
      nobody.enviar({ id: 'x', para: 'a@b.mx', asunto: '', html: '', texto: '' }),
    ).rejects.toMatchObject({ kind: 'unreachable', isDoubtful: false })
    nobody.close()
  })
})
