import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { importesDeRenglon, type RenglonBorrador } from '@valija/contract/borradores.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { centavosToPesos } from '@valija/contract/pesos.ts'
import { useState } from 'react'
import { dinero } from '../../lib/formats.ts'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { Icon } from '../../ui/icon.tsx'
import { Block, Mono, Text } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { c } from '../../ui/tokens.ts'
import { changeOf } from './borrador-calls.ts'
import { CeldaDeRenglon } from './celda-de-renglon.tsx'
import { useSaves } from './use-saves.ts'

const textos = ['folio', 'bookingCode'] as const
type Campo = (typeof textos)[number] | (typeof importesDeRenglon)[number]

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
      {importesDeRenglon.map((campo) => (
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
