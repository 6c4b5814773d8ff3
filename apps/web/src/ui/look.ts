import { looks } from './looks.ts'

type Looks = typeof looks
/** What may be asked of a part of a screen, by name: see `looks.ts`. */
export type Look = {
  [K in keyof Looks]?: (Looks[K] extends string ? boolean : keyof Looks[K]) | null
}
export const isLook = (name: string): boolean => Object.hasOwn(looks, name)

/** The class names of a look, for parts that are not of `layout.tsx`. */
export const look = (asked: Look): string =>
  Object.entries(asked)
    .flatMap(([name, value]) =>
      value === true ? `l-${name}` : value === false || value == null ? [] : `l-${name}-${value}`,
    )
    .join(' ')
