import type { LoteFila } from '@valija/contract/lotes.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import { Status } from '../../ui/status.tsx'

/** What the SAT says of a lote's facturas, in one word: the worst that needs somebody. */
export function SatState({ lote }: { lote: LoteFila }) {
  const { numBloqueadas, numSinVerificar, numPorCancelarse, numFacturas } = lote
  if (numBloqueadas > 0) return <Status estado="Cancelado" text={t.noVigentes({ n: numBloqueadas })} />
  if (numSinVerificar > 0)
    return <Status estado="Sin verificar" text={t.sinVerificar({ n: numSinVerificar })} />
  if (numPorCancelarse > 0)
    return (
      <Status
        estado={t.seCancela}
        tono="atencion"
        icon="veto"
        text={t.porCancelarse({ n: numPorCancelarse })}
      />
    )
  return <Status estado="Vigente" text={t.vigentes({ n: numFacturas })} quiet />
}

const espera = {
  cola: t.esperaCola,
  contabilidad: t.esperaAnt,
  consulta: t.esperaAnt,
  sat: t.esperaSat,
  archivos: t.esperaArchivos,
  valija: t.esperaValija,
} as const

/** How the sending of a lote stands. */
export function EnvioState({ lote }: { lote: LoteFila }) {
  const { numExcepciones, numEnDuda, numBloqueadas, envioError } = lote
  const excepciones = numExcepciones + numBloqueadas
  if (envioError !== '') return <Status estado={espera[envioError]} tono="atencion" icon="reloj" />
  // Unknown is not failed.
  if (numEnDuda > 0 && numEnDuda === excepciones)
    return <Status estado="En duda" text={t.enDuda({ n: numEnDuda })} />
  if (excepciones > 0) return <Status estado="Rechazado" text={t.excepciones({ n: excepciones })} />
  return <Status estado="En proceso de envío" text={t.enCamino} quiet />
}
