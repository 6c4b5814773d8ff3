import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSesion } from '../../lib/sesion.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { borradoresQuery } from './borrador-calls.ts'
import { dejadosQuery } from './dejados.ts'

const BorradoresAbiertos = lazyPart(() => import('./borradores-abiertos.tsx'))
// Beside the question whether there is any: coming after the answer, they would move what is under them.
void BorradoresAbiertos.preload()

/** The drafts of the person, and what was dropped for some that the server does not have; nothing when there is none. */
export function ContinuarBorrador({ except }: { except?: string }) {
  const { usuarioId } = useSesion()
  const { data } = useQuery(borradoresQuery)
  const { data: dejados = [] } = useQuery(dejadosQuery(usuarioId))
  const otros = data?.filter(({ id }) => id !== except) ?? []
  // Until the server said which it has, none is called lost.
  const sueltos = dejados.filter(({ id }) => id !== except && data?.every((uno) => uno.id !== id) === true)
  if (otros.length + sueltos.length === 0) return null
  return (
    <Suspense fallback={null}>
      <BorradoresAbiertos borradores={otros} dejados={sueltos} />
    </Suspense>
  )
}
