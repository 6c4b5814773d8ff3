import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import type { LineaDeSugerencia, MovimientoPorConciliar, Sugerencia } from '@valija/contract/conciliacion.ts'
import { conciliacionDialogos as t } from '@valija/contract/messages/conciliacion-dialogos.ts'
import { conciliacionMovimiento } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useId, useState } from 'react'
import { dinero } from '../../lib/formats.ts'
import { useWork } from '../../lib/use-work.ts'
import { onPhone } from '../../lib/widths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { look, Mono, Quiet, Row, Text } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { c } from '../../ui/tokens.ts'
import { WhyButton } from '../../ui/why-button.tsx'
import { Buscador } from './buscador.tsx'
import type { Reparto } from './destino.ts'
import { nameInside, nameOfSugerencia } from './nombres.ts'
import { addLineas, type Parte, partesDe, repartidoDe, wrongOf } from './reparto.ts'

const Lineas = styled('ul')({
  listStyle: 'none',
  margin: '0 0 12px',
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 180px 36px',
    gap: '4px 12px',
    alignItems: 'end',
    padding: '8px 0',
    borderTop: `1px solid ${c.linea}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  [onPhone]: {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) 44px' },
    '& > li > .que': { gridColumn: '1 / -1' },
  },
})
const Pie = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: '0 auto 0 0',
  alignItems: 'center',
  '& > div': { display: 'flex', gap: 6 },
  '& dt': { color: c.texto2 },
  '& dd': { margin: 0, fontWeight: 600 },
  [onPhone]: { flexBasis: '100%', justifyContent: 'space-between' },
})

const hasLines = ({ lineas }: Sugerencia): boolean => lineas.length > 0

type LineaProps = {
  parte: Parte
  moneda: string
  shown: boolean
  onText: (text: string) => void
  onRemove: () => void
}
function Linea({ parte, moneda, shown, onText, onRemove }: LineaProps) {
  const id = useId()
  const { linea, text } = parte
  const name = conciliacionMovimiento.pago({ id: linea.pagoID })
  const wrong = shown ? wrongOf(parte, moneda) : undefined
  return (
    <li>
      <span className="que">
        <b>{name}</b>, <Mono>{linea.bookingCode}</Mono>{' '}
        <Quiet block small>
          {linea.nombrePaquete || linea.concepto}, {t.deSaldo({ monto: dinero(linea.saldo, moneda) })}
        </Quiet>
      </span>
      <Field id={id} label={t.montoPara({ nombre: name })} error={wrong}>
        <OutlinedInput
          id={id}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          error={wrong !== undefined}
          onChange={(event) => onText(event.target.value)}
          inputProps={{ style: { textAlign: 'right' }, 'aria-invalid': wrong !== undefined }}
        />
      </Field>
      <IconButton aria-label={t.quitarLinea({ nombre: name })} onClick={onRemove}>
        <Icon name="cruz" size={16} />
      </IconButton>
    </li>
  )
}

type RepartirDialogProps = {
  movimiento: MovimientoPorConciliar
  /** The chosen suggestion's payments, to begin with. */
  inicio: readonly LineaDeSugerencia[]
  onClose: () => void
  onAccept: (reparto: Reparto, restante: number) => Promise<unknown>
}
/** One row over several payments, or in part to one; what is left over stays to be assigned. */
export function RepartirDialog({ movimiento, inicio, onClose, onAccept }: RepartirDialogProps) {
  const { moneda, restante } = movimiento
  const [partes, setPartes] = useState<readonly Parte[]>(() => partesDe(inicio))
  const [tried, setTried] = useState(false)
  const { busy, failure, run } = useWork()
  const { lineas, sum } = repartidoDe(partes)
  const left = restante - sum
  const wrong = partes.some((parte) => wrongOf(parte, moneda) !== undefined)

  const add = (one: Sugerencia) => setPartes((old) => addLineas(old, one.lineas, restante))
  const send = async () => {
    setTried(true)
    if (wrong || left < 0 || partes.length === 0) return
    await run(async () => {
      await onAccept({ lineas }, left)
      onClose()
    })
  }
  return (
    <Dialog
      onClose={onClose}
      title={t.repartirTitulo({ movimiento: nameInside(movimiento) })}
      foot={
        <>
          <Pie>
            <div>
              <dt>{t.repartido}</dt>
              <dd>{dinero(sum, moneda)}</dd>
            </div>
            <div>
              <dt>{t.quedaPorAsignar}</dt>
              <dd className={look({ tone: left < 0 ? 'error' : null })}>{dinero(left, moneda)}</dd>
            </div>
          </Pie>
          <Button variant="outlined" onClick={onClose}>
            {interfaz.cancelar}
          </Button>
          <Button variant="contained" loading={busy} onClick={() => void send()}>
            {t.aplicarReparto({ n: partes.length })}
          </Button>
        </>
      }
    >
      <Text as="p" mt={0}>
        {t.repartirTexto}
      </Text>
      <ErrorNotice error={failure} />
      {left < 0 ? <Notice tono="error">{t.sobrepasa({ monto: dinero(-left, moneda) })}</Notice> : null}
      {partes.length === 0 ? (
        tried ? (
          <Notice tono="error">{t.sinLineas}</Notice>
        ) : (
          <Quiet>{t.sinLineas}</Quiet>
        )
      ) : (
        <Lineas>
          {partes.map((parte) => (
            <Linea
              key={parte.linea.pagoID}
              parte={parte}
              moneda={moneda}
              shown={tried || parte.text !== ''}
              onText={(text) =>
                setPartes((old) => old.map((one) => (one.linea === parte.linea ? { ...one, text } : one)))
              }
              onRemove={() => setPartes((old) => old.filter((one) => one.linea !== parte.linea))}
            />
          ))}
        </Lineas>
      )}
      <Buscador movimientoID={movimiento.movimientoID} label={t.agregarPago} onFirst={add} only={hasLines}>
        {(one) => (
          <Row key={one.clave} nowrap gap={12}>
            <Text grow min={0}>
              {nameOfSugerencia(one)}
              <Quiet block small>
                {one.lineas.map(({ saldo }) => t.deSaldo({ monto: dinero(saldo, moneda) })).join(', ')}
              </Quiet>
            </Text>
            <WhyButton
              size="small"
              variant="outlined"
              startIcon={<Icon name="mas" />}
              aria-label={t.agregarEste({ nombre: nameOfSugerencia(one) })}
              why={
                one.lineas.every(({ pagoID }) => partes.some(({ linea }) => linea.pagoID === pagoID))
                  ? t.yaEnReparto
                  : undefined
              }
              onClick={() => add(one)}
            >
              {t.agregar}
            </WhyButton>
          </Row>
        )}
      </Buscador>
    </Dialog>
  )
}
