import type { RenglonBorrador } from '@valija/contract/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useState } from 'react'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Pager, porPagina, Table } from '../../ui/facturas/factura-table.tsx'
import { RenglonRow } from './renglon-row.tsx'

type RenglonesTableProps = {
  id: string
  renglones: readonly RenglonBorrador[]
  porExterno: boolean
  onError: (error: unknown) => void
}
/** The rows of the layout, failing ones first, corrected where they stand. */
export function RenglonesTable({ id, renglones, porExterno, onError }: RenglonesTableProps) {
  const falla = (r: RenglonBorrador) => r.motivos.length > 0
  const conFalla = renglones.filter(falla).length
  const [solo, setSolo] = useState<'conFalla' | 'todos'>('conFalla')
  const [pedida, setPagina] = useState(0)
  const vista = conFalla === 0 ? 'todos' : solo
  const ordenados = renglones
    .filter((r) => vista === 'todos' || falla(r))
    .toSorted((a, b) => Number(falla(b)) - Number(falla(a)) || a.numero - b.numero)
  const paginas = Math.max(1, Math.ceil(ordenados.length / porPagina))
  const pagina = Math.min(pedida, paginas - 1)
  return (
    <Panel style={{ overflow: 'hidden' }}>
      {conFalla === 0 ? null : (
        <div style={{ padding: '10px 12px' }}>
          <Segmented
            label={t.tablaRenglones}
            value={vista}
            onChange={setSolo}
            options={[
              { value: 'conFalla', text: t.conFalla, count: conFalla },
              { value: 'todos', text: t.todosRenglones, count: renglones.length },
            ]}
          />
        </div>
      )}
      <div style={{ overflowX: 'auto' }}>
        <Table aria-label={t.tablaRenglones} style={{ minWidth: 1000 }}>
          <thead>
            <tr>
              <th>{t.columnaRenglon}</th>
              <th>{t.columnas.folio}</th>
              <th>{t.columnas.bookingCode}</th>
              {(['base', 'iva', 'otrosImpuestos', 'propinas', 'totalReserva'] as const).map((campo) => (
                <th key={campo} className="num">
                  {t.columnas[campo]}
                </th>
              ))}
              <th>{t.columnaMotivo}</th>
              <th aria-label={interfaz.acciones} />
            </tr>
          </thead>
          <tbody>
            {ordenados.slice(pagina * porPagina, (pagina + 1) * porPagina).map((renglon) => (
              <RenglonRow
                key={renglon.numero}
                id={id}
                renglon={renglon}
                porExterno={porExterno}
                onError={onError}
              />
            ))}
          </tbody>
        </Table>
      </div>
      {paginas === 1 ? null : <Pager pagina={pagina} paginas={paginas} onPagina={setPagina} />}
    </Panel>
  )
}
