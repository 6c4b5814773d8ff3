/** One character wrong, missing or too many, or two neighbours changed places: how people and scanners misread a code. */
export function isCasiIgual(uno: string, otro: string): boolean {
  if (uno === otro || Math.abs(uno.length - otro.length) > 1) return false
  let start = 0
  while (start < uno.length && uno[start] === otro[start]) start++
  let end = 0
  while (
    end < Math.min(uno.length, otro.length) - start &&
    uno[uno.length - 1 - end] === otro[otro.length - 1 - end]
  )
    end++
  const [a, b] = [uno.slice(start, uno.length - end), otro.slice(start, otro.length - end)]
  if (a.length <= 1 && b.length <= 1) return true
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0]
}
