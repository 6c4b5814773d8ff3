import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import net from 'node:net'
import { reciboBbva } from '@valija/sandbox/muestras/recibo-bbva.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { expect, test } from 'vitest'
import { seedLote } from '../../../testing/seed-lote.ts'
import { bytesDeForm, formDe } from '../../../testing/send-files.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const rfc = (makeMundo().proveedor('101')?.rfc ?? '').replaceAll('-', '')

test.each([
  ['whose last bytes come after the stop is read, saved and answered', true, 1],
  ['that is cut off is saved not at all, and holds no stop', false, 0],
])('[XI-B3] a receipt under way when the process is told to stop, %s', async (_que, entero, pagos) => {
  const app = await createTestApp({ dia: '2026-10-10' })
  const [admin, hotel] = [
    await app.persona('admin'),
    await app.persona('proveedor', { idProveedores: [101] }),
  ]
  const lote = await seedLote(app, {
    creador: hotel,
    facturas: 1,
    estatus: 'En proceso de pago',
    dia: '2026-01-01',
  })
  const pdf = await reciboBbva([{ tipo: 77, rfc, nombre: 'HOTEL', dia: '2026-01-02', importe: lote.total }])
  const datos = JSON.stringify({ reciboId: randomUUID(), asignaciones: [{ pagina: 1, loteId: lote.id }] })
  const form = formDe([{ nombre: 'recibo.pdf', bytes: pdf }], { datos })
  const { payload: body, contentType } = await bytesDeForm(form)
  const url = new URL(await app.listen())
  const socket = net.connect(Number(url.port), url.hostname)
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString()
  })
  const closed = once(socket, 'close')
  socket.write(
    `POST /api/recibos HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin.token}\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  socket.write(body.subarray(0, body.length / 2))
  // It has the first half when it has answered what came after it.
  await fetch(new URL('/api/viva', url))
  const closing = app.app.close()
  await expect
    .poll(() =>
      fetch(new URL('/api/viva', url)).then(
        () => 'answers',
        () => 'closed',
      ),
    )
    .toBe('closed')
  if (entero) socket.write(body.subarray(body.length / 2))
  else socket.destroy()
  await closed
  await closing
  if (entero) expect(answer).toMatch(/^HTTP\/1\.1 200/)
  expect(await app.deps.db.selectFrom('facturaPagos').select('monto').execute()).toHaveLength(pagos)
  expect(
    await app.deps.db.selectFrom('archivos').select('id').where('proposito', '=', 'recibo').execute(),
  ).toHaveLength(pagos)
  await app.stop()
})
