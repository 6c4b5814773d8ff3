import { message } from '@valija/contract/messages.ts'
import { asentamientoMs, judgeConsulta } from '@valija/domain/lotes/envio/read-answer.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { LoteEnEnvio, SendUses } from './load-envio.ts'
import { writeAnswers } from './write-answers.ts'
import { writeTrouble } from './write-trouble.ts'

/** A sending without answer is too fresh to be told from one still at work: the job comes back in a moment. */
export class Unsettled extends Error {
  override readonly name = 'Unsettled'
}

/**
 * Asks ANT what it holds of the facturas it may hold. True when something came of it; false when this ANT cannot be
 * asked: they stay in doubt and wait for a person, the rest goes on.
 */
export async function askAnt(
  deps: SendUses,
  lote: LoteEnEnvio,
  ids: readonly number[],
  efosBloquean: readonly string[],
): Promise<boolean> {
  const facturas = lote.facturas.filter(({ id }) => ids.includes(id))
  if (!deps.ant.consultarLote) {
    const orphans = facturas.filter(({ envio }) => envio === 'enviado')
    if (orphans.length === 0) return false
    const juicio = { envio: 'duda' as const, motivo: message('motivoSinRespuesta'), folio: null }
    await writeAnswers(deps, lote, {
      accion: null,
      efosBloquean,
      juicios: orphans.map((factura) => ({ factura, juicio })),
    })
    return true
  }
  let held: Awaited<ReturnType<typeof deps.ant.consultarLote>>
  try {
    held = await deps.ant.consultarLote(String(lote.id))
  } catch (error) {
    if (error instanceof ExternalSystemError) await writeTrouble(deps, lote.id, 'consulta', error)
    throw error
  }
  const dichos = new Map(held.facturas.map((dicho) => [dicho.idFactura, dicho]))
  const ahora = deps.reloj.ahora().getTime()
  const juicios = facturas.flatMap((factura) => {
    const settled = ahora - (factura.envioEn?.getTime() ?? 0) >= asentamientoMs
    const juicio = judgeConsulta(dichos.get(String(factura.id)), settled)
    return juicio ? [{ factura, juicio }] : []
  })
  if (juicios.length > 0) await writeAnswers(deps, lote, { accion: 'consultarAnt', efosBloquean, juicios })
  if (juicios.length < facturas.length)
    throw new Unsettled(`lote ${lote.id}: ${facturas.length - juicios.length} facturas may still be at work`)
  return true
}
