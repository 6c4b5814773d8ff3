import { randomBytes, randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { openSession } from '../../src/areas/acceso/open-session.ts'
import { seedLote } from '../seed-lote.ts'
import type { Persona, TestApp } from '../test-app.ts'
import type { Clase, Expectativa, Sigla } from './expectativa.ts'

/** A record of a kind and, inside it, the one a second parameter names. */
export type Registro = { id: string | number; sub?: string | number; cuerpo?: string | number }
/** A line of a layout is named by its number; every other part by its own id. */
export const subAusente = (sub: Expectativa['sub'], absent: Registro): Registro =>
  sub === 'numero' ? { ...absent, sub: 999 } : absent
export const ausentes: Record<Clase, Registro> = {
  loteProveedor: { id: 999_999_999, sub: 999_999_999 },
  facturaProveedor: { id: 999_999_999 },
  borrador: { id: randomUUID(), sub: randomUUID() },
  sesion: { id: randomUUID() },
  invitacion: { id: randomUUID() },
  usuario: { id: 999_999_999 },
  cuentaProveedor: { id: 999_999_999 },
  descarga: { id: randomUUID() },
  comprobante: { id: 999_999_999 },
  recibo: { id: randomUUID() },
  pago: { id: 999_999_999 },
  comprobantePago: { id: 999_999_999 },
  prefactura: { id: 999_999_999 },
  politica: { id: 'ningunaRegla' },
}

export type Mundo = {
  personas: Record<Sigla, Persona>
  /** Another of the same role, with other hotels and another tax id. */
  otros: Record<Sigla, Persona>
  crear(clase: Clase, de: Persona, sigla: Sigla, sub?: Expectativa['sub']): Promise<Registro>
  /** A new session: some calls end the one they are made with. */
  renew(persona: Persona): Promise<void>
}

const rolDe = {
  A: 'admin',
  OP: 'OperativoProveedor',
  OC: 'OperativoComisionista',
  P: 'proveedor',
  C: 'comisionista',
  U: 'usuario',
} as const

export async function makeMundo(app: TestApp): Promise<Mundo> {
  const { db } = app.deps
  const one = async <T extends object>(query: RawBuilder<T>): Promise<T> => {
    const row = (await query.execute(db)).rows[0]
    if (!row) throw new Error('nothing was made')
    return row
  }
  const people = async (hotel: number, rfc: string) => {
    const made: Partial<Record<Sigla, Persona>> = {}
    for (const [sigla, rol] of Object.entries(rolDe) as [Sigla, (typeof rolDe)[Sigla]][])
      made[sigla] = await app.persona(rol, {
        rfc,
        idProveedores: sigla === 'P' ? [hotel] : [],
        claims: sigla === 'C' ? [['idComisionista', String(hotel)]] : [],
      })
    return made as Record<Sigla, Persona>
  }
  const personas = await people(101, 'AAA010101AAA')
  const otros = await people(102, 'BBB010101BBB')
  const archivo = async (texto: string) => {
    const { hash, tamano } = await app.deps.archivos.guardar(Buffer.from(texto))
    const { id } = await one(sql<{ id: string }>`
      insert into archivos (hash, tamano, tipo, nombre, proposito)
      values (${hash}, ${tamano}, 'application/pdf', 'a.pdf', 'prueba') returning id`)
    return { id, hash }
  }
  const lote = (de: Persona, sigla: Sigla, estatus: 'No procesado' | 'En proceso de pago' = 'No procesado') =>
    seedLote(app, {
      creador: { id: de.id, correo: de.correo },
      proveedorId: de === otros[sigla] ? 102 : 101,
      facturas: 1,
      estatus,
    })

  const crear: Record<Clase, (de: Persona, sigla: Sigla, sub: Expectativa['sub']) => Promise<Registro>> = {
    async loteProveedor(de, sigla) {
      const { id, facturas } = await lote(de, sigla)
      const layout = await archivo('layout')
      await sql`update lotes set layout_archivo_id = ${layout.id} where id = ${id}`.execute(db)
      return { id, sub: facturas[0]?.id ?? 0 }
    },
    async facturaProveedor(de, sigla) {
      return { id: (await lote(de, sigla)).facturas[0]?.id ?? 0 }
    },
    async pago(de) {
      const { id: archivoId, hash } = await archivo('%PDF-1.4 pago')
      const { id: comprobanteId } = await one(sql<{ id: number }>`
        insert into comprobantes (archivo_id, hash, creado_por) values (${archivoId}, ${hash}, ${de.id})
        returning comprobante_id as id`)
      const { id: metodoId } = await one(sql<{ id: number }>`
        insert into metodos_pago (nombre_metodo_pago, numero_cuenta, banco)
        values (${randomBytes(4).toString('hex')}, '1', 'b') returning metodo_pago_id as id`)
      return one(sql<{ id: number }>`
        insert into pagos (fecha_pago, rfc, booking_code, motor_reserva_id, moneda_id, moneda_reserva, metodo_pago_id,
          comprobante_id, nombre_metodo_pago, banco, numero_cuenta, monto_pago, monto_pagado_moneda_reserva,
          monto_pago_moneda_nacional, monto_pago_dolares, tipo_cambio, concepto, user_create, registrado_por)
        values ('2026-10-01', 'XAXX010101000', 'AAA111', 1, 1, 'MXN', ${metodoId}, ${comprobanteId}, 'm', 'b', '1', 100,
          100, 100, 5, 18.5, 'c', 'x@prueba.mx', ${de.id}) returning pago_id as id`)
    },
    async comprobantePago(de) {
      const { id: archivoId, hash } = await archivo('%PDF-1.4 suelto')
      return one(sql<{ id: number }>`
        insert into comprobantes (archivo_id, hash, creado_por) values (${archivoId}, ${hash}, ${de.id})
        returning comprobante_id as id`)
    },
    async borrador(de, _sigla, sub) {
      const { id } = await one(sql<{ id: string }>`
        insert into borradores (categoria, creador_id, creador, proveedor_id)
        values ('Proveedor', ${de.id}, ${de.correo}, 101) returning id`)
      const { id: archivoId, hash } = await archivo('%PDF-1.4 x')
      const cfdi = await one(sql<{ id: string }>`
        insert into borrador_cfdis (borrador_id, archivo_id, hash, nombre, orden)
        values (${id}, ${archivoId}, ${hash}, 'a.xml', 1) returning id`)
      const pdf = await one(sql<{ id: string }>`
        insert into borrador_pdfs (borrador_id, archivo_id, hash, nombre, orden)
        values (${id}, ${archivoId}, ${hash}, 'a.pdf', 1) returning id`)
      await sql`
        insert into borrador_renglones (borrador_id, numero, folio, booking_code, base, iva, otros_impuestos, propinas, total_reserva)
        values (${id}, 1, '1', 'A1', 100, 0, 0, 0, 100)`.execute(db)
      const subs = { cfdi: cfdi.id, pdf: pdf.id, numero: 1, facturaId: '' }
      return { id, sub: sub ? subs[sub] : '', cuerpo: pdf.id }
    },
    async sesion(de) {
      await openSession(app.deps, { id: de.id, email: de.correo })
      return one(sql<{ id: string }>`
        select id from sesiones where usuario_id = ${de.id} order by creada_en desc, id desc limit 1`)
    },
    invitacion: (de, sigla) =>
      one(sql<{ id: string }>`
        insert into invitaciones (correo, rol, rfc, creado_por, expira_en)
        values (${`${randomBytes(4).toString('hex')}@prueba.mx`}, 'Proveedor',
          ${de === otros[sigla] ? 'BBB010101BBB' : 'AAA010101AAA'}, ${de.id}, ${new Date(app.reloj.ahora().getTime() + 86_400_000)})
        returning id`),
    usuario: async () => {
      const persona = await app.persona('usuario')
      return one(sql<{ id: number }>`select numero as id from usuarios where id = ${persona.id}`)
    },
    cuentaProveedor: async () => {
      const persona = await app.persona('proveedor', { idProveedores: [101] })
      return one(sql<{ id: number }>`select numero as id from usuarios where id = ${persona.id}`)
    },
    async descarga(de, sigla) {
      const { id } = await lote(de, sigla)
      return one(sql<{ id: string }>`
        insert into descargas (usuario_id, lote_ids, creada_en)
        values (${de.id}, array[${id}]::bigint[], ${app.reloj.ahora()}) returning id`)
    },
    async comprobante(de, sigla) {
      const { id, total, facturas } = await lote(de, sigla, 'En proceso de pago')
      const made = await one(sql<{ id: number }>`
        insert into comprobantes_pago (lote_id, rfc, banco_beneficiario, fecha_pago, total, folio, origen)
        values (${id}, 'XAXX010101000', 'BBVA', '2026-10-10', ${total}, ${randomBytes(4).toString('hex')}, 'manual')
        returning id`)
      await sql`
        insert into factura_pagos (factura_id, lote_id, comprobante_id, monto, fecha_pago)
        values (${facturas[0]?.id ?? 0}, ${id}, ${made.id}, ${total}, '2026-10-10')`.execute(db)
      await sql`update lotes set pagado = ${total} where id = ${id}`.execute(db)
      return made
    },
    async recibo() {
      const { id } = await archivo('%PDF-1.4 recibo')
      return one(sql<{ id: string }>`
        insert into recibos_bancarios (banco, archivo_id, nombre) values ('BBVA', ${id}, 'r.pdf') returning id`)
    },
    prefactura: (de) =>
      one(sql<{ id: number }>`
        insert into prefacturas (comisionista_id, rfc_emisor, razon_social_emisor, regimen_fiscal, num_reservas, tarifa,
          iva, ret_iva, ret_isr, total, a_pagar, creador_id, creador, fecha_creacion)
        values (${Object.values(otros).includes(de) ? 102 : 101}, 'XAXX010101000', 'Agencia', '612', 1, 100, 16, 0, 0, 116,
          116, ${de.id}, ${de.correo}, ${app.reloj.ahora()}) returning id`),
    politica: async () => ({ id: 'cortePueProveedor' }),
  }
  return {
    personas,
    otros,
    crear: (clase, de, sigla, sub) => crear[clase](de, sigla, sub),
    async renew(persona) {
      persona.token = (await openSession(app.deps, { id: persona.id, email: persona.correo })).token
    },
  }
}
