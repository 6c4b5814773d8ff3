import { buscarPantalla as t } from '@valija/contract/messages/buscar-pantalla.ts'
import { fecha, fechaDePago } from '../lib/formats.ts'
import { Icon } from '../ui/icon.tsx'
import { Quiet, Text } from '../ui/layout.tsx'
import { Money } from '../ui/money.tsx'
import { c } from '../ui/tokens.ts'
import type { Entrada } from './search-entries.ts'

/** One thing found: what it is, and of a record its amount, day and state. */
export function SearchLine({ entrada: { icon, titulo, detalle, estado, fila } }: { entrada: Entrada }) {
  return (
    <>
      <Icon name={icon} size={18} color={c.texto2} />
      <Text min={0}>
        <Text className="corto" block weight={fila ? 600 : 400}>
          {titulo}
        </Text>
        {detalle === '' ? null : (
          <Quiet>
            <span className="corto chico">{detalle}</span>
          </Quiet>
        )}
      </Text>
      {fila === undefined ? null : (
        <span className="lado">
          {fila.importe === null ? null : <Money value={fila.importe} currency={fila.moneda} />}
          {fila.fechaPago === null ? null : (
            <Text className="chico" block>
              {t.pagoPrevisto({ dia: fechaDePago(fila.fechaPago) })}
            </Text>
          )}
          <Quiet>
            <span className="chico">
              {[estado, fila.fecha === null ? null : fecha(fila.fecha)].filter(Boolean).join(' · ')}
            </span>
          </Quiet>
        </span>
      )}
    </>
  )
}
