import type { ClienteComisionista, FilaProveedor } from '@valija/contract/directorio.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import type { Pregunta } from '@valija/domain/buscar/pregunta.ts'
import { sql } from 'kysely'
import { containsWords } from '../../http/buscable.ts'
import type { ColumnasExportadas } from '../../http/columna-exportada.ts'
import { type Busca, columnasHalladas, type Rama, ramasDeNombre } from '../../http/hallar.ts'
import type { Lista, Sql } from '../../http/lista.ts'

export const textoDeProveedor = sql`buscable(p.razon_social || ' ' || p.nombre_comercial || ' ' || p.rfc || ' ' || p.id)`
export const textoDeComisionista = sql`buscable(c.razon_social_cliente || ' ' || c.nombre_comercial || ' ' || c.rfc_cliente || ' ' || c.cliente_id)`
const wordsOf = (q: string | undefined): string[] => (q ?? '').split(/\s+/).filter(Boolean)
const ramasDe = (texto: Sql, rfc: Sql, pregunta: Pregunta): Rama[] => [
  ...ramasDeNombre(texto, pregunta),
  { donde: sql`${rfc} = ${pregunta.plano}`, exacta: true },
]

export const proveedoresHallados: Busca = {
  desde: sql`proveedores p`,
  id: sql`p.id`,
  alcance: sql`true`,
  columnas: columnasHalladas({
    id: sql`p.id`,
    titulo: sql`p.razon_social`,
    detalle: sql`concat_ws(' · ', nullif(p.nombre_comercial, p.razon_social), p.rfc)`,
  }),
}
export const ramasDeProveedor = (pregunta: Pregunta): Rama[] =>
  ramasDe(textoDeProveedor, sql`p.rfc`, pregunta)

export const comisionistasHallados: Busca = {
  desde: sql`comisionistas c`,
  id: sql`c.id`,
  alcance: sql`true`,
  columnas: columnasHalladas({
    id: sql`c.id`,
    titulo: sql`c.razon_social_cliente`,
    detalle: sql`concat_ws(' · ', nullif(c.nombre_comercial, c.razon_social_cliente), c.rfc_cliente)`,
    comisionistaId: sql`c.cliente_id`,
  }),
}
export const ramasDeComisionista = (pregunta: Pregunta): Rama[] =>
  ramasDe(textoDeComisionista, sql`c.rfc_cliente`, pregunta)

/** The supplier list (Access §2): id, legal name, commercial name, tax id. */
export const listaProveedores = (q: string | undefined): Lista => ({
  desde: sql`proveedores p`,
  donde: containsWords(textoDeProveedor, wordsOf(q)),
  columnas: sql`p.id, p.razon_social, p.nombre_comercial, p.rfc,
    exists (select 1 from proveedores_abiertos a where a.proveedor_id = p.id) as lotes_abiertos`,
  ordenes: {
    id: { sql: sql`p.id`, tipo: 'int8' },
    razonSocial: { sql: sql`p.razon_social collate "es-x-icu"`, tipo: 'text' },
    nombreComercial: { sql: sql`p.nombre_comercial collate "es-x-icu"`, tipo: 'text' },
    rfc: { sql: sql`p.rfc`, tipo: 'text' },
  },
  inicial: 'id',
  id: { sql: sql`p.id`, tipo: 'int8' },
})
export const columnasProveedores: ColumnasExportadas<FilaProveedor> = {
  id: { titulo: 'ID', clase: 'numero', valor: (fila) => fila.id },
  razonSocial: { titulo: 'Razón social', valor: (fila) => fila.razonSocial },
  nombreComercial: { titulo: 'Nombre comercial', valor: (fila) => fila.nombreComercial },
  rfc: { titulo: 'RFC', valor: (fila) => fila.rfc },
  lotesAbiertos: {
    titulo: t.quienVeLotes,
    valor: ({ lotesAbiertos }) => (lotesAbiertos ? t.lotesDeTodos : t.lotesDeCadaQuien),
  },
}

/** The agent list (Access §2): client id, legal name, tax id, tax regime, CFDI use. */
export const listaComisionistas = (q: string | undefined): Lista => ({
  desde: sql`comisionistas c`,
  donde: containsWords(textoDeComisionista, wordsOf(q)),
  columnas: sql`c.id, c.cliente_id, c.razon_social_cliente, c.nombre_comercial, c.rfc_cliente, c.regimen_fiscal,
    c.uso_cfdi as "usoCFDI", c.portal_invitacion`,
  ordenes: {
    clienteId: { sql: sql`c.cliente_id`, tipo: 'int8' },
    razonSocialCliente: { sql: sql`c.razon_social_cliente collate "es-x-icu"`, tipo: 'text' },
    rfcCliente: { sql: sql`c.rfc_cliente`, tipo: 'text' },
    regimenFiscal: { sql: sql`c.regimen_fiscal`, tipo: 'text' },
    usoCFDI: { sql: sql`c.uso_cfdi`, tipo: 'text' },
  },
  inicial: 'clienteId',
  id: { sql: sql`c.id`, tipo: 'int8' },
})
export const columnasComisionistas: ColumnasExportadas<ClienteComisionista> = {
  clienteId: { titulo: 'ID de cliente', clase: 'numero', valor: (fila) => fila.clienteId },
  razonSocialCliente: { titulo: 'Razón social', valor: (fila) => fila.razonSocialCliente },
  rfcCliente: { titulo: 'RFC', valor: (fila) => fila.rfcCliente },
  regimenFiscal: { titulo: 'Régimen fiscal', valor: (fila) => fila.regimenFiscal },
  usoCFDI: { titulo: 'Uso de CFDI', valor: (fila) => fila.usoCFDI },
}
