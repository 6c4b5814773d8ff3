import type { Borrador, Paso } from '@valija/contract/borradores.ts'
import type { WizardProps } from '../../ui/wizard.tsx'
import type { useFilas } from './use-filas.ts'

/** What every step of the create-lote screen is given. */
export type StepProps = {
  id: string
  borrador: Borrador | undefined
  filas: ReturnType<typeof useFilas>
  wizard: Pick<
    WizardProps,
    'title' | 'crumbs' | 'steps' | 'current' | 'done' | 'onStep' | 'draft' | 'context'
  >
  goTo: (paso: Paso) => void
}
export type StepWithBorrador = Omit<StepProps, 'borrador'> & { borrador: Borrador }
