import { reservasPantalla as t } from '@valija/contract/messages/reservas-pantalla.ts'
import type { SucesoDeReserva } from '@valija/contract/reservas.ts'
import { wordOf } from '@valija/palabras/keys.ts'
import { Link } from 'react-router'
import { dinero } from '../../lib/formats.ts'
import type { IconName } from '../../ui/icon.tsx'
import { Subtitle } from '../../ui/layout.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Timeline, type TimelineEntry } from '../../ui/timeline.tsx'
import type { Tono } from '../../ui/tokens.ts'
import { lugarTo } from './lugar-to.ts'

const iconos: Record<string, IconName> = {
  venta: 'maleta',
  cobro: 'pagos',
  pagoEnMotor: 'pagos',
  cobroPendiente: 'reloj',
  cobroRechazado: 'nel',
  movimiento: 'banco',
  entrada: 'hotel',
  salida: 'hotel',
  factura: 'factura',
  lote: 'bandeja',
  procesado: 'enviar',
  poliza: 'okc',
  pago: 'moneda',
  complemento: 'complemento',
  comision: 'maleta',
  prefactura: 'recibo',
  retirada: 'veto',
}
const tonos: Record<string, Tono> = {
  cobro: 'ok',
  pagoEnMotor: 'ok',
  cobroPendiente: 'atencion',
  cobroRechazado: 'error',
  pago: 'ok',
  complemento: 'ok',
  retirada: 'atencion',
}
const base = (clase: string) => clase.replace(/(Hotel|Agente)$/, '')
/** A document that breaks rules, or that the SAT or ANT does not take, is not told as in order. */
function tonoDe({ clase, estado, errores }: SucesoDeReserva): Tono {
  if (base(clase) === 'factura') return errores > 0 || estado !== 'Vigente' ? 'atencion' : 'neutro'
  if (clase === 'comision') return estado === null ? 'neutro' : 'atencion'
  if (base(clase) === 'poliza') return estado === 'aceptado' ? 'ok' : 'atencion'
  return tonos[base(clase)] ?? 'neutro'
}

function decir({ clase, estado }: SucesoDeReserva): string | null {
  if (estado === null || base(clase) === 'lote') return null
  if (base(clase) === 'poliza') return wordOf(t.envio, estado)
  return clase === 'comision' ? t.noSePuedePagar({ motivo: estado }) : estado
}

function words(suceso: SucesoDeReserva): string {
  const { clase, nombre, errores, importe, conComprobante } = suceso
  return [
    importe && dinero(importe.monto, importe.moneda),
    nombre,
    decir(suceso),
    errores > 0 ? t.reglasRotas({ n: errores }) : null,
    clase.startsWith('cobro') ? (conComprobante ? t.conComprobante : t.sinComprobante) : null,
  ]
    .filter(Boolean)
    .join(' · ')
}

type Props = { vida: SucesoDeReserva[]; localizador: string; isAgente: boolean }
/** What happened to the booking, the oldest first, each piece with the way to its own screen. */
export function VidaPanel({ vida, localizador, isAgente }: Props) {
  const entries = vida.map((suceso, i): TimelineEntry => {
    const { clase, fecha, lugar } = suceso
    const detalle = words(suceso)
    return {
      id: `${i}`,
      text: t.suceso[clase],
      fecha,
      detail:
        detalle === '' ? undefined : lugar === null ? (
          detalle
        ) : (
          <Link to={lugarTo(lugar, localizador, isAgente)}>{detalle}</Link>
        ),
      tono: tonoDe(suceso),
      icon: iconos[base(clase)] ?? 'info',
    }
  })
  return (
    <PaddedPanel aria-label={t.vida}>
      <Subtitle>{t.vida}</Subtitle>
      <Timeline entries={entries} empty={t.vidaVacia} />
    </PaddedPanel>
  )
}
