import type { CuentaActual } from '@valija/contract/cuentas-pago.ts'
import { estadoDeSolicitud } from '@valija/domain/cuentas-pago/can-resolve.ts'
import { hideClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { comisionistaDelActor } from '../comisiones/comisionista-del-actor.ts'

/** The 'Cuenta de pago' of an agent: the account in force, what waits, and the history. */
export async function readCuenta(
  deps: Deps,
  actor: Actor,
  comisionistaId: number | undefined,
): Promise<CuentaActual> {
  const { clienteId } = await comisionistaDelActor(deps, actor, comisionistaId)
  const rows = await deps.db
    .selectFrom('cuentasPago')
    .selectAll()
    .where('comisionistaId', '=', clienteId)
    .orderBy('fechaCarga', 'desc')
    .execute()
  const cuenta = ({ banco, clabe }: { banco: string; clabe: string }) => `${banco} ${hideClabe(clabe)}`
  const [vigente] = rows
    .filter(({ estatus }) => estatus)
    .toSorted((a, b) => (b.fechaAprobacion?.getTime() ?? 0) - (a.fechaAprobacion?.getTime() ?? 0))
  const enEspera = rows.find((row) => estadoDeSolicitud(row) === 'Pendiente')
  return {
    banco: vigente?.banco ?? null,
    clabe: vigente ? hideClabe(vigente.clabe) : null,
    correoAgencia: actor.rol === 'comisionista' ? actor.correo : '',
    enEspera: enEspera ? cuenta(enEspera) : null,
    retirable: enEspera?.solicitadoPor === actor.usuarioId ? enEspera.id : null,
    historia: rows.map((row) => ({
      id: row.id,
      fechaCarga: row.fechaCarga.toISOString(),
      cuenta: cuenta(row),
      estado: estadoDeSolicitud(row),
    })),
  }
}

/** The bank cover of a request: for staff, and for the agent it is of. */
export async function findCaratula(deps: Deps, actor: Actor, id: number) {
  const archivo = await deps.db
    .selectFrom('cuentasPago as c')
    .innerJoin('archivos as a', 'a.id', 'c.archivoId')
    .select(['a.hash', 'a.nombre', 'c.comisionistaId'])
    .where('c.id', '=', id)
    .executeTakeFirst()
  const own = actor.rol !== 'comisionista' || archivo?.comisionistaId === actor.idComisionista
  if (!archivo || !own) throw refuse('noEncontrado')
  return archivo
}
