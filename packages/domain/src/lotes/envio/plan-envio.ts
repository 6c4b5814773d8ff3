import { type ClaseDeDuda, type EstadoEnvio, puedeEstarEnAnt } from './envio.ts'

export type FacturaEnEnvio = {
  id: number
  envio: EstadoEnvio
  envioDuda: ClaseDeDuda
  /** What the SAT says. */
  estado: string
  validacionEfos: string
  satConsultadoEn: Date | null
  /** It bills what another bills, and nobody has said why. */
  porExplicar: boolean
}
export type PlanEnvio = {
  /** SAT is asked again about these before anything is sent. */
  verificar: number[]
  /** ANT is asked what it holds of these before anything else is done with them. */
  consultar: number[]
  /** Safe to send: ANT cannot hold them. */
  enviar: number[]
  /** ANT has accepted every one. */
  terminado: boolean
}

/** An answer of the SAT older than this is asked for again before money moves. */
export const vigenciaDelSatMs = 24 * 3_600_000

/** The SAT no longer holds it valid, or its issuer is listed: it must not be paid. */
export const isBloqueada = (
  { estado, validacionEfos }: Pick<FacturaEnEnvio, 'estado' | 'validacionEfos'>,
  efosBloquean: readonly string[],
): boolean => estado === 'Cancelado' || estado === 'No Encontrado' || efosBloquean.includes(validacionEfos)

const needsSat = ({ estado, satConsultadoEn }: FacturaEnEnvio, ahora: Date): boolean =>
  estado === 'Sin verificar' ||
  satConsultadoEn === null ||
  ahora.getTime() - satConsultadoEn.getTime() > vigenciaDelSatMs

/**
 * What to do next with a lote that is being sent, from what is written down alone: it is asked anew after every step and
 * after every crash. What ANT may hold is asked first; what the SAT does not hold valid is not sent.
 */
export function planEnvio(
  facturas: readonly FacturaEnEnvio[],
  { ahora, efosBloquean }: { ahora: Date; efosBloquean: readonly string[] },
): PlanEnvio {
  const pendientes = facturas.filter(({ envio }) => envio === 'pendiente')
  const stale = pendientes.filter((factura) => needsSat(factura, ahora))
  return {
    verificar: stale.map(({ id }) => id),
    consultar: facturas
      .filter(({ envio, envioDuda }) => puedeEstarEnAnt(envio) && envioDuda === '')
      .map(({ id }) => id),
    enviar: pendientes
      .filter(
        (factura) =>
          factura.estado === 'Vigente' &&
          !factura.porExplicar &&
          !needsSat(factura, ahora) &&
          !isBloqueada(factura, efosBloquean),
      )
      .map(({ id }) => id),
    terminado: facturas.length > 0 && facturas.every(({ envio }) => envio === 'aceptado'),
  }
}
