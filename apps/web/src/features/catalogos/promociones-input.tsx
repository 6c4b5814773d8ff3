import Checkbox from '@mui/material/Checkbox'
import { useQuery } from '@tanstack/react-query'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { useController } from 'react-hook-form'
import { catalogosApi } from '../../lib/llamadas/catalogos.ts'

/** Which promotions a method has; having any is what shows the field on the payment form. */
export function PromocionesInput() {
  const { data = [] } = useQuery({
    queryKey: ['catalogos', 'promociones'],
    queryFn: () => catalogosApi.getPromociones(),
  })
  const { field } = useController({ name: 'promocio' })
  const chosen = (field.value as number[] | undefined) ?? []
  if (data.length === 0) return null
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend style={{ fontSize: 14, fontWeight: 500, padding: 0 }}>{t.promocionesDelMetodo}</legend>
      {data.map(({ promocionID, nombrePromocion }) => (
        <label key={promocionID} style={{ display: 'flex', alignItems: 'center', cursor: 'pointer' }}>
          <Checkbox
            style={{ marginLeft: -9 }}
            checked={chosen.includes(promocionID)}
            onChange={(_event, checked) =>
              field.onChange(checked ? [...chosen, promocionID] : chosen.filter((one) => one !== promocionID))
            }
          />
          {nombrePromocion}
        </label>
      ))}
    </fieldset>
  )
}
