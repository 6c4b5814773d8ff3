import { type Promocion, promocionEntrada } from '@valija/contract/catalogos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { catalogosApi } from '../../lib/llamadas/catalogos.ts'
import { CheckboxInput, TextInput } from '../../ui/form/inputs.tsx'
import type { Column } from '../../ui/grid/grid-types.ts'
import { activo } from './activo.tsx'
import { Catalogo } from './catalogo.tsx'

const columnasPromociones: readonly Column<Promocion>[] = [
  { campo: 'promocionID', title: 'ID', width: 80, kind: 'numero' },
  { campo: 'nombrePromocion', title: t.nombre, kind: 'fuerte', width: 240, flex: 1, card: 'title' },
  { campo: 'activo', title: t.activo, width: 120, render: activo, card: 'state' },
]
const idPromocion = (p: Promocion) => p.promocionID
const nombrePromocion = (p: Promocion) => p.nombrePromocion

export const PromocionesScreen = ({ may }: { may: boolean | undefined }) => (
  <Catalogo
    titulo={t.promociones}
    sustantivo={['promoción', 'promociones']}
    ruta="promociones"
    source={catalogosApi.promociones.list()}
    columns={columnasPromociones}
    id={idPromocion}
    nombre={nombrePromocion}
    may={may}
    create={(body) => catalogosApi.createPromocion({ body })}
    update={(id, body) => catalogosApi.updatePromocion({ params: { id }, body })}
    remove={(id) => catalogosApi.deletePromocion({ params: { id } })}
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
