import { useQuery } from '@tanstack/react-query'
import {
  type EstadoPago,
  estadoPago,
  estadoPagoEntrada,
  familia,
  type MetodoPago,
  metodoPago,
  metodoPagoEntrada,
  type Producto,
  producto,
  productoEntrada,
  type Promocion,
  promocion,
  promocionEntrada,
} from '@valija/contract/catalogos.ts'
import { paginaDe } from '@valija/contract/lista.ts'
import { message } from '@valija/contract/messages.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { z } from 'zod'
import { request } from '../../lib/api.ts'
import { SelectInput } from '../../ui/form/choice-inputs.tsx'
import { CheckboxInput, TextInput } from '../../ui/form/inputs.tsx'
import type { Column } from '../../ui/grid/grid-types.ts'
import { Status } from '../../ui/status.tsx'
import { Catalogo } from './catalogo.tsx'
import { PromocionesInput } from './promociones-input.tsx'

const activo = (row: { activo: boolean }) =>
  row.activo ? <Status estado="Activo" quiet /> : <Status estado={t.inactivo} icon="veto" />

const columnasMetodos: readonly Column<MetodoPago>[] = [
  { campo: 'nombreMetodoPago', title: t.nombre, kind: 'fuerte', width: 220, flex: 1, card: 'title' },
  { campo: 'banco', title: t.banco, width: 140, card: 'line' },
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
    width: 240,
    render: (m) => m.promocio.map((one) => one.nombrePromocion).join(', ') || '—',
  },
  { campo: 'activo', title: t.activo, width: 110, render: activo, card: 'state' },
]
const idMetodo = (m: MetodoPago) => m.metodoPagoID
const nombreMetodo = (m: MetodoPago) => m.nombreMetodoPago

export const MetodosScreen = ({ may }: { may: boolean }) => (
  <Catalogo
    titulo={t.metodosDePago}
    sustantivo={['método de pago', 'métodos de pago']}
    ruta="metodos"
    schema={paginaDe(metodoPago)}
    columns={columnasMetodos}
    id={idMetodo}
    nombre={nombreMetodo}
    may={may}
    create="/api/Catalogos/CreateMetodoPago"
    update="/api/Catalogos/UpdateMetodoPago"
    remove="/api/Catalogos/DeleteMetodoPago"
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

const columnasPromociones: readonly Column<Promocion>[] = [
  { campo: 'promocionID', title: 'ID', width: 80, kind: 'numero' },
  { campo: 'nombrePromocion', title: t.nombre, kind: 'fuerte', width: 240, flex: 1, card: 'title' },
  { campo: 'activo', title: t.activo, width: 120, render: activo, card: 'state' },
]
const idPromocion = (p: Promocion) => p.promocionID
const nombrePromocion = (p: Promocion) => p.nombrePromocion

export const PromocionesScreen = ({ may }: { may: boolean }) => (
  <Catalogo
    titulo={t.promociones}
    sustantivo={['promoción', 'promociones']}
    ruta="promociones"
    schema={paginaDe(promocion)}
    columns={columnasPromociones}
    id={idPromocion}
    nombre={nombrePromocion}
    may={may}
    create="/api/Catalogos/CreatePromocion"
    update="/api/Catalogos/UpdatePromocion"
    remove="/api/Catalogos/DeletePromocion"
    form={promocionEntrada}
    toForm={(p) => ({ nombrePromocion: p?.nombrePromocion ?? '', activo: p?.activo ?? true })}
    fields={
      <>
        <TextInput name="nombrePromocion" label={t.nombre} maxLength={120} />
        <CheckboxInput name="activo" label={t.activo} />
      </>
    }
  />
)

const familiasQuery = {
  queryKey: ['catalogos', 'familias'],
  queryFn: () => request('GET', '/api/FamilyProduct/GetFamilyProducts', { schema: z.array(familia) }),
}
const idProducto = (p: Producto) => p.productID
const nombreProducto = (p: Producto) => p.productName
/** The select keeps text; no family chosen must say so in the document's words. */
const productoForm = z
  .object({ productName: z.string(), familyProductID: z.string().min(1, message('productoSinFamilia')) })
  .pipe(productoEntrada as never) as unknown as z.ZodType<
  Record<string, unknown>,
  { productName: string; familyProductID: string }
>

function FamiliaNombre({ id }: { id: number }) {
  const { data = [] } = useQuery(familiasQuery)
  return data.find((one) => one.id === id)?.name ?? '—'
}
function FamiliaInput() {
  const { data = [] } = useQuery(familiasQuery)
  return (
    <SelectInput
      name="familyProductID"
      label={t.familia}
      placeholder={t.elige}
      options={data.map((one) => ({ value: String(one.id), text: one.name }))}
    />
  )
}
const columnasProductos: readonly Column<Producto>[] = [
  { campo: 'productID', title: 'ID', width: 80, kind: 'numero' },
  { campo: 'productName', title: t.nombre, kind: 'fuerte', width: 240, flex: 1, card: 'title' },
  {
    campo: 'familyProductID',
    title: t.familia,
    width: 220,
    card: 'line',
    render: (p) => <FamiliaNombre id={p.familyProductID} />,
  },
]

export const ProductosScreen = ({ may }: { may: boolean }) => (
  <Catalogo
    titulo={t.productos}
    sustantivo={['producto', 'productos']}
    ruta="productos"
    schema={paginaDe(producto)}
    columns={columnasProductos}
    id={idProducto}
    nombre={nombreProducto}
    may={may}
    create="/api/Product/CreateProduct"
    update="/api/Product/UpdateProduct"
    remove="/api/Product/DeleteProduct"
    form={productoForm}
    toForm={(p) => ({
      productName: p?.productName ?? '',
      familyProductID: p ? String(p.familyProductID) : '',
    })}
    fields={
      <>
        <TextInput name="productName" label={t.nombre} maxLength={120} />
        <FamiliaInput />
      </>
    }
  />
)

const columnasEstados: readonly Column<EstadoPago>[] = [
  { campo: 'estadoID', title: 'ID', width: 80, kind: 'numero' },
  {
    campo: 'nombreEstado',
    title: t.nombre,
    width: 240,
    flex: 1,
    card: 'title',
    render: (e) => <Status estado={e.nombreEstado} quiet />,
  },
  { campo: 'colorEstado', title: t.color, kind: 'mono', width: 120, card: 'line' },
]
const idEstado = (e: EstadoPago) => e.estadoID
const nombreEstado = (e: EstadoPago) => e.nombreEstado

export const EstadosScreen = ({ may }: { may: boolean }) => (
  <Catalogo
    titulo={t.estados}
    sustantivo={['estado de pago', 'estados de pago']}
    ruta="estados"
    schema={paginaDe(estadoPago)}
    columns={columnasEstados}
    id={idEstado}
    nombre={nombreEstado}
    may={may}
    create="/api/Catalogos/CreateEstado"
    update="/api/Catalogos/UpdateEstado"
    form={estadoPagoEntrada}
    toForm={(e) => ({ nombreEstado: e?.nombreEstado ?? '', colorEstado: e?.colorEstado ?? null })}
    fields={
      <>
        <TextInput name="nombreEstado" label={t.nombre} maxLength={60} />
        <TextInput name="colorEstado" label={t.color} optional maxLength={7} placeholder="#1B5A9C" />
      </>
    }
  />
)
