import { randomUUID } from 'node:crypto'
import type { Borrador } from '@valija/contract/borradores.ts'
import type { LoteMuestra } from '@valija/sandbox/muestras/lote.ts'
import { inGroups, sendFiles } from './send-files.ts'
import type { Persona, TestApp } from './test-app.ts'

/** Walks the create-lote flow through HTTP, step by step, as the screen does. */
export function conductorDe(app: TestApp, quien: Persona, id: string = randomUUID()) {
  const ruta = `/api/borradores/${id}`
  const call = async <T = Borrador>(metodo: string, resto: string, body?: unknown): Promise<T> => {
    const answer = await app.call(metodo, `${ruta}${resto}`, quien, body)
    if (answer.status >= 300)
      throw Object.assign(new Error(JSON.stringify(answer.body)), {
        status: answer.status,
        body: answer.body,
      })
    return answer.body as T
  }
  const c = {
    id,
    ruta,
    call,
    read: () => call('GET', ''),
    async xmls(archivos: LoteMuestra['xmls']) {
      await app.call('POST', '/api/borradores', quien, { id })
      for (const [i, grupo] of inGroups(archivos, 5).entries()) {
        const { status, body } = await sendFiles(app, `${ruta}/cfdis`, quien, grupo, { desde: String(i * 5) })
        if (status !== 200) throw new Error(JSON.stringify(body))
      }
      return c.read()
    },
    async validateFacturas(proveedorId: number) {
      await call('PUT', '/proveedor', { proveedorId })
      await call('POST', '/validarFacturas')
      await app.drainJobs()
      return c.read()
    },
    async layout(bytes: Uint8Array, nombre = 'layout.xlsx') {
      const { status, body } = await sendFiles(app, `${ruta}/layout`, quien, [{ nombre, bytes }])
      if (status !== 200) throw Object.assign(new Error(JSON.stringify(body)), { status, body })
      await call('POST', '/validarReservas')
      await app.drainJobs()
      return call('POST', '/validarLayout')
    },
    async pdfs(archivos: LoteMuestra['pdfs']) {
      for (const grupo of inGroups(archivos, 3)) {
        const { status, body } = await sendFiles(app, `${ruta}/pdfs`, quien, grupo)
        if (status !== 200) throw new Error(JSON.stringify(body))
      }
      return c.read()
    },
    name: (nombre: string) => call('PUT', '/nombre', { nombre }),
    validateLote: () => call('POST', '/validarLote'),
    save: () => call<{ id: number; facturas: number; total: number; reservas: number }>('POST', '/guardar'),
    /** The whole way of a good lote. */
    async complete(lote: LoteMuestra, proveedorId: number, nombre = 'Lote de prueba') {
      await c.xmls(lote.xmls)
      await c.validateFacturas(proveedorId)
      await c.layout(lote.layoutXlsx)
      await c.name(nombre)
      await c.pdfs(lote.pdfs)
      await c.validateLote()
      return c.save()
    },
  }
  return c
}
