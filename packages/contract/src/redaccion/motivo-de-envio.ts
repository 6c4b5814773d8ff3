import type { MotivoDeEnvio } from '@valija/domain/lotes/envio/motivo-de-envio.ts'

/** Why ANT does not have a factura as it should; '' where there is nothing to say. */
export function sayMotivoDeEnvio(motivo: MotivoDeEnvio | null): string {
  switch (motivo?.codigo) {
    case undefined:
      return ''
    case 'sinRespuesta':
      return 'ANT no respondió y pudo haberla recibido'
    case 'noAdmitido':
      return `ANT no admitió el envío (${motivo.estado})`
    case 'sinMencion':
      return 'ANT respondió sin mencionar esta factura'
    case 'otroUuid':
      return `ANT tiene con este número otra factura, la del UUID ${motivo.uuid}. Esta no le llegó con él: retírala con su motivo y cárgala en un lote nuevo`
    case 'sinUuid':
      return 'ANT dice que ya la tiene, pero no de qué UUID habla, y esta instalación comparte números con otra o con la de antes de restaurarse. Confírmalo con ANT'
    case 'loteAjeno':
      return 'ANT ya tenía un lote con este número que no se envió desde aquí. No se le mandó nada: pregunta a ANT, o retírala y cárgala en un lote nuevo'
    case 'contradice':
      return 'ANT dijo dos cosas distintas de esta factura: pregunta a su equipo cuál vale'
    case 'sinMotivo':
      return 'ANT no dio el motivo'
    case 'texto':
      return motivo.texto
  }
}
