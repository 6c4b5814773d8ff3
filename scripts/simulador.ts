import { startSandbox } from '@valija/sandbox/server.ts'

/**
 * `npm run simulador`: the outside world alone (SAT, ANT, engines and mail), on fixed ports, for drills against a real
 * installation: SIMULADOR_PORT (3002), SIMULADOR_SMTP_PORT (3025), and SIMULADOR_DATOS, the folder that outlives it.
 */
const { SIMULADOR_PORT = '3002', SIMULADOR_SMTP_PORT = '3025', SIMULADOR_DATOS } = process.env
const port = (text: string): number => {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0 && value <= 65535) return value
  console.error(`«${text}» no es un puerto.`)
  process.exit(2)
}
const sandbox = await startSandbox({
  port: port(SIMULADOR_PORT),
  smtpPort: port(SIMULADOR_SMTP_PORT),
  stateDir: SIMULADOR_DATOS,
})
console.log(`Simulador en ${sandbox.url}. Ajustes para una instalación de prueba:
SAT_URL=${sandbox.url}/ConsultaCFDIService.svc
ANT_URL=${sandbox.url}
SMTP_URL=${sandbox.smtpUrl}
RESERVAS_URL=${sandbox.url}
TIPO_CAMBIO_URL=${sandbox.url}
RECEPTOR_RFC=${sandbox.empresa.rfc}`)
const stop = () => void sandbox.stop().then(() => process.exit(0))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
