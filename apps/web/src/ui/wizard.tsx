import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type ReactNode, useEffect, useId } from 'react'
import { arrive, place } from '../lib/place.ts'
import { usePhone } from '../lib/use-media.ts'
import { onPhone } from '../lib/widths.ts'
import { Block, Hidden, Quiet, Row, Text } from './layout.tsx'
import { type Crumb, PageHeader } from './page-header.tsx'
import { c } from './tokens.ts'
import { Steps } from './wizard-steps.tsx'

const Foot = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 64,
  margin: '14px -24px -12px',
  padding: '8px 24px',
  background: c.papel,
  borderTop: `1px solid ${c.linea}`,
  [onPhone]: {
    margin: '12px -12px -12px',
    padding: '10px 12px',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    '& .texto': { gridColumn: '1 / 3' },
    '& .extra': { display: 'none' },
    '& > button:only-of-type': { gridColumn: '1 / 3' },
  },
})

export type WizardStep<P extends string> = { id: P; text: string }
export type WizardProps<P extends string = string> = {
  title: string
  crumbs?: Crumb[]
  steps: readonly WizardStep<P>[]
  /** id of the step on the screen. Keep it in the URL. */
  current: P
  /** Steps already finished are links back. */
  done: readonly P[]
  /** Every step may be looked at, finished or not; what is not open yet says so itself. */
  open?: boolean
  onStep: (id: P) => void
  /** Top right: `<DraftState …/>`. */
  draft?: ReactNode
  /** Line above the content: hotel, cut-offs. */
  context?: ReactNode
  /** Foot, left: what continues, its sum, what stays out. */
  summary?: ReactNode
  /** Foot, quiet extra buttons (hidden on a phone). */
  extra?: ReactNode
  onBack?: () => void
  /** Not to be pressed while there is a `why`, said with the summary. */
  next?: { text: string; onClick: () => void; busy?: boolean; why?: string }
  children: ReactNode
}

/** Each step draws its own frame: what the one before showed is remembered beside them. */
let lastShown: { title: string; step: string } | null = null

/** Frame of every multi-step flow: title and draft state, steps, content, fixed foot. */
export function Wizard<P extends string>(props: WizardProps<P>) {
  const {
    title,
    crumbs,
    steps,
    current,
    done,
    open,
    onStep,
    draft,
    context,
    summary,
    extra,
    onBack,
    next,
    children,
  } = props
  const phone = usePhone()
  // A first step with nothing chosen yet has nothing to say at its foot.
  const bare = [summary, extra, onBack, next].every((part) => part === undefined || part === null)
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  )
  const summaryId = useId()
  // Another step of the same way: its heading takes the focus, and is said aloud with what the step says of itself.
  useEffect(() => {
    if (lastShown !== null && lastShown.title === title && lastShown.step !== current) arrive()
    lastShown = { title, step: current }
  }, [title, current])
  return (
    <Block column grow high="parent">
      <PageHeader title={title} crumbs={crumbs} actions={phone ? undefined : draft} />
      {phone ? (
        <Block mb={10}>
          <Row nowrap align="stretch" justify="space-between" mb={6}>
            <span>
              {interfaz.paso({ actual: at + 1, total: steps.length })}: <b>{steps[at]?.text}</b>
            </span>
            {draft}
          </Row>
          <LinearProgress
            variant="determinate"
            value={((at + 1) / steps.length) * 100}
            aria-label={interfaz.paso({ actual: at + 1, total: steps.length })}
          />
        </Block>
      ) : (
        <Steps steps={steps} at={at} done={done} open={open} onStep={onStep} />
      )}
      {context === undefined ? null : (
        <Row gap={4} gapX={24} tall={34} mb={12}>
          {context}
        </Row>
      )}
      <Block as="section" aria-label={steps[at]?.text} grow tall={0} column>
        {/* The step is drawn above; its heading is for who cannot see where the focus is. */}
        <Hidden as="h2" m={0} {...place} aria-describedby={bare ? undefined : summaryId}>
          {steps[at]?.text}
        </Hidden>
        {children}
      </Block>
      {bare ? null : (
        <Foot>
          <Text id={summaryId} className="texto" grow role="status">
            {summary}
            {next?.why === undefined ? null : <Quiet> {next.why}</Quiet>}
          </Text>
          <span className="extra">{extra}</span>
          {onBack === undefined ? null : (
            <Button variant="outlined" onClick={onBack}>
              {interfaz.atras}
            </Button>
          )}
          {next === undefined ? null : (
            <Button
              variant="contained"
              onClick={next.onClick}
              loading={next.busy}
              disabled={next.why !== undefined}
            >
              {next.text}
            </Button>
          )}
        </Foot>
      )}
    </Block>
  )
}
