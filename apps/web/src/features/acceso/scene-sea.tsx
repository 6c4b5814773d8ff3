const lit = '#F1C98F'

type WindowsProps = {
  x: number
  y: number
  cols: number
  rows: number
  dx: number
  dark: number[]
}
const Windows = ({ x, y, cols, rows, dx, dark }: WindowsProps) =>
  Array.from({ length: cols * rows }, (_none, i) => (
    <rect
      key={i}
      x={x + (i % cols) * dx}
      y={y + Math.floor(i / cols) * 25}
      width={dx * 0.5}
      height={13}
      rx={1.5}
      fill={dark.includes(i % 7) ? '#13535F' : lit}
    />
  ))

const Sheet = ({
  x,
  y,
  turn,
  checked = false,
}: {
  x: number
  y: number
  turn: number
  checked?: boolean
}) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path d="M-52-72h82l22 22V74h-104z" fill="#FBF6EE" />
    <path d="M30-72v22h22z" fill="#D8CCBB" />
    <path
      d="M-34-44h40M-34-22h68M-34 0h68M-34 22h36"
      stroke="#C9BBA7"
      strokeWidth="6"
      strokeLinecap="round"
    />
    {checked ? (
      <>
        <circle cx="30" cy="-14" r="20" fill="#17653A" />
        <path
          d="M21 -14l7 7 12-13"
          fill="none"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    ) : null}
  </g>
)

const Palm = ({ x, y, h }: { x: number; y: number; h: number }) => (
  <g transform={`translate(${x} ${y})`} fill="none" stroke="#0A333C" strokeLinecap="round">
    <path d={`M0 0C4 ${-h * 0.4} 10 ${-h * 0.7} 20 ${-h}`} strokeWidth="9" />
    <path
      transform={`translate(20 ${-h})`}
      strokeWidth="7"
      d="M0 0c-18-22-48-24-70-4M0 0c-8-28-32-44-58-40M0 0c4-28 26-42 52-38M0 0c20-18 48-16 66 6M0 0c22-2 40 14 46 36M0 0c-22 0-40 14-46 34"
    />
  </g>
)

const flap = 'M232 490a34 34 0 0 1 34-34h268a34 34 0 0 1 34 34L414 596a24 24 0 0 1-28 0z'
const Bag = () => (
  <>
    <rect x="232" y="456" width="336" height="226" rx="26" fill="#B85C2E" />
    <path d={flap} fill="#F3E3D3" />
    <path d={flap} fill="none" stroke="#B85C2E" strokeOpacity=".35" strokeWidth="2" />
    <circle cx="400" cy="562" r="25" fill="#0E6070" />
    <path
      d="M388 562l9 9 16-17"
      fill="none"
      stroke="#fff"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M282 520v162M518 520v162" stroke="#8F4320" strokeWidth="12" />
    <rect x="273" y="590" width="18" height="24" rx="3" fill={lit} />
    <rect x="509" y="590" width="18" height="24" rx="3" fill={lit} />
    <path
      d="M352 458v-14a14 14 0 0 1 14-14h68a14 14 0 0 1 14 14v14"
      fill="none"
      stroke="#8F4320"
      strokeWidth="13"
      strokeLinecap="round"
    />
  </>
)

/** A bag full of facturas before the sea. */
export const SceneSea = () => (
  <>
    <rect width="800" height="900" fill="#0B3F49" />
    <circle cx="470" cy="360" r="210" fill="#D9794A" />
    <circle cx="470" cy="360" r="270" fill="none" stroke="#D9794A" strokeOpacity=".22" strokeWidth="2" />
    <circle cx="470" cy="360" r="330" fill="none" stroke="#D9794A" strokeOpacity=".13" strokeWidth="2" />
    <path d="M0 300h92v-74h96v-62h104v62h60v74h48v200H0z" fill="#0A333C" />
    <Windows x={18} y={324} cols={3} rows={6} dx={26} dark={[2, 5]} />
    <Windows x={108} y={248} cols={3} rows={9} dx={26} dark={[1, 4]} />
    <Windows x={206} y={186} cols={3} rows={11} dx={28} dark={[0, 3]} />
    <Windows x={306} y={248} cols={2} rows={9} dx={24} dark={[2, 6]} />
    <path d="M0 470h800v430H0z" fill="#0F5866" />
    <path
      d="M0 470h800v46c-60 20-120 20-180 0s-120-20-180 0-120 20-180 0-120-20-180 0c-28 9-54 14-80 15z"
      fill="#146878"
    />
    <g stroke="#D9794A" strokeLinecap="round">
      <path d="M250 486h440" strokeWidth="5" strokeDasharray="120 26 60 40 90 30" opacity=".75" />
      <path d="M330 506h300" strokeWidth="4" strokeDasharray="60 34 110 30" opacity=".5" />
    </g>
    <Palm x={716} y={640} h={210} />
    <Palm x={770} y={650} h={150} />
    <path d="M0 640c150-46 330-58 520-40 120 12 210 16 280 8v292H0z" fill="#E9D6BC" />
    <path d="M0 700c190-50 420-44 800-8v208H0z" fill="#0B3F49" />
    <Sheet x={318} y={414} turn={-13} />
    <Sheet x={480} y={402} turn={12} />
    <Sheet x={400} y={386} turn={-1} checked />
    <Bag />
  </>
)
