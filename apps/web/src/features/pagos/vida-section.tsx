import { pagosPantalla as w } from '@valija/contract/messages/pagos-pantalla.ts'
import { vidaDelPago as t } from '@valija/contract/messages/vida-del-pago.ts'
import type { PagoDetalle } from '@valija/contract/pagos.ts'
import { wordOf } from '@valija/palabras/keys.ts'
import { dinero, fecha } from '../../lib/formats.ts'
import type { IconName } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { Timeline, type TimelineEntry } from '../../ui/timeline.tsx'

const tonos: Record<string, 'info' | 'atencion'> = {
  estadoCambiado: 'info',
  conciliacionDeshecha: 'atencion',
  comprobanteReutilizado: 'atencion',
}

const distance = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b))
/** A match that still holds is told by its row of the bank, which says more: its own entry is the nearest in time. */
function toldByRows({ historia, movimientos }: PagoDetalle): ReadonlySet<number> {
  const told = new Set<number>()
  for (const { cuando } of movimientos) {
    const [nearest] = historia
      .filter(({ id, accion }) => accion === 'pagoConciliado' && !told.has(id))
      .toSorted((a, b) => distance(a.cuando, cuando) - distance(b.cuando, cuando))
    if (nearest !== undefined) told.add(nearest.id)
  }
  return told
}

const iconos: Record<string, IconName> = {
  pagoRegistrado: 'pagos',
  pagoConciliado: 'banco',
  conciliacionDeshecha: 'deshacer',
}

/** What was done to it; its registration says with which proof and for which booking. */
function acts(pago: PagoDetalle): TimelineEntry[] {
  const told = toldByRows(pago)
  return pago.historia
    .filter(({ id }) => !told.has(id))
    .map((one) => ({
      id: `h${one.id}`,
      text: w.hizo({ quien: one.quien, accion: wordOf(w.historia, one.accion) }),
      fecha: one.cuando,
      detail:
        one.accion === 'pagoRegistrado'
          ? `${t.reserva({ localizador: pago.bookingCode, motor: pago.motorReservaNombre })}. ${
              pago.comprobanteNombre === null
                ? t.sinComprobante
                : t.conComprobante({ nombre: pago.comprobanteNombre })
            }`
          : one.de === null || one.a === null
            ? undefined
            : w.deA({ de: one.de, a: one.a }),
      motivo: one.motivo,
      tono: tonos[one.accion] ?? 'ok',
      icon: iconos[one.accion],
    }))
}

const rows = ({ movimientos }: PagoDetalle): TimelineEntry[] =>
  movimientos.map((one) => ({
    id: `m${one.movimientoID}-${one.accionID}`,
    text: t.conciliado({ quien: one.aplicadoPor === 'persona' ? one.quien : t.maquina }),
    fecha: one.cuando,
    detail: t.renglon({
      monto: dinero(one.monto, one.moneda),
      fecha: fecha(one.fechaOperacion),
      fuente: one.nombreFuente,
    }),
    tono: 'ok',
    icon: 'banco',
  }))

/** Those that left; what still waits or failed stands in its own section, with its way out. */
const mails = ({ correos }: PagoDetalle): TimelineEntry[] =>
  correos.flatMap(({ plantilla, registro, para, estado, enviadoEn }) =>
    estado === 'enviado' && enviadoEn !== null
      ? [
          {
            id: `c${plantilla}-${registro}-${enviadoEn}`,
            text: t.correoEnviado({ correo: wordOf(w.correoNombre, plantilla) }),
            fecha: enviadoEn,
            detail: t.para({ correo: para }),
            tono: 'info' as const,
            icon: 'correo' as const,
          },
        ]
      : [],
  )

/** The life of a payment, newest first: registered with its proof and booking, judged, told by mail, seen at the bank. */
export function VidaSection({ pago }: { pago: PagoDetalle }) {
  const entries = [...acts(pago), ...rows(pago), ...mails(pago)].toSorted((a, b) =>
    a.fecha < b.fecha ? 1 : a.fecha > b.fecha ? -1 : 0,
  )
  return (
    <Section title={t.titulo}>
      <Timeline entries={entries} />
    </Section>
  )
}
