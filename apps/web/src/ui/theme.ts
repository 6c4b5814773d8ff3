import { createTheme } from '@mui/material/styles'
import { breakpoints } from '../lib/widths.ts'
import { components } from './theme-components.ts'
import { fuente, type Token, tokens } from './tokens.ts'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette {
    tono: Record<Token, string>
  }
  interface PaletteOptions {
    tono?: Record<Token, string>
  }
}

const palette = (tono: Record<Token, string>) => ({
  tono,
  background: { default: tono.fondo, paper: tono.papel },
  text: { primary: tono.texto, secondary: tono.texto2 },
  divider: tono.linea,
  primary: { main: tono.primario, dark: tono.primarioFuerte, contrastText: tono.primarioTexto },
  secondary: { main: tono.cuero },
  error: { main: tono.error },
  warning: { main: tono.atencion },
  info: { main: tono.info },
  success: { main: tono.ok },
})

const heading = (fontSize: number, lineHeight: number) => ({
  fontSize,
  lineHeight: `${lineHeight}px`,
  fontWeight: 600,
  letterSpacing: fontSize > 20 ? '-.1px' : 0,
})

/** Where the chosen theme is remembered; `arranque.js` reads it before the first paint, and sets the attribute. */
export const modeStorageKey = 'valija-tema'
export const schemeAttribute = 'data-tema'

/** The product's look: tokens for both themes, type, density and the shape of every control. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: `[${schemeAttribute}="%s"]`, cssVarPrefix: 'v' },
  colorSchemes: { light: { palette: palette(tokens.light) }, dark: { palette: palette(tokens.dark) } },
  breakpoints: { values: breakpoints },
  spacing: 4,
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: fuente,
    fontSize: 15,
    htmlFontSize: 16,
    h1: heading(24, 32),
    h2: heading(18, 24),
    h3: heading(16, 22),
    body1: { fontSize: 15, lineHeight: '20px' },
    body2: { fontSize: 14, lineHeight: '18px' },
    button: { fontSize: 15, lineHeight: '20px', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  components,
})
