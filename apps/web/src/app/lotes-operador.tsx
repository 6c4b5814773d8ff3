import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { useSesion } from '../lib/sesion.ts'
import { LotesComposed } from './lotes-composed.tsx'

const both: readonly Categoria[] = ['Proveedor', 'Comisionista']
const own: Record<string, readonly Categoria[]> = {
  OperativoProveedor: ['Proveedor'],
  OperativoComisionista: ['Comisionista'],
}

/** /factura: the operators' page, both categories behind one switch for who may see both. */
export default function LotesOperador() {
  const { rol } = useSesion()
  return <LotesComposed categories={own[rol ?? ''] ?? both} crumb={t.migaja} />
}
