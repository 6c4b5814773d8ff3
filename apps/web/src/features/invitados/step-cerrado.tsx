import Button from '@mui/material/Button'
import type { PasoInvitado } from '@valija/contract/invitados.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { Notice } from '../../ui/notice.tsx'
import { Wizard } from '../../ui/wizard.tsx'
import type { StepProps } from './step-props.ts'

const t = invitadosPantalla.carga

type StepCerradoProps = Pick<StepProps, 'wizard' | 'goTo'> & {
  paso: PasoInvitado
  /** Furthest step that is open. */
  abierto: PasoInvitado
}
/** A step that cannot be seen until the earlier ones are complete, and the way to the one that is missing. */
export function StepCerrado({ paso, abierto, wizard, goTo }: StepCerradoProps) {
  return (
    <Wizard {...wizard} current={paso}>
      <Notice
        tono="atencion"
        title={t.cerrado}
        action={
          <Button size="small" variant="outlined" onClick={() => goTo(abierto)}>
            {t.irA({ paso: t.pasos[abierto] })}
          </Button>
        }
      >
        {abierto === 'facturas' ? t.cerradoReservas : t.cerradoGuardar}
      </Notice>
    </Wizard>
  )
}
