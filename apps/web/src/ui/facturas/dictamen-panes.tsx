import type { ReactNode } from 'react'
import { usePhone } from '../../lib/use-media.ts'
import { PaddedPanel, Panel } from '../panel.tsx'
import { Stack } from '../layout.tsx'

type DictamenPanesProps = {
  /** The facturas, with what filters them. */
  children: ReactNode
  /** The dictamen of the chosen one; on a phone it opens within the list instead. */
  aside: ReactNode
}
export function DictamenPanes({ children, aside }: DictamenPanesProps) {
  const phone = usePhone()
  return (
    <Stack
      gap={16}
      style={{
        gridTemplateColumns: phone ? 'minmax(0, 1fr)' : 'minmax(0, 3fr) minmax(0, 2fr)',
        alignItems: 'start',
      }}
    >
      <Panel style={phone ? { background: 'none', border: 0 } : { overflow: 'hidden' }}>{children}</Panel>
      {phone || aside === null ? null : (
        <PaddedPanel style={{ position: 'sticky', top: 64 }}>{aside}</PaddedPanel>
      )}
    </Stack>
  )
}
