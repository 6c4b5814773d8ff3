import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { Refusal } from '../../refuse.ts'
import { laMaquina } from '../bitacora/write-bitacora.ts'
import { marcarPagados } from '../lotes/enqueue-marcar-pagados.ts'
import { readTrasPago } from './after-pago.ts'
import { askSatAgain } from './ask-sat-again.ts'
import { markPagados } from './mark-pagados.ts'

export const marcarPagadosJob = (deps: Deps) =>
  defineJob<{ loteIds: number[] }>({
    nombre: marcarPagados,
    // The SAT may be away for days, and nothing else takes up a covered lote: it is tried for a week. At its slowest it
    // takes twenty minutes for the facturas of one: until then nobody begins beside it.
    opciones: { retryLimit: 1000, expireInSeconds: 1800 },
    async work({ loteIds }) {
      const waiting = (await readTrasPago(deps.db, loteIds)).filter(
        ({ estatus, porPagar }) => estatus === 'En proceso de pago' && porPagar === 0,
      )
      let unheard = 0
      for (const { loteId } of waiting) {
        const { sinRespuesta } = await askSatAgain(deps, [loteId])
        unheard += sinRespuesta.size
        if (sinRespuesta.size > 0) continue
        try {
          await markPagados(deps, laMaquina, [loteId])
        } catch (error) {
          // Something stands against it: it shows in the list, and a person decides.
          if (!(error instanceof Refusal)) throw error
        }
      }
      if (unheard > 0) throw new Error(`the SAT did not answer about ${unheard} facturas`)
    },
  })
