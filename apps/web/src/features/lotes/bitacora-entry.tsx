import type { AsientoDeBitacora } from '@valija/contract/bitacora.ts'
import { accionesDeLote } from '@valija/contract/messages/acciones-de-lote.ts'
import { lotePantalla } from '@valija/contract/messages/lote-pantalla.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import { type EstadoEnvio, estadosEnvio, nombreDeEnvio } from '@valija/domain/lotes/envio/envio.ts'
import { dinero, fechaDePago } from '../../lib/formats.ts'
import type { IconName } from '../../ui/icon.tsx'
import type { TimelineEntry } from '../../ui/timeline.tsx'
import type { Tono } from '../../ui/tokens.ts'

type Accion = keyof typeof accionesDeLote
const look: Partial<Record<Accion, [Tono, IconName]>> = {
  crear: ['neutro', 'subir'],
  registrar: ['neutro', 'subir'],
  procesar: ['info', 'enviar'],
  enCola: ['neutro', 'palomita'],
  sinConexionCola: ['atencion', 'reloj'],
  sinConexionAnt: ['duda', 'duda'],
  sinConexionSat: ['atencion', 'reloj'],
  sinArchivo: ['atencion', 'reloj'],
  fallaDeValija: ['atencion', 'alerta'],
  comprobanteAgregado: ['ok', 'moneda'],
  comprobanteAnulado: ['error', 'veto'],
  pagado: ['ok', 'palomita'],
  retirarFactura: ['error', 'veto'],
  eliminar: ['error', 'basura'],
  reintentar: ['info', 'enviar'],
  resolverDuda: ['info', 'lapiz'],
  verificarSat: ['neutro', 'palomita'],
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** "8 aceptadas, 1 rechazada" of an answer; the SAT's states as it says them. */
function countText(conteo: Record<string, unknown>): string {
  const known = estadosEnvio.flatMap((envio) =>
    typeof conteo[envio] === 'number' ? [lotePantalla.conteo[envio]({ n: conteo[envio] })] : [],
  )
  const others = Object.entries(conteo).flatMap(([estado, n]) =>
    (estadosEnvio as readonly string[]).includes(estado) || typeof n !== 'number' ? [] : [`${n} ${estado}`],
  )
  return [...known, ...others].join(', ')
}

/** A stage or a state as people read it: answers of ANT are kept by their code. */
const wordOf = (value: string): string =>
  (estadosEnvio as readonly string[]).includes(value) ? nombreDeEnvio[value as EstadoEnvio] : value

const envioLook: Partial<Record<string, [Tono, IconName]>> = {
  aceptado: ['ok', 'okc'],
  rechazado: ['error', 'nel'],
  duda: ['duda', 'duda'],
}

function toneOf({ accion, a, detalle }: AsientoDeBitacora): [Tono, IconName] {
  if (accion === 'respuestaAnt' || accion === 'consultarAnt') {
    const conteo = record(detalle.conteo)
    if (conteo.rechazado) return ['error', 'nel']
    return conteo.duda ? ['duda', 'duda'] : ['ok', 'okc']
  }
  if (accion === 'etapa') return ['ok', 'palomita']
  if (accion === 'envio') return envioLook[a ?? ''] ?? ['neutro', 'enviar']
  return look[accion as Accion] ?? ['neutro', 'palomita']
}

/** A line of the bitácora in words: who did what, from → to, how many, and what the other side said. */
export function entryOf(asiento: AsientoDeBitacora): TimelineEntry {
  const { id, cuando, quien, accion, de, a, motivo, detalle } = asiento
  const [tono, icon] = toneOf(asiento)
  const lines: string[] = []
  if (quien !== 'Valija') lines.push(quien)
  if (de !== null && a !== null) lines.push(`${wordOf(de)} → ${wordOf(a)}`)
  else if (a !== null && accion === 'registrar') lines.push(a)
  if (text(detalle.fechaPago) !== '') lines.push(`${t.fechaDePago}: ${fechaDePago(text(detalle.fechaPago))}`)
  const conteo = countText(record(detalle.conteo))
  if (conteo !== '') lines.push(conteo)
  const money =
    typeof detalle.total === 'number' ? ` ${dinero(detalle.total, text(detalle.moneda) || 'MXN')}` : ''
  if (text(detalle.factura) !== '') lines.push(`${t.columnas.factura} ${text(detalle.factura)}${money}`)
  const paid =
    typeof detalle.monto === 'number'
      ? t.delPago({
          importe: dinero(detalle.monto, text(detalle.moneda) || 'MXN'),
          folio: text(detalle.folio),
        })
      : ''
  if (typeof detalle.porPagar === 'number' && detalle.porPagar > 0)
    lines.push(t.quedanPorPagar({ importe: dinero(detalle.porPagar, text(detalle.moneda) || 'MXN') }))
  const rechazos = Array.isArray(detalle.rechazos) ? detalle.rechazos.map(record) : []
  return {
    id: String(id),
    text: accionesDeLote[accion as Accion] + paid,
    fecha: cuando,
    motivo,
    tono,
    icon,
    detail:
      lines.length + rechazos.length === 0 ? undefined : (
        <>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
          {rechazos.map((rechazo) => (
            <div key={text(rechazo.factura)}>
              {text(rechazo.factura)}: «{text(rechazo.motivo)}»
            </div>
          ))}
        </>
      ),
  }
}
