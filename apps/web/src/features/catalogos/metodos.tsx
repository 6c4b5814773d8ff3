import { type MetodoPago, metodoPagoEntrada } from '@valija/contract/catalogos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { catalogosApi } from '../../lib/llamadas/catalogos.ts'
import { CheckboxInput, TextInput } from '../../ui/form/inputs.tsx'
import type { Column } from '../../ui/grid/grid-types.ts'
import { activo } from './activo.tsx'
import { Catalogo } from './catalogo.tsx'
import { PromocionesInput } from './promociones-input.tsx'

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
