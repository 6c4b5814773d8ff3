/** What an address asks, with these put in; null or nothing takes one out. */
export function withParams(
  old: URLSearchParams,
  values: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(old)
  for (const [name, value] of Object.entries(values))
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  return next
}
