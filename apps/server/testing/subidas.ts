import { randomUUID } from 'node:crypto'
import { cabeceraCarga } from '@valija/contract/invitados.ts'
import { makeComisiones } from '@valija/sandbox/comisiones/lineas.ts'
import type { Archivo } from '@valija/sandbox/muestras/lote.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { formDe } from './send-files.ts'

export type Tokens = { admin: string; proveedor: string; comisionista: string }
type Parte = { campos?: Record<string, string>; archivos: Archivo[]; cabeceras?: Record<string, string> }
export type Subida = {
  ruta: string
  token: string | null
  parte: (archivo: Archivo) => Parte
  /** What is asked next of a file that was taken. */
  luego?: (respuesta: string) => string
}
export type Respuesta = { estado: number; texto: string; ms: number }

/** One multipart call to a running server; no answer at all is estado 0. */
export async function enviar(
  base: string,
  { ruta, token, parte, luego }: Subida,
  archivo: Archivo,
  desde: Record<string, string> = {},
): Promise<Respuesta> {
  const { campos = {}, archivos, cabeceras = {} } = parte(archivo)
  const inicio = performance.now()
  const done = (estado: number, texto: string) => ({ estado, texto, ms: performance.now() - inicio })
  try {
    const answer = await fetch(`${base}${ruta}`, {
      method: 'POST',
      body: formDe(archivos, campos),
      headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...cabeceras, ...desde },
    })
    const texto = await answer.text()
    if (!answer.ok || !luego) return done(answer.status, texto)
    const despues = await fetch(`${base}${luego(texto)}`, { headers: { authorization: `Bearer ${token}` } })
    return done(despues.status, await despues.text())
  } catch (error) {
    return done(0, error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error))
  }
}

