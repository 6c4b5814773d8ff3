/** Colours of the product by theme. Every pair in use was checked for AA contrast. */
const claro = {
  fondo: '#F3F5F4',
  papel: '#FFFFFF',
  hundido: '#F8FAF9',
  linea: '#DCE3E1',
  borde: '#7F8D8B',
  texto: '#17252A',
  texto2: '#51605F',
  marco: '#0B3F49',
  marcoTexto: '#EAF4F4',
  marcoTexto2: '#A9C9CC',
  primario: '#0E6070',
  primarioFuerte: '#0A4955',
  primarioTexto: '#FFFFFF',
  primarioTinte: '#E1F0F1',
  foco: '#0A7B8F',
  cuero: '#B85C2E',
  ok: '#17653A',
  okTinte: '#E3F3E8',
  info: '#1B5A9C',
  infoTinte: '#E5EFFA',
  atencion: '#7A4B00',
  atencionTinte: '#FCEFD2',
  error: '#A82A22',
  errorTinte: '#FCE8E6',
  duda: '#6A3FA0',
  dudaTinte: '#F0E9FA',
  neutro: '#4A5957',
  neutroTinte: '#EBEFEE',
}
export type Token = keyof typeof claro

const oscuro: Record<Token, string> = {
  fondo: '#0F1719',
  papel: '#172124',
  hundido: '#1B272A',
  linea: '#2E3B3E',
  borde: '#71817F',
  texto: '#E7EDEC',
  texto2: '#A6B4B3',
  marco: '#0A2E36',
  marcoTexto: '#EAF4F4',
  marcoTexto2: '#9DBFC3',
  primario: '#74C5D3',
  primarioFuerte: '#9AD9E4',
  primarioTexto: '#06272D',
  primarioTinte: '#173A41',
  foco: '#74C5D3',
  cuero: '#E08A5B',
  ok: '#7DD3A0',
  okTinte: '#16331F',
  info: '#8DBDF2',
  infoTinte: '#1A2F47',
  atencion: '#F1C164',
  atencionTinte: '#3A2D10',
  error: '#F59A92',
  errorTinte: '#43201E',
  duda: '#C7A8F0',
  dudaTinte: '#32254A',
  neutro: '#B7C3C1',
  neutroTinte: '#263336',
}
export const tokens = { light: claro, dark: oscuro }

/**
 * The colours as CSS variables, for `sx` and `styled`: `c.primarioTinte`. They follow the theme without rendering again.
 */
export const c = Object.fromEntries(
  Object.keys(claro).map((token) => [token, `var(--v-palette-tono-${token})`]),
) as Record<Token, string>

/** The six tones of the status vocabulary; each has a text colour and its tint. */
export const tonos = ['ok', 'info', 'atencion', 'error', 'duda', 'neutro'] as const
export type Tono = (typeof tonos)[number]

export const fuente = '"Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif'
export const fuenteMono = '"Source Code Pro Variable", "Source Code Pro", ui-monospace, monospace'
