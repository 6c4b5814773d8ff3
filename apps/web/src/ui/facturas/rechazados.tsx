import Button from '@mui/material/Button'
import { facturasMensajes } from '@valija/contract/messages/facturas.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { Intake } from '../../lib/intake.ts'
import type { FilaLocal } from '../../lib/intake-filas.ts'
import { Bullets } from '../layout.tsx'
import { Notice } from '../notice.tsx'

type RechazadosProps = {
  rechazados: readonly FilaLocal<unknown>[]
  onDismiss: Intake['dismiss']
}
/** Files that were left out, here or by the server, each with its reason; those of one reason stand together. */
export function Rechazados({ rechazados, onDismiss }: RechazadosProps) {
  if (rechazados.length === 0) return null
  const dismiss = () => rechazados.forEach(({ clave }) => onDismiss(clave))
  const noXml = rechazados.filter(({ codigo }) => codigo === 'archivoNoEsXml').map(({ nombre }) => nombre)
  return (
    <Notice
      tono="atencion"
      title={interfaz.noSeTomo}
      action={
        <Button size="small" variant="outlined" onClick={dismiss}>
          {interfaz.cerrar}
        </Button>
      }
    >
      {noXml.length === 0 ? null : facturasMensajes.archivosInvalidos({ nombres: noXml.join(', ') })}
      <Bullets>
        {[...Map.groupBy(rechazados, ({ motivo }) => motivo)].map(([motivo, juntos]) => (
          <li key={motivo}>
            {juntos.map(({ nombre }) => nombre).join(', ')}: {motivo}
          </li>
        ))}
      </Bullets>
    </Notice>
  )
}
