import { randomUUID } from 'node:crypto'
import { createConnection } from 'node:net'
import { expect, test, vi } from 'vitest'
import { sendFiles } from '../../testing/send-files.ts'
import { reparo } from '../../testing/subidas.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { cleanName } from './receive-files.ts'

const app = await useTestApp({ conFallas: true })
const base = await app.listen()
const token = (await app.persona('admin')).token

const raya = '----valija'
const fin = `--${raya}--\r\n`
const parte = (cabezas: string, cuerpo = '') => `--${raya}\r\n${cabezas}\r\n\r\n${cuerpo}\r\n`
const campo = (nombre: string, valor = 'x') =>
  parte(`Content-Disposition: form-data; name="${nombre}"`, valor)
const archivo = (nombre: string, cuerpo = '%PDF-1.4 x', campoDe = 'archivo') =>
  parte(
    `Content-Disposition: form-data; name="${campoDe}"; filename="${nombre}"\r\nContent-Type: application/pdf`,
    cuerpo,
  )
const veces = (n: number, make: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => make(i)).join('')

/** What nobody's browser sends: each must be refused, and by a person's words. */
const rotos: Record<string, { cuerpo: string | Buffer; tipo?: string; codigo?: string }> = {
  'sin fin, tras un archivo entero': { cuerpo: archivo('a.pdf') },
  'sin fin, a media parte': { cuerpo: archivo('a.pdf').slice(0, -30) },
  'sin fin, a media cabecera': { cuerpo: `--${raya}\r\nContent-Disposition: form-da` },
  'sin raya en su tipo': { cuerpo: archivo('a.pdf') + fin, tipo: 'multipart/form-data' },
  'con otra raya': { cuerpo: archivo('a.pdf') + fin, tipo: 'multipart/form-data; boundary=otra' },
  'con una raya de diez mil letras': {
    cuerpo: archivo('a.pdf') + fin,
    tipo: `multipart/form-data; boundary=${'x'.repeat(10_000)}`,
  },
  vacío: { cuerpo: '' },
  'sin partes': { cuerpo: fin },
  'el mismo campo quinientas veces': { cuerpo: veces(500, () => campo('a')) + archivo('a.pdf') + fin },
  'quinientos campos': { cuerpo: veces(500, (i) => campo(`c${i}`)) + archivo('a.pdf') + fin },
  'quinientos archivos en el mismo campo': {
    cuerpo: veces(500, (i) => archivo(`${i}.pdf`)) + fin,
    codigo: 'demasiadosArchivosEnGrupo',
  },
  'dos mil partes': { cuerpo: veces(2_000, (i) => campo(`c${i}`, '')) + fin },
  'un campo que no cabe y llegaría cortado': {
    cuerpo: campo('datos', 'x'.repeat(1_000_000)) + archivo('a.pdf') + fin,
  },
  'un campo que es la raíz de todos': { cuerpo: campo('__proto__') + archivo('a.pdf') + fin },
  'un archivo en la raíz de todos': { cuerpo: archivo('a.pdf', 'x', 'constructor') + fin },
  'un campo que dice ser JSON y no es': {
    cuerpo:
      parte('Content-Disposition: form-data; name="datos"\r\nContent-Type: application/json', '{{{') +
      archivo('a.pdf') +
      fin,
  },
  'una parte sin cabeceras': { cuerpo: `--${raya}\r\n\r\nhola\r\n${fin}` },
  'una cabecera de cien mil letras': {
    cuerpo:
      parte(`Content-Disposition: form-data; name="${'n'.repeat(100_000)}"; filename="a.pdf"`, 'x') + fin,
  },
  'un archivo mayor que el tope': {
    cuerpo: archivo('a.pdf', 'x'.repeat(26 * 1024 * 1024)) + fin,
    codigo: 'archivoDemasiadoGrande',
  },
  'un archivo mayor que el tope, sin fin': {
    cuerpo: archivo('a.pdf', 'x'.repeat(26 * 1024 * 1024)),
  },
  'una parte dentro de otra': {
    cuerpo: `${parte('Content-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=b', '--b\r\nContent-Disposition: attachment; filename="x.pdf"\r\n\r\n%PDF-\r\n--b--')}${fin}`,
  },
  'un archivo vacío': { cuerpo: archivo('a.pdf', '') + fin },
  'sin archivo elegido': { cuerpo: archivo('', '') + fin },
  'JSON que dice ser un formulario': { cuerpo: '{"archivo":"x"}' },
  'renglones sin retorno': { cuerpo: (archivo('a.pdf') + fin).replaceAll('\r\n', '\n') },
}

