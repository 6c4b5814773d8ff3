import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import { type Categoria, categorias } from '@valija/domain/lotes/etapas.ts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Below } from '../../ui/waiting.tsx'
import type { LoteSlots } from './lotes-dialogs.tsx'
import { LotesList } from './lotes-list.tsx'

const options = [
  { value: categorias[0], text: t.proveedor },
  { value: categorias[1], text: t.comisionista },
]

type LotesPageProps = {
  /** Those this page may show: with two, a switch stands beside the title. */
  categories: readonly Categoria[]
  /** What the trail calls it: 'Lotes de Facturas' or 'Listado de lotes'. */
  crumb: string
  slots: LoteSlots
  /** Buttons of the category, right of the title. */
  actions: (categoria: Categoria) => ReactNode
  /** Between the title and the tabs: drafts to go on with. */
  above: (categoria: Categoria) => ReactNode
  /** What stands above is not known yet. */
  waits: boolean
}

/** The page of the lotes, of one category or of both. */
export function LotesPage({ categories, crumb, slots, actions, above, waits }: LotesPageProps) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('de')
  const categoria = categories.find((one) => one === asked) ?? categories[0] ?? 'Proveedor'
  return (
    <>
      <PageHeader
        title={t.titulo}
        crumbs={[{ text: t.inicio, to: paths.inicio }]}
        here={crumb}
        beside={
          categories.length > 1 ? (
            <Segmented
              label={t.categoria}
              value={categoria}
              options={options}
              onChange={(next) => setParams(next === categories[0] ? {} : { de: next })}
            />
          ) : undefined
        }
        actions={actions(categoria)}
      />
      {above(categoria)}
      <Below waits={waits}>
        <LotesList key={categoria} categoria={categoria} slots={slots} />
      </Below>
    </>
  )
}
