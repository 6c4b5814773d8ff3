import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import type { RenglonBorrador, renglonEntrada } from '@valija/contract/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { centavosToPesos } from '@valija/contract/pesos.ts'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { answered } from '../../lib/api-error.ts'
import { dinero } from '../../lib/formats.ts'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { onPhone } from '../../lib/widths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Block, Mono, Text } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { c } from '../../ui/tokens.ts'
import { changeOf } from './borrador-calls.ts'

const Cell = styled(InputBase)({
  width: '100%',
  minWidth: 92,
  height: 30,
  padding: '0 8px',
  border: `1px solid ${c.borde}`,
  borderRadius: 6,
  background: c.papel,
  '& input': { padding: 0 },
  [onPhone]: { height: 44 },
})

const textos = ['folio', 'bookingCode'] as const
const importes = ['base', 'iva', 'otrosImpuestos', 'propinas', 'totalReserva'] as const
type Campo = (typeof textos)[number] | (typeof importes)[number]

const pesosDe = (texto: string): number | null => {
  const limpio = texto.replace(/[$,\s]/g, '')
  return /^\d{1,12}(\.\d{1,6})?$/.test(limpio) ? Math.round(Number(`${limpio}e2`)) / 100 : null
}

type Cambio = z.input<typeof renglonEntrada>
/**
 * Fields are left faster than answers come: saves of one row go one after the other, each with what was typed before it,
 * so that none takes another back.
 */
function useSaves(write: (cambio: Cambio) => Promise<unknown>, onError: (error: unknown) => void) {
  const typed = useRef<Cambio>({})
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (cambio: Cambio): void => {
    onError(null)
    typed.current = { ...typed.current, ...cambio }
    const now = typed.current
    last.current = last.current
      .then(() => write(now))
      .then(() => {
        if (typed.current === now) typed.current = {}
      })
      .catch((failure: unknown) => {
        // What the server refused is not sent again with the next field; what never arrived is.
        if (answered(failure)) typed.current = {}
        onError(failure)
      })
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
    <Cell
      key={valor}
      defaultValue={valor}
      inputProps={{
        'aria-label': t.campoDeRenglon({ campo: t.columnas[campo], numero }),
        style: { textAlign: right ? 'right' : 'left' },
      }}
      onBlur={({ target }) => {
        const texto = target.value.trim()
        if (texto === valor) return
        if (!right) return save({ [campo]: texto })
        const pesos = pesosDe(texto)
        target.setCustomValidity(pesos === null ? t.importeMal : '')
        if (pesos === null) target.reportValidity()
        else save({ [campo]: pesos })
      }}
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
            <Button size="small" onClick={() => save({ bookingCode: clave })}>
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
