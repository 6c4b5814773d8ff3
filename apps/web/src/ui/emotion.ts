import createCache from '@emotion/cache'

type Options = { key: string; container: Node; nonce?: string }

/**
 * Where the styles of components go: constructed style sheets, adopted by the document. They are made through the
 * object model, so a content policy of `style-src 'self'` holds without a nonce and the page can be cached as a file.
 */
class AdoptedSheet {
  readonly isSpeedy = true
  readonly key: string
  readonly container: Node
  readonly nonce: string | undefined
  readonly tags: HTMLStyleElement[] = []
  readonly prepend = undefined
  readonly insertionPoint = undefined
  before: Element | null = null
  ctr = 0
  private readonly sheet = new CSSStyleSheet()

  constructor({ key, container, nonce }: Options) {
    this.key = key
    this.container = container
    this.nonce = nonce
    document.adoptedStyleSheets.push(this.sheet)
  }

  hydrate(): void {}

  insert(rule: string): void {
    // A rule for another engine (a vendor's pseudo-element) must not stop the ones after it.
    try {
      this.sheet.insertRule(rule, this.sheet.cssRules.length)
    } catch {
      return
    }
    this.ctr += 1
  }

  flush(): void {
    this.sheet.replaceSync('')
    this.ctr = 0
  }
}

export const createStyleCache = () => {
  const cache = createCache({ key: 'v', speedy: true })
  cache.sheet = new AdoptedSheet({ key: 'v', container: document.head }) as unknown as typeof cache.sheet
  return cache
}
