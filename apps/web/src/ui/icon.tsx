import { type IconName, iconPaths } from './icon-paths.ts'
import { look } from './layout.tsx'

type IconProps = {
  name: IconName
  size?: number
  /** Stroke width in grid units. */
  stroke?: number
  color?: string
}
const figure = look({ rigid: true, block: true })
/** One of the product's own drawings. Decoration: the word beside it, or the button's label, carries the meaning. */
export function Icon({ name, size = 18, stroke = 1.75, color }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke={color ?? 'currentColor'}
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={figure}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
export type { IconName }
