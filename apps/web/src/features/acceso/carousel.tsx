import { styled } from '@mui/material/styles'
import { accesoPantalla } from '@valija/contract/messages/acceso-pantalla.ts'
import { useEffect, useState } from 'react'
import { useMedia } from '../../lib/use-media.ts'
import { Text } from '../../ui/layout.tsx'
import { SceneRoute } from './scene-route.tsx'
import { SceneSea } from './scene-sea.tsx'
import { SceneTiles } from './scene-tiles.tsx'

const Stage = styled('section')({
  position: 'sticky',
  top: 0,
  height: '100vh',
  background: '#0B3F49',
  color: '#EAF4F4',
  overflow: 'hidden',
  '& svg.escena': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    transition: 'opacity 700ms ease',
  },
  '& svg.escena[data-shown=true]': { opacity: 1 },
  '& .pie': {
    position: 'absolute',
    left: 64,
    right: 64,
    bottom: 44,
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'end',
    gap: 32,
  },
  '& p': { margin: 0, fontSize: 28, lineHeight: '36px', fontWeight: 600, letterSpacing: '-.2px' },
  '& .puntos': { display: 'flex', alignItems: 'center', gap: 4 },
  '& button': {
    width: 24,
    height: 24,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 6,
    cursor: 'pointer',
  },
  '& .punto::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: 5,
    background: 'rgba(234,244,244,.45)',
  },
  '& .punto[aria-current=true]::before': { width: 24, background: '#EAF4F4' },
  '& .pausa': { width: 36, height: 36 },
  '& :focus-visible': { outlineColor: '#EAF4F4' },
})
const scenes = [SceneSea, SceneRoute, SceneTiles]
const everyMs = 7000

/** Three own drawings. They turn by themselves unless paused, pointed at, or the person asked for less motion. */
export default function Carousel() {
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const [at, setAt] = useState(0)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const turning = !still && !paused && !held
  useEffect(() => {
    if (!turning) return
    const timer = setInterval(() => setAt((now) => (now + 1) % scenes.length), everyMs)
    return () => clearInterval(timer)
  }, [turning])
  const { laminas } = accesoPantalla
  return (
    <Stage
      aria-roledescription={accesoPantalla.carruselRol}
      aria-label={accesoPantalla.carrusel}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {scenes.map((Scene, i) => (
        <svg
          key={laminas[i]?.imagen}
          className="escena"
          data-shown={i === at}
          viewBox="0 0 800 900"
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label={laminas[i]?.imagen}
          aria-hidden={i !== at}
        >
          <Scene />
        </svg>
      ))}
      <div className="pie">
        <p aria-live={turning ? 'off' : 'polite'}>
          {laminas[at]?.lema.map((line) => (
            <Text key={line} block>
              {line}
            </Text>
          ))}
        </p>
        <div className="puntos">
          {scenes.map((_scene, i) => (
            <button
              key={laminas[i]?.imagen}
              type="button"
              className="punto"
              aria-current={i === at}
              aria-label={accesoPantalla.verLamina({ n: i + 1 })}
              onClick={() => setAt(i)}
            />
          ))}
          {still ? null : (
            <button
              type="button"
              className="pausa"
              aria-label={paused ? accesoPantalla.reanudar : accesoPantalla.pausar}
              onClick={() => setPaused(!paused)}
            >
              <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                <path d={paused ? 'M4 2l10 6-10 6z' : 'M3.500 2h3v12h-3zM9.500 2h3v12h-3z'} fill="#EAF4F4" />
              </svg>
            </button>
          )}
        </div>
      </div>
    </Stage>
  )
}
