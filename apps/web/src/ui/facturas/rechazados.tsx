import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { facturasMensajes } from '@valija/contract/messages/facturas.ts'
import { borradores } from '@valija/contract/messages/borradores.ts'
import { Notice } from '../notice.tsx'
import type { FilaLocal, Intake } from '../../lib/intake.ts'
import { Bullets } from '../layout.tsx'

type RechazadosProps = {
  rechazados: readonly FilaLocal<unknown>[]
  /** How many have an answer, taken or not. */
  subidos: number
  onDismiss: Intake['dismiss']
}
/** Files that were left out, here or by the server, each with its reason. */
export function Rechazados({ rechazados, subidos, onDismiss }: RechazadosProps) {
  if (rechazados.length === 0) return null
  const dismiss = () => rechazados.forEach(({ clave }) => onDismiss(clave))
  const bien = subidos - rechazados.length
  const titulo =
    bien === 0 ? borradores.cargaFallida : borradores.cargaParcial({ bien, mal: rechazados.length })
  const noXml = rechazados
    .filter(({ codigo }) => codigo === 'archivoNoEsXml' || codigo === 'archivoPdfEnXml')
    .map(({ nombre }) => nombre)
  return (
    <Notice
      tono={bien === 0 ? 'error' : 'atencion'}
      title={titulo}
      action={
        <Button size="small" variant="outlined" onClick={dismiss}>
          {interfaz.cerrar}
        </Button>
      }
    >
      {noXml.length === 0 ? null : facturasMensajes.archivosInvalidos({ nombres: noXml.join(', ') })}
      <Bullets>
        {rechazados.map(({ clave, nombre, motivo }) => (
          <li key={clave}>
            {nombre}: {motivo}
          </li>
        ))}
      </Bullets>
    </Notice>
  )
}
