import { type CabeceraCfdi, continua, type RespuestaSat } from '@valija/contract/facturas.ts'
import type { HallazgoGuardado } from '@valija/domain/facturas/hallazgo-guardado.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Conn, Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { loadJuzgado } from '../borradores/judge-guardado.ts'
import { touchBorrador } from '../borradores/touch-borrador.ts'

type Hechos = Awaited<ReturnType<typeof loadJuzgado>>['hechos']
export type Anterior = { id: string; nombre: string }

/** The last invoice that another took the place of and that still passes: a replacement can be taken back. */
export async function readAnterior(db: Conn, borradorId: string, hechos: Hechos): Promise<Anterior | null> {
  const filas = await db
    .selectFrom('borradorCfdis')
    .select(['id', 'nombre', 'cfdi', 'hallazgos', 'sat'])
    .where('borradorId', '=', borradorId)
    .where('quitadoEn', 'is not', null)
    .where('cfdi', 'is not', null)
    .orderBy('quitadoEn', 'desc')
    .orderBy('id')
    .execute()
  const pasa = filas.find(({ cfdi, hallazgos, sat }) => {
    const leido = {
      cabecera: cfdi as CabeceraCfdi,
      motor: hallazgos as HallazgoGuardado[],
      sat: sat as RespuestaSat | null,
    }
    return hechos.dictaminar([leido], hechos).some(({ situacion }) => continua(situacion))
  })
  return pasa ? { id: pasa.id, nombre: pasa.nombre } : null
}

/** It takes the place of the one that stands. Where another window was before this one, it stands already, or the answer is that it no longer can. */
export async function swapAnterior(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  borradorId: string,
  { hoy, vuelve }: { hoy: Dia; vuelve: string },
): Promise<void> {
  await touchBorrador(deps, tx, actor, borradorId)
  const { hechos, juicio } = await loadJuzgado(tx, hoy, actor, borradorId)
  if (juicio.facturas.at(-1)?.id === vuelve) return
  const anterior = await readAnterior(tx, borradorId, hechos)
  if (anterior?.id !== vuelve) throw refuse('sinFacturaAnterior')
  await tx
    .updateTable('borradorCfdis')
    .set({ quitadoEn: deps.reloj.ahora() })
    .where('borradorId', '=', borradorId)
    .where('quitadoEn', 'is', null)
    .execute()
  await tx.updateTable('borradorCfdis').set({ quitadoEn: null }).where('id', '=', vuelve).execute()
}
