import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { borradores } from '@valija/contract/messages/borradores.ts'
import { Notice } from '../../ui/notice.tsx'
import type { StepProps } from './step-props.ts'

/** Files the server did not take, each with its reason. */
export function Rechazados({ filas }: Pick<StepProps, 'filas'>) {
  if (filas.rechazados.length === 0) return null
  const dismiss = () => filas.rechazados.forEach(({ clave }) => filas.intake.dismiss(clave))
  const bien = filas.subidos - filas.rechazados.length
  const titulo =
    bien === 0 ? borradores.cargaFallida : borradores.cargaParcial({ bien, mal: filas.rechazados.length })
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
      <ul style={{ margin: 0, paddingLeft: 18 }}>
        {filas.rechazados.map(({ clave, nombre, motivo }) => (
          <li key={clave}>
            {nombre}: {motivo}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
