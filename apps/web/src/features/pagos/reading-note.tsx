import MuiLink from '@mui/material/Link'
import { lecturaPantalla as t } from '@valija/contract/messages/lectura-pantalla.ts'
import type { CampoDeLectura } from '@valija/domain/pagos/lectura-comprobante.ts'
import { dinero, fecha } from '../../lib/formats.ts'
import { look, Text } from '../../ui/layout.tsx'
import { isPorRevisar, type LecturaDePago, type Leido } from './use-lectura.ts'

const valorDe = (campo: CampoDeLectura, { valor, moneda }: Leido): string =>
  campo === 'monto'
    ? dinero(Number(valor), moneda === 2 ? 'USD' : 'MXN')
    : campo === 'fechaPago'
      ? fecha(String(valor))
      : String(valor)

/** How sure, in words, and what the person can do about it. */
const sayOf = (
  campo: CampoDeLectura,
  leido: Leido,
): { text: string; action?: 'confirm' | 'open' | 'use' } => {
  const { estado, certeza, duda } = leido
  if (estado === 'revisado') return { text: t.revisado }
  if (estado === 'abierto') return { text: t.seguro }
  if (estado === 'corregido') return { text: t.corregido }
  if (estado === 'sinUsar') return { text: t.dice({ valor: valorDe(campo, leido) }), action: 'use' }
  if (estado === 'otraMoneda')
    return {
      text: t.otraMoneda({
        monto: valorDe(campo, leido),
        moneda: leido.moneda === 2 ? t.enDolares : t.enPesos,
      }),
    }
  if (certeza === 'segura')
    return campo === 'fechaPago' || campo === 'concepto'
      ? { text: t.seguro, action: 'open' }
      : { text: t.seguro }
  return {
    text: duda === null ? (certeza === 'debil' ? t.debil : t.dudoso) : t.conDuda({ duda }),
    action: 'confirm',
  }
}
const labels = { confirm: t.confirmar, open: t.corregir, use: t.usar } as const

type ReadingNoteProps = { campo: CampoDeLectura; nombre: string; leido: Leido; lectura: LecturaDePago }
/** The line under a field that was read by machine. */
export function ReadingNote({ campo, nombre, leido, lectura }: ReadingNoteProps) {
  const { text, action } = sayOf(campo, leido)
  const attention = isPorRevisar(leido) || leido.estado === 'otraMoneda'
  return (
    <Text tone={attention ? 'atencion' : undefined}>
      {text}
      {action === undefined ? null : (
        <>
          {' '}
          <MuiLink
            component="button"
            type="button"
            aria-label={t.accionDe({ accion: labels[action], campo: nombre })}
            onClick={() => lectura[action](campo)}
            className={look({ small: true, weight: 600, onBaseline: true })}
          >
            {labels[action]}
          </MuiLink>
        </>
      )}
    </Text>
  )
}
