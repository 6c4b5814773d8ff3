import { enPesos } from '../en-pesos.ts'

/** What a tax must be, and by how much it may differ. */
export const conTolerancia = (esperado: number, tolerancia: number): string =>
  `${enPesos(esperado)}, con hasta ${enPesos(tolerancia)} de diferencia`
