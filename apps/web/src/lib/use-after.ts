import { useEffect, useState } from 'react'

/** True once `active` has lasted `ms`: what is quick shows no sign of waiting. */
export function useAfter(active: boolean, ms = 300): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setLate(true), ms)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [active, ms])
  return active && late
}
