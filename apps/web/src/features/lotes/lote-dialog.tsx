import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { LoteDetalle } from '@valija/contract/lote-detalle.ts'
import { lotePantalla as t } from '@valija/contract/messages/lote-pantalla.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import { type ComponentType, useState } from 'react'
import { useLocation } from 'react-router'
import { withQuery } from '../../lib/api.ts'
import { dinero, fechaDePago, nombreCorto } from '../../lib/formats.ts'
import { useReciente } from '../../lib/recientes.ts'
import { useSesion } from '../../lib/sesion.ts'
import { usePhone } from '../../lib/use-media.ts'
import { onNarrow } from '../../lib/widths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Block, Mono, Quiet } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Status } from '../../ui/status.tsx'
import { c } from '../../ui/tokens.ts'
import { Below, WaitingShape } from '../../ui/waiting.tsx'
import { EnvioProgress } from './envio-progress.tsx'
import { FacturaViewer } from './factura-viewer.tsx'
import { FacturasGrid } from './facturas-grid.tsx'
import { LoteBitacora } from './lote-bitacora.tsx'
import { LoteNotices } from './lote-notices.tsx'
import { LoteStages } from './lote-stages.tsx'
import { loteQuery } from './lotes-calls.ts'
import type { useDescarga } from './use-descarga.tsx'
import { useLoteDialog } from './use-lote-dialog.ts'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 334px',
  alignItems: 'stretch',
  '& > main': { padding: '16px 24px 20px', display: 'grid', gap: 14, alignContent: 'start', minWidth: 0 },
  '& > aside': { borderLeft: `1px solid ${c.linea}`, padding: '16px 22px 20px', minWidth: 0 },
  [onNarrow]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > main': { padding: '12px 16px' },
    '& > aside': { borderLeft: 0, borderTop: `1px solid ${c.linea}`, padding: 16 },
  },
})
const Under = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 24, rowGap: 2, marginTop: 2 })

/** What was paid of a lote, as another area shows it. */
export type PagosEnDetalle = ComponentType<{ loteId: number }>
/** What bears on the bookings of lotes, as another area shows it. */
export type AvisosDeReservas = ComponentType<{
  ids: number[]
  fechaPago: string | null
  /** There is nothing more to wait for. */
  onRevisadas: () => void
  /** They stand before an act: a place of their own from the first. */
  antes?: boolean
}>
type LoteDialogProps = {
  id: number
  descarga: ReturnType<typeof useDescarga>
  Pagos?: PagosEnDetalle | undefined
  Avisos?: AvisosDeReservas | undefined
  onClose: () => void
}
/** 'Detalles del lote': where it stands, what ANT answered, its facturas with the exceptions first, and its bitácora. */
export default function LoteDialog({ id, descarga, Pagos, Avisos, onClose }: LoteDialogProps) {
  const { data: lote, error, dataUpdatedAt } = useQuery(loteQuery(id))
  const phone = usePhone()
  const { pathname } = useLocation()
  useReciente(
    lote === undefined
      ? null
      : {
          clase: 'lote',
          titulo: lote.nombre,
          detalle: `${lote.proveedorNombre} · ${dinero(lote.total, lote.moneda)}`,
          to: withQuery(pathname, { lote: id }),
        },
  )
  const download = (
    <Button
      variant="outlined"
      loading={descarga.busy}
      loadingPosition="start"
      startIcon={<Icon name="bajar" />}
      onClick={() => descarga.start([id])}
    >
      {lotesPantalla.descargarFacturas}
    </Button>
  )
  return (
    <Dialog
      onClose={onClose}
      size={1200}
      bare
      over={t.titulo}
      title={lote?.nombre ?? ''}
      beside={lote ? <Status estado={lote.estatus} /> : undefined}
      under={lote ? <Summary lote={lote} /> : undefined}
      actions={phone ? undefined : download}
    >
      {descarga.notice}
      {phone && lote ? (
        <Block px={16} pb={12}>
          {download}
        </Block>
      ) : null}
      {error === null ? null : (
        <Block p={24}>
          <ErrorNotice error={error} />
        </Block>
      )}
      {lote ? (
        <Body
          key={lote.id}
          lote={lote}
          leido={new Date(dataUpdatedAt).toISOString()}
          Pagos={Pagos}
          Avisos={Avisos}
        />
      ) : error === null ? (
        <WaitingShape height={420} margin={24} />
      ) : null}
    </Dialog>
  )
}

/** Its day went by and something is still owed. */
function Vencido({ lote: { estatus, fechaPago, pagado, total } }: { lote: LoteDetalle }) {
  const { diaDeNegocio } = useSesion()
  const open = estatus === 'En proceso de envío' || estatus === 'En proceso de pago'
  if (!open || fechaPago === null || fechaPago >= diaDeNegocio || pagado >= total) return null
  return <Status estado="Pendiente" tono="error" icon="reloj" text={t.vencido} quiet />
}

const Summary = ({ lote }: { lote: LoteDetalle }) => (
  <Under>
    <span title={lote.proveedorNombre}>
      {nombreCorto(lote.proveedorNombre)} <Mono tone="texto2">{lote.proveedorRfc}</Mono>
    </span>
    {lote.fechaPago === null ? null : (
      <span>
        <Quiet>{lotesPantalla.fechaDePago}</Quiet> {fechaDePago(lote.fechaPago)} <Vencido lote={lote} />
      </span>
    )}
    <span>
      <Quiet>{t.facturasPor({ n: lote.numFacturas })}</Quiet>{' '}
      <Money value={lote.total} currency={lote.moneda} strong />
    </span>
  </Under>
)

type BodyProps = {
  lote: LoteDetalle
  leido: string
  Pagos: PagosEnDetalle | undefined
  Avisos: AvisosDeReservas | undefined
}
function Body({ lote, leido, Pagos, Avisos }: BodyProps) {
  const { ver, factura } = useLoteDialog()
  const sent = lote.estatus !== 'No procesado'
  const warns = Avisos !== undefined && lote.estatus !== 'Pagado'
  const [revisadas, setRevisadas] = useState(false)
  return (
    <>
      <LoteStages lote={lote} />
      <Columns>
        <main>
          {ver !== null ? (
            <FacturaViewer lote={lote} ver={ver} facturaId={factura} />
          ) : (
            <>
              {sent ? <EnvioProgress lote={lote} leido={leido} /> : null}
              <LoteNotices lote={lote} />
              {warns ? (
                <Avisos ids={[lote.id]} fechaPago={lote.fechaPago} onRevisadas={() => setRevisadas(true)} />
              ) : null}
              <Below waits={warns && !revisadas}>
                {Pagos && (lote.estatus === 'En proceso de pago' || lote.estatus === 'Pagado') ? (
                  <Pagos loteId={lote.id} />
                ) : null}
                <FacturasGrid lote={lote} />
              </Below>
            </>
          )}
        </main>
        <aside aria-label={t.bitacora}>
          <LoteBitacora id={lote.id} />
        </aside>
      </Columns>
    </>
  )
}
