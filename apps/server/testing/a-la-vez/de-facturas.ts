import { randomUUID } from 'node:crypto'
import { makeComisiones } from '@valija/sandbox/comisiones/lineas.ts'
import { facturaComision } from '@valija/sandbox/muestras/comision.ts'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { makeMundo } from '@valija/sandbox/mundo/mundo.ts'
import { conductorDe } from '../borrador-de-prueba.ts'
import { pdfDePrueba } from '../documentos-de-prueba.ts'
import { facturaDe, invitadoDePrueba, pdfDe, xmlDe } from '../invitado-de-prueba.ts'
import { facturaDeHojaEnPesos, type HojaEnPesos } from '../seed-comision.ts'
import { sendFiles } from '../send-files.ts'
import type { Clase, Prensa } from './prensa.ts'

const dia = '2026-10-12'

/** Two people of an agency at the invoice of one pre-invoice. */
export const dePrefactura: Clase = async (app, azar) => {
  const comisiones = makeComisiones(makeMundo())
  let [k, n] = [0, 0]
  return async () => {
    const agencia = String(501 + (n % 5))
    const claims: [string, string][] = [['idComisionista', agencia]]
    const quien = await app.persona('comisionista', { claims })
    const gente = [quien, await app.persona('comisionista', { claims })]
    const suyas = comisiones
      .deCliente(agencia)
      .flatMap((l) => (l.commission === null ? [] : [l.bookingCode]))
      // Guests of before bill the first ones.
      .toReversed()
      .slice(Math.floor(n / 5) * 2)
      .slice(0, 2)
    n++
    const ask = async <T>(metodo: string, ruta: string, body?: unknown): Promise<T> => {
      const answer = await app.call(metodo, ruta, quien, body)
      if (answer.status >= 400) throw new Error(`${metodo} ${ruta}: ${JSON.stringify(answer.body)}`)
      return answer.body as T
    }
    const { id } = await ask<{ id: number }>('POST', '/api/prefacturas', { bookingCodes: suyas })
    const ruta = `/api/prefacturas/${id}`
    const { hoja } = await ask<{ hoja: HojaEnPesos }>('GET', ruta)
    const facturas = [0, 1].map(() => facturaComision(facturaDeHojaEnPesos(hoja), { dia }).bytes)
    const file = (que: string, resto: string, nombre: string, bytes: () => Uint8Array): Prensa => [
      que,
      () => sendFiles(app, `${ruta}${resto}`, azar(gente), [{ nombre, bytes: bytes() }]),
    ]
    const xml = file('ponerXml', '/factura', 'f.xml', () => azar([...facturas, Buffer.from(`<a>${k++}</a>`)]))
    const pdf = file('ponerPdf', '/factura/pdf', 'f.pdf', () => pdfDePrueba(`x${k++}`))
    const call = (metodo: string, resto: string, otro?: () => unknown): Prensa => [
      `prefactura ${metodo} ${resto}`,
      () => app.call(metodo, `${ruta}${resto}`, azar(gente), otro?.()),
    ]
    const base = [xml, pdf, call('POST', '/factura/verificar')]
    return [
      ...base,
      ...base,
      ...base,
      call('POST', '/factura/guardar', () => ({})),
      call('POST', '/factura/anterior', () => ({ facturaId: randomUUID() })),
      ...(azar([true, false, false]) ? [call('DELETE', '')] : []),
      ['prefactura crear', () => app.call('POST', '/api/prefacturas', azar(gente), { bookingCodes: suyas })],
    ]
  }
}

