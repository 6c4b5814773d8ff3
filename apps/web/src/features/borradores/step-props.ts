import type { Borrador, Paso } from '@valija/contract/borradores.ts'
import type { WizardProps } from '../../ui/wizard.tsx'
import type { usePapeles } from './papeles.ts'
import type { useChecks } from './use-checks.ts'
import type { useFilas } from './use-filas.ts'

/** What every step of the create-lote screen is given. */
export type StepProps = {
  id: string
  borrador: Borrador | undefined
  filas: ReturnType<typeof useFilas>
  papeles: ReturnType<typeof usePapeles>
  checks: ReturnType<typeof useChecks>
  wizard: Pick<
    WizardProps<Paso>,
    'title' | 'crumbs' | 'steps' | 'current' | 'done' | 'onStep' | 'draft' | 'context'
  >
  /** `preguntar`: the button that saves was pressed already. */
  goTo: (paso: Paso, preguntar?: boolean) => void
}
export type StepWithBorrador = Omit<StepProps, 'borrador'> & { borrador: Borrador }
