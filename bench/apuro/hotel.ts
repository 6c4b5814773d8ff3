import { randomUUID } from 'node:crypto'
import type { LoteMuestra } from '@valija/sandbox/muestras/lote.ts'

const pausa = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const enGrupos = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))

/** A hotel hands in a lote as the screen does: the same calls, two uploads at a time. Answers with what was not a success. */
export async function entregarLote(
  url: string,
  token: string,
  proveedorId: number,
  lote: LoteMuestra,
  desde: Record<string, string>,
): Promise<string[]> {
  const errores: string[] = []
  const ruta = `/api/borradores/${randomUUID()}`
  const ask = async (metodo: string, camino: string, body?: FormData | object) => {
    try {
      const json = body !== undefined && !(body instanceof FormData)
      const answer = await fetch(`${url}${camino}`, {
        method: metodo,
        headers: {
          ...desde,
          authorization: `Bearer ${token}`,
          ...(json ? { 'content-type': 'application/json' } : {}),
        },
        ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : body }),
      })
      const texto = await answer.text()
      if (!answer.ok)
        errores.push(`${metodo} ${camino.slice(0, 60)}: ${answer.status} ${texto.slice(0, 200)}`)
      return (answer.ok && texto !== '' ? JSON.parse(texto) : {}) as Record<string, unknown>
    } catch (error) {
      errores.push(`${metodo} ${camino.slice(0, 60)}: ${String(error)}`)
      return {}
    }
  }
  const subir = async (resto: string, archivos: LoteMuestra['xmls'], grupo: number) => {
    const grupos = [...enGrupos(archivos, grupo).entries()]
    const lane = async () => {
      for (let next = grupos.shift(); next; next = grupos.shift()) {
        const [i, uno] = next
        const form = new FormData()
        form.append('desde', String(i * grupo))
        for (const { nombre, bytes } of uno)
          form.append('archivos', new Blob([Uint8Array.from(bytes)]), nombre)
        const { archivos: hechos } = await ask('POST', `${ruta}${resto}`, form)
        for (const { motivo } of (hechos as { motivo: string | null }[] | undefined) ?? [])
          if (motivo) errores.push(`${resto}: ${motivo}`)
      }
    }
    await Promise.all([lane(), lane()])
  }
  const until = async (done: (borrador: Record<string, unknown>) => boolean) => {
    for (let i = 0; i < 1200 && errores.length === 0; i++) {
      if (done(await ask('GET', ruta))) return
      await pausa(500)
    }
  }
  await ask('POST', '/api/borradores', { id: ruta.slice('/api/borradores/'.length) })
  await subir('/cfdis', lote.xmls, 5)
  await ask('PUT', `${ruta}/proveedor`, { proveedorId })
  await ask('POST', `${ruta}/validarFacturas`)
  await until(({ facturasValidadas, satPendientes }) => facturasValidadas === true && satPendientes === 0)
  await subir('/layout', [{ nombre: 'layout.xlsx', bytes: lote.layoutXlsx }], 1)
  await ask('POST', `${ruta}/validarReservas`)
  await until(({ antPendientes }) => antPendientes === 0)
  await ask('POST', `${ruta}/validarLayout`)
  await ask('PUT', `${ruta}/nombre`, { nombre: 'Apuro' })
  await subir('/pdfs', lote.pdfs, 3)
  await ask('POST', `${ruta}/validarLote`)
  const { facturas } = await ask('POST', `${ruta}/guardar`)
  if (errores.length === 0 && facturas !== lote.facturas.length)
    errores.push(`guardó ${String(facturas)} facturas`)
  return errores
}
