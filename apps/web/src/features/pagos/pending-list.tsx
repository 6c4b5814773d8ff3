import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { useEffect, useRef, useState } from 'react'
import { fecha } from '../../lib/formats.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Quiet, Text } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { Pairs } from '../../ui/pairs.tsx'
import { Panel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'
import { ComprobanteView } from './comprobante-view.tsx'
import type { PagoPendiente } from './pago-draft.ts'

const Bar = styled(Panel)({
  // Clear of the bars at the top when it is brought into view.
  scrollMarginTop: 140,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  padding: '8px 16px',
  '& ol': {
    flex: 1,
    minWidth: 260,
    listStyle: 'none',
    margin: 0,
    padding: 0,
    maxHeight: 180,
    overflow: 'auto',
  },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', minHeight: 36 },
  '& li + li': { borderTop: `1px solid ${c.linea}` },
})

type PendingListProps = {
  pagos: readonly PagoPendiente[]
  busy: boolean
  onRemove: (clave: string) => void
  onSave: () => void
}
/** What waits to be saved, above the form: nothing covers it, and each payment added brings it into view. */
export function PendingList({ pagos, busy, onRemove, onSave }: PendingListProps) {
  const [seen, setSeen] = useState<PagoPendiente | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const last = useRef(0)
  useEffect(() => {
    if (pagos.length > last.current) bar.current?.scrollIntoView({ block: 'nearest' })
    last.current = pagos.length
  }, [pagos.length])
  return (
    <Bar ref={bar} aria-label={t.porGuardarLista}>
      <ol>
        {pagos.map((pago, i) => (
          <li key={pago.clave}>
            <Quiet>{i + 1}</Quiet>
            <Money value={pago.forma.monto} currency={pago.metodo.monedaNacional ? 'MXN' : 'USD'} strong />
            <Text grow min={120}>
              {pago.forma.concepto}, {fecha(pago.forma.fechaPago)}
            </Text>
            <Quiet>{pago.comprobante ? t.conComprobante : t.sinComprobanteCorto}</Quiet>
            <Button size="small" aria-label={t.verPago({ n: i + 1 })} onClick={() => setSeen(pago)}>
              {t.ver}
            </Button>
            <Button
              size="small"
              aria-label={t.eliminarPago({ n: i + 1 })}
              disabled={busy}
              onClick={() => onRemove(pago.clave)}
            >
              {t.eliminar}
            </Button>
          </li>
        ))}
      </ol>
      <Button variant="contained" loading={busy} onClick={onSave}>
        {t.guardarN({ n: pagos.length })}
      </Button>
      {seen === null ? null : (
        <Dialog
          onClose={() => setSeen(null)}
          title={t.pagoPorGuardar({ n: pagos.indexOf(seen) + 1 })}
          under={`${seen.forma.bookingCode} · ${seen.forma.concepto}`}
        >
          <Pairs
            names="auto"
            mb={16}
            rows={[
              [t.correoContacto, seen.forma.userID],
              [t.metodoPago, seen.metodo.nombreMetodoPago],
              [t.fechaPago, fecha(seen.forma.fechaPago)],
              [t.montoPesos, <Money key="m" value={seen.montos.montoNacional} />],
              [t.montoDolares, <Money key="d" value={seen.montos.montoDolares} currency="USD" />],
              [t.tipoCambio, seen.tipoCambio.toFixed(4)],
              [t.numeroTransaccion, seen.forma.numeroTransaccion],
            ]}
          />
          {seen.comprobante ? <ComprobanteView ruta={seen.comprobante.urlComprobante} /> : null}
        </Dialog>
      )}
    </Bar>
  )
}
