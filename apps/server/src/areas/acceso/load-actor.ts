import { hash } from 'node:crypto'
import { capacidadesDe } from '@valija/domain/acceso/permisos.ts'
import { isRol } from '@valija/domain/acceso/roles.ts'
import { definiciones } from '@valija/domain/politica/politica.ts'
import { diaDe } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { cadaCuantoSeAnota } from './note-use.ts'

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')
/** The same as a text, for what is kept in memory: a third of the time. */
export const digestOf = (token: string): string => hash('sha256', token, 'base64')

type Row = {
  sesionId: string
  usuarioId: string
  email: string
  rfc: string | null
  nombreAgencia?: string | null
  debe?: Actor['debe']
  pruebaCorreo: 'sinRegistro' | 'correo' | 'pendiente'
  bloqueado: boolean
  expiraEn: Date
  claims: { tipo: string; valor: string }[]
}

/** The person behind a live session, or null: unknown, expired, left unused for longer than the policy lets, or blocked. */
export async function loadActor(db: Conn, tokenHash: Buffer, ahora: Date): Promise<Actor | null> {
  const { rows } = await sql<Row & { usadaEn: Date; minutosSinUso: number | null }>`
    select s.id as sesion_id, u.id as usuario_id, u.email, u.rfc, u.nombre_agencia, u.prueba_correo, u.bloqueado_en is not null as bloqueado, s.expira_en, s.usada_en,
      (select p.valor from politica p where p.clave = 'minutosSesionSinUso' and p.desde <= ${diaDe(ahora)}
        order by p.desde desc, p.id desc limit 1) as minutos_sin_uso,
      case when u.cambiar_clave then 'cambiarClave' when s.debe_segundo_factor then 'segundoFactor' end as debe,
      coalesce((select json_agg(json_build_object('tipo', c.tipo, 'valor', c.valor) order by c.id)
        from usuario_claims c where c.usuario_id = u.id), '[]') as claims
    from sesiones s join usuarios u on u.id = s.usuario_id
    where s.hash = ${tokenHash}`.execute(db)
  const row = rows[0]
  if (!row || row.bloqueado || row.expiraEn <= ahora) return null
  const minutos = row.minutosSinUso ?? definiciones.minutosSesionSinUso.valor
  // Its last use may be later than was noted: nobody is sent away before the time.
  const ociosaEn = new Date(row.usadaEn.getTime() + minutos * 60_000 + cadaCuantoSeAnota)
  return ociosaEn <= ahora ? null : { ...actorOf(row), ociosaEn }
}

/** Why a session no longer opens anything: its person was blocked. Asked only of one that was refused. */
export async function isOfBlocked(db: Conn, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('sesiones as s')
    .innerJoin('usuarios as u', 'u.id', 's.usuarioId')
    .select('u.id')
    .where('s.hash', '=', tokenHash)
    .where('u.bloqueadoEn', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

export function actorOf(known: Omit<Row, 'bloqueado'>): Actor {
  // Nobody has shown that the mailbox is theirs: no role, and no agency's name or number.
  const row =
    known.pruebaCorreo === 'pendiente' ? { ...known, claims: [], rfc: null, nombreAgencia: null } : known
  const valor = (tipo: string) => row.claims.find((claim) => claim.tipo === tipo)?.valor ?? null
  const role = valor('role')
  const rol = role !== null && isRol(role) ? role : null
  const idComisionista = valor('idComisionista')
  return {
    usuarioId: row.usuarioId,
    sesionId: row.sesionId,
    correo: row.email,
    rol,
    // Our own staff are of no agency: the claim they are given is empty.
    rfc: [valor('RFCAgencia'), row.rfc].find(Boolean) ?? null,
    nombreAgencia: valor('NombreAgencia') ?? row.nombreAgencia ?? null,
    idProveedores: row.claims
      .filter((claim) => claim.tipo === 'idProveedor')
      .map((claim) => Number(claim.valor)),
    idComisionista: idComisionista === null ? null : Number(idComisionista),
    isOmnibeesLocator: valor('isOmnibeesLocator') === '1',
    claims: row.claims,
    capacidades: capacidadesDe(rol),
    expiracion: row.expiraEn,
    debe: row.debe ?? null,
  }
}
