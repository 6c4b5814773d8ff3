import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** The security headers are the same in every answer: worked out once. */
function deSeguridad(): Record<string, string> {
  const kept: Record<string, string> = {}
  const write = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Components write their rules through the object model: no style of the page itself needs an exception.
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
  })
  const answer = {
    setHeader: (name: string, value: string) => (kept[name.toLowerCase()] = value),
    removeHeader: () => {},
  }
  write({} as never, answer as never, () => {})
  return kept
}

/** What every answer carries, whatever it says. */
export const siempre: Readonly<Record<string, string>> = {
  ...deSeguridad(),
  // The screens tell an empty answer of ours from that of whatever stands between.
  'x-valija': '1',
}

export function registerEncabezados(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(siempre)
    done()
  })
  // What a call answers is one person's, as of now; the built screens say for themselves how long they keep.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}
