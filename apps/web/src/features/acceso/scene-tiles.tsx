type Ink = { a: string; b: string }
const size = 160
const petals = [0, 45, 90, 135, 180, 225, 270, 315]

const Leaves = ({ a, b }: Ink) => (
  <>
    <path
      d="M0 0a80 80 0 0 1 80 80A80 80 0 0 1 0 0zM160 0a80 80 0 0 0-80 80A80 80 0 0 0 160 0zM0 160a80 80 0 0 0 80-80A80 80 0 0 0 0 160zM160 160a80 80 0 0 1-80-80A80 80 0 0 1 160 160z"
      fill={a}
    />
    <circle cx="80" cy="80" r="17" fill={b} />
  </>
)
const Flower = ({ a, b }: Ink) => (
  <>
    {petals.map((turn) => (
      <path
        key={turn}
        d="M80 14c14 18 14 34 0 48-14-14-14-30 0-48z"
        fill={a}
        transform={`rotate(${turn} 80 80)`}
      />
    ))}
    <circle cx="80" cy="80" r="15" fill={b} />
  </>
)
const Checked = ({ a, b }: Ink) => (
  <>
    <path d="M0 0h160L80 80zM0 160h160L80 80z" fill={a} />
    <circle cx="80" cy="80" r="30" fill={b} />
    <path
      d="M66 80l10 10 18-20"
      fill="none"
      stroke="#fff"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
)
const Bag = ({ a, b }: Ink) => (
  <>
    <path d="M66 62V50h28v12" fill="none" stroke={b} strokeWidth="6" strokeLinejoin="round" />
    <rect x="38" y="62" width="84" height="58" rx="9" fill={a} />
    <path d="M38 71a9 9 0 0 1 9-9h66a9 9 0 0 1 9 9L80 98z" fill={b} />
  </>
)
const motifs = [Leaves, Flower, Checked, Bag]
const layout = [
  [0, 2, 0, 1, 0],
  [3, 1, 2, 0, 1],
  [1, 0, 1, 2, 3],
  [2, 1, 0, 1, 0],
]
const inkOf = (motif: number, odd: boolean): Ink => {
  if (motif === 2) return { a: '#146878', b: '#17653A' }
  if (motif === 3) return { a: '#D9794A', b: '#F3E3D3' }
  return { a: odd ? '#F3E3D3' : '#D9794A', b: '#F1C98F' }
}

/** Tiles with bags, flowers and check marks. */
export const SceneTiles = () => (
  <>
    <rect width="800" height="900" fill="#0B3F49" />
    {layout.map((line, r) =>
      line.map((motif, i) => {
        const odd = (r + i) % 2 === 1
        const Motif = motifs[motif] ?? Leaves
        return (
          <g key={`${r}-${i * size}`} transform={`translate(${i * size} ${r * size})`}>
            <rect width={size} height={size} fill={odd ? '#0E6070' : '#0B3F49'} />
            <Motif {...inkOf(motif, odd)} />
          </g>
        )
      }),
    )}
    <path d="M0 640h800" stroke="#D9794A" strokeWidth="6" />
  </>
)
