// Before anything is drawn: the theme somebody chose, and whether they are signed in, for the frame that the page itself brings.
{
  const { documentElement: page } = document
  try {
    const chosen = localStorage.getItem('valija-tema')
    const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
    page.setAttribute('data-tema', dark ? 'dark' : 'light')
    page.setAttribute('data-dentro', localStorage.getItem('sesion') === null ? 'no' : 'si')
  } catch {
    // A browser that keeps nothing is a visitor's, in the colours of its system.
  }
}