/** Every call of the product that takes files, ready to take one: the draft of a layout has its facturas validated. */
export async function abrirSubidas(
  base: string,
  tokens: Tokens,
  buena: { xml: Archivo; proveedor: number },
): Promise<Subida[]> {
  const call = async (metodo: string, ruta: string, token: string | null, body?: unknown) => {
    const answer = await fetch(`${base}${ruta}`, {
      method: metodo,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const texto = await answer.text()
    if (!answer.ok) throw new Error(`${metodo} ${ruta}: ${answer.status} ${texto}`)
    return (texto === '' ? {} : JSON.parse(texto)) as Record<string, unknown>
  }
  const { admin, proveedor, comisionista } = tokens
  const solo = (archivo: Archivo): Parte => ({ archivos: [archivo] })
  const con =
    (campos: Record<string, string>) =>
    (archivo: Archivo): Parte => ({ campos, archivos: [archivo] })
  const borrador = async () => {
    const id = randomUUID()
    await call('POST', '/api/borradores', proveedor, { id })
    return `/api/borradores/${id}`
  }
  const validado = await borrador()
  await enviar(base, { ruta: `${validado}/cfdis`, token: proveedor, parte: solo }, buena.xml)
  await call('PUT', `${validado}/proveedor`, proveedor, { proveedorId: buena.proveedor })
  await call('POST', `${validado}/validarFacturas`, proveedor)
  for (let i = 0; ; i++) {
    const { facturasValidadas, satPendientes } = await call('GET', validado, proveedor)
    if (facturasValidadas === true && satPendientes === 0) break
    if (i > 600) throw new Error('the draft was not validated')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const suelto = await borrador()
  const [reserva] = makeComisiones(makeMundo())
    .deCliente('501')
    .filter(({ commission }) => commission !== null && commission > 0)
  const { id } = await call('POST', '/api/prefacturas', comisionista, {
    bookingCodes: [reserva?.bookingCode],
  })
  const prefactura = `/api/prefacturas/${String(id)}`
  const carga = await call('POST', '/api/invitados/cargas', null)
  const deInvitado = (archivo: Archivo): Parte => ({
    archivos: [archivo],
    cabeceras: { [cabeceraCarga]: String(carga.token) },
  })
  return [
    { ruta: `${suelto}/cfdis`, token: proveedor, parte: (a) => solo({ ...a, nombre: `${a.nombre}.xml` }) },
    { ruta: `${suelto}/pdfs`, token: proveedor, parte: (a) => solo({ ...a, nombre: `${a.nombre}.pdf` }) },
    {
      ruta: `${validado}/layout`,
      token: proveedor,
      parte: (a) => solo({ ...a, nombre: a.nombre.endsWith('.xls') ? a.nombre : `${a.nombre}.xlsx` }),
    },
    { ruta: '/api/File/uploadFile', token: proveedor, parte: solo },
    { ruta: '/File/uploadFile', token: admin, parte: con({ ProyectName: '7' }) },
    {
      ruta: '/api/complementos/revisar',
      token: proveedor,
      parte: (a) => solo({ ...a, nombre: `${a.nombre}.xml` }),
    },
    {
      ruta: '/api/complementos',
      token: proveedor,
      parte: (a) => ({
        campos: { pares: '[[0,1]]' },
        archivos: [
          { ...a, nombre: `${a.nombre}.xml` },
          { nombre: `${a.nombre}.pdf`, bytes: Buffer.concat([Buffer.from('%PDF-1.4\n'), a.bytes]) },
        ],
      }),
    },
    { ruta: `${prefactura}/factura`, token: comisionista, parte: solo },
    { ruta: `${prefactura}/factura/pdf`, token: comisionista, parte: solo },
    {
      ruta: '/api/recibos',
      token: admin,
      parte: (a) =>
        con({ datos: JSON.stringify({ reciboId: randomUUID(), asignaciones: [{ pagina: 1, loteId: 1 }] }) })(
          a,
        ),
    },
    { ruta: '/api/estados-de-cuenta/previa', token: admin, parte: con({ fuente: 'bbvaMxn' }) },
    { ruta: '/api/estados-de-cuenta/perfiles/probar', token: admin, parte: solo },
    {
      ruta: '/api/pagos/comprobantes',
      token: admin,
      parte: solo,
      luego: (texto) =>
        `/api/Pagos/AnalizarComprobante?urlImage=${encodeURIComponent((JSON.parse(texto) as { urlComprobante: string }).urlComprobante)}`,
    },
    {
      ruta: '/api/cuentas-pago',
      token: comisionista,
      parte: con({ clabe: '002010077777777771', correoAgencia: 'a@b.mx' }),
    },
    {
      ruta: '/api/invitados/cuenta',
      token: null,
      parte: con({
        rfc: 'XAXX010101000',
        bookingCode: 'ABC123',
        correoAgencia: 'a@b.mx',
        clabe: '002010077777777771',
      }),
    },
    { ruta: '/api/invitados/cargas/actual/cfdis', token: null, parte: deInvitado },
    { ruta: '/api/invitados/cargas/actual/pdfs', token: null, parte: deInvitado },
  ]
}

/** Why an answer is not one that a person could use; null when it is. Every refusal says in Spanish what to do. */
export function reparo({ estado, texto, ms }: Respuesta, limiteMs: number): string | null {
  if (ms > limiteMs) return `tardó ${Math.round(ms)} ms`
  if (estado === 0) return `sin respuesta: ${texto}`
  if (estado === 500 || estado === 502) return `${estado} ${texto.slice(0, 200)}`
  if (estado < 400) return null
  try {
    const { codigo, mensaje } = JSON.parse(texto) as { codigo?: unknown; mensaje?: unknown }
    const enEspanol =
      typeof mensaje === 'string' && /\b(el|la|los|las|de|un|una|no|se|tu|en)\b/i.test(mensaje)
    return typeof codigo === 'string' && enEspanol ? null : `sin palabras: ${texto.slice(0, 200)}`
  } catch {
    return `no es JSON: ${texto.slice(0, 200)}`
  }
}
