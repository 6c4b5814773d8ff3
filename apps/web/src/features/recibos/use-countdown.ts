import { useEffect, useRef, useState } from 'react'

/** Whole seconds left until `onEnd`; `restart` begins again. The clock is asked, so that a sleeping tab cannot stretch it. */
export function useCountdown(seconds: number, onEnd: () => void): { left: number; restart: () => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      end.current()
    }, 250)
    return () => clearInterval(timer)
  }, [until])
  return {
    left,
    restart: () => {
      setUntil(Date.now() + seconds * 1000)
      setLeft(seconds)
    },
  }
}
