import Checkbox from '@mui/material/Checkbox'
import { useQuery } from '@tanstack/react-query'
import { type MetodoPago, metodoPagoEntrada } from '@valija/contract/catalogos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { useController } from 'react-hook-form'
import { catalogosApi } from '../../lib/llamadas/catalogos.ts'
import { CheckboxInput, TextInput } from '../../ui/form/inputs.tsx'
import type { Column } from '../../ui/grid/grid-types.ts'
import { Block, look, Row, Text } from '../../ui/layout.tsx'
import { activo } from './activo.tsx'
import { Catalogo } from './catalogo.tsx'

const columnasMetodos: readonly Column<MetodoPago>[] = [
  { campo: 'nombreMetodoPago', title: t.nombre, kind: 'fuerte', width: 200, flex: 1, card: 'title' },
  { campo: 'banco', title: t.banco, width: 140, priority: 2, card: 'line' },
  { campo: 'numeroCuenta', title: t.numeroCuenta, kind: 'mono', width: 170, card: 'detail' },
  {
    campo: 'monedaNacional',
    title: t.moneda,
    width: 90,
    render: (m) => (m.monedaNacional ? 'MXN' : 'USD'),
    card: 'detail',
  },
  {
    campo: 'promocio',
    title: t.promociones,
    width: 200,
    priority: 2,
    render: (m) => m.promocio.map((one) => one.nombrePromocion).join(', ') || '—',
  },
  { campo: 'activo', title: t.activo, width: 110, render: activo, card: 'state' },
]
const idMetodo = (m: MetodoPago) => m.metodoPagoID
const nombreMetodo = (m: MetodoPago) => m.nombreMetodoPago

export const MetodosScreen = ({ may }: { may: boolean | undefined }) => (
  <Catalogo
    titulo={t.metodosDePago}
    sustantivo={['método de pago', 'métodos de pago']}
    ruta="metodos"
    source={catalogosApi.metodos.list()}
    columns={columnasMetodos}
    id={idMetodo}
    nombre={nombreMetodo}
    may={may}
    create={(body) => catalogosApi.createMetodoPago({ body })}
    update={(id, body) => catalogosApi.updateMetodoPago({ params: { id }, body })}
    remove={(id) => catalogosApi.deleteMetodoPago({ params: { id } })}
    form={metodoPagoEntrada}
    toForm={(m) => ({
      nombreMetodoPago: m?.nombreMetodoPago ?? '',
      numeroCuenta: m?.numeroCuenta ?? '',
      banco: m?.banco ?? '',
      promocio: m?.promocio.map((one) => one.promocionID) ?? [],
      monedaNacional: m?.monedaNacional ?? true,
      activo: m?.activo ?? true,
    })}
    fields={
      <>
        <TextInput name="nombreMetodoPago" label={t.nombre} maxLength={120} />
        <TextInput name="banco" label={t.banco} maxLength={120} />
        <TextInput name="numeroCuenta" label={t.numeroCuenta} maxLength={40} />
        <PromocionesInput />
        <CheckboxInput name="monedaNacional" label={t.monedaNacional} />
        <CheckboxInput name="activo" label={t.activo} />
      </>
    }
  />
)

/** Which promotions a method has; having any is what shows the field on the payment form. */
function PromocionesInput() {
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
