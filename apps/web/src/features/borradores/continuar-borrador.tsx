import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { borradoresQuery } from './borrador-calls.ts'

const BorradoresAbiertos = lazyPart(() => import('./borradores-abiertos.tsx'))
// Beside the question whether there is any: coming after the answer, they would move what is under them.
void BorradoresAbiertos.preload()

/** The drafts of the person; nothing when there is none. */
export function ContinuarBorrador({ except }: { except?: string }) {
  const { data = [] } = useQuery(borradoresQuery)
  const otros = data.filter(({ id }) => id !== except)
  if (otros.length === 0) return null
  return (
    <Suspense fallback={null}>
      <BorradoresAbiertos borradores={otros} />
    </Suspense>
  )
}
