import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { withQuery } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'

/** A lote, opened over its list. */
export const loteAt = (categoria: Categoria, id: number): string =>
  withQuery(categoria === 'Comisionista' ? paths.facturasComisionista : paths.facturaProveedor, { lote: id })
