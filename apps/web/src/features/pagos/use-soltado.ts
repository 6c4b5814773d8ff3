import { useEffect, useEffectEvent } from 'react'
import type { Soltado } from './proof-first.tsx'
import type { useProof } from './use-proof.ts'

/** A proof dropped before the booking was known is taken up as soon as what it says can be placed (`ready`). */
export function useSoltado(
  soltado: Soltado | null,
  { send, readAgain }: ReturnType<typeof useProof>,
  { ready, onTaken }: { ready: boolean; onTaken: () => void },
) {
  const take = useEffectEvent(() => {
    if (soltado === null) return
    onTaken()
    if (soltado instanceof File) send(soltado)
    else readAgain(soltado)
  })
  useEffect(() => {
    if (ready) take()
  }, [ready])
}
