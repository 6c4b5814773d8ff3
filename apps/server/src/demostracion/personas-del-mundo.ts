import { sumarDias } from '@valija/domain/tiempo/dia.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { sinAcentos } from '@valija/palabras/sin-acentos.ts'
import { pdfMinimo } from '@valija/sandbox/muestras/pdf-minimo.ts'
import { empresaDemo } from '@valija/sandbox/mundo/demo.ts'
import type { Mundo } from '@valija/sandbox/mundo/mundo.ts'
import type { Autor } from '../areas/bitacora/write-bitacora.ts'
import type { Tx } from '../db/connection.ts'
import { storeDelMundo } from './archivos-del-mundo.ts'
import { at, type Mundial } from './mundial.ts'
import { hotelesDelMundo, type Tamano } from './plan-de-lotes.ts'

type Persona = { email: string; tipo: string; rfc: string; claims: [tipo: string, valor: string][] }

const slug = (texto: string): string =>
  sinAcentos(texto)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

/** Accounts with the demonstration's own password, so that anyone of the world can be signed in as. */
async function addPersonas(tx: Tx, personas: readonly Persona[]): Promise<string[]> {
  const { claveHash } = await tx
    .selectFrom('usuarios')
    .select('claveHash')
    .where('email', '=', 'admin@valija.demo')
    .executeTakeFirstOrThrow()
  if (personas.length === 0) return []
  const rows = await tx
    .insertInto('usuarios')
    .values(personas.map(({ email, tipo, rfc }) => ({ email, tipo, rfc, claveHash, bloqueadoEn: null })))
    .returning('id')
    .execute()
  const claims = personas.flatMap(({ claims: own }, i) =>
    own.map(([tipo, valor]) => ({ usuarioId: rows[i]?.id ?? '', tipo, valor })),
  )
  if (claims.length > 0) await tx.insertInto('usuarioClaims').values(claims).execute()
  return rows.map(({ id }) => id)
}

export type Hoteleros = Map<string, Autor & { usuarioId: string }>
/** Who loads the lotes of each hotel: the demonstration's people theirs, an account of its own each other one. */
export async function addHoteleros(tx: Tx, mundo: Mundo, tamano: Tamano): Promise<Hoteleros> {
  const demo = await tx
    .selectFrom('usuarios as u')
    .innerJoin('usuarioClaims as c', 'c.usuarioId', 'u.id')
    .select(['u.id', 'u.email', 'c.valor'])
    .where('c.tipo', '=', 'idProveedor')
    .execute()
  const hoteleros: Hoteleros = new Map(
    demo.map(({ id, email, valor }) => [valor, { usuarioId: id, correo: email }]),
  )
  const faltan = hotelesDelMundo(mundo, tamano).filter(({ id }) => !hoteleros.has(id))
  const personas = faltan.map(({ id, rfc, razonSocial, nombreComercial }): Persona => {
    const plano = normalizeRfc(rfc)
    return {
      email: `facturas@${slug(nombreComercial)}.demo`,
      tipo: 'Proveedor',
      rfc: plano,
      claims: [
        ['RFCAgencia', plano],
        ['role', 'proveedor'],
        ['NombreAgencia', razonSocial],
        ['idProveedor', id],
      ],
    }
  })
  const ids = await addPersonas(tx, personas)
  for (const [i, { id }] of faltan.entries())
    hoteleros.set(id, { usuarioId: ids[i] ?? '', correo: personas[i]?.email ?? '' })
  return hoteleros
}

/** People who wait: accounts without a role, and agents who ask to be paid on another account. */
export async function addQuienesEsperan(m: Mundial): Promise<void> {
  await addPersonas(
    m.tx,
    ['ventas@hotelnuevo.demo', 'pagos@hotelnuevo.demo', 'agencia.nueva@viajes.demo'].map((email) => ({
      email,
      tipo: email.startsWith('agencia') ? 'Comisionista' : 'Proveedor',
      rfc: 'XAXX010101000',
      claims: [],
    })),
  )
  const agentes = m.mundo.comisionistas.slice(20, 23)
  const archivos = await storeDelMundo(
    m.deps,
    m.tx,
    agentes.map(({ razonSocial, rfc }) => ({
      contenido: pdfMinimo('Caratula del estado de cuenta', [
        razonSocial,
        rfc,
        'CLABE 072180001234567897',
        empresaDemo.rfc,
      ]),
      tipo: 'application/pdf',
      nombre: 'caratula.pdf',
      proposito: 'caratula',
      creadoPor: null,
      creadoEn: at(sumarDias(m.hoy, -3), 12),
    })),
  )
  await m.tx
    .insertInto('cuentasPago')
    .values(
      agentes.map(({ id, razonSocial, rfc }, i) => ({
        comisionistaId: Number(id),
        razonSocial,
        rfc: normalizeRfc(rfc),
        correoAgencia: `cobranza${id}@agencias.demo`,
        clabe: '072180001234567897',
        banco: 'BANORTE',
        archivoId: archivos[i]?.id ?? '',
        fechaCarga: at(sumarDias(m.hoy, -3), 12),
        solicitadoPor: m.admin.usuarioId,
        solicitante: m.admin.correo,
        confirmadoEn: at(sumarDias(m.hoy, -3), 12),
        fechaAprobacion: null,
        administradorId: null,
        administrador: null,
        rechazadoEn: null,
        rechazadoMotivo: null,
      })),
    )
    .execute()
}
