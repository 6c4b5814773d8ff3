import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { notifyManager } from '@tanstack/react-query'
import type { RenglonBorrador, renglonEntrada } from '@valija/contract/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { centavosToPesos } from '@valija/contract/pesos.ts'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { answered } from '../../lib/api-error.ts'
import { dinero } from '../../lib/formats.ts'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { Icon } from '../../ui/icon.tsx'
import { Block, Mono, Text } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { c } from '../../ui/tokens.ts'
import { changeOf } from './borrador-calls.ts'
import { CeldaDeRenglon } from './celda-de-renglon.tsx'

const textos = ['folio', 'bookingCode'] as const
const importes = ['base', 'iva', 'otrosImpuestos', 'propinas', 'totalReserva'] as const
type Campo = (typeof textos)[number] | (typeof importes)[number]

type Cambio = z.input<typeof renglonEntrada>
/**
 * Fields are left faster than answers come: saves of one row go one after the other, each with what was typed before it,
 * so that none takes another back. Each answers whether it was saved.
 */
function useSaves(write: (cambio: Cambio) => Promise<unknown>, onError: (error: unknown) => void) {
  const typed = useRef<Cambio>({})
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  return (cambio: Cambio): Promise<boolean> => {
    onError(null)
    typed.current = { ...typed.current, ...cambio }
    const now = typed.current
    last.current = last.current
      .then(() => write(now))
      .then(() => {
        if (typed.current === now) typed.current = {}
        // The screen hears of what was answered a moment after the answer.
        return new Promise<boolean>((resolve) => notifyManager.schedule(() => resolve(true)))
      })
      .catch((failure: unknown) => {
        // What the server refused is not sent again with the next field; what never arrived is.
        if (answered(failure)) typed.current = {}
        onError(failure)
        return false
      })
    return last.current
  }
}

type RenglonRowProps = {
  id: string
  renglon: RenglonBorrador
  porExterno: boolean
  /** Somebody is writing in it. */
  enMano: boolean
  onEnMano: (numero: number | null) => void
  onError: (error: unknown) => void
}
/** A failing row is open for correction; the rest open on demand. Leaving a field saves it, and the server judges again. */
export function RenglonRow({ id, renglon, porExterno, enMano, onEnMano, onError }: RenglonRowProps) {
  const change = changeOf(id)
  const [editando, setEditando] = useState(false)
  const abierta = editando || enMano || renglon.motivos.length > 0
  const { numero, candidata } = renglon
  const save = useSaves(
    (cambio) =>
      change(
        borradoresApi.cambiarRenglon({
          params: { id, numero },
          body: cambio,
        }),
      ),
    onError,
  )
  const clave =
    candidata && (porExterno ? (candidata.externalLocator ?? candidata.bookingCode) : candidata.bookingCode)
  const input = (campo: Campo, valor: string, right: boolean) => (
    <CeldaDeRenglon
      label={t.campoDeRenglon({ campo: t.columnas[campo], numero })}
      valor={valor}
      money={right}
      onSave={(nuevo) => save({ [campo]: nuevo })}
    />
  )
  return (
    <tr
      data-renglon={numero}
      onFocus={() => onEnMano(numero)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onEnMano(null)
      }}
    >
      <Text as="td" className="entera" data-titulo={t.columnaRenglon} tone="texto2">
        {numero}
      </Text>
      {textos.map((campo) => (
        <td key={campo} data-titulo={t.columnas[campo]}>
          {abierta ? input(campo, renglon[campo], false) : <Mono>{renglon[campo]}</Mono>}
        </td>
      ))}
      {importes.map((campo) => (
        <td key={campo} className="num" data-titulo={t.columnas[campo]}>
          {abierta ? (
            input(
              campo,
              renglon.ilegibles.includes(campo) ? '' : centavosToPesos(renglon[campo]).toFixed(2),
              true,
            )
          ) : (
            <Money value={renglon[campo]} />
          )}
        </td>
      ))}
      <td className="entera motivo">
        {renglon.motivos.map((motivo) => (
          <div key={motivo}>{motivo}</div>
        ))}
        {candidata && clave ? (
          <Block tone="texto">
            {t.candidata({ clave, total: dinero(candidata.totalReserva) })}{' '}
            <Button size="small" onClick={() => void save({ bookingCode: clave })}>
              {t.usarCandidata({ clave })}
            </Button>
          </Block>
        ) : null}
      </td>
      <Text as="td" className="entera" text="right" oneLine>
        {abierta ? (
          <IconButton
            size="small"
            aria-label={t.quitarRenglon({ numero })}
            onClick={() => {
              onError(null)
              change(borradoresApi.quitarRenglon({ params: { id, numero } })).catch(onError)
            }}
          >
            <Icon name="cruz" size={16} color={c.texto2} />
          </IconButton>
        ) : (
          <Button size="small" onClick={() => setEditando(true)}>
            {t.editar}
          </Button>
        )}
      </Text>
    </tr>
  )
}
