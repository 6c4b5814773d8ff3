import type { CuerpoError } from '@valija/contract/error.ts'
import { type CargaInvitado, cabeceraCarga } from '@valija/contract/invitados.ts'
import { facturaInvitado, type InvitadoOptions } from '@valija/sandbox/muestras/invitados.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { pdfDePrueba } from './documentos-de-prueba.ts'
import { sendFiles } from './send-files.ts'
import type { Persona, TestApp } from './test-app.ts'

type Archivo = { nombre: string; bytes: Uint8Array }
type Respuesta<T> = { status: number; body: T & CuerpoError }
/** As it travels: pesos. */
export type CargaVista = CargaInvitado

const actual = '/api/invitados/cargas/actual'
export const mundoDePrueba = makeMundo()
export const pdfDe = (nombre: string): Archivo => ({ nombre: `${nombre}.pdf`, bytes: pdfDePrueba(nombre) })
export const facturaDe = (options: Partial<InvitadoOptions> & Pick<InvitadoOptions, 'dia'>) =>
  facturaInvitado(mundoDePrueba, { clienteId: '502', reservas: [0], ...options })
export const xmlDe = ({ nombre, bytes }: { nombre: string; bytes: Uint8Array }): Archivo => ({
  nombre: `${nombre}.xml`,
  bytes,
})

/** A guest at its wizard: no session, one token, from one address. */
export function invitadoDePrueba(app: TestApp, ip = '10.1.0.1') {
  let token = ''
  let session: Record<string, string> = {}
  const headers = () => ({ 'x-forwarded-for': ip, [cabeceraCarga]: token, ...session })
  const call = async <T>(metodo: string, ruta: string, body?: unknown): Promise<Respuesta<T>> => {
    const answer = await app.app.inject({
      method: metodo as 'GET',
      url: ruta,
      headers: { ...headers(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    const json = String(answer.headers['content-type'] ?? '').includes('application/json')
    return {
      status: answer.statusCode,
      body: (json ? JSON.parse(answer.body) : answer.body) as T & CuerpoError,
    }
  }
  const send = async <T>(ruta: string, archivos: Archivo[], campos: Record<string, string> = {}) =>
    (await sendFiles(app, ruta, null, archivos, campos, headers())) as Respuesta<T>
  return {
    call,
    send,
    get token() {
      return token
    },
    use(other: string) {
      token = other
    },
    /** Staff, at the guest's wizard. */
    signIn(persona: Persona) {
      session = { authorization: `Bearer ${persona.token}` }
    },
    async begin() {
      const { body, status } = await call<{ token: string; carga: CargaVista }>(
        'POST',
        '/api/invitados/cargas',
      )
      token = body.token
      return { status, body }
    },
    drop: (...archivos: Archivo[]) =>
      send<{ archivos: { id: string | null; motivo: string | null }[] }>(`${actual}/cfdis`, archivos),
    dropPdfs: (...archivos: Archivo[]) => send(`${actual}/pdfs`, archivos),
    async read() {
      await app.drainJobs()
      return (await call<CargaVista>('GET', actual)).body
    },
    /** Names the bookings of the facturas, in the order of the screen. */
    async name(porFactura: readonly (readonly string[])[]) {
      const { facturas } = (await call<CargaVista>('GET', actual)).body
      const siguen = facturas.filter(({ situacion }) => ['correcta', 'sinVerificar'].includes(situacion))
      return call<CargaVista>('PUT', `${actual}/reservas`, {
        facturas: siguen.map(({ id }, i) => ({ id, bookingCodes: porFactura[i] ?? [] })),
      })
    },
    save: (correo = 'invitada@agencia.mx') =>
      call<{ id: number; nombre: string; total: number; mensaje: string; reservas: number; ppd: number }>(
        'POST',
        `${actual}/guardar`,
        { correo },
      ),
  }
}
export type InvitadoDePrueba = ReturnType<typeof invitadoDePrueba>
