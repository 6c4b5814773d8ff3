import { useQuery } from '@tanstack/react-query'
import { comisionesLotes } from '@valija/contract/messages/comisiones-lotes.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { type ComponentProps, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { borradoresQuery } from '../features/borradores/borrador-calls.ts'
import { ContinuarBorrador } from '../features/borradores/continuar-borrador.tsx'
import { LotesPage } from '../features/lotes/lotes-page.tsx'
import { ReciboBancarioBoton } from '../features/recibos/recibo-bancario-boton.tsx'
import { Revisando, SinRevisar } from '../features/reservas/revisando.tsx'
import { handOver } from '../lib/handed.ts'
import { paths } from '../lib/paths.ts'
import { useCan, useSesion } from '../lib/sesion.ts'
import { lazyOverlay } from '../ui/lazy-overlay.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { MoreMenu } from '../ui/more-menu.tsx'
import { oneFile } from '../ui/one-file.ts'
import { PageDrop } from '../ui/page-drop.tsx'
import { WaitingShape } from '../ui/waiting.tsx'
import { ComisionistaActions } from './comisionista-actions.tsx'
import { ComplementosLink, PorFacturarLink } from './complementos-link.tsx'

const ReciboBbvaDialog = lazyOverlay(() => import('../features/recibos/recibo-bbva-dialog.tsx'))
const Comprobante = lazyOverlay(() => import('../features/recibos/agregar-comprobante.tsx'))
const Pagos = lazyOverlay(() => import('../features/recibos/pagos-dialog.tsx'))
const LazyPagosEnDetalle = lazyPart(() => import('../features/recibos/pagos-de-lote.tsx'))
const LazyAvisos = lazyPart(() => import('../features/reservas/avisos-de-lotes.tsx'), SinRevisar)

/** A title over a list of one payment. */
const alturaDePagos = 150
const PagosEnDetalle = (props: ComponentProps<typeof LazyPagosEnDetalle>) => (
  <Suspense fallback={<WaitingShape height={alturaDePagos} />}>
    <LazyPagosEnDetalle {...props} />
  </Suspense>
)

const Avisos = (props: ComponentProps<typeof LazyAvisos>) => (
  <Suspense fallback={<Revisando onRevisadas={props.onRevisadas} antes={props.antes} />}>
    <LazyAvisos {...props} />
  </Suspense>
)

/** Where a lote of each category is loaded. */
const crear: Record<Categoria, string> = {
  Proveedor: paths.facturaCrearProveedor,
  Comisionista: paths.facturaComisionistaCrear,
}

/** Of agents' lotes the staff have more ways in. */
function CargarLote({ categoria }: { categoria: Categoria }) {
  const creates = useCan('lotes.proveedor.crear')
  const agent = useSesion().rol === 'comisionista'
  const deHotel = categoria === 'Proveedor'
  if (deHotel ? !creates : !agent) return null
  return (
    <LinkButton to={crear[categoria]} icon="mas">
      {deHotel ? t.cargarLote : comisionesLotes.cargarNuevo}
    </LinkButton>
  )
}

type ComposedProps = { categories: readonly Categoria[]; crumb: string }
/** The lotes page with the parts other areas bring to it: receipts, proofs of payment, drafts. */
export function LotesComposed({ categories, crumb }: ComposedProps) {
  const creates = useCan('lotes.proveedor.crear') && categories.includes('Proveedor')
  const receives = useCan('recibos.cargar')
  const warned = useCan('reservas.avisos')
  const navigate = useNavigate()
  const waits = useQuery({ ...borradoresQuery, enabled: creates }).isLoading
  const [recibo, setRecibo] = useState<File | null>(null)
  // A bank's receipt is one PDF by itself; whatever else is dropped here begins a lote.
  const take = (files: File[]) => {
    const isRecibo = files.length === 1 && /\.pdf$/i.test(files[0]?.name ?? '')
    // The receipt's own screen says of what is dropped on it that it is none.
    if (receives && (isRecibo || !creates)) return oneFile(setRecibo)(files)
    handOver(files)
    void navigate(crear.Proveedor)
  }
  return (
    <PageDrop
      label={receives ? (creates ? t.soltarReciboOLote : t.soltarRecibo) : t.soltarLote}
      onFiles={take}
      disabled={!creates && !receives}
    >
      {recibo === null ? null : <ReciboBbvaDialog soltado={recibo} onClose={() => setRecibo(null)} />}
      <LotesPage
        categories={categories}
        crumb={crumb}
        slots={{
          Comprobante,
          Pagos,
          PagosEnDetalle,
          ...(warned ? { Avisos } : {}),
          CargarLote,
        }}
        waits={waits}
        above={(categoria) => (creates && categoria === 'Proveedor' ? <ContinuarBorrador /> : null)}
        actions={(categoria) => (
          <>
            <PeopleMenu />
            <ComplementosLink />
            <PorFacturarLink />
            <ReciboBancarioBoton />
            {categoria === 'Comisionista' ? <ComisionistaActions /> : null}
            <CargarLote categoria={categoria} />
          </>
        )}
      />
    </PageDrop>
  )
}

/** A supplier's menu holds its lotes only: its people are reached from here. */
function PeopleMenu() {
  const navigate = useNavigate()
  if (useSesion().rol !== 'proveedor') return null
  const go = (to: string) => () => void navigate(to)
  return (
    <MoreMenu
      text={interfaz.colaboradores}
      icon="personas"
      actions={[
        { text: interfaz.colaboradores, icon: 'personas', onClick: go(paths.usuario) },
        { text: interfaz.invitarColaborador, icon: 'persona', onClick: go(paths.usuarioCrear) },
        { text: interfaz.invitarComisionista, icon: 'maleta', onClick: go(paths.comisionistaInvitar) },
      ]}
    />
  )
}
