import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { lecturaPantalla as l } from '@valija/contract/messages/lectura-pantalla.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { onWide } from '../../lib/widths.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import type { Mirada } from './use-mirada.ts'

/** Beside the form there is room for it; above the form it may be folded away. */
const Fold = styled(Button)({ [onWide]: { display: 'none' } })

/** Turns the proof, brings it nearer or farther, and folds it away. */
export function VisorTools({ mirada }: { mirada: Mirada }) {
  const { folded, setFolded, girar, farther, nearer } = mirada
  const tool = (text: string, icon: IconName, act: (() => void) | null) => (
    <IconButton aria-label={text} title={text} disabled={act === null || folded} onClick={() => act?.()}>
      <Icon name={icon} />
    </IconButton>
  )
  return (
    <>
      {tool(t.girar, 'girar', girar)}
      {tool(t.alejar, 'menos', farther)}
      {tool(t.acercar, 'mas', nearer)}
      <Fold size="small" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
        {folded ? l.mostrar : l.ocultar}
      </Fold>
    </>
  )
}
