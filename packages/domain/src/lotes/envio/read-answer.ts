import type { ClaseDeDuda, EstadoEnvio } from './envio.ts'
import type { MotivoDeEnvio } from './motivo-de-envio.ts'

/** `uuid` is of what ANT holds under that number; null where it does not tell. */
type Dicho = { estado: 'aceptada' | 'rechazada'; motivo: string; folio: string | null; uuid: string | null }
/** Of which factura an answer must speak; after a restore only one that tells its uuid is believed. */
export type Esperada = { uuid: string; exigeUuid: boolean }
export type Juicio = {
  envio: EstadoEnvio
  motivo: MotivoDeEnvio | null
  folio: string | null
  duda: ClaseDeDuda
}

export const enDuda = (motivo: MotivoDeEnvio, duda: ClaseDeDuda = ''): Juicio => ({
  envio: 'duda',
  motivo,
  folio: null,
  duda,
})

const motivoDe = (texto: string): MotivoDeEnvio =>
  texto === '' ? { codigo: 'sinMotivo' } : { codigo: 'texto', texto }

const judge = ({ estado, motivo, folio, uuid }: Dicho, esperada: Esperada): Juicio => {
  if (uuid !== null && uuid.toUpperCase() !== esperada.uuid.toUpperCase())
    return enDuda({ codigo: 'otroUuid', uuid: uuid.toUpperCase() }, 'otroUuid')
  if (estado === 'rechazada')
    return { envio: 'rechazado', motivo: motivoDe(motivo.trim()), folio: null, duda: '' }
  return uuid === null && esperada.exigeUuid
    ? enDuda({ codigo: 'sinUuid' }, 'sinUuid')
    : { envio: 'aceptado', motivo: null, folio, duda: '' }
}

/** What ANT says of each factura; null of one of which it says two things. */
export function dichosPorFactura<D extends Dicho & { idFactura: string }>(
  dichos: readonly D[],
): Map<string, D | null> {
  const said = ({ estado, uuid }: Dicho) => `${estado} ${uuid?.toUpperCase() ?? ''}`
  const found = new Map<string, D | null>()
  for (const dicho of dichos) {
    const before = found.get(dicho.idFactura)
    const agrees = before === undefined || (before !== null && said(before) === said(dicho))
    found.set(dicho.idFactura, agrees ? dicho : null)
  }
  return found
}

/** ANT's answer to a sending: a factura it says nothing about, or two things, is in doubt, never taken for rejected. */
export const judgeRespuesta = (dicho: Dicho | null | undefined, esperada: Esperada): Juicio =>
  dicho ? judge(dicho, esperada) : enDuda({ codigo: dicho === null ? 'contradice' : 'sinMencion' })

/**
 * What ANT holds, asked afterwards. A factura it does not hold may be sent again, but only once the first sending has had
 * time to settle: a slow ANT may still be writing it down.
 */
export const judgeConsulta = (
  dicho: Dicho | null | undefined,
  settled: boolean,
  esperada: Esperada,
): Juicio | null => {
  if (dicho) return judge(dicho, esperada)
  // Asked, it says two things still: only a person can find out which.
  if (dicho === null) return enDuda({ codigo: 'contradice' }, 'sinUuid')
  return settled ? { envio: 'pendiente', motivo: null, folio: null, duda: '' } : null
}

type Propia = { id: number; uuid: string }
/**
 * What ANT holds under the number of a lote of which nothing was sent from here: ours, sent before a restore, when every
 * one is told to be (then null, and it is judged like the others); else the lote is another's, and all of ours is in doubt.
 */
export const judgeAjeno = (
  held: readonly (Dicho & { idFactura: string })[],
  propias: readonly Propia[],
): Map<number, Juicio> | null => {
  const uuids = new Map(propias.map(({ id, uuid }) => [String(id), uuid.toUpperCase()]))
  if (held.every(({ idFactura, uuid }) => uuid !== null && uuids.get(idFactura) === uuid.toUpperCase()))
    return null
  const dichos = dichosPorFactura(held)
  return new Map(
    propias.map(({ id, uuid }) => {
      const dicho = dichos.get(String(id))
      const own = dicho
        ? judge(dicho, { uuid, exigeUuid: true })
        : enDuda({ codigo: 'loteAjeno' }, 'otroUuid')
      return [id, own.envio === 'rechazado' ? enDuda({ codigo: 'loteAjeno' }, 'sinUuid') : own]
    }),
  )
}

/** How long a sending without answer may still be at work. */
export const asentamientoMs = 5_000
