// Before anything is drawn: the theme somebody chose, and whether they are signed in, for the frame that the page itself
// brings. Who is gets their screen's files, and the answer to who they are, beside the page's own code.
{
  const { documentElement: page, head } = document
  // Files by number, those of each address, and those of a list's table; filled in by the build (precargas.ts).
  const partes = { archivos: [], pantallas: [], tabla: [] }
  const fetchFilesOf = (pathname) => {
    const here = decodeURI(pathname).split('/')
    const isHere = (parts) => parts.length === here.length && parts.every((one, i) => one[0] === ':' || one === here[i])
    const [, files = []] = partes.pantallas.find(([address]) => isHere(address.split('/'))) ?? []
    // A phone draws cards.
    const phone = matchMedia('(max-width: 767.95px)').matches
    for (const file of files) {
      if (phone && partes.tabla.includes(file)) continue
      head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/assets/' + partes.archivos[file] + '.js' }))
    }
  }
  try {
    const chosen = localStorage.getItem('valija-tema')
    const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
    page.setAttribute('data-tema', dark ? 'dark' : 'light')
    const kept = JSON.parse(localStorage.getItem('sesion'))
    const inside = kept !== null && new Date(kept.expiracion) > new Date()
    page.setAttribute('data-dentro', inside ? 'si' : 'no')
    if (inside) {
      const answer = fetch('/api/sesion', {
        headers: { accept: 'application/json', authorization: `Bearer ${kept.token}` },
      })
      answer.catch(() => undefined)
      window.primeraSesion = { token: kept.token, answer }
      fetchFilesOf(location.pathname)
    }
  } catch {
    // A browser that keeps nothing is a visitor's, in the colours of its system.
  }
}
