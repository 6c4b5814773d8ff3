const hasta29 = [
  'CERO',
  'UN',
  'DOS',
  'TRES',
  'CUATRO',
  'CINCO',
  'SEIS',
  'SIETE',
  'OCHO',
  'NUEVE',
  'DIEZ',
  'ONCE',
  'DOCE',
  'TRECE',
  'CATORCE',
  'QUINCE',
  'DIECISEIS',
  'DIECISIETE',
  'DIECIOCHO',
  'DIECINUEVE',
  'VEINTE',
  'VEINTIUN',
  'VEINTIDOS',
  'VEINTITRES',
  'VEINTICUATRO',
  'VEINTICINCO',
  'VEINTISEIS',
  'VEINTISIETE',
  'VEINTIOCHO',
  'VEINTINUEVE',
]
const decenas = ['', '', '', 'TREINTA', 'CUARENTA', 'CINCUENTA', 'SESENTA', 'SETENTA', 'OCHENTA', 'NOVENTA']
const centenas = [
  '',
  'CIENTO',
  'DOSCIENTOS',
  'TRESCIENTOS',
  'CUATROCIENTOS',
  'QUINIENTOS',
  'SEISCIENTOS',
  'SETECIENTOS',
  'OCHOCIENTOS',
  'NOVECIENTOS',
]

function menorDeMil(n: number): string {
  if (n === 100) return 'CIEN'
  if (n >= 100) return `${centenas[Math.floor(n / 100)]} ${n % 100 ? menorDeMil(n % 100) : ''}`.trim()
  if (n < 30) return hasta29[n] ?? ''
  return `${decenas[Math.floor(n / 10)]}${n % 10 ? ` Y ${hasta29[n % 10]}` : ''}`
}

/** Pesos in words, as a slip prints them; below a million. */
export function enLetra(centavos: number): string {
  const pesos = Math.trunc(centavos / 100)
  const miles = Math.floor(pesos / 1000)
  const resto = pesos % 1000
  const words = [
    miles > 1 ? menorDeMil(miles) : '',
    miles > 0 ? 'MIL' : '',
    resto > 0 ? menorDeMil(resto) : '',
  ]
  return `${words.filter(Boolean).join(' ')} PESOS ${String(centavos % 100).padStart(2, '0')}/100 M.N.`
}
