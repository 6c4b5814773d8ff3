import { type GuardarReciboDatos, guardarReciboDatos } from '@valija/contract/recibos.ts'
import { limitesRecibo } from '@valija/documents/recibos/tipos.ts'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../../refuse.ts'

/** The two parts of the upload. The name of the file is kept as given, without folders. */
export async function receiveRecibo(
  req: FastifyRequest,
): Promise<{ bytes: Uint8Array; nombre: string; datos: GuardarReciboDatos }> {
  let bytes: Uint8Array | null = null
  let nombre = ''
  let datos: GuardarReciboDatos | null = null
  if (!req.isMultipart()) throw refuse('reciboSinArchivo')
  for await (const part of req.parts({ limits: { fileSize: limitesRecibo.bytes, files: 1, fields: 4 } })) {
    if (part.type === 'file') {
      // A file that is not asked for must be drained all the same.
      const content = await part.toBuffer()
      if (part.fieldname !== 'archivo') continue
      bytes = content
      nombre = (part.filename ?? '').replace(/^.*[\\/]/, '').slice(0, 200) || 'recibo.pdf'
    } else if (part.fieldname === 'datos') datos = parseDatos(part.value)
  }
  if (!bytes || !datos) throw refuse('reciboSinArchivo')
  return { bytes, nombre, datos }
}

function parseDatos(value: unknown): GuardarReciboDatos {
  try {
    return guardarReciboDatos.parse(typeof value === 'string' ? JSON.parse(value) : value)
  } catch {
    throw refuse('datosInvalidos')
  }
}
