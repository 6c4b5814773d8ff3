import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { LotesComposed } from './lotes-composed.tsx'

const categories: readonly Categoria[] = ['Proveedor']

/** /factura/proveedor: 'Listado de lotes'. */
export default function LotesProveedor() {
  return <LotesComposed categories={categories} crumb={t.listado} />
}
