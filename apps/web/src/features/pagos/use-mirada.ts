import type { CampoDeLectura, Dato } from '@valija/domain/pagos/lectura-comprobante.ts'
import { useState } from 'react'
import { type Giro, siguienteGiro } from './girada.tsx'

const minimo = 1
const maximo = 3
const paso = 0.5
const within = (zoom: number): number => Math.min(maximo, Math.max(minimo, zoom))

/** Which value is being looked at on the proof, how near, and which way up. */
export function useMirada() {
  const [activa, setActiva] = useState<CampoDeLectura | null>(null)
  const [zoom, setZoom] = useState(minimo)
  const [giro, setGiro] = useState<Giro>(0)
  const [folded, setFolded] = useState(false)
  const look = (campo: CampoDeLectura, lugar: Dato<unknown>['lugar']) => {
    setActiva(campo)
    if (lugar) setZoom(within(Math.round((0.5 / lugar.ancho) * 4) / 4))
  }
  return {
    activa,
    zoom,
    giro,
    girar: () => setGiro(siguienteGiro),
    /** From the form: nearer until the value fills about half the width. */
    look,
    /** Asked for: on a phone the proof may be folded, or above what is in sight. */
    seek: (campo: CampoDeLectura, lugar: Dato<unknown>['lugar']) => {
      setFolded(false)
      look(campo, lugar)
      requestAnimationFrame(() =>
        document.querySelector('[data-visor]')?.scrollIntoView({ block: 'nearest' }),
      )
    },
    folded,
    setFolded,
    /** From its box: it is being looked at already, and nothing moves. */
    point: setActiva,
    nearer: zoom < maximo ? () => setZoom(within(zoom + paso)) : null,
    farther: zoom > minimo ? () => setZoom(within(zoom - paso)) : null,
    reset: () => {
      setActiva(null)
      setZoom(minimo)
      setGiro(0)
    },
  }
}
export type Mirada = ReturnType<typeof useMirada>
