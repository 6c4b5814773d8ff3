const stops = [
  {
    x: 150,
    y: 470,
    fill: '#F3E3D3',
    ink: '#0B3F49',
    d: 'M-13 2l5-15h16l5 15v9h-26zM-13 2h8l2.500 5h5l2.500-5h8',
  },
  { x: 330, y: 380, fill: '#F3E3D3', ink: '#0B3F49', d: 'M-14-1L14-13 4 14l-5.500-11zM-1.500 3L14-13' },
  { x: 500, y: 300, fill: '#F3E3D3', ink: '#0B3F49', d: 'M-13-9h26v21h-26zM-13-2h26M-6-14v7M6-14v7' },
  { x: 650, y: 190, fill: '#17653A', ink: '#fff', d: 'M-13 0l9 9 18-19' },
]
const leaves = [-62, -38, -14, 14, 38, 62]

/** A path of four stages up to the summit. */
export const SceneRoute = () => (
  <>
    <rect width="800" height="900" fill="#0E6070" />
    <circle cx="188" cy="208" r="84" fill="#F1C98F" />
    <circle cx="188" cy="208" r="128" fill="none" stroke="#F1C98F" strokeOpacity=".25" strokeWidth="2" />
    <path d="M0 600l170-150 90 70 232-270 34 22 34-26 240 300v354H0z" fill="#0B4B58" />
    <path d="M492 250l34 22 34-26 66 82-38-8-26 34-36-30-30 26-40-24-22 8z" fill="#F3E3D3" />
    <path d="M0 640c120-50 240-66 380-30s280 30 420-30v320H0z" fill="#0B3F49" />
    <path d="M0 706c180-54 340-40 480-8s230 20 320-14v216H0z" fill="#D9794A" />
    <path d="M0 760c200-36 420-36 800 6v134H0z" fill="#0A333C" />
    {[70, 190, 320, 455, 590, 715].map((x, i) => (
      <g
        key={x}
        transform={`translate(${x} ${i % 2 === 1 ? 752 : 742}) scale(${i % 2 === 1 ? 0.8 : 1})`}
        fill="#0E6070"
      >
        {leaves.map((turn) => (
          <path key={turn} d="M-7 0L0-74 7 0z" transform={`rotate(${turn})`} />
        ))}
      </g>
    ))}
    <path
      d="M90 540C140 470 250 420 330 380S460 330 500 300s110-60 150-110"
      fill="none"
      stroke="#F3E3D3"
      strokeWidth="4"
      strokeDasharray="2 14"
      strokeLinecap="round"
    />
    {stops.map(({ x, y, fill, ink, d }) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <circle r="36" fill={fill} stroke="#0B3F49" strokeWidth="4" />
        <path d={d} fill="none" stroke={ink} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    ))}
  </>
)
