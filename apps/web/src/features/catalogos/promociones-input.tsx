import Checkbox from '@mui/material/Checkbox'
import { useQuery } from '@tanstack/react-query'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { useController } from 'react-hook-form'
import { catalogosApi } from '../../lib/llamadas/catalogos.ts'
import { Block, look, Row, Text } from '../../ui/layout.tsx'

/** Which promotions a method has; having any is what shows the field on the payment form. */
export function PromocionesInput() {
  const { data = [] } = useQuery(catalogosApi.getPromociones.query())
  const { field } = useController({ name: 'promocio' })
  const chosen = (field.value as number[] | undefined) ?? []
  if (data.length === 0) return null
  return (
    <Block as="fieldset" m={0} p={0} bare>
      <Text as="legend" p={0} small weight={500}>
        {t.promocionesDelMetodo}
      </Text>
      {data.map(({ promocionID, nombrePromocion }) => (
        <Row as="label" key={promocionID} nowrap gap={0} pointer>
          <Checkbox
            className={look({ flush: true })}
            checked={chosen.includes(promocionID)}
            onChange={(_event, checked) =>
              field.onChange(checked ? [...chosen, promocionID] : chosen.filter((one) => one !== promocionID))
            }
          />
          {nombrePromocion}
        </Row>
      ))}
    </Block>
  )
}
