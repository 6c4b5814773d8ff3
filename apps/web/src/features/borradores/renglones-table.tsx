import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { RenglonBorrador } from '@valija/contract/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useEffect, useRef, useState } from 'react'
import { onPhone } from '../../lib/widths.ts'
import { usePages } from '../../ui/facturas/pager.tsx'
import { Table } from '../../ui/facturas/table.ts'
import { Block, Row } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { c } from '../../ui/tokens.ts'
import { RenglonRow } from './renglon-row.tsx'

/** On a phone each row is a card with its titles: nothing is reached by scrolling sideways. */
const Renglones = styled(Table)({
  minWidth: 1000,
  '& td.motivo': { minWidth: 220, padding: '6px 10px', color: c.error },
  [onPhone]: {
    minWidth: 0,
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '8px 12px',
      padding: 12,
      borderTop: `1px solid ${c.linea}`,
    },
    '& td, & td.num, & td.motivo': {
      minWidth: 0,
      display: 'block',
      border: 0,
      padding: 0,
      height: 'auto',
      textAlign: 'left',
    },
    '& td[data-titulo]::before': {
      content: 'attr(data-titulo)',
      display: 'block',
      fontSize: 14,
      color: c.texto2,
    },
    '& td.entera': { gridColumn: '1 / -1' },
  },
})

type RenglonesTableProps = {
  id: string
  renglones: readonly RenglonBorrador[]
  porExterno: boolean
  onError: (error: unknown) => void
}
/** The rows of the layout, failing ones first, corrected where they stand. */
export function RenglonesTable({ id, renglones, porExterno, onError }: RenglonesTableProps) {
  // A row put right stays where it is while somebody is still in it.
  const [enMano, setEnMano] = useState<number | null>(null)
  const falla = (r: RenglonBorrador) => r.motivos.length > 0 || r.numero === enMano
  const conFalla = renglones.filter(({ motivos }) => motivos.length > 0).length
  const [solo, setSolo] = useState<'conFalla' | 'todos'>('conFalla')
  const vista = conFalla === 0 && enMano === null ? 'todos' : solo
  const ordenados = renglones
    .filter((r) => vista === 'todos' || falla(r))
    .toSorted((a, b) => Number(falla(b)) - Number(falla(a)) || a.numero - b.numero)
  const { visibles, pager, turnTo } = usePages(ordenados)
  // From fault to fault, whatever page it is on: those that fail stand first.
  const fallas = ordenados.filter(falla)
  const [parada, setParada] = useState<number | null>(null)
  const en = fallas.findIndex(({ numero }) => numero === parada)
  const cuerpo = useRef<HTMLTableSectionElement>(null)
  const ir = (paso: 1 | -1) => {
    const siguiente =
      en < 0 ? (paso > 0 ? 0 : fallas.length - 1) : (en + paso + fallas.length) % fallas.length
    const renglon = fallas[siguiente]
    if (!renglon) return
    setParada(renglon.numero)
    turnTo(siguiente)
  }
  useEffect(() => {
    if (parada === null) return
    const fila = cuerpo.current?.querySelector(`[data-renglon="${parada}"]`)
    fila?.scrollIntoView({ block: 'center' })
    fila?.querySelector('input')?.focus({ preventScroll: true })
  }, [parada])
  return (
    <Panel clip>
      {conFalla === 0 ? null : (
        <Row py={10} px={12}>
          <Segmented
            label={t.tablaRenglones}
            value={vista}
            onChange={setSolo}
            options={[
              { value: 'conFalla', text: t.conFalla, count: conFalla },
              { value: 'todos', text: t.todosRenglones, count: renglones.length },
            ]}
          />
          {conFalla < 2 ? null : (
            <Row as="span" nowrap ml="auto">
              <span role="status">{en < 0 ? null : t.fallaDe({ n: en + 1, total: fallas.length })}</span>
              <Button size="small" variant="outlined" onClick={() => ir(-1)}>
                {t.fallaAnterior}
              </Button>
              <Button size="small" variant="outlined" onClick={() => ir(1)}>
                {t.fallaSiguiente}
              </Button>
            </Row>
          )}
        </Row>
      )}
      <Block scrollX>
        <Renglones aria-label={t.tablaRenglones}>
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
          <tbody ref={cuerpo}>
            {visibles.map((renglon) => (
              <RenglonRow
                key={renglon.numero}
                id={id}
                renglon={renglon}
                porExterno={porExterno}
                enMano={renglon.numero === enMano}
                onEnMano={setEnMano}
                onError={onError}
              />
            ))}
          </tbody>
        </Renglones>
      </Block>
      {pager}
    </Panel>
  )
}
