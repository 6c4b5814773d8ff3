import { c } from './tokens.ts'

const Box = ({ filled, mark }: { filled: boolean; mark?: string }) => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <rect
      x=".75"
      y=".75"
      width="16.5"
      height="16.5"
      rx="3.25"
      fill={filled ? c.primario : c.papel}
      stroke={filled ? c.primario : c.borde}
      strokeWidth="1.5"
    />
    {mark === undefined ? null : (
      <path
        d={mark}
        fill="none"
        stroke={c.primarioTexto}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    )}
  </svg>
)

export const emptyIcon = <Box filled={false} />
export const checkedIcon = <Box filled mark="M4.500 9.300l3 3 6-6.500" />
export const mixedIcon = <Box filled mark="M5 9h8" />
