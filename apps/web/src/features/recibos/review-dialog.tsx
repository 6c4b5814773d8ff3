import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import { asApiError } from '../../lib/api-error.ts'
import { dinero } from '../../lib/formats.ts'
import { useWork } from '../../lib/use-work.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Block, Hidden, List, Quiet, Row, Stack, Text } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Status } from '../../ui/status.tsx'
import { c } from '../../ui/tokens.ts'
import { WhyButton } from '../../ui/why-button.tsx'
import { type GrupoDeLote, sumaDe } from './elecciones.ts'
import type { Asignacion } from './recibos-calls.ts'
import { SaveFailure } from './save-failure.tsx'
import { useCountdown } from './use-countdown.ts'

/** Supplier batches §4: the review dialog has a timer of thirty seconds; at its end it only closes. */
const seconds = 30

type ReviewDialogProps = {
  grupos: readonly GrupoDeLote[]
  sinLote: number
  onClose: (because: 'persona' | 'tiempo') => void
  onSave: (asignaciones: Asignacion[]) => Promise<void>
}

export function ReviewDialog({ grupos, sinLote, onClose, onSave }: ReviewDialogProps) {
  const { busy, failure, run } = useWork()
  const { left, restart } = useCountdown(seconds, () => {
    // A save on its way is waited for, and why it failed must stay to be read.
    if (!busy && failure === null) onClose('tiempo')
  })
  const partes = grupos.flatMap(({ lote, pagos: own }) =>
    own.map(({ pago: { pagina }, monto }) => ({ pagina, loteId: lote.loteId, monto })),
  )
  const total = sumaDe(partes)
  const pagos = new Set(partes.map(({ pagina }) => pagina)).size
  const over = grupos.some(({ resto }) => resto < 0)
  return (
    <Dialog
      onClose={() => (busy ? undefined : onClose('persona'))}
      title={t.revisaTitulo}
      under={
        <span>
          <Quiet>{t.revisaTexto({ pagos, lotes: grupos.length })}</Quiet> <Money value={total} strong />
        </span>
      }
      foot={
        <>
          <Row as="span" role="timer" nowrap grow min={340}>
            {busy || failure !== null ? null : (
              <>
                <Icon name="reloj" color={c.texto2} />
                <Text tone={left <= 10 ? 'atencion' : 'texto2'}>{t.seCierra({ segundos: left })}</Text>
                <Button size="small" variant="text" onClick={restart}>
                  {t.seguirRevisando}
                </Button>
              </>
            )}
          </Row>
          <Hidden role="status">{left === 10 && !busy ? t.seCierra({ segundos: left }) : ''}</Hidden>
          <Button variant="outlined" disabled={busy} onClick={() => onClose('persona')}>
            {interfaz.cancelar}
          </Button>
          <WhyButton
            variant="contained"
            loading={busy}
            why={over ? t.sobraEnUnLote : undefined}
            onClick={() => void run(() => onSave(partes))}
          >
            {t.guardar}
          </WhyButton>
        </>
      }
    >
      <Stack>
        {failure === null ? null : <SaveFailure error={asApiError(failure)} />}
        {grupos.map((grupo) => (
          <Grupo key={grupo.lote.loteId} grupo={grupo} />
        ))}
        {sinLote === 0 ? null : <Notice tono="neutro">{t.noSeGuardan({ n: sinLote })}</Notice>}
      </Stack>
    </Dialog>
  )
}

/** A lote, the payments that go to it, and what is left to pay after them. */
function Grupo({ grupo: { lote, pagos, resto } }: { grupo: GrupoDeLote }) {
  return (
    <Block as="section" py={10} px={14} framed={8}>
      <Row align="stretch" justify="space-between" gap={0} gapX={12}>
        <b>{lote.nombre}</b>
        {resto === 0 ? (
          <Status estado="Pagado" text={t.quedaPagado} quiet />
        ) : (
          <Status
            estado="Pendiente"
            tono={resto < 0 ? 'error' : 'atencion'}
            icon={resto < 0 ? 'alerta' : 'reloj'}
            text={
              resto < 0 ? t.sobran({ importe: dinero(-resto) }) : t.quedanPorPagar({ importe: dinero(resto) })
            }
            quiet
          />
        )}
      </Row>
      <Quiet>{lote.proveedorNombre}</Quiet>
      <List mt={6}>
        {pagos.map(({ pago, monto }) => (
          <Row as="li" key={pago.pagina} nowrap align="stretch" justify="space-between" gap={12}>
            <span>
              {t.pagina(pago)}, {pago.bancoBeneficiario}, {pago.folio}
            </span>
            <span>
              <Money value={monto} />
              {monto === pago.total ? null : <Quiet> {t.deUnPago({ importe: dinero(pago.total) })}</Quiet>}
            </span>
          </Row>
        ))}
      </List>
    </Block>
  )
}
