import './ui/arranque.css'
import 'virtual:looks.css'
import '@fontsource-variable/source-sans-3/wght.css'
import '@fontsource-variable/source-code-pro/wght.css'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { preloadEntrance } from './app/preload-entrance.ts'
import { Screens } from './app/router.tsx'
import { keepFocus } from './lib/place.ts'
import { queryClient } from './lib/query-client.ts'
import { createStyleCache } from './ui/emotion.ts'
import { keepOpen } from './ui/keep-open.ts'
import { keepPage } from './ui/keep-page.ts'
import { onPaper } from './ui/on-paper.ts'
import { modeStorageKey, theme } from './ui/theme.ts'
import { ToastRegion } from './ui/toast-region.tsx'

// The content policy allows no code made from text: schemas, which come with the screens, are told before the first is made.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

// Nothing useful can be drawn before these are here; failing, the page says so itself.
await preloadEntrance(decodeURI(location.pathname)).catch(() => undefined)
keepFocus()
keepPage()
keepOpen()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeStorageKey}>
        <CssBaseline />
        <GlobalStyles styles={onPaper} />
        <QueryClientProvider client={queryClient}>
          <Screens />
          <ToastRegion />
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  </StrictMode>,
)
