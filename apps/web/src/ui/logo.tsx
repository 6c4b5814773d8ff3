import { look } from './layout.tsx'

type LogoProps = { size?: number /** On the dark frame, or on paper. */; on?: 'marco' | 'papel' }

const colores = {
  marco: { asa: '#EAF4F4', cuero: '#D9794A', solapa: '#F3E9DD' },
  papel: { asa: 'light-dark(#0B3F49, #EAF4F4)', cuero: '#B85C2E', solapa: '#F3E3D3' },
}

export function Logo({ size = 26, on = 'marco' }: LogoProps) {
  const { asa, cuero, solapa } = colores[on]
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={look({ rigid: true })}>
      <path
        d="M11 9V6.500A2.500 2.500 0 0 1 13.500 4h5A2.500 2.500 0 0 1 21 6.500V9"
        fill="none"
        stroke={asa}
        strokeWidth="2.4"
      />
      <rect x="3" y="9" width="26" height="19" rx="3.5" fill={cuero} />
      <path
        d="M3 12.500A3.500 3.500 0 0 1 6.500 9h19a3.500 3.500 0 0 1 3.500 3.500L16 20.500z"
        fill={solapa}
      />
      <path
        d="M11.800 15.200l3 2.700 5.600-5.600"
        fill="none"
        stroke="#0E6070"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
