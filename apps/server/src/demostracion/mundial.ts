import type { Politica } from '@valija/domain/politica/politica.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Contabilidad } from '@valija/sandbox/ant/contabilidad.ts'
import type { Autoridad } from '@valija/sandbox/muestras/autoridad.ts'
import type { Mundo } from '@valija/sandbox/mundo/mundo.ts'
import type { Insertable } from 'kysely'
import type { Asiento as AsientoDeHoy, Autor } from '../areas/bitacora/write-bitacora.ts'
import type { Tx } from '../db/connection.ts'
import type { Tables } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import type { Tamano } from './plan-de-lotes.ts'

/** An instant of a business day in Mexico City. */
export const at = (dia: Dia, hora: number, minuto = 0): Date =>
  new Date(`${dia}T${String(hora).padStart(2, '0')}:${String(minuto).padStart(2, '0')}:00-06:00`)

export type Mundial = {
  deps: Deps
  tx: Tx
  mundo: Mundo
  autoridad: Autoridad
  contabilidad: Contabilidad
  hoy: Dia
  tamano: Tamano
  politica: Politica
  admin: Autor & { usuarioId: string }
  /** Who loads the lotes of each hotel. */
  hoteleros: ReadonlyMap<string, Autor & { usuarioId: string }>
}

export const minDia = (a: Dia, b: Dia): Dia => (a < b ? a : b)

const deUnaVez = 1_000
/** Rows of any number, in parts; the ids (or whatever `clave` names) that came of them, in their order. */
export async function insertAll<T extends keyof Tables>(
  tx: Tx,
  tabla: T,
  filas: readonly Insertable<Tables[T]>[],
  clave: keyof Tables[T] & string = 'id' as keyof Tables[T] & string,
): Promise<number[]> {
  const ids: number[] = []
  for (let i = 0; i < filas.length; i += deUnaVez) {
    const rows = await tx
      .insertInto(tabla as 'envios')
      .values(filas.slice(i, i + deUnaVez) as unknown as Insertable<Tables['envios']>[])
      .returning((eb) => eb.ref(clave as 'id').as('id'))
      .execute()
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

export type Asiento = AsientoDeHoy & { cuando: Date }
/** What an administrator did then, in the order given. */
export const tell = (m: Mundial, asientos: readonly Asiento[]): Promise<number[]> =>
  insertAll(
    m.tx,
    'bitacora',
    asientos.map(
      ({ cuando, entidad, entidadId, accion, de = null, a = null, motivo = null, detalle = {} }) => ({
        cuando,
        usuarioId: m.admin.usuarioId,
        quien: m.admin.correo,
        entidad,
        entidadId: String(entidadId),
        accion,
        de,
        a,
        motivo,
        detalle,
      }),
    ),
  )
