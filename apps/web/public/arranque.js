// Before anything is drawn: the theme somebody chose, and whether they are signed in, for the frame that the page itself
// brings. Who is gets their screen's files, the answer to who they are, and to what the screen asks first, beside the
// page's own code.
{
  const { documentElement: page, head } = document
  // Files by number; of each address those, and its first call; those of a list's table. Filled in by the build (precargas.ts).
  const partes = { archivos: [], pantallas: [], tabla: [] }
  const rowsByHeight = (_height, usual) => usual
  const screenAt = (pathname) => {
    const here = decodeURI(pathname).split('/')
    const isHere = (parts) => parts.length === here.length && parts.every((one, i) => one[0] === ':' || one === here[i])
    return partes.pantallas.find(([address]) => isHere(address.split('/'))) ?? []
  }
  const fetchFiles = (files) => {
    // A phone draws cards.
    const phone = matchMedia('(max-width: 767.95px)').matches
    for (const file of files) {
      if (phone && partes.tabla.includes(file)) continue
      head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/assets/' + partes.archivos[file] + '.js' }))
    }
  }
  /** What a list is asked, with the rows a page that this person chose, or their window has room for. */
  const firstOf = ({ path, filas }, usuarioId) => {
    if (filas === undefined) return path
    const kept = JSON.parse(localStorage.getItem('valija-listas-' + usuarioId)) ?? {}
    const chosen = kept.filas?.[location.pathname] ?? 'auto'
    return path + '&porPagina=' + (chosen === 'auto' ? rowsByHeight(innerHeight, filas, kept.compacta === true) : chosen)
  }
  try {
    const chosen = localStorage.getItem('valija-tema')
    const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
    page.setAttribute('data-tema', dark ? 'dark' : 'light')
    const kept = JSON.parse(localStorage.getItem('sesion'))
    const inside = kept !== null && new Date(kept.expiracion) > new Date()
    page.setAttribute('data-dentro', inside ? 'si' : 'no')
    if (inside) {
      const [, files = [], first] = screenAt(location.pathname)
      const answers = {}
      const ask = (path) => {
        answers[path] = fetch(path, {
          headers: { accept: 'application/json', authorization: `Bearer ${kept.token}` },
        })
        answers[path].catch(() => undefined)
      }
      window.primeras = { token: kept.token, answers }
      ask('/api/sesion')
      if (first !== undefined && location.search === '') ask(firstOf(first, kept.usuarioId))
      fetchFiles(files)
    }
  } catch {
    // A browser that keeps nothing is a visitor's, in the colours of its system.
  }
}
