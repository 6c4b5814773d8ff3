import type { Tx } from '../../db/connection.ts'
import { refuse } from '../../refuse.ts'

/**
 * Who acts: a signed-in person, or the product itself (`usuarioId` null). `cuando` only of what is told of the past, as the
 * demonstration's world is; everything else happens now. `sesionId` of who acts in a session: it must go on.
 */
export type Autor = { usuarioId: string | null; correo: string; cuando?: Date; sesionId?: string }
export const laMaquina: Autor = { usuarioId: null, correo: 'Valija' }

export type Asiento = {
  entidad:
    | 'lote'
    | 'factura'
    | 'borrador'
    | 'usuario'
    | 'invitacion'
    | 'politica'
    | 'recibo'
    | 'pago'
    | 'prefactura'
    | 'cuentaPago'
    | 'complemento'
    | 'catalogo'
    | 'estadoDeCuenta'
    | 'movimiento'
    | 'reglaConciliacion'
    | 'proveedor'
    | 'instalacion'
    | 'reserva'
  entidadId: string | number
  accion: string
  de?: string | null
  a?: string | null
  motivo?: string | null
  detalle?: Record<string, unknown>
}

const deUnaVez = 2_000

/**
 * Part of the same transaction as the change it tells of, which is undone when its author was blocked or signed out while
 * it waited: for a lock, the SAT or ANT. Answers the numbers of the entries.
 */
export async function writeBitacora(tx: Tx, autor: Autor, ...asientos: Asiento[]): Promise<number[]> {
  const ids: number[] = []
  const filas = asientos.map((asiento) => ({
    ...(autor.cuando ? { cuando: autor.cuando } : {}),
    usuarioId: autor.usuarioId,
    quien: autor.correo,
    entidad: asiento.entidad,
    entidadId: String(asiento.entidadId),
    accion: asiento.accion,
    de: asiento.de ?? null,
    a: asiento.a ?? null,
    motivo: asiento.motivo ?? null,
    detalle: asiento.detalle ?? {},
  }))
  // A statement takes 65,535 values and no more: what was done to a whole bank statement is written in parts.
  for (let i = 0; i < filas.length; i += deUnaVez)
    ids.push(
      ...(
        await tx
          .insertInto('bitacora')
          .values(filas.slice(i, i + deUnaVez))
          .returning('id')
          .execute()
      ).map(({ id }) => id),
    )
  if (autor.sesionId) await assertGoesOn(tx, autor.sesionId)
  return ids
}

async function assertGoesOn(tx: Tx, sesionId: string): Promise<void> {
  await tx
    .selectFrom('sesiones as s')
    .innerJoin('usuarios as u', 'u.id', 's.usuarioId')
    .select('s.id')
    .where('s.id', '=', sesionId)
    .where('u.bloqueadoEn', 'is', null)
    .executeTakeFirstOrThrow(() => refuse('sesionExpirada'))
}
