import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type ReactNode, useLayoutEffect } from 'react'
import { type ApiError, asApiError } from '../lib/api-error.ts'
import { retryOf } from '../lib/query-client.ts'
import { tell } from '../lib/untold.ts'
import { useWork } from '../lib/use-work.ts'
import { onPhone } from '../lib/widths.ts'
import { Icon, type IconName } from './icon.tsx'
import { Block, Bullets, look, Quiet, type ShapeProps, Text } from './layout.tsx'
import type { Tono } from './tokens.ts'

const Box = styled('div')({
  display: 'flex',
  gap: 10,
  alignItems: 'flex-start',
  borderRadius: 6,
  padding: '10px 12px',
  '& > svg': { marginTop: 1 },
  '& > .MuiButton-root': { flex: 'none' },
  [onPhone]: { flexWrap: 'wrap' },
})
const iconos: Record<Tono, IconName> = {
  ok: 'okc',
  info: 'info',
  atencion: 'alerta',
  error: 'nel',
  duda: 'duda',
  neutro: 'info',
}

/** `mt`, `mb`: where nothing that holds it leaves room around it. */
export type NoticeProps = Pick<ShapeProps, 'mt' | 'mb'> & {
  tono?: Tono
  /** Documented wording goes here, exact; the explanation below it. */
  title?: string
  children?: ReactNode
  /** A button (size small, outlined) or a link. */
  action?: ReactNode
  icon?: IconName
}

/** A notice inside the page: errors, and anything with an action. Errors are announced at once, the rest politely. */
export function Notice({ tono = 'info', title, children, action, icon, mt, mb }: NoticeProps) {
  return (
    <Box
      role={tono === 'error' ? 'alert' : 'status'}
      className={look({ tone: tono, ground: `${tono}Tinte`, align: action ? 'center' : null, mt, mb })}
    >
      <Icon name={icon ?? iconos[tono]} size={20} />
      <Block grow={!action} basis={action ? 200 : null} min={0} tone="texto" breaks>
        {title === undefined ? null : (
          <Text as="b" block>
            {title}
          </Text>
        )}
        {children}
      </Block>
      {action}
    </Box>
  )
}

/** A documented text may end without its period: the reference then takes a line of its own. */
const endsSentence = (texto: string) => /[.!?…]$/.test(texto)

type ErrorNoticeProps = Pick<NoticeProps, 'mt' | 'mb'> & {
  /** Null says nothing: there was none. */
  error: unknown
  /** What the document says of this failure, instead of the error's own title. */
  title?: string
  action?: ReactNode
}
/** Asks again; busy until there is an answer. */
function Retry({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const { busy, run } = useWork()
  return (
    <Button size="small" variant="outlined" loading={busy} onClick={() => void run(onRetry)}>
      {interfaz.reintentar}
    </Button>
  )
}

/** The notice of a failed call: its title, its text, what was wrong, the reference, and asking again where that may help. */
export function ErrorNotice(props: ErrorNoticeProps) {
  return props.error === null ? null : <Told {...props} />
}
function Told(props: ErrorNoticeProps) {
  // Before it is painted: what is told here is told nowhere else.
  useLayoutEffect(() => tell(props.error), [props.error])
  return <Failure {...props} />
}
/** What was wrong in particular, one by one. */
export const Detalles = ({ de }: { de: ApiError['detalles'] }) =>
  de.length === 0 ? null : (
    <Bullets mt={4}>
      {de.map(({ campo, mensaje }) => (
        <li key={`${campo ?? ''}${mensaje}`}>{mensaje}</li>
      ))}
    </Bullets>
  )
/** The same for whoever tells what nobody else does; of another tone it is said without alarm. */
export function Failure({
  error,
  title,
  action,
  tono = 'error',
  mt,
  mb,
}: ErrorNoticeProps & Pick<NoticeProps, 'tono'>) {
  const { titulo, mensaje, detalles, referencia } = asApiError(error)
  const again = action === undefined ? retryOf(error) : null
  return (
    <Notice
      tono={tono}
      title={title ?? titulo}
      action={again === null ? action : <Retry onRetry={again} />}
      mt={mt}
      mb={mb}
    >
      {mensaje}
      <Detalles de={detalles} />
      {referencia === '' ? null : (
        <Quiet block={!endsSentence(mensaje)}> {interfaz.referencia({ referencia })}.</Quiet>
      )}
    </Notice>
  )
}
