import { type GuardarReciboDatos, guardarReciboDatos } from '@valija/contract/recibos.ts'
import { limitesRecibo } from '@valija/documents/recibos/tipos.ts'
import type { FastifyRequest } from 'fastify'
import { receiveFiles } from '../../http/receive-files.ts'
import { refuse } from '../../refuse.ts'

/** The two parts of the upload. */
export async function receiveRecibo(
  req: FastifyRequest,
): Promise<{ bytes: Uint8Array; nombre: string; datos: GuardarReciboDatos }> {
  const { archivos, campos } = await receiveFiles(req, { archivos: 1, bytes: limitesRecibo.bytes })
  const [archivo] = archivos
  if (!archivo || campos.datos === undefined) throw refuse('reciboSinArchivo')
  return { ...archivo, datos: parseDatos(campos.datos) }
}

function parseDatos(value: string): GuardarReciboDatos {
  try {
    return guardarReciboDatos.parse(JSON.parse(value))
  } catch {
    throw refuse('datosInvalidos')
  }
}
