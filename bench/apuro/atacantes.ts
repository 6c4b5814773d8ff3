import { connect } from 'node:net'
import { librosHostiles } from '../../apps/server/testing/archivos-hostiles.ts'
import { archivosHostiles } from '../../apps/server/testing/generador-hostil.ts'
import { enviar, type Subida } from '../../apps/server/testing/subidas.ts'
import { desdeDireccion } from './escena.ts'

type Ataque = (sigue: () => boolean) => Promise<unknown>
/** A breath between two tries, in ms: an attacker has a machine of its own, and here all share one. */
const respiro = 250
const pausa = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** One attacker of each kind of VII-B, each at it until told to stop. What they are answered is their own business. */
export function atacantes(url: string, token: string, subidas: readonly Subida[]): Record<string, Ataque> {
  const json = (ruta: string, body: Buffer<ArrayBuffer>, autorizado: boolean, desde: number) =>
    fetch(`${url}${ruta}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...desdeDireccion(9, desde),
        ...(autorizado ? { authorization: `Bearer ${token}` } : {}),
      },
      body,
    })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined)
      .then(() => pausa(respiro))
  const subida = (fin: string) => subidas.find(({ ruta }) => ruta.endsWith(fin)) as Subida
  const lanzar =
    (desde: number, fin: string, archivos: () => Iterable<{ nombre: string; bytes: Uint8Array }>): Ataque =>
    async (sigue) => {
      while (sigue())
        for (const archivo of archivos()) {
          if (!sigue()) return
          await enviar(url, subida(fin), archivo, desdeDireccion(9, desde))
          await pausa(respiro)
        }
    }
  const libros = Object.entries(librosHostiles).map(([nombre, make]) => ({
    nombre: `${nombre}.xlsx`,
    bytes: make(),
  }))
  const deClase = (clases: readonly string[], semilla: number) => () =>
    archivosHostiles(semilla, {})
      .filter(({ clase }) => clases.includes(clase))
      .take(200)
  const anidado = Buffer.alloc(100 * 1024 ** 2, '[')
  const entrada = Buffer.from(JSON.stringify({ email: 'a@b.mx', password: 'x'.repeat(21 * 1024 ** 2) }))
  return {
    'JSON anidado de 100 MB': async (sigue) => {
      while (sigue()) await json('/api/borradores', anidado, true, 1)
    },
    'inicio de sesión de 21 MB': async (sigue) => {
      while (sigue()) await json('/api/usuarios/login', entrada, false, 2)
    },
    'libros hostiles como layout': lanzar(3, '/layout', () => libros),
    'libros hostiles como estado de cuenta': lanzar(4, '/previa', () => libros),
    'XML hostiles': lanzar(5, '/cfdis', deClase(['xml'], 3)),
    'PDF hostiles': lanzar(6, '/pdfs', deClase(['pdf', 'png', 'zip'], 5)),
    'miles de avisos en vivo': async (sigue) => {
      while (sigue()) {
        const control = new AbortController()
        const abiertos = Array.from({ length: 500 }, () =>
          fetch(`${url}/api/eventos`, {
            headers: { authorization: `Bearer ${token}`, ...desdeDireccion(9, 7) },
            signal: control.signal,
          }).catch(() => undefined),
        )
        await Promise.race([Promise.all(abiertos), pausa(5_000)])
        control.abort()
      }
    },
    'encabezados a cuentagotas': async (sigue) => {
      const { hostname, port } = new URL(url)
      const open = () => {
        const socket = connect(Number(port), hostname)
        socket.on('error', () => undefined)
        socket.write('GET /api/viva HTTP/1.1\r\nHost: x\r\n')
        return socket
      }
      let sockets = Array.from({ length: 500 }, open)
      while (sigue()) {
        await pausa(1_000)
        sockets = sockets.map((socket) => (socket.destroyed ? open() : socket))
        for (const socket of sockets) socket.write('X-A: b\r\n')
      }
      for (const socket of sockets) socket.destroy()
    },
  }
}
