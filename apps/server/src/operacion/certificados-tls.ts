import { isIP } from 'node:net'
import { connect } from 'node:tls'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'

/** Days before its end from which a certificate is told: one that renews itself has done so by then. */
const diasParaRenovar = 14
const cadaMs = 6 * 3_600_000
const puertos: Record<string, number> = { 'https:': 443, 'smtps:': 465 }

/** When the certificate that a server shows ends, whoever signed it; null where none is shown in five seconds. */
const finDe = ({ hostname, port, protocol }: URL): Promise<Date | null> =>
  new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    const socket = connect({
      host,
      port: Number(port) || puertos[protocol],
      ...(isIP(host) === 0 ? { servername: host } : {}),
      // It is only looked at: nothing is sent, and one that ended must be told too.
      rejectUnauthorized: false,
      timeout: 5000,
    })
    const end = (fin: Date | null): void => {
      socket.destroy()
      resolve(fin)
    }
    socket.once('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to)))
    socket.once('error', () => end(null))
    socket.once('timeout', () => end(null))
  })

/** Of its own address and of what it reaches by TLS from the first byte, the certificates that ended or soon will. */
export async function certificadosPorVencer(
  config: Config,
  ahora = Date.now(),
): Promise<{ que: string; vence: Date }[]> {
  const direcciones = Object.entries({
    SAT: config.satUrl,
    ANT: config.antUrl,
    'los motores de reservas': config.reservasUrl,
    'tipo de cambio': config.tipoCambioUrl,
    correo: config.smtpUrl,
    'el almacén S3': config.S3_ENDPOINT,
    VALIJA_URL_PUBLICA: config.VALIJA_URL_PUBLICA,
  })
  const fines = await Promise.all(
    direcciones.map(async ([que, url]) => {
      const direccion = url === undefined ? null : new URL(url)
      return direccion && direccion.protocol in puertos ? { que, vence: await finDe(direccion) } : null
    }),
  )
  return fines.flatMap((uno) =>
    uno?.vence && uno.vence.getTime() - ahora < diasParaRenovar * 86_400_000
      ? [{ que: uno.que, vence: uno.vence }]
      : [],
  )
}

/** Looks at them every six hours at the most, and says each in the log. */
export function watchCertificados(config: Config, log: Pick<Deps['log'], 'warn'>) {
  let porVencer: Awaited<ReturnType<typeof certificadosPorVencer>> = []
  let miradosEn = -Infinity
  return {
    hay: () => porVencer.length > 0,
    async mirar(): Promise<void> {
      if (performance.now() - miradosEn < cadaMs) return
      miradosEn = performance.now()
      porVencer = await certificadosPorVencer(config)
      for (const { que, vence } of porVencer)
        log.warn({ que, vence }, 'a TLS certificate ends soon, or ended')
    },
  }
}
