import { schemeAttribute, theme } from './theme.ts'

const sheets: Record<string, object> = Object.assign({}, ...theme.generateStyleSheets())

/** What the browser prints by itself: dark on white whatever the theme, nothing to press, and a dialog whole and alone. */
export const onPaper = {
  '@media print': {
    // A browser leaves the grounds out: the pale letters of the dark theme would stand on white.
    [`:root[${schemeAttribute}]`]: sheets[`:root, [${schemeAttribute}="light"]`],
    body: { background: '#fff', color: '#000', overflow: 'visible !important' },
    ':is(.MuiButton-root, .MuiIconButton-root):not([data-impresion] *)': { display: 'none' },
    'body:has(> .MuiDialog-root) > :not(.MuiDialog-root), .MuiDialog-root:has(~ .MuiDialog-root)': {
      display: 'none',
    },
    '.MuiDialog-root, .MuiDialog-container': {
      position: 'static !important',
      display: 'block',
      height: 'auto',
    },
    '.MuiDialog-container > .MuiDialog-paper': {
      display: 'block',
      width: 'auto !important',
      maxWidth: 'none !important',
      maxHeight: 'none',
      margin: 0,
      boxShadow: 'none',
    },
    // What scrolled on the screen.
    '.MuiDialog-paper, .MuiDialog-paper *': { overflow: 'visible !important' },
    '.MuiBackdrop-root': { display: 'none' },
  },
} as const
