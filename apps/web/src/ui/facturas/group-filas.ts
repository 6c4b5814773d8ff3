import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import type { Fila } from './fila.ts'

export const grupos = [
  'todas',
  'correctas',
  'rechazadas',
  'canceladas',
  'noEncontradas',
  'sinVerificar',
] as const
export type Grupo = (typeof grupos)[number]
export type Metodo = 'PUE' | 'PPD'

/** Supplier batches §2.2: invoices grouped as correct, rejected, cancelled, PUE and PPD. */
export const isInGrupo = ({ situacion }: Fila, grupo: Grupo): boolean => {
  switch (grupo) {
    case 'todas':
      return true
    case 'correctas':
      return situacion === 'correcta'
    case 'rechazadas':
      return situacion === 'rechazada' || situacion === 'repetida'
    case 'canceladas':
      return situacion === 'cancelada'
    case 'noEncontradas':
      return situacion === 'noEncontrada'
    case 'sinVerificar':
      return situacion === 'sinVerificar' || situacion === 'porRevisar' || situacion === 'leyendo'
  }
}

/** Exceptions first; among equals in the order they were dropped. */
const peso: Record<Fila['situacion'], number> = {
  rechazada: 0,
  cancelada: 1,
  noEncontrada: 1,
  repetida: 2,
  porRevisar: 3,
  sinVerificar: 3,
  correcta: 4,
  leyendo: 5,
}
export const exceptionsFirst = (filas: readonly Fila[]): Fila[] =>
  filas.toSorted((a, b) => peso[a.situacion] - peso[b.situacion] || a.orden - b.orden)

export const nombreDe = ({ cabecera, nombre }: Fila): string => nombreDeFactura(cabecera, nombre)

export const rotas = ({ hallazgos }: Fila) => hallazgos.filter(({ severidad }) => severidad === 'error')
/** Those that are not listed too. */
export const cuantasRotas = (fila: Fila) => rotas(fila).reduce((suma, { otros = 0 }) => suma + 1 + otros, 0)
