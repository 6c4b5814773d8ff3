import { lecturaPantalla as t } from '@valija/contract/messages/lectura-pantalla.ts'
import { Notice } from '../../ui/notice.tsx'
import { camposLeidos, isPorRevisar, type Leidos } from './use-lectura.ts'

/** How many values were read, and how many of them a person still has to look at. */
export function ReadingSummary({ leidos }: { leidos: Leidos }) {
  const present = camposLeidos.filter((campo) => leidos[campo])
  const revisar = present.filter((campo) => isPorRevisar(leidos[campo])).length
  if (present.length === 0) return null
  return <Notice tono={revisar > 0 ? 'atencion' : 'info'}>{t.resumen({ n: present.length, revisar })}</Notice>
}
