import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Fragment, type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { place } from '../lib/place.ts'
import { onPhone } from '../lib/widths.ts'
import { c } from './tokens.ts'

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: 16,
  rowGap: 8,
  // As high as a button: those that come once it is known what one may do move nothing.
  minHeight: 36,
  marginBottom: 10,
  '& h1': { fontSize: 24, lineHeight: '32px', fontWeight: 600, margin: 0, letterSpacing: '-.1px' },
  '& > .acciones': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    marginLeft: 'auto',
    '&:empty': { display: 'none' },
  },
  [onPhone]: {
    alignItems: 'center',
    // At the right of the title, or on lines of their own that begin where it does.
    '& > .acciones': { marginLeft: 0 },
    '& > :has(+ .acciones)': { marginRight: 'auto' },
    '& h1': { fontSize: 21, lineHeight: '28px' },
  },
})
const Trail = styled('nav')({
  fontSize: 14,
  lineHeight: '18px',
  color: c.texto2,
  '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  [onPhone]: { display: 'none' },
})

export type Crumb = { text: string; to?: string }
export type PageHeaderProps = {
  title: string
  /** The way back, `[{ text: 'Inicio', to: '/inicio' }]`; after it stands where we are. */
  crumbs?: Crumb[]
  /** What the trail calls this place, where that is not its title. */
  here?: string
  /** A switch (Segmented) or a quiet note right beside the title. */
  beside?: ReactNode
  /** Secondary buttons, right. One filled button per screen at most. */
  actions?: ReactNode
}

/** Title of a screen with its trail and actions; also names the browser tab. */
export function PageHeader({ title, crumbs, here = title, beside, actions }: PageHeaderProps) {
  useEffect(() => {
    document.title = `${title} · ${interfaz.nombre}`
  }, [title])
  return (
    <>
      {crumbs === undefined ? null : (
        <Trail aria-label={interfaz.dondeEstas}>
          {crumbs.map(({ text, to }) => (
            <Fragment key={text}>
              {to === undefined ? <span>{text}</span> : <Link to={to}>{text}</Link>}
              {' / '}
            </Fragment>
          ))}
          <span aria-current="page">{here}</span>
        </Trail>
      )}
      <Head>
        <h1 {...place}>{title}</h1>
        {beside}
        <span className="acciones">{actions}</span>
      </Head>
    </>
  )
}
