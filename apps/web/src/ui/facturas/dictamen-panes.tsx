import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { usePhone } from '../../lib/use-media.ts'
import { onPhone } from '../../lib/widths.ts'
import { PaddedPanel, Panel } from '../panel.tsx'

const Panes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: 16,
  alignItems: 'start',
  '& > .elegida': { position: 'sticky', top: 64 },
  [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

type DictamenPanesProps = {
  /** The facturas, with what filters them. */
  children: ReactNode
  /** The dictamen of the chosen one; on a phone it opens within the list instead. */
  aside: ReactNode
}
export function DictamenPanes({ children, aside }: DictamenPanesProps) {
  const phone = usePhone()
  return (
    <Panes>
      <Panel bare={phone} clip={!phone}>
        {children}
      </Panel>
      {phone || aside === null ? null : <PaddedPanel className="elegida">{aside}</PaddedPanel>}
    </Panes>
  )
}
