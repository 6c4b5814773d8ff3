import { c, fuenteMono, tonos } from './tokens.ts'

/** Pixels between and around things: the steps of the design, and between them what the density of rows and heads asks for. */
const room = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 32, 40, 48, 64] as const
const tones = ['texto', 'texto2', ...tonos] as const
const grounds = [
  'papel',
  'hundido',
  'primario',
  'primarioTinte',
  'cuero',
  ...tonos,
  ...tonos.map((tono) => `${tono}Tinte` as const),
] as const
const lineHeights = { 16: 22, 18: 24, 21: 26, 24: 32 }
const line = `1px solid ${c.linea}`

const of = <const V extends string | number>(values: readonly V[], css: (value: V) => string) =>
  Object.fromEntries(values.map((value) => [value, css(value)])) as Record<V, string>
const pairs = (columns: string) => `display:grid;margin:0;grid-template-columns:${columns}`
const px =
  (...properties: string[]) =>
  (n: number | 'auto') =>
    properties.map((property) => `${property}:${n === 'auto' ? n : `${n}px`}`).join(';')

/**
 * Every way a part of a screen may be laid out and written, by the name of the property that asks for it: on or off, or
 * one of its values. Lengths are pixels. Where two say the same of an element, the later one of this list holds.
 */
export const looks = {
  row: 'display:flex;flex-wrap:wrap;align-items:center;min-width:0',
  stack: 'display:grid',
  /** As high as what it stands in lets it be. */
  column: 'display:flex;flex-direction:column',
  list: 'list-style:none;margin:0;padding:0;display:grid',
  bullets: 'margin:0;padding-left:18px',
  /** Names beside their values: how wide the names are. */
  pairs: {
    auto: pairs('auto 1fr'),
    third: pairs('minmax(112px,38%) 1fr'),
    narrow: pairs('minmax(96px,30%) 1fr'),
    fit: pairs('minmax(120px,max-content) 1fr'),
  },
  block: 'display:block',
  inline: 'display:inline-flex',
  onBaseline: 'vertical-align:baseline',
  contents: 'display:contents',
  wrap: 'flex-wrap:wrap',
  nowrap: 'flex-wrap:nowrap',
  /** Columns as many as fit, each at least so wide. */
  cols: of(
    [120, 150, 180, 220, 240, 260, 360, 440],
    (n) => `grid-template-columns:repeat(auto-fit,minmax(min(100%,${n}px),1fr))`,
  ),
  single: 'grid-template-columns:minmax(0,1fr)',
  /** Between parts; `gapX` only sideways. */
  gap: of(room, px('gap')),
  gapX: of(room, px('column-gap')),
  align: of(['start', 'center', 'baseline', 'stretch'], (value) => `align-items:${value}`),
  justify: of(['start', 'end', 'space-between'], (value) => `justify-content:${value}`),
  items: of(['start', 'center'], (value) => `justify-items:${value}`),
  content: of(['start', 'center'], (value) => `align-content:${value}`),
  /** The whole width of its grid. */
  wide: 'grid-column:1/-1',
  self: of(['start', 'center'], (value) => `justify-self:${value}`),
  /** Takes what is left of its row; `basis`, from that width on. */
  grow: 'flex:1',
  basis: of([140, 200, 220, 240], (n) => `flex:1 1 ${n}px`),
  rigid: 'flex:none',
  min: { ...of([0, 120, 160, 180, 220, 240], px('min-width')), 340: 'min-width:min(340px,100%)' },
  max: of([160, 280, 320, 340, 420, 460, 480, 560, 640, 720, 760, 820, 960, 1000, 1200], px('max-width')),
  full: 'width:100%',
  /** At least the whole of it; the screen is what the bar and the margins leave of the page. */
  high: {
    page: 'min-height:100vh',
    screen: 'min-height:calc(100vh - 120px)',
    parent: 'min-height:100%',
  },
  /** So wide, where there is room. */
  w: of([26, 90, 320], (n) => `width:min(${n}px,100%)`),
  thin: 'height:2px',
  tall: of([0, 20, 24, 28, 32, 34, 40, 48], px('min-height')),
  m: of(room, px('margin')),
  mx: of([...room, 'auto'], px('margin-left', 'margin-right')),
  my: of([...room, 'auto'], px('margin-top', 'margin-bottom')),
  /** 22: beside a field, below its label. */
  mt: of([...room, 22], px('margin-top')),
  mb: of(room, px('margin-bottom')),
  ml: of([...room, 'auto'], px('margin-left')),
  /** A checkbox begins where its text would. */
  flush: 'margin-left:-9px',
  p: of(room, px('padding')),
  px: of(room, px('padding-left', 'padding-right')),
  py: of(room, px('padding-top', 'padding-bottom')),
  pt: of(room, px('padding-top')),
  pb: of(room, px('padding-bottom')),
  pl: of(room, px('padding-left')),
  pr: of(room, px('padding-right')),
  /** Scrolls when it is higher than that; `scrollX`, when what is in it is wider. */
  scroll: of([72, 120, 140, 160, 200, 220, 260, 320], (n) => `max-height:${n}px;overflow:auto`),
  scrollX: 'overflow-x:auto',
  clip: 'overflow:hidden',
  placed: 'position:relative',
  /** With a line around it; the radius of its corners. */
  framed: of([0, 6, 8], (radius) => `border:${line};border-radius:${radius}px`),
  lineTop: `border-top:${line}`,
  lineBottom: `border-bottom:${line}`,
  ground: of(grounds, (token) => `background:${c[token]}`),
  bare: 'background:none;border:0',
  pointer: 'cursor:pointer',
  /** A heading's size, with its line and weight; `size` is the letters' alone. */
  heading: of([16, 18, 21, 24], (n) => `font-size:${n}px;line-height:${lineHeights[n]}px;font-weight:600`),
  small: 'font-size:14px',
  size: of([13, 15, 16, 18], px('font-size')),
  line: of([18, 20, 22, 30], px('line-height')),
  mono: `font-family:${fuenteMono};font-size:13px;letter-spacing:-.1px`,
  weight: of([400, 500, 600], (n) => `font-weight:${n}`),
  tone: of(tones, (tone) => `color:${c[tone]}`),
  text: of(['left', 'center', 'right'], (value) => `text-align:${value}`),
  faint: 'opacity:.6',
  crossed: 'text-decoration:line-through',
  oneLine: 'white-space:nowrap',
  lines: 'white-space:normal',
  /** One line, and what does not fit is not shown. */
  cut: 'overflow:hidden;white-space:nowrap;text-overflow:ellipsis',
  /** With the lines it was written in. */
  asWritten: 'white-space:pre-wrap',
  /** A word longer than its line is broken. */
  breaks: 'overflow-wrap:anywhere',
  /** Not drawn yet; its room is kept. */
  unpainted: 'visibility:hidden',
  /** Read by a screen reader, not seen. */
  unseen: 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)',
} as const

/** Stronger than a rule of a component or of its parents for the same element: who asks for a look gets it. */
const rule = (name: string, css: string) => `:root:root .l-${name}{${css}}`
/** The style sheet of all of them, made when the screens are built (`vite.config.ts`); the screens' code has their names alone. */
export const lookSheet = (): string =>
  Object.entries(looks)
    .flatMap(([name, css]) =>
      typeof css === 'string'
        ? rule(name, css)
        : Object.entries(css).map(([value, own]) => rule(`${name}-${value}`, own)),
    )
    .join('\n')
