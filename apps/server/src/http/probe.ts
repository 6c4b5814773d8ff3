/** Any answer counts as reachable; more than three seconds is slow. */
export async function probe(url: string | undefined): Promise<'en línea' | 'lento' | 'sin respuesta'> {
  if (!url) return 'sin respuesta'
  const start = performance.now()
  try {
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(6000) })
    if (answer.status >= 500) return 'sin respuesta'
    return performance.now() - start > 3000 ? 'lento' : 'en línea'
  } catch {
    return 'sin respuesta'
  }
}
