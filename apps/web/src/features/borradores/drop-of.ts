import { maximos } from '@valija/contract/borradores.ts'
import { addToOtherLotes } from './intake.ts'
import { addPapeles } from './papeles.ts'
import type { StepProps } from './step-props.ts'

/** Where what is dropped on a draft goes, wherever on its screens it is dropped. */
export const dropOf = ({ id, borrador, filas }: Pick<StepProps, 'id' | 'borrador' | 'filas'>) => ({
  intake: filas.intake,
  hay: filas.filas.length,
  ya: borrador?.facturas,
  onMore: (grupos: File[][]) => addToOtherLotes(id, grupos),
  onPapers: (mas: { pdf: File[]; layout: File | null }) => addPapeles(id, mas),
  maxFiles: maximos.archivosXml,
  maxSize: maximos.bytesXml,
})
