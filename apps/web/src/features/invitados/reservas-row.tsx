import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import type { FacturaInvitado } from '@valija/contract/invitados.ts'
import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import { crearLote } from '@valija/contract/messages/crear-lote.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import { dinero } from '../../lib/formats.ts'
import { onPhone } from '../../lib/widths.ts'
import { CopyBlock } from '../../ui/copy-block.tsx'
import { Comparacion } from '../../ui/facturas/comparacion.tsx'
import { Hallazgos } from '../../ui/facturas/hallazgo.tsx'
import { Field, helpId } from '../../ui/form/field.tsx'
import { Block, Mono } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { Status } from '../../ui/status.tsx'
import { c } from '../../ui/tokens.ts'
import { correctionText } from './correction-text.ts'
import { isDeReservas } from './por-paso.ts'

const t = invitadosPantalla.carga

const Row = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(160px, 1fr) minmax(0, 2fr)',
  gap: '8px 24px',
  padding: '14px 18px',
  '& + &': { borderTop: `1px solid ${c.linea}` },
  '& h2': { margin: 0, fontSize: 16, lineHeight: '22px', fontWeight: 600 },
  '& ul': { listStyle: 'none', margin: '8px 0 0', padding: 0 },
  '& details': { marginTop: 8 },
  '& summary': { cursor: 'pointer', fontWeight: 600, padding: '4px 0' },
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 10, padding: '3px 0' },
  [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 12 },
})

const word = ({
  ant,
  lista,
  reservas,
  hallazgos,
}: FacturaInvitado): { estado: string; text?: string } | null => {
  if (reservas.length === 0) return null
  if (ant === 'incorrecto' || hallazgos.some(isDeReservas)) return { estado: 'Rechazada' }
  if (ant === 'sinRespuesta') return { estado: 'Sin verificar' }
  return lista ? { estado: 'Correcta' } : { estado: 'Pendiente' }
}

type ReservasRowProps = {
  id: string
  factura: FacturaInvitado
  texto: string
  fault?: string
  onTexto: (texto: string) => void
  onEnter: () => void
}
/** A factura and the bookings it bills: what is typed, what they are worth, and what does not fit. */
export function ReservasRow({ id, factura, texto, fault, onTexto, onEnter }: ReservasRowProps) {
  const { cabecera, reservas, hallazgos } = factura
  const nombre = nombreDeFactura(cabecera, factura.nombre)
  const estado = word(factura)
  const malos = hallazgos.filter(isDeReservas)
  const correccion =
    malos.length === 0 || factura.correccion === null ? null : correctionText(factura.correccion)
  const suma = reservas.reduce((total, { commission }) => total + commission, 0)
  return (
    <Row aria-label={crearLote.facturaDe({ nombre })}>
      <div>
        <h2>{nombre}</h2>
        <Money value={cabecera?.total} currency={cabecera?.moneda} strong />
        {estado === null ? null : (
          <div>
            <Status {...estado} quiet={estado.estado === 'Correcta'} />
          </div>
        )}
      </div>
      <div>
        <Field id={id} label={t.localizadoresCorto} error={fault}>
          <OutlinedInput
            id={id}
            fullWidth
            value={texto}
            onChange={({ target }) => onTexto(target.value.toUpperCase())}
            onKeyDown={({ key }) => {
              if (key === 'Enter') onEnter()
            }}
            error={fault !== undefined}
            autoComplete="off"
            data-codigo
            inputProps={{
              'aria-label': t.localizadores({ nombre }),
              'aria-describedby': fault === undefined ? undefined : helpId(id),
              'aria-invalid': fault !== undefined,
              spellCheck: false,
              maxLength: 400,
            }}
          />
        </Field>
        {reservas.length === 0 ? null : (
          <ul>
            {reservas.map(({ bookingCode, commission }) => (
              <li key={bookingCode}>
                <Mono>{bookingCode}</Mono>
                <Money value={commission} />
              </li>
            ))}
            {reservas.length === 1 ? null : (
              <Block as="li" justify="end" weight={600}>
                {t.suman({ total: dinero(suma) })}
              </Block>
            )}
          </ul>
        )}
        {factura.comparacion === null ? null : (
          <details open={factura.comparacion.renglones.some(({ diferencia }) => diferencia !== 0)}>
            <summary>{comisionesPantalla.hoja.comparacion}</summary>
            <Comparacion {...factura.comparacion} tolerada={malos.length === 0} />
          </details>
        )}
        <Hallazgos hallazgos={malos} />
        {correccion === null ? null : <CopyBlock label={crearLote.textoFactura} text={correccion} />}
      </div>
    </Row>
  )
}
