import Button from '@mui/material/Button'
import type { MovimientoConSugerencias } from '@valija/contract/conciliacion.ts'
import { conciliacionPantalla as t } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { Link } from 'react-router'
import { fechaHora } from '../../lib/formats.ts'
import { pathTo, paths } from '../../lib/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Money, Mono, Quiet } from '../../ui/text.tsx'

type AplicacionesProps = {
  datos: MovimientoConSugerencias
  busy: boolean
  onUndo: (accionID: number) => void
}
/** What the row is tied to, by whom, and its way back. */
export function Aplicaciones({ datos: { aplicaciones, movimiento }, busy, onUndo }: AplicacionesProps) {
  if (aplicaciones.length === 0) return null
  return (
    <PaddedPanel aria-label={t.aplicaciones} style={{ flex: 'none' }}>
      <h3 style={{ margin: '0 0 6px', fontSize: 16 }}>{t.aplicaciones}</h3>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}>
        {aplicaciones.map(({ accionID, linea, lote, monto, aplicadoPor, quien, cuando }) => (
          <li
            key={`${accionID}-${linea?.pagoID ?? lote?.comprobanteID ?? 0}`}
            style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}
          >
            <Icon name={aplicadoPor === 'persona' ? 'persona' : 'maquina'} />
            <span style={{ flex: 1, minWidth: 180 }}>
              {linea ? (
                <>
                  <Link to={pathTo(paths.detallePago, { pagoID: linea.pagoID })}>
                    {t.pago({ id: linea.pagoID })}
                  </Link>
                  , <Mono>{linea.bookingCode}</Mono>, {linea.nombreEstado}
                </>
              ) : lote ? (
                t.lote({ nombre: lote.nombre })
              ) : null}
              <Quiet style={{ display: 'block', fontSize: 14 }}>
                {t.aplicadoQuien({
                  quien: aplicadoPor === 'persona' ? quien : (t.aplicadoPor[aplicadoPor] ?? quien),
                  cuando: fechaHora(cuando),
                })}
              </Quiet>
            </span>
            <Money value={monto} currency={movimiento.moneda} strong />
            <Button
              size="small"
              startIcon={<Icon name="deshacer" />}
              disabled={busy}
              onClick={() => onUndo(accionID)}
            >
              {t.deshacer}
            </Button>
          </li>
        ))}
      </ul>
    </PaddedPanel>
  )
}
