import { useQuery } from '@tanstack/react-query'
import { type Producto, productoEntrada } from '@valija/contract/catalogos.ts'
import { pagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { z } from 'zod'
import { catalogosApi } from '../../lib/llamadas/catalogos.ts'
import { SelectInput } from '../../ui/form/choice-inputs.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import type { Column } from '../../ui/grid/grid-types.ts'
import { Catalogo } from './catalogo.tsx'

const familiasQuery = catalogosApi.getFamilyProducts.query()
const idProducto = (p: Producto) => p.productID
const nombreProducto = (p: Producto) => p.productName
/** The select keeps text; no family chosen must say so in the document's words. */
const productoForm = z
  .object({ productName: z.string(), familyProductID: z.string().min(1, pagos.productoSinFamilia) })
  .pipe(productoEntrada as never) as unknown as z.ZodType<
  z.output<typeof productoEntrada>,
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

export const ProductosScreen = ({ may }: { may: boolean | undefined }) => (
  <Catalogo
    titulo={t.productos}
    sustantivo={['producto', 'productos']}
    ruta="productos"
    source={catalogosApi.productos.list()}
    columns={columnasProductos}
    id={idProducto}
    nombre={nombreProducto}
    may={may}
    create={(body) => catalogosApi.createProduct({ body })}
    update={(id, body) => catalogosApi.updateProduct({ params: { id }, body })}
    remove={(id) => catalogosApi.deleteProduct({ params: { id } })}
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
