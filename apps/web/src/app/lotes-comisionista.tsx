import { comisionesPantalla as t } from '@valija/contract/messages/comisiones-pantalla.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { LotesComposed } from './lotes-composed.tsx'

const categories: readonly Categoria[] = ['Comisionista']

/** /facturas/comisionista: the agent's own lotes; staff see every agent's. */
export default function LotesComisionista() {
  return <LotesComposed categories={categories} crumb={t.lotes.migaja} />
}
