import type { CargaInvitado, PasoInvitado } from '@valija/contract/invitados.ts'
import type { GroupUpload } from '../../lib/use-group-upload.ts'
import type { WizardProps } from '../../ui/wizard.tsx'
import type { Carga } from './use-carga.ts'

/** What every step of the guest's wizard is given. */
export type StepProps = {
  carga: Carga
  wizard: Pick<
    WizardProps<PasoInvitado>,
    'title' | 'crumbs' | 'steps' | 'open' | 'done' | 'onStep' | 'draft' | 'context' | 'extra'
  >
  goTo: (paso: PasoInvitado) => void
}
/** Of the steps where PDFs are dropped. */
export type ConPdfs = { pdfs: GroupUpload }
/** Those that only show once the server has something. */
export type StepWithCarga = Omit<StepProps, 'carga'> & { carga: CargaInvitado }
