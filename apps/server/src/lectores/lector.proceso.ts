import { flushCompileCache } from 'node:module'
import { serialize } from 'node:v8'
import { isSinMemoria, saySalvoSinMemoria } from '@valija/documents/sin-memoria.ts'
import { keepable } from './keepable.ts'
import { endOnFault } from './sin-memoria.ts'
import type { Mensaje, Tarea, Tareas } from './tareas.ts'

const danado = { leido: false, motivo: 'danado' } as const

type Lee<T extends Tarea> = (
  bytes: Uint8Array,
  con: Tareas[T]['con'],
) => Tareas[T]['salida'] | Promise<Tareas[T]['salida']>

/**
 * The only place that reads what people hand in: a process of its own, which is ended when a file asks for too much. Each
 * reader is loaded when its first file comes.
 */
const lectores: { [T in Tarea]: () => Promise<Lee<T>> } = {
  async cfdi() {
    const { readXml } = await import('../areas/facturas/read-xml.ts')
    return (bytes, con) => readXml(con, bytes)
  },
  async impuestosDeCfdi() {
    const { readCfdi } = await import('@valija/cfdi')
    const { impuestosDeFactura } = await import('@valija/domain/complementos/impuestos-dr.ts')
    return (bytes) => {
      const lectura = readCfdi(bytes)
      return lectura.ok ? impuestosDeFactura(lectura.cfdi) : null
    }
  },
  async complemento() {
    const { readComplemento } = await import('../areas/complementos/read-complemento.ts')
    return (bytes, con) => readComplemento(con, bytes)
  },
  async layout() {
    const { readLayout } = await import('@valija/documents/layout/read-layout.ts')
    const { LibroRechazado } = await import('@valija/documents/hoja/workbook-guard.ts')
    const { ColumnasDudosas } = await import('@valija/documents/layout/columnas.ts')
    return (bytes, { maxRenglones }) => {
      try {
        return readLayout(bytes, maxRenglones)
      } catch (error) {
        if (error instanceof ColumnasDudosas)
          return { dudosas: { columnas: error.columnas, parece: error.parece } }
        if (isSinMemoria(error)) throw error
        return { motivo: error instanceof LibroRechazado ? error.motivo : 'danado' }
      }
    }
  },
  async muestraDeHoja() {
    const { readHoja } = await import('@valija/documents/hoja/read-hoja.ts')
    return (bytes, { filas, columnas }) => {
      const hoja = readHoja(bytes)
      if ('codigo' in hoja) return hoja
      return hoja.filas.slice(0, filas).map((fila) => fila.slice(0, columnas).map(({ texto }) => texto))
    }
  },
  async estado() {
    const { readEstadoDeCuenta } = await import(
      '@valija/documents/estados-de-cuenta/read-estado-de-cuenta.ts'
    )
    return (bytes, { perfil, conocidos }) => readEstadoDeCuenta(bytes, perfil, conocidos)
  },
  async uuidsDePdf() {
    const { readUuids } = await import('@valija/documents/pdf/read-uuids.ts')
    return readUuids
  },
  async recibo() {
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const { readRecibo } = await import('@valija/documents/recibos/read-recibo.ts')
    return (bytes) => readRecibo(bytes, getDocument)
  },
  async paginaDeRecibo() {
    const { takePage } = await import('@valija/documents/recibos/take-page.ts')
    return (bytes, { pagina }) => takePage(bytes, pagina)
  },
  async comprobante() {
    const { readTexto } = await import('@valija/documents/comprobantes/lectura/read-texto.ts')
    return (bytes) => readTexto(bytes).catch(saySalvoSinMemoria(danado))
  },
  async imagenDeComprobante() {
    const { readImagenDeComprobante } = await import('@valija/documents/comprobantes/lectura/read-texto.ts')
    return (bytes) => readImagenDeComprobante(bytes).catch(saySalvoSinMemoria(danado))
  },
}

/** Readers are ended, they never exit: what was compiled is written down after the first file of each kind. */
const compiladas = new Set<Tarea>()
function keepCompiled(tarea: Tarea): void {
  if (compiladas.has(tarea)) return
  compiladas.add(tarea)
  flushCompileCache()
}

/** An answer as large as this is no answer: whoever asked has to hold it. */
const respuestaMax = 24 * 1024 * 1024

process.on('message', ({ id, tarea, archivos, con }: Mensaje) => {
  void (async () => {
    const lee = (await lectores[tarea]()) as Lee<Tarea>
    const salidas: unknown[] = []
    // Plain bytes: what came as a Buffer would be taken for something else by some readers.
    for (const { buffer, byteOffset, byteLength } of archivos)
      salidas.push(keepable(await lee(new Uint8Array(buffer, byteOffset, byteLength), con as never)))
    const salida = serialize(salidas)
    process.send?.(salida.length > respuestaMax ? { id, falla: 'memoriaAgotada' } : { id, salida })
    keepCompiled(tarea)
  })().catch((error: unknown) => {
    if (isSinMemoria(error)) throw error
    process.send?.({ id, falla: 'lectorCaido' })
  })
})
endOnFault()
// Whoever started it is gone.
process.on('disconnect', () => process.exit(0))
