import compress from '@fastify/compress'
import multipart, { type FastifyMultipartOptions } from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { mensajeDeEsquema } from '@valija/contract/messages/esquema.ts'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { jsonSchemaTransformObject, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { loggersOfCalls } from '../log.ts'
import { refuse } from '../refuse.ts'
import { registerTrazas } from '../trazas.ts'
import type { Actor } from './actor.ts'
import type { App } from './app-type.ts'
import { repeatReads } from './ausencias.ts'
import { registerCuerpos } from './cuerpos.ts'
import { llenoTrasSubir, porLlenarse } from './cuota.ts'
import { registerDescargasAbiertas } from './descargas-abiertas.ts'
import { direccionDe, registerDirecciones } from './direccion.ts'
import { documentCall } from './document-call.ts'
import { registerEncabezados } from './encabezados.ts'
import { answerError } from './errors.ts'
import { esperas, registerLimites, revisionDeEsperasMs } from './limites.ts'
import { registerLiveEvents } from './live.ts'
import { registerMetricas } from './metricas.ts'
import { registerSalud } from './salud.ts'
import { isPage, serveWeb } from './serve-web.ts'
import { registerSession } from './session.ts'
import { readTextos } from './textos-visibles.ts'
import { registerTurnos } from './turnos.ts'
import { answerBadAddress, answerUnreadable } from './unreadable.ts'
import { endUnusedConnections } from './unused-connections.ts'

/** Its hooks put away what it keeps on disk, which nothing here has it do: each call would wait for them. */
const sinDisco = Object.assign(
  (app: FastifyInstance, options: FastifyMultipartOptions, done: () => void) =>
    multipart(Object.create(app, { addHook: { value: () => app } }) as FastifyInstance, options, done),
  { [Symbol.for('skip-override')]: true },
)

/** The HTTP face over the use cases; `registerAreas` adds the routes of every area. */
export async function buildApp(deps: Deps, registerAreas: (app: App) => void): Promise<App> {
  const app = createApp(deps)
  await registerPlugins(app)
  registerDirecciones(app)
  registerTurnos(app)
  if (deps.config.VALIJA_TRAZAS !== undefined) registerTrazas(app)
  registerLimites(app)
  repeatReads(app)
  lastAnswerCloses(app, deps.sonda)
  endUnusedConnections(app)
  registerEncabezados(app)
  registerSession(app, deps)
  registerDescargasAbiertas(app, deps)
  registerCuerpos(app)
  tellLleno(app, deps)
  await app.register(swaggerUi, { routePrefix: '/api/documentacion' })
  logAnswers(app)
  registerSalud(app, deps)
  registerMetricas(app, deps)
  registerLiveEvents(app, deps)
  registerAreas(app)
  await serveWeb(app, deps)
  return app
}

/** A server that reads and answers by the schemas of the calls, and says what went wrong in their words. */
function createApp(deps: Deps): App {
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: loggersOfCalls(deps.log),
    ...esperas,
    http: { headersTimeout: esperas.headersTimeout, connectionsCheckingInterval: revisionDeEsperasMs },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerUnreadable,
    // A machine under load may take long to load what a plugin brings.
    pluginTimeout: 60_000,
    trustProxy: deps.config.VALIJA_PROXY,
    // A stop lets the calls under way finish; connections that only wait are closed.
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
  }).withTypeProvider() as unknown as App
  // What a schema finds wrong is read by people.
  const { localeError } = z.locales.es()
  z.config({ localeError: (issue) => mensajeDeEsquema(issue) ?? localeError(issue) })
  app.setValidatorCompiler<z.ZodType>((route) => {
    const validate = validatorCompiler(route)
    return (data: unknown) => {
      try {
        return validate(readTextos(data))
      } catch (error) {
        // A body with a hundred thousand mistakes is more than the checker can hold.
        if (error instanceof RangeError) throw refuse('datosInvalidos')
        throw error
      }
    }
  })
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(() => {
    throw refuse('rutaDesconocida')
  })
  return app
}

async function registerPlugins(app: App): Promise<void> {
  // What people send is read as it comes: nothing is inflated before its size is known.
  await app.register(compress, {
    threshold: 1024,
    // Up to here at once: the streams that would spread it cost more than it does.
    syncThreshold: 64 * 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  })
  // Whoever left meanwhile has no address any more.
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => direccionDe(ip) })
  await app.register(sinDisco, {
    limits: { fileSize: 25 * 1024 * 1024, files: 300, fields: 50, fieldSize: 64 * 1024 },
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Valija', version: '1.0.0', description: 'Facturas, lotes y pagos.' },
      components: { securitySchemes: { sesion: { type: 'http', scheme: 'bearer' } } },
      security: [{ sesion: [] }],
    },
    transform: documentCall,
    transformObject: jsonSchemaTransformObject,
  })
}

/** Whoever uploads is told before there is no more room. */
function tellLleno(app: App, deps: Deps): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const actor = request.actor as Actor | null
    if (!actor || !request.isMultipart()) return done(null, payload)
    void llenoTrasSubir(deps, actor.usuarioId)
      .catch(() => 0)
      .then((lleno) => {
        if (lleno >= porLlenarse) void reply.header('x-valija-lleno', String(Math.min(lleno, 100)))
        done(null, payload)
      })
  })
}

/** A call by any of its names, and whatever else is no page or file of the screens. */
function logAnswers(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.config.llamada !== undefined || !isPage(request.url))
      request.log.info(
        {
          metodo: request.method,
          ruta: request.routeOptions.url,
          estado: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          usuario: (request.actor as Actor | null)?.usuarioId,
        },
        'http',
      )
    done()
  })
}

/**
 * A connection that was being answered when the stop came would else stay open, waiting for the next call; one that is
 * kept open from before takes its next call elsewhere once this process is leaving.
 */
function lastAnswerCloses(app: App, sonda: Deps['sonda']): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing || sonda.saliendo()) void reply.header('connection', 'close')
    done(null, payload)
  })
}
