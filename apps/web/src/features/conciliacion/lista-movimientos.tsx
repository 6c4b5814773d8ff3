import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import { conciliacionHechos } from '@valija/contract/messages/conciliacion-hechos.ts'
import { conciliacionMovimiento } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { conciliacionPantalla as t } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { memo, type RefObject, useEffect } from 'react'
import { dinero, fecha } from '../../lib/formats.ts'
import { onPhone, touch } from '../../lib/widths.ts'
import { Icon } from '../../ui/icon.tsx'
import { look, Row, Text } from '../../ui/layout.tsx'
import { c } from '../../ui/tokens.ts'
import type { Hecho } from './cola.ts'
import type { Cola } from './use-cola.ts'

const Lista = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  // The pane cuts what is drawn outside it.
  '&:focus-visible': { outlineOffset: -2 },
})
const Fila = styled('div')({
  display: 'grid',
  gridTemplateColumns: '22px 46px minmax(0, 1fr) auto',
  gap: '0 10px',
  padding: '8px 14px 8px 10px',
  borderBottom: `1px solid ${c.linea}`,
  cursor: 'pointer',
  alignItems: 'start',
  '& .corta': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { display: 'block', fontSize: 14, lineHeight: '18px', color: c.texto2 },
  '& .n': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .n b': { fontWeight: 600 },
  '& .dia': { color: c.texto2 },
  '& .marca': {
    width: 18,
    height: 18,
    marginTop: 1,
    borderRadius: 4,
    border: `1.5px solid ${c.borde}`,
    background: c.papel,
    color: c.primarioTexto,
    display: 'grid',
    placeItems: 'center',
  },
  '&[aria-selected=true] .marca': { background: c.primario, borderColor: c.primario },
  '&[data-aqui=true]': { background: c.primarioTinte, boxShadow: `inset 3px 0 ${c.primario}` },
  '&[data-hecho=true]': {
    color: c.texto2,
    '& .n b': { fontWeight: 400 },
    '& .marca': { visibility: 'hidden' },
  },
  [touch]: { padding: '12px 14px 12px 10px' },
  // There is room below: nothing is cut where it can be read whole.
  [onPhone]: { '& .corta': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})

export const rowDomId = (movimientoID: number): string => `mov-${movimientoID}`

/** What the row still waits for, or what became of it. */
type SituacionProps = { fila: MovimientoPorConciliar; hecho: Hecho | undefined }
function Situacion({ fila, hecho }: SituacionProps) {
  if (hecho !== undefined && hecho.texto !== '') {
    const tone = hecho.estado === 'vuelto' ? 'error' : hecho.estado === 'hecho' ? 'ok' : 'texto2'
    const icon = hecho.estado === 'vuelto' ? 'nel' : hecho.estado === 'hecho' ? 'okc' : 'reloj'
    return (
      <Row as="small" nowrap align="stretch" justify="end" gap={4} tone={tone}>
        <Icon name={icon} size={16} stroke={2} />
        {hecho.texto}
      </Row>
    )
  }
  if (fila.estado === 'parcial')
    return (
      <Text as="small" tone="atencion">
        {t.faltan({ monto: dinero(fila.restante, fila.moneda) })}
      </Text>
    )
  const n = fila.numSugerencias
  if (n === null) return null
  return <small>{n === 0 ? t.sinSugerencias : t.numSugerencias({ n })}</small>
}

type Props = {
  fila: MovimientoPorConciliar
  aqui: boolean
  marcada: boolean
  hecho: Hecho | undefined
  gone: boolean
  onOpen: (id: number) => void
  onMark: (id: number, range: boolean) => void
}
const Movimiento = memo(function Movimiento({ fila, aqui, marcada, hecho, gone, onOpen, onMark }: Props) {
  const id = fila.movimientoID
  const done = hecho === undefined ? gone : hecho.estado !== 'vuelto'
  const shown: Hecho | undefined =
    hecho ??
    (gone
      ? { movimiento: fila, estado: 'hecho', texto: conciliacionHechos.hechoPorOtro, desde: 0 }
      : undefined)
  const reference = fila.referenciaAmpliada || fila.referencia || conciliacionMovimiento.sinReferencia
  return (
    <Fila
      role="option"
      id={rowDomId(id)}
      aria-selected={marcada}
      aria-current={aqui}
      data-aqui={aqui}
      data-hecho={done}
      onClick={() => onOpen(id)}
    >
      <span
        className="marca"
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation()
          if (!done) onMark(id, event.shiftKey)
        }}
      >
        {marcada ? <Icon name="palomita" size={14} stroke={2.6} /> : null}
      </span>
      <span className="dia">{fecha(fila.fechaOperacion).slice(0, 5)}</span>
      <Text min={0}>
        <Text className="corta" block>
          {fila.concepto || conciliacionMovimiento.sinReferencia}
        </Text>
        <small className="corta">{reference}</small>
      </Text>
      <span className="n">
        <b>
          {fila.esCargo ? '−' : ''}
          {dinero(fila.monto, fila.moneda)}
        </b>
        <Situacion fila={fila} hecho={shown} />
      </span>
    </Fila>
  )
})

type ListaProps = {
  cola: Cola
  marcadas: ReadonlySet<number>
  onMark: (id: number, range: boolean) => void
  onOpen: (id: number) => void
  listRef: RefObject<HTMLDivElement | null>
}
/** The rows left, one in hand: the arrows move it, the rest of the keys act on it. */
export function ListaMovimientos({ cola, marcadas, onMark, onOpen, listRef }: ListaProps) {
  const { filas, actual, hechoDe, isDone, more, loadingMore } = cola
  useEffect(() => {
    if (actual === null) return
    document.getElementById(rowDomId(actual))?.scrollIntoView({ block: 'nearest' })
  }, [actual])
  return (
    <>
      <Lista
        ref={listRef}
        role="listbox"
        tabIndex={0}
        aria-label={t.movimientos}
        aria-multiselectable
        aria-activedescendant={
          actual !== null && filas.some((fila) => fila.movimientoID === actual) ? rowDomId(actual) : undefined
        }
        onScroll={({ currentTarget: box }) => {
          if (more !== null && !loadingMore && box.scrollHeight - box.scrollTop - box.clientHeight < 600)
            more()
        }}
      >
        {filas.map((fila) => (
          <Movimiento
            key={fila.movimientoID}
            fila={fila}
            aqui={fila.movimientoID === actual}
            marcada={marcadas.has(fila.movimientoID)}
            hecho={hechoDe(fila.movimientoID)}
            gone={isDone(fila.movimientoID)}
            onOpen={onOpen}
            onMark={onMark}
          />
        ))}
      </Lista>
      {more === null ? null : (
        <Button size="small" onClick={more} disabled={loadingMore} className={look({ my: 4, mx: 12 })}>
          {loadingMore ? interfaz.cargando : t.masMovimientos}
        </Button>
      )}
    </>
  )
}
