import {
  asentamientoMs,
  dichosPorFactura,
  enDuda,
  judgeAjeno,
  judgeConsulta,
  judgeRespuesta,
} from '@valija/domain/lotes/envio/read-answer.ts'
import type { FacturaEnAnt } from '../../adapters/ant/port.ts'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { noteAntDiceUuid } from '../../operacion/instalacion.ts'
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
    const juicio = enDuda({ codigo: 'sinRespuesta' })
    await writeAnswers(deps, lote, {
      accion: null,
      efosBloquean,
      juicios: orphans.map((factura) => ({ factura, juicio })),
    })
    return true
  }
  const held = await readHeld(deps, lote, deps.ant.consultarLote)
  await noteAntDiceUuid(deps.db, held)
  const dichos = dichosPorFactura(held)
  const ahora = deps.reloj.ahora().getTime()
  const juicios = facturas.flatMap((factura) => {
    const settled = ahora - (factura.envioEn?.getTime() ?? 0) >= asentamientoMs
    const dicho = dichos.get(String(factura.id))
    // Under another's lote nothing goes because of silence: a person says so.
    const juicio =
      lote.envioAjeno && dicho === undefined
        ? enDuda({ codigo: 'loteAjeno' }, 'otroUuid')
        : judgeConsulta(dicho, settled, { uuid: factura.uuid, exigeUuid: lote.exigeUuid })
    return juicio ? [{ factura, juicio }] : []
  })
  if (juicios.length > 0) await writeAnswers(deps, lote, { accion: 'consultarAnt', efosBloquean, juicios })
  if (juicios.length < facturas.length)
    throw new Unsettled(`lote ${lote.id}: ${facturas.length - juicios.length} facturas may still be at work`)
  return true
}

/**
 * Before the first sending of a lote: true when ANT holds something under its number all the same. Told to be ours (sent
 * before a restore), it is taken as the answer it is; else the lote is another's, and waits in doubt for a person.
 */
export async function findAjeno(
  deps: SendUses,
  lote: LoteEnEnvio,
  efosBloquean: readonly string[],
): Promise<boolean> {
  if (!lote.porPreguntar || !deps.ant.consultarLote) return false
  const held = await readHeld(deps, lote, deps.ant.consultarLote)
  if (held.length === 0) return false
  const ajenos = judgeAjeno(held, lote.facturas)
  const dichos = dichosPorFactura(held)
  const juicios = lote.facturas.flatMap((factura) => {
    const dicho = dichos.get(String(factura.id))
    if (factura.envio !== 'pendiente' || (dicho === undefined && !ajenos)) return []
    const esperada = { uuid: factura.uuid, exigeUuid: true }
    return [{ factura, juicio: ajenos?.get(factura.id) ?? judgeRespuesta(dicho, esperada) }]
  })
  if (!ajenos) await noteAntDiceUuid(deps.db, held)
  const porEnviar = { ajeno: ajenos !== null }
  await writeAnswers(deps, lote, { accion: 'consultarAnt', efosBloquean, juicios, porEnviar })
  return juicios.length > 0
}

async function readHeld(
  deps: SendUses,
  lote: LoteEnEnvio,
  consultar: NonNullable<SendUses['ant']['consultarLote']>,
): Promise<FacturaEnAnt[]> {
  try {
    return (await consultar(String(lote.id))).facturas
  } catch (error) {
    if (error instanceof ExternalSystemError) await writeTrouble(deps, lote.id, 'consulta', error)
    throw error
  }
}
