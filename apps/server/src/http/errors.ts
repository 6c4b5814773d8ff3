import { randomBytes } from 'node:crypto'
import type { CuerpoError } from '@valija/contract/error.ts'
import { message } from '@valija/contract/messages.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import pg from 'pg'
import { ArchivoError, fallaDeArchivo } from '../adapters/archivos/archivo-error.ts'
import { ExternalSystemError } from '../adapters/external-system-error.ts'
import { Refusal, refuse } from '../refuse.ts'
import { isNuestraAusencia } from './ausencias.ts'

const nombres: Record<string, string> = {
  sat: 'El SAT',
  ant: 'ANT',
  cola: 'La cola de ANT',
  contabilidad: 'ANT',
  correo: 'El servidor de correo',
  reservas: 'El motor de reservas',
  tipoDeCambio: 'El servicio de tipo de cambio',
  archivos: 'El almacén de archivos',
}

const palabrasDeFalla = {
  perdido: 'archivoPerdido',
  alterado: 'archivoAlterado',
  incompleto: 'almacenIncompleto',
  lleno: 'almacenLleno',
} as const

/** Values no column can hold: a number beyond its type, a text with a null character, a day that does not exist. */
const unstorable = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05'])

/** Two changes that waited for each other: the database undid one of them whole. */
const chocan = new Set(['40P01', '40001'])

/** What changes something waited too long, for a lock or in a database that cannot keep up: it is undone whole. */
const tardan = new Set(['57014', '55P03'])

/** Undone whole by the database: the next try may be done. A list that takes too long would only be asked for again. */
const wasUndone = (error: Error, { method }: FastifyRequest): boolean =>
  error instanceof pg.DatabaseError &&
  (chocan.has(error.code ?? '') || (method !== 'GET' && tardan.has(error.code ?? '')))

/** A list of a thousand mistakes helps nobody. */
const maximoDeDetalles = 100

/** Of what the framework refused. A status in any other error is what some other server told us, and no fault of who asks. */
function statusOf(error: Error): number {
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown }
  const esSuyo = code === undefined || (typeof code === 'string' && code.startsWith('FST_'))
  return esSuyo && typeof statusCode === 'number' ? statusCode : 500
}

/** Nobody is sent to look for marks that are not there. */
export const sayMarked = ({ codigo, mensaje, detalles }: Omit<CuerpoError, 'referencia'>): string =>
  codigo === 'datosInvalidos' && detalles.length === 0 ? message('datosSinMarcar') : mensaje

/** Every failure leaves as `{codigo, mensaje, detalles, referencia}`; what is not expected is logged with its reference. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const referencia = randomBytes(3).toString('hex').toUpperCase()
  const send = (status: number, body: Omit<CuerpoError, 'referencia'>) => {
    request.log.info({ referencia, codigo: body.codigo }, 'refused')
    void reply
      .status(status)
      .header('content-type', 'application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send({ ...body, mensaje: sayMarked(body), referencia })
  }
  if (error instanceof Refusal)
    return send(error.status, {
      codigo: error.codigo,
      titulo: error.titulo,
      mensaje: error.message,
      detalles: error.detalles,
    })
  if (hasZodFastifySchemaValidationErrors(error)) {
    const detalles = error.validation.slice(0, maximoDeDetalles).map((issue) => ({
      campo: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      mensaje: issue.message ?? '',
    }))
    const campos = [...new Set(detalles.map(({ campo }) => campo))]
    const mensaje =
      error.validationContext === 'querystring' && campos.length > 0
        ? message('consultaInvalida', { campos })
        : message('datosInvalidos')
    return send(400, { codigo: 'datosInvalidos', mensaje, detalles })
  }
  const falla = fallaDeArchivo(error)
  if (falla) {
    const hash = error instanceof ArchivoError ? error.hash : undefined
    request.log.error({ err: error, referencia, falla, hash }, 'store')
    const { status, codigo, message: mensaje } = refuse(palabrasDeFalla[falla])
    return send(status, { codigo, mensaje, detalles: [] })
  }
  if (error instanceof ExternalSystemError) {
    request.log.warn({ err: error, referencia }, 'external system')
    const refusal = refuse('sistemaExternoCaido', { sistema: nombres[error.system] ?? error.system })
    return send(502, { codigo: refusal.codigo, mensaje: refusal.message, detalles: [] })
  }
  if (isNuestraAusencia(error) || wasUndone(error, request)) {
    request.log.warn({ err: error, referencia }, 'the database or the store went away, or undid this')
    void reply.header('retry-after', '2')
    return send(503, { codigo: 'intentaDeNuevo', mensaje: message('intentaDeNuevo'), detalles: [] })
  }
  if (error instanceof pg.DatabaseError && unstorable.has(error.code ?? '')) {
    request.log.warn({ err: error, referencia }, 'value refused by the database')
    return send(400, { codigo: 'datosInvalidos', mensaje: message('datosInvalidos'), detalles: [] })
  }
  const status = statusOf(error)
  if (status === 413)
    return send(413, {
      codigo: 'envioDemasiadoGrande',
      mensaje: message('envioDemasiadoGrande', { kb: Math.floor(request.routeOptions.bodyLimit / 1024) }),
      detalles: [],
    })
  if (status === 429)
    return send(429, {
      codigo: 'demasiadasPeticiones',
      mensaje: message('demasiadasPeticiones'),
      detalles: [],
    })
  if (status >= 400 && status < 500)
    // What the framework says of a broken body is in English, and for the log.
    return send(status, { codigo: 'datosInvalidos', mensaje: message('datosInvalidos'), detalles: [] })
  request.log.error({ err: error, referencia }, 'fault')
  send(500, { codigo: 'errorInterno', mensaje: message('errorInterno'), detalles: [] })
}