/** A hotel at its draft, in several windows. */
export const deBorrador: Clase = async (app, azar) => {
  const quien = await app.persona('proveedor', { idProveedores: [101, 102] })
  let n = 40
  return async () => {
    const lote = await buenLote({ n: 3, proveedor: '101', dia, desde: n++ })
    const c = conductorDe(app, quien)
    await c.xmls(lote.xmls)
    await c.call('PUT', '/proveedor', { proveedorId: 101 })
    await c.call('POST', '/validarFacturas')
    const { facturas } = await c.read()
    const ids = facturas.map(({ id }) => id)
    const call = (metodo: string, resto: () => string, body?: () => unknown): Prensa => [
      `borrador ${metodo} ${resto().replace(/\d+|[0-9a-f]{8}-[0-9a-f-]{27}/g, 'x')}`,
      () => app.call(metodo, `${c.ruta}${resto()}`, quien, body?.()),
    ]
    const file = (resto: string, de: () => { nombre: string; bytes: Uint8Array }[]): Prensa => [
      `borrador ${resto}`,
      () => sendFiles(app, `${c.ruta}${resto}`, quien, de()),
    ]
    const pasos = ['validarUuids', 'validarFacturas', 'validarReservas', 'validarLayout', 'validarLote']
    return [
      ...pasos.map((paso) => call('POST', () => `/${paso}`)),
      call(
        'PUT',
        () => '/proveedor',
        () => ({ proveedorId: azar([101, 101, 101, 102]) }),
      ),
      call(
        'PUT',
        () => '/nombre',
        () => ({ nombre: azar(['Uno', 'Otro']) }),
      ),
      call('DELETE', () => `/cfdis/${azar(ids)}`),
      call('POST', () => `/cfdis/${azar(ids)}/restaurar`),
      call(
        'PUT',
        () => `/cfdis/${azar(ids)}/motivo`,
        () => ({ motivo: 'Prueba' }),
      ),
      call(
        'PUT',
        () => `/renglones/${azar([1, 2, 3])}`,
        () => ({
          folio: '1',
          bookingCode: 'A1',
          base: 1,
          iva: 0,
          otrosImpuestos: 0,
          propinas: 0,
          totalReserva: 1,
        }),
      ),
      call('DELETE', () => `/renglones/${azar([1, 2, 3])}`),
      call(
        'POST',
        () => '/layout/anterior',
        () => ({ clave: randomUUID() }),
      ),
      call('POST', () => '/guardar'),
      file('/cfdis', () => [azar(lote.xmls)]),
      file('/pdfs', () => lote.pdfs),
      file('/layout', () => [{ nombre: 'layout.xlsx', bytes: lote.layoutXlsx }]),
      ...(azar([true, false, false]) ? [call('DELETE', () => '')] : []),
    ]
  }
}

/** A guest at its wizard, twice. */
export const deInvitado: Clase = async (app, azar) => {
  let n = 0
  return async () => {
    const guest = invitadoDePrueba(app, `10.7.0.${++n}`)
    await guest.begin()
    const clienteId = String(502 + (n % 4))
    const facturas = [0, 1].map((i) => facturaDe({ dia, clienteId, reservas: [Math.floor(n / 4) * 2 + i] }))
    await guest.drop(...facturas.map(xmlDe))
    const actual = '/api/invitados/cargas/actual'
    const carga = (await guest.call<{ facturas: { id: string }[] }>('GET', actual)).body
    const ids = carga.facturas.map(({ id }) => id)
    const call = (metodo: string, resto: string, body?: () => unknown): Prensa => [
      `invitado ${metodo} ${resto.slice(0, 10)}`,
      () => guest.call(metodo, `${actual}${resto}`, body?.()),
    ]
    return [
      call('POST', '/verificar'),
      call('PUT', '/reservas', () => ({
        facturas: ids.map((id, i) => ({ id, bookingCodes: [...(facturas[i]?.bookingCodes ?? [])] })),
      })),
      call('PUT', '/reservas', () => ({
        facturas: ids.map((id, i) => ({ id, bookingCodes: [...(facturas[i]?.bookingCodes ?? [])] })),
      })),
      call('POST', '/guardar', () => ({ correo: 'i@agencia.mx' })),
      call('DELETE', `/cfdis/${ids[0]}`),
      ['invitado cfdis', () => guest.drop(xmlDe(azar(facturas)))],
      ['invitado pdfs', () => guest.dropPdfs(...facturas.map((f) => pdfDe(f.nombre)))],
      ...(azar([true, false, false]) ? [call('DELETE', '')] : []),
      ['invitado carga', () => guest.call('POST', '/api/invitados/cargas')],
    ]
  }
}
