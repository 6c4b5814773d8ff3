import { reservasPantalla as t } from '@valija/contract/messages/reservas-pantalla.ts'
import type { FaltaDeReserva } from '@valija/contract/reservas.ts'
import { Link } from 'react-router'
import { dinero, fecha } from '../../lib/formats.ts'
import { useSesion } from '../../lib/sesion.ts'
import { List, Quiet, Stack, Subtitle, Text } from '../../ui/layout.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { lugarTo } from './lugar-to.ts'

type Props = { faltantes: FaltaDeReserva[]; completa: boolean; localizador: string; isAgente: boolean }
/** Who has the next move, and on what. */
export function FaltantesPanel({ faltantes, completa, localizador, isAgente }: Props) {
  const { diaDeNegocio } = useSesion()
  return (
    <PaddedPanel aria-label={t.faltantes}>
      <Subtitle mb={8}>{t.faltantes}</Subtitle>
      {faltantes.length === 0 ? <Quiet>{completa ? t.nadaFalta : t.nadaFaltaHoy}</Quiet> : null}
      <List gap={10}>
        {faltantes.map(({ codigo, quien, nombre, importe, vence, lugar }, i) => {
          const detalle = [
            nombre,
            importe && dinero(importe.monto, importe.moneda),
            vence && t.vence({ dia: fecha(vence), pasado: vence < diaDeNegocio }),
          ].filter(Boolean)
          return (
            <Stack as="li" key={`${codigo}${nombre}${i}`} gap={0} gapX={16} pairs="narrow">
              <Quiet>{t.quien[quien]}</Quiet>
              <Text min={0} breaks>
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
              </Text>
            </Stack>
          )
        })}
      </List>
    </PaddedPanel>
  )
}
