import Button from '@mui/material/Button'
import type { MovimientoConSugerencias, Sugerencia } from '@valija/contract/conciliacion.ts'
import { conciliacionHechos } from '@valija/contract/messages/conciliacion-hechos.ts'
import { conciliacionMovimiento as t } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Aplicaciones } from './aplicaciones.tsx'
import { piecesOf } from './comparacion.tsx'
import { Ficha } from './ficha.tsx'
import { Historia, Rechazadas } from './historia.tsx'
import { Tarjeta } from './tarjeta.tsx'

type DetalleProps = {
  datos: MovimientoConSugerencias
  elegida: number
  busy: boolean
  onChoose: (i: number) => void
  onAccept: (sugerencia: Sugerencia) => void
  onReject: (sugerencia: Sugerencia) => void
  onSearch: () => void
  onSplit: () => void
  onIgnore: () => void
  /** Puts the row aside for later, or brings it back. */
  onAside: () => void
  onUndo: (accionID: number, rechazo: boolean) => void
}
/** The row in hand, what it is tied to, and what it could be tied to, best first. */
export function Detalle(props: DetalleProps) {
  const { datos, elegida, busy, onChoose, onAccept, onReject, onSearch, onSplit, onIgnore, onAside, onUndo } =
    props
  const { movimiento, sugerencias, porQueNo } = datos
  const abierto = movimiento.estado === 'sinIdentificar' || movimiento.estado === 'parcial'
  const chosen = sugerencias[elegida]
  const cards = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (elegida > 0) cards.current?.children[elegida]?.scrollIntoView({ block: 'nearest' })
  }, [elegida])
  const ignored = datos.acciones.find(({ clase, sePuedeDeshacer }) => clase === 'ignorar' && sePuedeDeshacer)
  return (
    <>
      <Ficha movimiento={movimiento} pieces={chosen && abierto ? piecesOf(chosen) : []} />
      {movimiento.estado === 'conciliado' ? <Notice tono="ok">{t.yaConciliado}</Notice> : null}
      {movimiento.estado === 'ignorado' ? (
        <Notice
          tono="neutro"
          action={
            ignored === undefined ? undefined : (
              <Button
                size="small"
                startIcon={<Icon name="deshacer" />}
                disabled={busy}
                onClick={() => onUndo(ignored.accionID, false)}
              >
                {conciliacionHechos.deshacer}
              </Button>
            )
          }
        >
          {t.yaIgnorado({ motivo: movimiento.motivoIgnorado ?? '' })}
        </Notice>
      ) : null}
      <Aplicaciones datos={datos} busy={busy} onUndo={(accionID) => onUndo(accionID, false)} />
      {abierto ? (
        <>
          {porQueNo === null ? null : <Notice tono="info">{porQueNo}</Notice>}
          {sugerencias.length === 0 ? <Notice tono="neutro">{t.sinSugerenciasTexto}</Notice> : null}
          <Stack ref={cards}>
            {sugerencias.map((sugerencia, i) => (
              <Tarjeta
                key={sugerencia.clave}
                movimiento={movimiento}
                sugerencia={sugerencia}
                n={i + 1}
                elegida={i === elegida}
                busy={busy}
                onChoose={() => onChoose(i)}
                onAccept={() => onAccept(sugerencia)}
                onReject={() => onReject(sugerencia)}
              />
            ))}
          </Stack>
          <Row align="stretch">
            <Button size="small" startIcon={<Icon name="lupa" />} disabled={busy} onClick={onSearch}>
              {t.buscarOtro}
            </Button>
            <Button size="small" startIcon={<Icon name="dividir" />} disabled={busy} onClick={onSplit}>
              {t.repartir}
            </Button>
            <Button size="small" startIcon={<Icon name="bandera" />} disabled={busy} onClick={onAside}>
              {movimiento.paraDespuesAccionID === null ? t.posponer : t.devolver}
            </Button>
            <Button size="small" startIcon={<Icon name="veto" />} disabled={busy} onClick={onIgnore}>
              {t.ignorar}
            </Button>
          </Row>
        </>
      ) : null}
      <Rechazadas datos={datos} onUndo={(accionID) => onUndo(accionID, true)} />
      <Historia acciones={datos.acciones} />
    </>
  )
}
