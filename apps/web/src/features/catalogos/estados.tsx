import { type EstadoPago, estadoPagoEntrada } from '@valija/contract/catalogos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { catalogosApi } from '../../lib/llamadas/catalogos.ts'
import { TextInput } from '../../ui/form/inputs.tsx'
import type { Column } from '../../ui/grid/grid-types.ts'
import { Status } from '../../ui/status.tsx'
import { Catalogo } from './catalogo.tsx'

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

export const EstadosScreen = ({ may }: { may: boolean | undefined }) => (
  <Catalogo
    titulo={t.estados}
    sustantivo={['estado de pago', 'estados de pago']}
    ruta="estados"
    source={catalogosApi.estados.list()}
    columns={columnasEstados}
    id={idEstado}
    nombre={nombreEstado}
    may={may}
    create={(body) => catalogosApi.createEstado({ body })}
    update={(id, body) => catalogosApi.updateEstado({ params: { id }, body })}
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
