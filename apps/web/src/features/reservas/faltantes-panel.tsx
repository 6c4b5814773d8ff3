import { reservasPantalla as t } from '@valija/contract/messages/reservas-pantalla.ts'
import type { FaltaDeReserva } from '@valija/contract/reservas.ts'
import { Link } from 'react-router'
import { dinero, fecha } from '../../lib/formats.ts'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Quiet } from '../../ui/text.tsx'
import { c } from '../../ui/tokens.ts'
import { lugarTo } from './lugar-to.ts'

type Props = { faltantes: FaltaDeReserva[]; completa: boolean; localizador: string; isAgente: boolean }
/** Who has the next move, and on what. */
export function FaltantesPanel({ faltantes, completa, localizador, isAgente }: Props) {
  return (
    <PaddedPanel aria-label={t.faltantes}>
      <h2 style={{ margin: '0 0 8px', fontSize: 16 }}>{t.faltantes}</h2>
      {faltantes.length === 0 ? <Quiet>{completa ? t.nadaFalta : t.nadaFaltaHoy}</Quiet> : null}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 10 }}>
        {faltantes.map(({ codigo, quien, nombre, importe, vence, lugar }, i) => {
          const detalle = [
            nombre,
            importe && dinero(importe.monto, importe.moneda),
            vence && t.antesDe({ dia: fecha(vence) }),
          ].filter(Boolean)
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two facturas may miss the same thing
              key={`${codigo}${nombre}${i}`}
              style={{ display: 'grid', gridTemplateColumns: 'minmax(96px, 30%) 1fr', gap: '0 16px' }}
            >
              <span style={{ color: c.texto2 }}>{t.quien[quien] ?? quien}</span>
              <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {lugar === null ? (
                  t.falta[codigo]
                ) : (
                  <Link to={lugarTo(lugar, localizador, isAgente)}>{t.falta[codigo]}</Link>
                )}
                {detalle.length === 0 ? null : (
                  <>
                    {' '}
                    <Quiet>{detalle.join(' · ')}</Quiet>
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </PaddedPanel>
  )
}
