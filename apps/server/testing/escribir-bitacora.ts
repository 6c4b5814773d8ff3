import { laMaquina, writeBitacora } from '../src/areas/bitacora/write-bitacora.ts'
import { inTransaction } from '../src/db/connection.ts'
import type { TestApp } from './test-app.ts'

/** Rows of the bitácora about lotes of nobody, in one transaction, with a detail that is hard to write the same twice. */
export const escribirBitacora = ({ deps }: TestApp, motivo: string, cuantos = 1): Promise<unknown> =>
  inTransaction(deps.db, (tx) =>
    writeBitacora(
      tx,
      laMaquina,
      ...Array.from({ length: cuantos }, (_, i) => ({
        entidad: 'lote' as const,
        entidadId: i,
        accion: 'crear',
        motivo,
        detalle: { ñ: [1, { b: null, a: '“x”' }], n: 1.5 },
      })),
    ),
  )
