import { styled } from '@mui/material/styles'
import { reservasPantalla as t } from '@valija/contract/messages/reservas-pantalla.ts'
import type { Reserva } from '@valija/contract/reservas.ts'
import type { Importe } from '@valija/domain/reservas/sumas.ts'
import { keysOf } from '@valija/palabras/keys.ts'
import { dinero } from '../../lib/formats.ts'
import { onPhone } from '../../lib/widths.ts'
import { look, Quiet } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'

const Rejilla = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: '14px 20px',
  margin: 0,
  '& dt': { color: c.texto2, fontSize: 14 },
  '& dd': { margin: 0, fontSize: 18, lineHeight: '26px', fontWeight: 600 },
  '& dd small': { display: 'block', fontSize: 14, lineHeight: '20px', fontWeight: 400 },
  [onPhone]: { gridTemplateColumns: '1fr 1fr' },
})

type Suma = Importe | readonly Importe[] | null
const montos = (suma: Suma): readonly Importe[] =>
  suma === null ? [] : Array.isArray(suma) ? suma : [suma as Importe]

/** What a booking comes to: one amount per currency; what nobody knows says so and is no zero. */
export function SumasPanel({ reserva: { sumas } }: { reserva: Reserva }) {
  const isAgente = !('vendido' in sumas) && !('facturado' in sumas)
  const moneda = sumas.vendido?.moneda ?? 'MXN'
  const parte = (importe: Importe | null | undefined, said: (de: { importe: string }) => string): string[] =>
    importe && importe.monto > 0 ? [said({ importe: dinero(importe.monto, importe.moneda) })] : []
  const notas: Partial<Record<keyof typeof t.suma, string>> = {
    cobrado: [
      ...(sumas.cobradoAlMenos === true ? [t.alMenos] : []),
      ...parte(sumas.soloEnElMotor, t.soloEnElMotor),
      ...(sumas.porValidar ?? []).flatMap((uno) => parte(uno, t.porValidar)),
    ].join(', '),
    margen: t.margenAyuda,
  }
  const claves = keysOf(t.suma).filter((clave) => sumas[clave] !== undefined)
  return (
    <PaddedPanel aria-label={t.sumas}>
      <Rejilla>
        {claves.map((clave) => {
          const suma = sumas[clave] ?? null
          const all = montos(suma)
          return (
            <div key={clave}>
              <dt>{clave === 'comision' && isAgente ? t.sumaDelAgente : t.suma[clave]}</dt>
              <dd className={look({ tone: clave === 'margen' && (all[0]?.monto ?? 0) < 0 ? 'error' : null })}>
                {suma === null ? (
                  <Quiet>{t.noSeSabe}</Quiet>
                ) : all.length === 0 ? (
                  <Money value={0} currency={moneda} />
                ) : (
                  all.map((uno) => (
                    <div key={uno.moneda}>
                      <Money value={uno.monto} currency={uno.moneda} />
                    </div>
                  ))
                )}
                {suma === null || !notas[clave] ? null : (
                  <small>
                    <Quiet>{notas[clave]}</Quiet>
                  </small>
                )}
              </dd>
            </div>
          )
        })}
      </Rejilla>
    </PaddedPanel>
  )
}
