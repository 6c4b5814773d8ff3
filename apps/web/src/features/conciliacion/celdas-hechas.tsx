import type { MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { dinero, fecha } from '../../lib/formats.ts'
import { sinDato } from '../../lib/no-value.ts'
import { paths, pathTo } from '../../lib/paths.ts'
import { Mono, Quiet, Text } from '../../ui/layout.tsx'

type Fila = MovimientoPorConciliar

/** Each pago a row was applied to, with its booking and whose it is: RFC and contact. */
export const Destinos = ({ fila }: { fila: Fila }) => (
  <span>
    {fila.ataduras.map(({ accionID, pagoID, bookingCode, rfc, contacto }) => (
      <Fragment key={`${accionID}-${pagoID}`}>
        <Text block>
          <Mono>{bookingCode === '' ? sinDato : bookingCode}</Mono>{' '}
          {pagoID === null ? null : (
            <Link to={pathTo(paths.detallePago, { pagoID })} onClick={(event) => event.stopPropagation()}>
              {t.pagoNumero({ pagoID })}
            </Link>
          )}
        </Text>
        <Quiet block cut>
          {[rfc, contacto].filter(Boolean).join(' ')}
        </Quiet>
      </Fragment>
    ))}
  </span>
)
export const razonesDe = ({ ataduras }: Fila): string =>
  [...new Set(ataduras.flatMap(({ razones }) => razones))].join(' · ')

/** The cargo that may have taken the money back, beside what it reverses; or who confirmed it. */
export function Estado({ fila }: { fila: Fila }) {
  const { cargoIgual, ataduras, moneda } = fila
  if (cargoIgual)
    return (
      <Text tone="atencion">
        {t.cargoIgual({
          fecha: fecha(cargoIgual.fechaOperacion),
          monto: dinero(cargoIgual.monto, moneda),
          concepto: cargoIgual.concepto,
        })}
      </Text>
    )
  const quien = ataduras.find(({ confirmadaPor }) => confirmadaPor !== null)?.confirmadaPor
  if (quien) return <Quiet>{t.confirmadaPor({ quien })}</Quiet>
  return fila.aplicadoPor === 'maquina' ? <Quiet>{t.porConfirmar}</Quiet> : null
}
