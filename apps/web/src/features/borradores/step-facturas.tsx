import LinearProgress from '@mui/material/LinearProgress'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { Wizard } from '../../ui/wizard.tsx'
import { ContinuarBorrador } from './continuar-borrador.tsx'
import type { StepProps } from './step-props.ts'
import { Rechazados } from './rechazados.tsx'
import { XmlDrop } from './xml-drop.tsx'

/** Step 1: the XML files. The first one that is read opens the dictamen. */
export function StepFacturas({ id, filas, wizard, goTo, loading }: StepProps & { loading: boolean }) {
  return (
    <Wizard
      {...wizard}
      current="facturas"
      next={
        filas.filas.length === 0 ? undefined : { text: t.pasos.dictamen, onClick: () => goTo('dictamen') }
      }
    >
      <div style={{ display: 'grid', gap: 12 }}>
        {loading && filas.filas.length === 0 ? <LinearProgress /> : null}
        <ContinuarBorrador except={id} />
        <XmlDrop intake={filas.intake} onDropped={() => goTo('dictamen')} />
        <Rechazados filas={filas} />
      </div>
    </Wizard>
  )
}
