import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { MovimientoPorConciliar, RazonDeSugerencia, Sugerencia } from '@valija/contract/conciliacion.ts'
import { conciliacionMovimiento as t } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { dinero, fecha } from '../../lib/formats.ts'
import { onPhone } from '../../lib/widths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Block, Hidden, look, Mono, Quiet } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { c } from '../../ui/tokens.ts'
import { WhyButton } from '../../ui/why-button.tsx'
import { Comparacion } from './comparacion.tsx'
import { nameOfSugerencia } from './nombres.ts'

const Caja = styled('article')({
  background: c.papel,
  border: `1px solid ${c.linea}`,
  borderRadius: 8,
  padding: '12px 14px',
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr) auto',
  gap: '0 12px',
  '&[data-elegida=true]': { borderColor: c.primario, boxShadow: `0 0 0 1px ${c.primario}` },
  '& h3': { margin: 0, fontSize: 16, lineHeight: '22px', fontWeight: 600 },
  '& .tecla': {
    font: 'inherit',
    width: 28,
    height: 28,
    border: `1px solid ${c.borde}`,
    borderRadius: 5,
    display: 'grid',
    placeItems: 'center',
    fontWeight: 600,
    color: c.texto2,
    background: c.hundido,
    padding: 0,
    cursor: 'pointer',
  },
  '&[data-elegida=true] .tecla': {
    background: c.primario,
    borderColor: c.primario,
    color: c.primarioTexto,
  },
  '& .razones': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 18px',
    margin: '7px 0 0',
    padding: 0,
    listStyle: 'none',
  },
  '& .razones li': { display: 'flex', gap: 5, alignItems: 'flex-start' },
  '& .lado': { display: 'grid', justifyItems: 'end', alignContent: 'start', gap: 8 },
  '& .botones': { display: 'flex', gap: 6 },
  [onPhone]: {
    gridTemplateColumns: '30px minmax(0, 1fr)',
    '& .lado': { gridColumn: '1 / -1', gridAutoFlow: 'row', justifyItems: 'stretch', marginTop: 10 },
    '& .botones': { '& > button': { flex: 1 } },
  },
})

/** What it is: the package, whose it is and when it was paid. */
function Hechos({
  sugerencia: { lineas, reserva, lote },
  moneda,
}: {
  sugerencia: Sugerencia
  moneda: string
}) {
  if (lote)
    return (
      <Quiet>
        {lote.proveedorNombre}, <Mono>{lote.proveedorRfc}</Mono>,{' '}
        {t.pagadoEl({ fecha: fecha(lote.fechaPago) })}
      </Quiet>
    )
  if (lineas.length > 1)
    return (
      <Quiet>
        {lineas.map(({ aplicar }) => dinero(aplicar, moneda)).join(' + ')},{' '}
        {t.pagadoEl({ fecha: [...new Set(lineas.map(({ fechaPago }) => fecha(fechaPago)))].join(', ') })}
      </Quiet>
    )
  const [linea] = lineas
  if (linea)
    return (
      <Quiet>
        {linea.nombrePaquete || linea.concepto}, <Mono>{linea.rfc}</Mono>,{' '}
        {t.pagadoEl({ fecha: fecha(linea.fechaPago) })}, {linea.nombreEstado}
      </Quiet>
    )
  return reserva ? (
    <Quiet>
      {reserva.nombrePaquete}, <Mono>{reserva.rfc}</Mono>
    </Quiet>
  ) : null
}

/** For, against, or some days between: that speaks for it, and not without a doubt. */
function Motivo({ razon: { razon, texto, aFavor } }: { razon: RazonDeSugerencia }) {
  const some = aFavor && ['pocosDias', 'unaSemana'].includes(razon)
  return (
    <li className={look({ tone: some ? 'texto2' : null })}>
      {some ? (
        <Icon name="reloj" />
      ) : (
        <Icon
          name={aFavor ? 'palomita' : 'cruz'}
          stroke={aFavor ? 2.4 : 2.2}
          color={aFavor ? c.ok : c.error}
        />
      )}
      <Hidden>{aFavor ? t.aFavor : t.enContra}: </Hidden>
      <span>{texto}</span>
    </li>
  )
}

