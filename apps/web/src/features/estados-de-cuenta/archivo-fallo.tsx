import Button from '@mui/material/Button'
import type { FuenteDeEstado } from '@valija/contract/estados-de-cuenta.ts'
import { estadosDeCuentaPantalla as t } from '@valija/contract/messages/estados-de-cuenta.ts'
import { Link } from 'react-router'
import { asApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { Row } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import type { ArchivoEnMano } from './archivos-de-estado.ts'

/** Refusals of a file that a source of its own could read. */
const conFuentePropia = [
  'estadoDeOtroFormato',
  'estadoConFechasAmbiguas',
  'estadoConFechasSinAno',
  'estadoSinPrueba',
  'estadoVacio',
]

type ArchivoFalloProps = {
  error: unknown
  archivo: File | null
  fuentes: readonly FuenteDeEstado[]
  onUse: (archivo: File, fuente: string) => void
}
/** Why a file was not read, and the sources that may read it. */
export function ArchivoFallo({ error, archivo, fuentes, onUse }: ArchivoFalloProps) {
  const { codigo, detalles } = asApiError(error)
  const parecidas = fuentes.filter(({ clave }) => detalles.some(({ campo }) => campo === clave))
  return (
    <ErrorNotice
      error={error}
      title={archivo?.name}
      action={
        archivo !== null && parecidas.length > 0 ? (
          <Row>
            {parecidas.map((one) => (
              <Button
                key={one.clave}
                size="small"
                variant="outlined"
                onClick={() => onUse(archivo, one.clave)}
              >
                {t.usarFuente(one)}
              </Button>
            ))}
          </Row>
        ) : archivo !== null && conFuentePropia.includes(codigo) ? (
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={paths.fuentesDeEstado}
            state={{ archivo, fuente: null } satisfies ArchivoEnMano}
          >
            {t.crearFuente}
          </Button>
        ) : undefined
      }
    />
  )
}
