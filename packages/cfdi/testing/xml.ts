/** Rewrites a document's XML for tests: other bytes, the same content for an XML reader. */
export interface Token {
  kind: 'tag' | 'text'
  text: string
}

export const tokensOf = (xml: string): Token[] =>
  (xml.match(/<[^>]*>|[^<]+/g) ?? []).map((text) => ({ kind: text.startsWith('<') ? 'tag' : 'text', text }))

const START_TAG = /^<([\w:]+)((?:\s+[^\s=]+="[^"]*")*)\s*(\/?)>$/

export interface StartTag {
  name: string
  attributes: [string, string][]
  empty: boolean
}

export function startTagOf(tag: string): StartTag | null {
  const found = START_TAG.exec(tag)
  if (!found) return null
  const attributes = [...found[2]!.matchAll(/([^\s=]+)="([^"]*)"/g)].map(([, n, v]): [string, string] => [
    n!,
    v!,
  ])
  return { name: found[1]!, attributes, empty: found[3] === '/' }
}

export const writeStartTag = ({ name, attributes, empty }: StartTag): string =>
  `<${name}${attributes.map(([n, v]) => ` ${n}="${v}"`).join('')}${empty ? '/>' : '>'}`

/** Every attribute of every start tag, by position, for tests that change one. */
export const attributesOf = (xml: string) =>
  tokensOf(xml).flatMap(({ text }, token) => {
    const tag = startTagOf(text)
    return tag
      ? tag.attributes.map(([nombre, valor], attribute) => ({
          token,
          attribute,
          elemento: tag.name,
          nombre,
          valor,
        }))
      : []
  })

export function withAttribute(xml: string, token: number, attribute: number, value: string): string {
  const tokens = tokensOf(xml)
  const tag = startTagOf(tokens[token]!.text)!
  tag.attributes[attribute]![1] = value
  tokens[token]!.text = writeStartTag(tag)
  return tokens.map((t) => t.text).join('')
}

/** Rewrites by a source of numbers in [0, 1): order, quotes, references, white space, comments. */
export function disguise(xml: string, next: () => number): string {
  const space = () => ['', ' ', '\n', '\n\t\t', '<!-- nota -->', '<?nota x?>'][Math.floor(next() * 6)]!
  const gap = () => [' ', '  ', '\n', '\t', '\r\n'][Math.floor(next() * 5)]!
  return tokensOf(xml)
    .map(({ text }, i) => {
      const tag = startTagOf(text)
      if (!tag) return text.startsWith('</') ? text.replace('>', next() < 0.3 ? ' >' : '>') + space() : text
      const attributes = shuffled(tag.attributes, next).map(([n, v]) => {
        const quote = next() < 0.4 ? "'" : '"'
        return `${gap()}${n}${next() < 0.2 ? ' = ' : '='}${quote}${reference(v, quote, next)}${quote}`
      })
      return `<${tag.name}${attributes.join('')}${next() < 0.5 ? ' ' : ''}${tag.empty ? '/>' : '>'}${i > 0 ? space() : ''}`
    })
    .join('')
}

function shuffled<T>(values: readonly T[], next: () => number): T[] {
  const out = [...values]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    ;[out[i], out[j]] = [out[j]!, out[i]!]
  }
  return out
}

/** Some characters as numeric references; what is one already stays. */
const reference = (value: string, quote: string, next: () => number) =>
  value.replace(/&[^;]+;|[\s\S]/g, (c) =>
    c.length > 1
      ? c
      : c === quote
        ? '&apos;'
        : next() < 0.05
          ? `&#${next() < 0.5 ? `x${c.charCodeAt(0).toString(16)}` : c.charCodeAt(0)};`
          : c,
  )
