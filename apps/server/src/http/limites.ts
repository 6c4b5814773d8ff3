import { llamadasDeOperacion } from '@valija/contract/llamadas/operacion.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../refuse.ts'
import { direccionDe } from './direccion.ts'

const kb = 1024
const mb = 1024 * kb

/**
 * How large the JSON of a call may be, in bytes: one table. What is sent in files has the limits of its own call
 * (`receiveFiles`); the documented calls that carry documents as base64 are bounded in all here, and per document by
 * their schema.
 */
const publico = 64 * kb
const ordinario = mb
const conDocumentos: Record<string, number> = {
  'Factura/validarSat': 24 * mb,
  'Factura/guardarLote': 24 * mb,
  'FacturaComisionista/validarSat': 24 * mb,
  'FacturaComisionista/guardarLote': 8 * mb,
  'Complementos/guardarComplementos': 24 * mb,
}
export const limiteDeCuerpo = (ruta: string, esPublica: boolean): number =>
  conDocumentos[ruta.replace(/^\/(api\/)?/, '')] ?? (esPublica ? publico : ordinario)

/**
 * How deep a document may nest, and of how many texts, lists, objects and commas it may consist: the longest of ours is a
 * lote of 20 000 bookings, 18 to each; any other has a few thousand ids.
 */
const profundidad = 32
const piezasDeDocumentos = 400_000
const piezas = 50_000
/** Bytes outside of texts: numbers, punctuation and blanks. */
const bytesFuera = 4 * mb

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const openList = 0x5b
const closeList = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

/**
 * Whether the shape of a JSON text is within bounds, before anything is built of it: a megabyte of brackets would else
 * become a hundred times its size. Texts are stepped over, whatever their length.
 */
export function isShapeWithin(bytes: Buffer, tope = piezas): boolean {
  let deep = 0
  let seen = 0
  let fuera = 0
  let inText = false
  for (let i = 0; i < bytes.length; i++) {
    if (inText) {
      i = bytes.indexOf(quote, i)
      // A text without an end is for the parser to say.
      if (i < 0) return true
      let slashes = 0
      while (bytes[i - 1 - slashes] === backslash) slashes++
      inText = slashes % 2 === 1
      if (inText) seen++
    } else {
      const byte = bytes[i]
      seen++
      fuera++
      if (byte === quote) inText = true
      else if (byte === openList || byte === openObject) deep++
      else if (byte === closeList || byte === closeObject) deep--
      else if (byte !== comma) seen--
    }
    if (deep > profundidad || seen > tope || fuera > bytesFuera) return false
  }
  return true
}

/** Bytes of all files of one request; each call bounds its own files and their number besides. */
export const bytesPorCarga = 64 * mb

/** Of one client at once: a whole hotel is one address. Event streams are counted by person (`VALIJA_FLUJOS`). */
const simultaneasPorCliente = 300

/** How long the server waits for a client, in milliseconds: the headers, a whole request, the next one. */
export const esperas = { headersTimeout: 20_000, requestTimeout: 120_000, keepAliveTimeout: 65_000 } as const
/** How often the first two are looked at: Node's own half minute would more than double the wait. */
export const revisionDeEsperasMs = 5_000

/** Every route gets its limit, JSON is looked at before it is read, and no client holds more calls than its share. */
export function registerLimites(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= limiteDeCuerpo(route.url, route.config?.allow === 'publico')
  })
  const underWay = new Map<string, number>()
  app.addHook('onRequest', ({ ip, routeOptions }, reply, done) => {
    if (routeOptions.url === llamadasDeOperacion.eventos.path) return done()
    const cliente = direccionDe(ip)
    const others = underWay.get(cliente) ?? 0
    if (others >= simultaneasPorCliente) return done(refuse('demasiadasPeticiones'))
    underWay.set(cliente, others + 1)
    reply.raw.once('close', () => {
      const left = (underWay.get(cliente) ?? 1) - 1
      if (left === 0) underWay.delete(cliente)
      else underWay.set(cliente, left)
    })
    done()
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  // Plain text would pass for a body that is one text.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (req: FastifyRequest, body: Buffer, done) => {
      const tope = req.routeOptions.bodyLimit > ordinario ? piezasDeDocumentos : piezas
      if (!isShapeWithin(body, tope)) return done(refuse('datosInvalidos'))
      return parse(req, body.toString('utf8'), done)
    },
  )
}
