import { comisionesLotes as t } from '@valija/contract/messages/comisiones-lotes.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { LotesComposed } from './lotes-composed.tsx'

const categories: readonly Categoria[] = ['Comisionista']

/** /facturas/comisionista: the agent's own lotes; staff see every agent's. */
export default function LotesComisionista() {
  return <LotesComposed categories={categories} crumb={t.migaja} />
}
