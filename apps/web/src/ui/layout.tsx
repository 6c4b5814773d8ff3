import { type AllHTMLAttributes, createElement, type ElementType, type Ref } from 'react'
import { looks } from './looks.ts'

type Looks = typeof looks
/** What may be asked of a part of a screen, by name: see `looks.ts`. */
type Look = {
  [K in keyof Looks]?: (Looks[K] extends string ? boolean : keyof Looks[K]) | null
}
const isLook = (name: string): boolean => Object.hasOwn(looks, name)

/** The class names of a look, for parts that are not of `layout.tsx`. */
export const look = (asked: Look): string =>
  Object.entries(asked)
    .flatMap(([name, value]) =>
      value === true ? `l-${name}` : value === false || value == null ? [] : `l-${name}-${value}`,
    )
    .join(' ')

type Own = Omit<AllHTMLAttributes<HTMLElement>, keyof Look | 'as'>
export type ShapeProps = Look & Own & { as?: keyof HTMLElementTagNameMap; ref?: Ref<HTMLElement> }

/** A component of which every look is a property; `as` makes it another element. */
export const shape = (element: ElementType, base: Look) =>
  function Shape({ as, className, ...props }: ShapeProps) {
    const asked: Record<string, unknown> = { ...base }
    const own: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(props)) (isLook(name) ? asked : own)[name] = value
    return createElement(as ?? element, {
      ...own,
      className: className === undefined ? look(asked) : `${look(asked)} ${className}`,
    })
  }

export const Block = shape('div', {})
/** One below the other. */
export const Stack = shape('div', { stack: true, gap: 12 })
/** One beside the other; what has no room goes on below, unless it may not (`nowrap`). */
export const Row = shape('div', { row: true, align: 'center', gap: 8 })
/** Pushes what follows to the other end of a row. */
export const Grow = () => <Text grow min={0} />

/** Names a panel, a tab or a dialog's part. */
export const Title = shape('h2', { heading: 18, m: 0 })
/** Names a part of what has a title. */
export const Subtitle = shape('h2', { size: 16, m: 0 })
export const Paragraph = shape('p', { m: 0 })
export const Text = shape('span', {})
/** Secondary text. */
export const Quiet = shape('span', { tone: 'texto2' })
/** RFC, UUID, localizador, clave de rastreo: a type where 0 and O differ. */
export const Mono = shape('span', { mono: true })
/** Read by a screen reader, not seen. */
export const Hidden = shape('span', { unseen: true })
/** Things one below the other, without bullets; `Bullets` has them. */
export const List = shape('ul', { list: true })
export const Bullets = shape('ul', { bullets: true })

/** For what is alone on the page. */
export const WholePage = shape('main', { column: true, high: 'page' })
