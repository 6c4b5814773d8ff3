import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { ReactNode } from 'react'
import { fechaHora } from '../lib/formats.ts'
import { Icon, type IconName } from './icon.tsx'
import { Block, look, Text } from './layout.tsx'
import { c, type Tono } from './tokens.ts'

const List = styled('ol')({
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '28px 1fr',
    gap: '0 10px',
    paddingBottom: 16,
    position: 'relative',
  },
  '& li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: 13.5,
    top: 28,
    bottom: 0,
    width: 1,
    background: c.linea,
  },
  '& time': { color: c.texto2, fontSize: 14, whiteSpace: 'nowrap' },
})

const Dot = styled('span')({
  width: 28,
  height: 28,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
})

export type TimelineEntry = {
  id: string
  /** Who did what: "Laura Méndez procesó el lote". */
  text: string
  /** Instant; shown as day and time. */
  fecha: string
  /** From → to, payment date, the words of the other system. */
  detail?: ReactNode
  /** Why, when a reason was asked. */
  motivo?: string | null
  /** What may be done about it. */
  action?: ReactNode
  /** Only for what changed something; the rest is neutro. */
  tono?: Tono
  icon?: IconName
}

/** The bitácora: newest first; who, what, from → to, why, time. */
export function Timeline({ entries, empty }: { entries: TimelineEntry[]; empty?: string }) {
  if (entries.length === 0)
    return (
      <Text as="p" tone="texto2">
        {empty ?? interfaz.bitacoraVacia}
      </Text>
    )
  return (
    <List>
      {entries.map(({ id, text, fecha, detail, motivo, action, tono = 'neutro', icon = 'palomita' }) => (
        <li key={id}>
          <Dot className={look({ tone: tono, ground: `${tono}Tinte` })}>
            <Icon name={icon} size={16} />
          </Dot>
          <Block min={0} breaks>
            <b>{text}</b> <time dateTime={fecha}>{fechaHora(fecha)}</time>
            {detail === undefined ? null : (
              <Block mt={2} tone="texto2">
                {detail}
              </Block>
            )}
            {motivo ? (
              <Block mt={2} tone="texto2">
                {interfaz.motivo({ motivo })}
              </Block>
            ) : null}
            {action}
          </Block>
        </li>
      ))}
    </List>
  )
}
