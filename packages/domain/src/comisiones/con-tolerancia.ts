import { enPesos } from '@valija/contract/en-pesos.ts'

const union = ', con hasta '

/** What a tax must be, and by how much it may differ. */
export const conTolerancia = (esperado: number, tolerancia: number): string =>
  `${enPesos(esperado)}${union}${enPesos(tolerancia)} de diferencia`

/** The amount alone: what an invoice that is stamped anew has to say. */
export const sinTolerancia = (texto: string): string => texto.split(union)[0] ?? texto
