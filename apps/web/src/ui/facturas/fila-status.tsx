import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { Status } from '../status.tsx'
import type { Fila } from './fila.ts'
import { cuantasRotas } from './group-filas.ts'

/** The dictamen in a word: what is expected is quiet, what needs somebody is a label. */
export function FilaStatus({ fila, loud = false }: { fila: Fila; loud?: boolean }) {
  switch (fila.situacion) {
    case 'correcta':
      return <Status estado="Correcta" quiet={!loud} />
    case 'sinVerificar':
      return <Status estado="Sin verificar" />
    case 'porRevisar':
      return <Status estado="Por revisar" />
    case 'repetida':
      return <Status estado="Repetida" />
    case 'cancelada':
      return <Status estado="Cancelado" />
    case 'noEncontrada':
      return <Status estado="No Encontrado" />
    case 'rechazada':
      return <Status estado="Rechazada" text={t.reglasRotas({ n: cuantasRotas(fila) })} />
    case 'leyendo':
      return <span>{t.leyendo}</span>
  }
}
