import { styled } from '@mui/material/styles'
import { lecturaPantalla as t } from '@valija/contract/messages/lectura-pantalla.ts'
import type { CampoDeLectura, Dato } from '@valija/domain/pagos/lectura-comprobante.ts'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Block } from '../../ui/layout.tsx'
import { tokens } from '../../ui/tokens.ts'
import { Girada, type Giro } from './girada.tsx'

/** Where a value was read, numbered like its field. */
export type Caja = {
  campo: CampoDeLectura
  n: number
  nombre: string
  lugar: NonNullable<Dato<unknown>['lugar']>
  /** Somebody should look at it. */
  duda: boolean
  activa: boolean
  onClick: () => void
}

const Box = styled('button')({
  position: 'absolute',
  padding: 0,
  borderRadius: 4,
  border: '2px solid var(--tono)',
  background: 'color-mix(in srgb, var(--tono) 8%, transparent)',
  cursor: 'pointer',
  // The paper of a proof is white in both themes.
  '--tono': tokens.light.info,
  '&[data-duda=true]': { '--tono': tokens.light.atencion, borderStyle: 'dashed' },
  '&[aria-current=true]': {
    boxShadow: '0 0 0 3px color-mix(in srgb, var(--tono) 45%, transparent)',
    background: 'color-mix(in srgb, var(--tono) 12%, transparent)',
  },
})
const aire = 4
const Mark = styled('span')({
  position: 'absolute',
  top: 'calc(50% - 11px)',
  left: 'calc(100% + 3px)',
  '&[data-antes=true]': { left: 'auto', right: 'calc(100% + 3px)' },
  width: 22,
  height: 22,
  borderRadius: 11,
  background: 'var(--tono)',
  color: tokens.light.papel,
  fontSize: 13,
  lineHeight: '22px',
})

/** The proof's own scrolling box brings a place to its middle; the page stays where it is. */
const bringToMiddle = (box: HTMLElement): void => {
  const visor = box.closest<HTMLElement>('[data-visor]')
  if (!visor) return
  const [one, all] = [box.getBoundingClientRect(), visor.getBoundingClientRect()]
  visor.scrollTo({
    top: visor.scrollTop + one.top + one.height / 2 - all.top - all.height / 2,
    left: visor.scrollLeft + one.left + one.width / 2 - all.left - all.width / 2,
  })
}

function CajaButton({ caja, zoom, giro }: { caja: Caja; zoom: number; giro: Giro }) {
  const { n, nombre, lugar, duda, activa, onClick } = caja
  const box = useRef<HTMLButtonElement>(null)
  // Again at another size or turned: what is looked at stays in the middle.
  useLayoutEffect(() => {
    if (activa && zoom > 0 && giro >= 0 && box.current) bringToMiddle(box.current)
  }, [activa, zoom, giro])
  return (
    <Box
      ref={box}
      type="button"
      aria-label={t.irAlCampo({ campo: nombre })}
      aria-current={activa}
      data-duda={duda}
      onClick={onClick}
      style={{
        // Around the words, not over them.
        left: `calc(${lugar.x * 100}% - ${aire}px)`,
        top: `calc(${lugar.y * 100}% - ${aire}px)`,
        width: `calc(${lugar.ancho * 100}% + ${2 * aire}px)`,
        height: `calc(${lugar.alto * 100}% + ${2 * aire}px)`,
      }}
    >
      <Mark
        aria-hidden="true"
        data-antes={lugar.x + lugar.ancho > 0.92}
        // The number stays upright.
        style={{ transform: `rotate(${-90 * giro}deg)` }}
      >
        {n}
      </Mark>
    </Box>
  )
}

type PaginaProps = {
  cajas: readonly Caja[]
  pagina: number
  zoom: number
  giro: Giro
  /** Width by height. */
  ratio: number
  children: ReactNode
}
/** One page or picture with the boxes of what was read on it. */
export function Pagina({ cajas, pagina, zoom, giro, ratio, children }: PaginaProps) {
  return (
    <Girada giro={giro} ratio={ratio}>
      <Block placed ground="hundido">
        {children}
        {cajas
          .filter(({ lugar }) => lugar.pagina === pagina)
          .map((caja) => (
            <CajaButton key={caja.campo} caja={caja} zoom={zoom} giro={giro} />
          ))}
      </Block>
    </Girada>
  )
}
