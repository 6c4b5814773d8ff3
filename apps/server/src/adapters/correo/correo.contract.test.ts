import { describe, expect, it } from 'vitest'
import { closedPort, useSandbox } from '../../testing/use-sandbox.ts'
import { createCorreo } from './correo-smtp.ts'

const sandbox = useSandbox()
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
const enviar = async (timeoutMs = 5_000) => {
  const correo = createCorreo({
    url: sandbox.get().smtpUrl,
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

describe('mail by SMTP', () => {
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
    const pagina = await (await fetch(`${sandbox.get().url}/correo/${mensaje?.id}`)).text()
    expect(pagina).toContain('Invitación ñandú')
    expect(await (await fetch(`${sandbox.get().url}/correo`)).text()).toContain(para)
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
