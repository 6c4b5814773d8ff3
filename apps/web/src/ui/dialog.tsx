import MuiDialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { usePhone } from '../lib/use-media.ts'
import { onPhone } from '../lib/widths.ts'
import { DialogTitle } from './dialog-title.tsx'
import { Icon } from './icon.tsx'
import { Block, Row } from './layout.tsx'
import { c } from './tokens.ts'

/** What a form or a detail holds may come piece by piece: its head stays where it is. */
const Pinned = styled(MuiDialog)({
  '&[data-alta=true] .MuiDialog-container': { alignItems: 'flex-start' },
})
const Head = styled('header')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 14,
  padding: '18px 16px 14px 24px',
  '& h1': { margin: 0, fontSize: 24, lineHeight: '32px', fontWeight: 600, letterSpacing: '-.1px' },
  [onPhone]: { padding: '10px 4px 10px 16px', '& h1': { fontSize: 20, lineHeight: '26px' } },
})
/** As tall as the title's first line, which is no higher for its cross and has it in its middle. */
const Beside = styled('span')({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: 32,
  [onPhone]: { height: 26 },
  '&[data-bajo=true]': { height: 24 },
})
const Body = styled('div')({
  padding: '0 24px 20px',
  overflow: 'auto',
  minHeight: 0,
  [onPhone]: { padding: '0 16px 16px' },
})
const Foot = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 24px',
  // At the bottom of a whole screen, however little stands above it.
  marginTop: 'auto',
  borderTop: `1px solid ${c.linea}`,
  // Those whose words do not fit beside the others stand on a line of their own.
  [onPhone]: { padding: 12, '& > button': { flex: 1, minWidth: 'max-content' } },
})

/** What stays in sight of a list does so at the top of what scrolls: here there is no app bar over it. */
const noBar = { '--bajo-la-barra': '0px' } as CSSProperties

export type DialogSize = 480 | 720 | 1200
/** Open for as long as it is rendered. */
export type DialogProps = {
  /** Esc, the cross and the backdrop; without it there is no way out but the buttons. Addressable: `useDialogParam`. */
  onClose?: () => void
  title: ReactNode
  /** Quiet line above the title ("Detalles del lote"). */
  over?: string
  /** Under the title: supplier, date, sum. */
  under?: ReactNode
  /** Beside the title: its status. */
  beside?: ReactNode
  /** Right of the head, before the cross. */
  actions?: ReactNode
  /** 480 confirms, 720 forms, 1200 details. On a phone 720 and 1200 fill the screen. */
  size?: DialogSize
  /** Buttons; the filled one last. */
  foot?: ReactNode
  /** Without the body's own padding, for a body with columns. */
  bare?: boolean
  children: ReactNode
}

export function Dialog({
  onClose,
  title,
  over,
  under,
  beside,
  actions,
  size = 720,
  foot,
  bare,
  children,
}: DialogProps) {
  const id = useId()
  const phone = usePhone()
  return (
    <Pinned
      open
      onClose={onClose}
      aria-labelledby={id}
      fullScreen={phone && size !== 480}
      scroll="paper"
      // MUI would give it back after a moment, and take it from whoever pressed a key meanwhile: `keepFocus` does not.
      disableRestoreFocus
      data-alta={size > 480}
      slotProps={{
        paper: {
          style:
            phone && size !== 480
              ? { borderRadius: 0, margin: 0, ...noBar }
              : { width: size, maxWidth: 'calc(100vw - 32px)', ...noBar },
        },
      }}
    >
      <Head>
        <Block grow min={0}>
          {over === undefined ? null : (
            <Block small tone="texto2">
              {over}
            </Block>
          )}
          <Row gap={0} gapX={12}>
            <DialogTitle
              id={id}
              small={size === 480}
              text={title}
              said={under === undefined ? undefined : `${id}-bajo`}
            />
            {beside}
          </Row>
          {under === undefined ? null : <div id={`${id}-bajo`}>{under}</div>}
        </Block>
        {actions}
        {onClose === undefined ? null : (
          <Beside data-bajo={size === 480}>
            <IconButton aria-label={interfaz.cerrar} onClick={onClose}>
              <Icon name="cruz" size={22} color={c.texto2} />
            </IconButton>
          </Beside>
        )}
      </Head>
      {bare === true ? children : <Body>{children}</Body>}
      {foot === undefined ? null : <Foot>{foot}</Foot>}
    </Pinned>
  )
}
