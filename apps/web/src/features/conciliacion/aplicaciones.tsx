import Button from '@mui/material/Button'
import type { MovimientoConSugerencias } from '@valija/contract/conciliacion.ts'
import { conciliacionHechos } from '@valija/contract/messages/conciliacion-hechos.ts'
import { conciliacionMovimiento as t } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { Link } from 'react-router'
import { fechaHora } from '../../lib/formats.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { List, Mono, Quiet, Row, Subtitle, Text } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'

type AplicacionesProps = {
  datos: MovimientoConSugerencias
  busy: boolean
  onUndo: (accionID: number) => void
}
/** What the row is tied to, by whom, and its way back. */
export function Aplicaciones({ datos: { aplicaciones, movimiento }, busy, onUndo }: AplicacionesProps) {
  if (aplicaciones.length === 0) return null
  return (
    <PaddedPanel aria-label={t.aplicaciones} rigid>
      <Subtitle as="h3" mb={6}>
        {t.aplicaciones}
      </Subtitle>
      <List gap={8}>
        {aplicaciones.map(({ accionID, linea, lote, monto, aplicadoPor, quien, cuando }) => (
          <Row as="li" key={`${accionID}-${linea?.pagoID ?? lote?.comprobanteID ?? 0}`} gap={4} gapX={12}>
            <Icon name={aplicadoPor === 'persona' ? 'persona' : 'maquina'} />
            <Text grow min={180}>
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
              <Quiet block small>
                {t.aplicadoQuien({
                  quien: aplicadoPor === 'persona' ? quien : t.aplicadoPor[aplicadoPor],
                  cuando: fechaHora(cuando),
                })}
              </Quiet>
            </Text>
            <Money value={monto} currency={movimiento.moneda} strong />
            <Button
              size="small"
              startIcon={<Icon name="deshacer" />}
              disabled={busy}
              onClick={() => onUndo(accionID)}
            >
              {conciliacionHechos.deshacer}
            </Button>
          </Row>
        ))}
      </List>
    </PaddedPanel>
  )
}
