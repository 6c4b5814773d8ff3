import { type Components, keyframes, type Theme } from '@mui/material/styles'
import { touch } from '../lib/widths.ts'
import { checkedIcon, emptyIcon, mixedIcon } from './theme-checkbox.tsx'
import { c, fuente, fuenteMono } from './tokens.ts'

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } })
export const focusRing = { outline: `2px solid ${c.foco}`, outlineOffset: 2 }

/** Tabs, rows, entries of the menu, suggestions, switches and cards, as assistive technology knows them too. */
const chosen =
  '[aria-selected=true], [aria-current]:not([aria-current=false], span), [aria-pressed=true], [data-elegida=true], [data-elegido=true]'

/** The shape of every control: heights, radii, borders, focus. Features use MUI parts as they are. */
export const components: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { height: '100%', WebkitTextSizeAdjust: '100%' },
      body: {
        minHeight: '100%',
        font: `400 15px/20px ${fuente}`,
        fontVariantNumeric: 'tabular-nums',
        WebkitFontSmoothing: 'antialiased',
        // A name in one word (FACTURAS_OCTUBRE_2026_…) may be longer than a phone is wide.
        overflowWrap: 'break-word',
      },
      '#root': { minHeight: '100%' },
      a: { color: c.primario, textUnderlineOffset: 2 },
      ':focus-visible': focusRing,
      // Focused by the program (a dialog, the page's start): there is nothing to act on there.
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      b: { fontWeight: 600 },
      strong: { fontWeight: 600 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '.01ms !important',
          animationIterationCount: '1 !important',
          // However short, one would begin with each change of size, and what is measured then be of before.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
      // Colours of the person's own: what was told by a tint or a shadow is told by a line.
      '@media (forced-colors: active)': {
        ':focus-visible, .Mui-focusVisible': { outline: '3px solid Highlight !important' },
        [chosen]: { outline: '2px solid Highlight', outlineOffset: -2 },
        // What fills and points is seen by its edge.
        '.MuiLinearProgress-root': { border: '1px solid CanvasText' },
        '.MuiLinearProgress-bar': { background: 'Highlight', forcedColorAdjust: 'none' },
        '.MuiSkeleton-root': { border: '1px solid GrayText' },
        '.MuiButton-contained': { border: '1px solid ButtonText' },
        '.MuiDialog-paper, .MuiDrawer-paper': { border: '1px solid CanvasText' },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        height: 36,
        padding: '0 14px',
        borderRadius: 6,
        gap: 8,
        whiteSpace: 'nowrap',
        [touch]: { height: 44 },
        variants: [
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              borderColor: c.borde,
              background: c.papel,
              color: c.texto,
              '&:hover': { background: c.hundido, borderColor: c.primario },
            },
          },
          {
            props: { variant: 'contained', color: 'primary' },
            style: { '&:hover': { background: c.primarioFuerte } },
          },
          {
            props: { variant: 'text', color: 'primary' },
            style: { '&:hover': { background: c.primarioTinte } },
          },
          {
            props: { size: 'small' },
            style: { height: 32, padding: '0 10px', fontSize: 15, [touch]: { height: 44 } },
          },
          { props: { size: 'large' }, style: { height: 46, fontSize: 16 } },
        ],
      },
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 36,
        height: 36,
        padding: 0,
        borderRadius: 6,
        color: 'inherit',
        [touch]: { width: 44, height: 44 },
        variants: [
          { props: { size: 'small' }, style: { width: 32, height: 32, [touch]: { width: 44, height: 44 } } },
        ],
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 38,
        background: c.papel,
        borderRadius: 6,
        fontSize: 15,
        lineHeight: '20px',
        [touch]: { minHeight: 44, fontSize: 16 },
        '&.Mui-disabled, &.Mui-readOnly': { background: c.hundido },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: c.foco, borderWidth: 2 },
        '&.Mui-readOnly .MuiOutlinedInput-notchedOutline': { borderColor: c.linea },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: c.error, borderWidth: 2 },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: c.primario },
        // A code is told letter by letter.
        '&[data-codigo=true] input': { fontFamily: fuenteMono, fontSize: 14 },
      },
      input: {
        height: 20,
        padding: '9px 10px',
        // The field's own border is its focus mark.
        '&:focus-visible': { outline: 'none' },
        '&::placeholder': { color: c.texto2, opacity: 1 },
      },
      multiline: { padding: 0 },
      adornedStart: { paddingLeft: 10 },
      adornedEnd: { paddingRight: 4 },
      notchedOutline: { borderColor: c.borde, top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiInputAdornment: { styleOverrides: { positionStart: { marginRight: 0 } } },
  MuiSelect: {
    styleOverrides: {
      select: { '&:focus-visible': { outline: 'none' }, lineHeight: '20px', minHeight: '20px !important' },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      endAdornment: { right: '3px !important' },
      popupIndicator: { width: 30, height: 30, color: c.texto2 },
      clearIndicator: { width: 30, height: 30, color: c.texto2 },
      inputRoot: { padding: '0 36px 0 0 !important', minHeight: 38, [touch]: { minHeight: 44 } },
      input: { padding: '9px 10px !important' },
      option: { minHeight: '36px !important', [touch]: { minHeight: '44px !important' } },
      paper: { border: `1px solid ${c.linea}` },
    },
  },
  MuiCheckbox: {
    defaultProps: { disableRipple: true, icon: emptyIcon, checkedIcon, indeterminateIcon: mixedIcon },
    styleOverrides: {
      root: { padding: 9, color: c.borde, [touch]: { padding: 11 }, '&.Mui-disabled': { opacity: 0.5 } },
    },
  },
  MuiRadio: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { padding: 8, color: c.borde } },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: 10, boxShadow: '0 18px 60px rgba(4,20,24,.35)', margin: 16 } },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'rgba(8,26,30,.52)' } } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { border: `1px solid ${c.linea}`, boxShadow: '0 8px 28px rgba(4,20,24,.18)', borderRadius: 8 },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: { border: `1px solid ${c.linea}`, boxShadow: '0 8px 28px rgba(4,20,24,.18)', borderRadius: 8 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        gap: 10,
        fontSize: 15,
        padding: '6px 14px',
        [touch]: { minHeight: 44 },
        // What cannot be done is read as well as the rest, with why: only its drawing fades.
        '&.Mui-disabled': { opacity: 1, color: c.texto2, '& svg': { opacity: 0.5 } },
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: { fontSize: 14, lineHeight: '18px', background: c.texto, color: c.papel, padding: '6px 10px' },
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        height: 6,
        borderRadius: 3,
        background: c.linea,
        // Moved as a picture: by its edges, as it comes, the whole page is laid out and painted for every frame.
        '&.MuiLinearProgress-indeterminate > .MuiLinearProgress-bar1': {
          width: '40%',
          animation: `${slide} 1.6s ease-in-out infinite`,
        },
        '&.MuiLinearProgress-indeterminate > .MuiLinearProgress-bar2': { display: 'none' },
        // What is told a few times a second arrives at once: sliding there would draw every frame of an upload.
        '&.MuiLinearProgress-determinate > .MuiLinearProgress-bar1': { transition: 'none' },
      },
      bar: { borderRadius: 3 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: { background: c.neutroTinte } },
  },
}
