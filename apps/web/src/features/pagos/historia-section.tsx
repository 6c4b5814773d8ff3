import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { PagoDetalle } from '@valija/contract/pagos.ts'
import { Timeline } from '../../ui/timeline.tsx'
import { Section } from './section.tsx'

const tonos: Record<string, 'info' | 'atencion'> = {
  estadoCambiado: 'info',
  comprobanteReutilizado: 'atencion',
}

/** The life of a payment: who did what, and why. */
export function HistoriaSection({ historia }: { historia: PagoDetalle['historia'] }) {
  return (
    <Section title={t.secciones.historia}>
      <Timeline
        entries={historia.map((one) => ({
          id: one.id,
          text: t.hizo({ quien: one.quien, accion: t.historia[one.accion] ?? one.accion }),
          fecha: one.cuando,
          detail: one.de === null || one.a === null ? undefined : t.deA({ de: one.de, a: one.a }),
          motivo: one.motivo,
          tono: tonos[one.accion] ?? 'ok',
        }))}
      />
    </Section>
  )
}
