import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { borradoresQuery } from './borrador-calls.ts'

const BorradoresAbiertos = lazyPart(() => import('./borradores-abiertos.tsx'))

/** The drafts of the person. Draws nothing, and fetches nothing to draw it, when there is none: for the list of lotes. */
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