/** Words of the whole effect: what is left of the row, what is left of the payment, and what would be created. */
function Efecto({ movimiento, sugerencia }: { movimiento: MovimientoPorConciliar; sugerencia: Sugerencia }) {
  const { moneda } = movimiento
  const { restante, aplicar, lineas, reserva } = sugerencia
  const open = lineas.reduce((sum, linea) => sum + (linea.saldo - linea.aplicar), 0)
  const says = [
    ...(restante > 0
      ? [t.aplicarParte({ aplicar: dinero(aplicar, moneda), restante: dinero(restante, moneda) })]
      : []),
    ...(open > 0 ? [t.faltaDelPago({ monto: dinero(open, moneda) })] : []),
    ...(reserva && lineas.length === 0 ? [t.reservaCrea({ monto: dinero(aplicar, moneda) })] : []),
  ]
  return says.length === 0 ? null : (
    <Block mt={6} tone="atencion">
      {says.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Block>
  )
}

export type TarjetaProps = {
  movimiento: MovimientoPorConciliar
  sugerencia: Sugerencia
  /** Its key, 1 to 9. */
  n: number
  elegida: boolean
  busy: boolean
  onChoose: () => void
  onAccept: () => void
  onReject?: () => void
  /** The verb, when it is not Aplicar. */
  accept?: string
}
/** One suggestion: what it is, how sure and why, for and against; the chosen one beside the row, fact by fact. */
export function Tarjeta(props: TarjetaProps) {
  const { movimiento, sugerencia, n, elegida, busy, onChoose, onAccept, onReject, accept = t.aplicar } = props
  const name = nameOfSugerencia(sugerencia)
  return (
    <Caja aria-label={name} data-elegida={elegida} aria-current={elegida} onClick={onChoose}>
      <button type="button" className="tecla" aria-label={name} aria-pressed={elegida} onClick={onChoose}>
        {n <= 9 ? n : <Icon name={sugerencia.reserva ? 'maleta' : 'pagos'} size={16} />}
      </button>
      <Block min={0}>
        <h3>{name}</h3>
        <Hechos sugerencia={sugerencia} moneda={movimiento.moneda} />
        <ul className="razones" aria-label={t.razones}>
          {sugerencia.razones.map((razon) => (
            <Motivo key={`${razon.razon}${razon.texto}`} razon={razon} />
          ))}
        </ul>
        <Efecto movimiento={movimiento} sugerencia={sugerencia} />
      </Block>
      <div className="lado">
        <Money value={sugerencia.aplicar} currency={movimiento.moneda} strong size={16} />
        <Quiet size={13}>{sugerencia.exacta ? t.exacta : t.puntosDe({ puntos: sugerencia.puntos })}</Quiet>
        <span className="botones">
          {onReject === undefined ? null : (
            <Button
              size="small"
              disabled={busy}
              aria-label={t.rechazarA({ nombre: name })}
              onClick={(event) => {
                event.stopPropagation()
                onReject()
              }}
            >
              {t.rechazar}
            </Button>
          )}
          <WhyButton
            size="small"
            variant={elegida ? 'contained' : 'outlined'}
            disabled={busy}
            why={sugerencia.aplicar === 0 ? t.nadaQueAplicar : undefined}
            aria-label={accept === t.aplicar ? t.aplicarA({ nombre: name }) : `${accept}: ${name}`}
            onClick={(event) => {
              event.stopPropagation()
              onAccept()
            }}
          >
            {accept}
          </WhyButton>
        </span>
      </div>
      {elegida ? <Comparacion movimiento={movimiento} sugerencia={sugerencia} /> : null}
    </Caja>
  )
}
