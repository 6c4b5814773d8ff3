import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import type { SatRespuesta } from '../../adapters/sat/port.ts'
import type { Deps } from '../../deps.ts'
import { readXmls } from '../facturas/read-xmls.ts'
import { type FacturaPreguntada, writeSatAnswers } from './write-sat-answers.ts'

type Uses = Pick<Deps, 'db' | 'sat' | 'archivos' | 'reloj' | 'lectores' | 'config' | 'jobs'>
type Factura = FacturaPreguntada & { hash: string }
const simultaneas = 5

/**
 * Asks the SAT again about facturas of saved lotes, from their stored bytes, and writes down what it says. What it did
 * not answer stays as it was and is nobody's fault; the first such failure is thrown once the rest is written. Where the SAT
 * or the store cannot be reached the rest is left to the next try; a fault of one factura is its own. `vigila`: nothing is
 * about to be done with them, and what was found before and is not found now is no answer, for the SAT forgets none.
 */
export async function verifyFacturas(
  deps: Uses,
  facturaIds: readonly number[],
  signal?: AbortSignal,
  { vigila = false }: { vigila?: boolean | undefined } = {},
): Promise<void> {
  if (facturaIds.length === 0) return
  const facturas: Factura[] = await deps.db
    .selectFrom('facturas as f')
    .innerJoin('archivos as a', 'a.id', 'f.xmlArchivoId')
    .select(['f.id', 'f.loteId', 'f.estado', 'f.estatusCancelacion', 'f.validacionEfos', 'a.hash'])
    .where('f.id', 'in', [...facturaIds])
    .where('f.eliminadaEn', 'is', null)
    .where('f.retiradaEn', 'is', null)
    .execute()
  const answers: { factura: Factura; respuesta: SatRespuesta }[] = []
  let failure: unknown = null
  const queue = [...facturas]
  const ask = async () => {
    for (let factura = queue.shift(); factura; factura = queue.shift())
      try {
        const respuesta = await askSat(deps, factura.hash, signal)
        const calla = vigila && factura.estado === 'Vigente' && !isHallada(respuesta)
        if (!calla) answers.push({ factura, respuesta })
      } catch (error) {
        failure ??= error
        if (!(error instanceof ExternalSystemError) || error.kind === 'unreachable') queue.length = 0
      }
  }
  await Promise.all(Array.from({ length: simultaneas }, ask))
  if (answers.length > 0) await writeSatAnswers(deps, answers)
  if (failure) throw failure
}

const isHallada = ({ estado }: SatRespuesta): boolean => estado === 'Vigente' || estado === 'Cancelado'

async function askSat(deps: Uses, hash: string, signal?: AbortSignal): Promise<SatRespuesta> {
  const [xml] = await readXmls(deps, 'verificación', [{ bytes: await deps.archivos.leerBytes(hash) }])
  if (!xml?.expresion)
    throw new ExternalSystemError('archivos', 'invalidAnswer', {
      detail: `stored CFDI ${hash} is unreadable`,
    })
  return deps.sat.consultar(xml.expresion, signal)
}