test('[VII-B5] a form that nobody’s browser sends is refused in Spanish, and with the number of what passed the bound', {
  timeout: 300_000,
}, async () => {
  const hallazgos: string[] = []
  for (const [que, { cuerpo, tipo, codigo }] of Object.entries(rotos)) {
    const answer = await fetch(`${base}/api/pagos/comprobantes`, {
      method: 'POST',
      body: Buffer.from(cuerpo),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': tipo ?? `multipart/form-data; boundary=${raya}`,
      },
      signal: AbortSignal.timeout(20_000),
    }).then(
      async (a) => ({ estado: a.status, texto: await a.text(), ms: 0 }),
      (error: unknown) => ({ estado: 0, texto: String(error), ms: 0 }),
    )
    const malo = reparo(answer, 1) ?? (answer.estado < 400 ? 'se recibió' : null)
    if (malo) hallazgos.push(`${que}: ${malo}`)
    else if (codigo !== undefined && !answer.texto.includes(`"${codigo}"`))
      hallazgos.push(`${que}: ${answer.texto}`)
  }
  expect(hallazgos).toEqual([])
})

test('[VII-B2] a fault of ours while the parts are read is no fault of the sender’s: 500 with its words, logged, and the draft takes the same file afterwards', async () => {
  const quien = await app.persona('proveedor', { idProveedores: [101] })
  const id = randomUUID()
  await app.call('POST', '/api/borradores', quien, { id })
  const send = () =>
    sendFiles(app, `/api/borradores/${id}/cfdis`, quien, [
      { nombre: 'a.xml', bytes: Buffer.from('<falla-nuestra/>') },
    ])
  const logged = vi.spyOn(app.deps.log, 'error')
  const concat = Buffer.concat.bind(Buffer)
  const broken = vi.spyOn(Buffer, 'concat').mockImplementation((...[list, length]) => {
    const whole = concat(list, length)
    if (whole.toString('latin1') === '<falla-nuestra/>')
      throw new RangeError('Array buffer allocation failed')
    return whole
  })
  const answer = await send()
  broken.mockRestore()
  expect(answer).toMatchObject({ status: 500, body: { codigo: 'errorInterno' } })
  expect((answer.body as { mensaje: string }).mensaje).toContain('una falla nuestra')
  logged.mockRestore()
  expect((await send()).status).toBe(200)
  expect((await app.call('GET', `/api/borradores/${id}`, quien)).status).toBe(200)
})

test('[VII-B2] who leaves half-way through an upload is no fault of ours, and the draft stays as it was', async () => {
  const quien = await app.persona('proveedor', { idProveedores: [101] })
  const id = randomUUID()
  await app.call('POST', '/api/borradores', quien, { id })
  const before = (await app.call('GET', `/api/borradores/${id}`, quien)).body
  const gone = await new Promise<string>((resolve) => {
    const { hostname, port } = new URL(base)
    const socket = createConnection({ host: hostname, port: Number(port) }, () => {
      const half = archivo('a.xml').slice(0, 120)
      socket.write(
        `POST /api/borradores/${id}/cfdis HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${quien.token}\r\nContent-Type: multipart/form-data; boundary=${raya}\r\nContent-Length: 5000\r\n\r\n${half}`,
        () => socket.destroy(),
      )
    })
    socket.on('close', () => resolve('gone')).on('error', () => undefined)
  })
  expect(gone).toBe('gone')
  expect((await app.call('GET', `/api/borradores/${id}`, quien)).body).toEqual(before)
})

test('[VII-B5] a name is kept as a name: without folders or what is not seen, of a length that a disk takes, with its ending', () => {
  for (const [suyo, nombre] of [
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Documents\\pago.pdf', 'pago.pdf'],
    ['🧾\u202efdp.exe', '🧾fdp.exe'],
    ['..', 'archivo'],
    ['a/..', 'archivo'],
    ['', 'archivo'],
    ['nulo\0.pdf', 'nulo.pdf'],
    ['e\u0301.pdf', 'é.pdf'],
    [`${'ñ'.repeat(300)}.pdf`, `${'ñ'.repeat(88)}.pdf`],
    [`${'👩‍👩‍👧'.repeat(90)}.XLSX`, `${'👩👩👧'.repeat(14)}👩.XLSX`],
    [`${'x'.repeat(170)}.${'y'.repeat(200)}`, `${'x'.repeat(170)}.${'y'.repeat(9)}`],
  ] as const) {
    expect(cleanName(suyo)).toBe(nombre)
    expect(Buffer.byteLength(cleanName(suyo))).toBeLessThanOrEqual(180)
  }
})
