import Button from '@mui/material/Button'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ContinuarBorrador } from '../features/borradores/continuar-borrador.tsx'
import { LotesPage } from '../features/lotes/lotes-page.tsx'
import type { AvisosDeLotes } from '../features/reservas/avisos-de-lotes.tsx'
import { Revisando, SinRevisar } from '../features/reservas/revisando.tsx'
import { ReciboBancarioBoton } from '../features/recibos/recibo-bancario-boton.tsx'
import { handOver } from '../lib/handed.ts'
import { paths } from '../lib/paths.ts'
import { useCan } from '../lib/sesion.ts'
import { oneFile } from '../ui/one-file.ts'
import { PageDrop } from '../ui/page-drop.tsx'
import { Icon } from '../ui/icon.tsx'
import { ComplementosLink, PorFacturarLink } from './complementos-link.tsx'
import { ComisionistaActions } from './comisionista-actions.tsx'
import { PeopleMenu } from './people-menu.tsx'

const ReciboBbvaDialog = lazy(() => import('../features/recibos/recibo-bbva-dialog.tsx'))
const LazyComprobante = lazy(async () => ({
  default: (await import('../features/recibos/agregar-comprobante.tsx')).AgregarComprobante,
}))
const LazyPagos = lazy(async () => ({
  default: (await import('../features/recibos/pagos-dialog.tsx')).PagosDialog,
}))
const LazyPagosEnDetalle = lazy(async () => ({
  default: (await import('../features/recibos/pagos-de-lote.tsx')).PagosEnDetalle,
}))
const LazyAvisos = lazy(() =>
  import('../features/reservas/avisos-de-lotes.tsx').then(
    ({ AvisosDeLotes }) => ({ default: AvisosDeLotes }),
    () => ({ default: SinRevisar as typeof AvisosDeLotes }),
  ),
)
const Comprobante = (props: ComponentProps<typeof LazyComprobante>) => (
  <Suspense fallback={null}>
    <LazyComprobante {...props} />
  </Suspense>
)
const Pagos = (props: ComponentProps<typeof LazyPagos>) => (
  <Suspense fallback={null}>
    <LazyPagos {...props} />
  </Suspense>
)

const PagosEnDetalle = (props: ComponentProps<typeof LazyPagosEnDetalle>) => (
  <Suspense fallback={null}>
    <LazyPagosEnDetalle {...props} />
  </Suspense>
)

const Avisos = (props: ComponentProps<typeof LazyAvisos>) => (
  <Suspense fallback={<Revisando onRevisadas={props.onRevisadas} />}>
    <LazyAvisos {...props} />
  </Suspense>
)

/** Where a lote of each category is loaded. */
const crear: Record<Categoria, string> = {
  Proveedor: paths.facturaCrearProveedor,
  Comisionista: paths.facturaComisionistaCrear,
}

function CargarLote({ categoria }: { categoria: Categoria }) {
  const can = useCan('lotes.proveedor.crear')
  if (!can || categoria !== 'Proveedor') return null
  return (
    <Button variant="outlined" component={Link} to={crear[categoria]} startIcon={<Icon name="mas" />}>
      {t.cargarLote}
    </Button>
  )
}

type ComposedProps = { categories: readonly Categoria[]; crumb: string }
/** The lotes page with the parts other areas bring to it: receipts, proofs of payment, drafts. */
export function LotesComposed({ categories, crumb }: ComposedProps) {
  const creates = useCan('lotes.proveedor.crear') && categories.includes('Proveedor')
  const receives = useCan('recibos.cargar')
  const warned = useCan('reservas.avisos')
  const navigate = useNavigate()
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
      {recibo === null ? null : (
        <Suspense fallback={null}>
          <ReciboBbvaDialog soltado={recibo} onClose={() => setRecibo(null)} />
        </Suspense>
      )}
      <LotesPage
        categories={categories}
        crumb={crumb}
        slots={{
          Comprobante,
          Pagos,
          PagosEnDetalle,
          ...(warned ? { Avisos } : {}),
          emptyAction: <CargarLote categoria={categories[0] ?? 'Proveedor'} />,
        }}
        above={(categoria) => (creates && categoria === 'Proveedor' ? <ContinuarBorrador /> : null)}
        actions={(categoria) => (
          <>
            <PeopleMenu />
            <ComplementosLink />
            <PorFacturarLink />
            <ReciboBancarioBoton />
            {categoria === 'Comisionista' ? <ComisionistaActions /> : <CargarLote categoria={categoria} />}
          </>
        )}
      />
    </PageDrop>
  )
}
