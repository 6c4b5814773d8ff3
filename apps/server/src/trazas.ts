import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'

export { SpanKind } from '@opentelemetry/api'

const tracer = () => trace.getTracer('valija')

/**
 * From here on this process tells what it does to an OpenTelemetry collector (OTLP over HTTP). Until it is called
 * nothing of this costs anything. Of a person's data nothing goes: routes, jobs, systems and times.
 */
export async function startTrazas(url: string): Promise<{ stop: () => Promise<void> }> {
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks')
  const { W3CTraceContextPropagator } = await import('@opentelemetry/core')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace')
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'valija' }),
    // Whoever calls may name its trace, and not decide whether it is kept.
    sampler: new AlwaysOnSampler(),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, timeoutMillis: 2_000 }) }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return {
    async stop() {
      trace.disable()
      propagation.disable()
      context.disable()
      await provider.shutdown()
    },
  }
}

type Tramo = { kind?: SpanKind; attributes?: Attributes; parent?: Context }
/** One unit of work as a span below what is under way; what it throws marks it and is thrown on. */
export const inTramo = <T>(
  nombre: string,
  { parent, ...options }: Tramo,
  work: () => Promise<T>,
): Promise<T> =>
  tracer().startActiveSpan(nombre, options, parent ?? context.active(), async (span) => {
    try {
      return await work()
    } catch (error) {
      fail(span, error instanceof Error ? error.name : 'error')
      throw error
    } finally {
      span.end()
    }
  })

const fail = (span: Span, message: string) => span.setStatus({ code: SpanStatusCode.ERROR, message })

/** What takes the trace along with a job: its data, and nothing more where nobody traces. */
export function withTraza<T extends object>(data: T): T {
  const traza: Record<string, string> = {}
  propagation.inject(context.active(), traza)
  return Object.keys(traza).length === 0 ? data : { ...data, traza }
}

/** The work of a job, in the trace of whoever enqueued it. */
export const inTrazaOf = <T>(nombre: string, data: object, work: () => Promise<T>): Promise<T> =>
  inTramo(
    `trabajo ${nombre}`,
    {
      kind: SpanKind.CONSUMER,
      parent: propagation.extract(ROOT_CONTEXT, (data as { traza?: unknown }).traza ?? {}),
    },
    work,
  )

/** Each call is a span, in the trace that its caller named (`traceparent`) or in one of its own. */
export function registerTrazas(app: FastifyInstance): void {
  app.addHook('onRequest', (req, reply, done) => {
    const { method, routeOptions } = req
    const parent = propagation.extract(ROOT_CONTEXT, req.headers)
    const span = tracer().startSpan(
      `${method} ${routeOptions.url ?? '?'}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': method, 'http.route': routeOptions.url },
      },
      parent,
    )
    const end = () => {
      const { statusCode } = reply
      if (!span.isRecording()) return
      span.setAttribute('http.response.status_code', statusCode)
      if (statusCode >= 500) fail(span, String(statusCode))
      span.end()
    }
    // Answered, or left by its caller.
    reply.raw.once('finish', end)
    reply.raw.once('close', end)
    context.with(trace.setSpan(parent, span), done)
  })
}
