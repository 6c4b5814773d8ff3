import { childrenOf, type Der, oidOf, readDer } from './der.ts'

type Extensions = ReadonlyMap<string, Der>

export function extensionsOf(field: Der | undefined): Extensions {
  const found = new Map<string, Der>()
  if (!field) return found
  for (const extension of childrenOf(readDer(field.content))) {
    const parts = childrenOf(extension)
    const value = parts.at(-1)
    if (parts[0] && value) found.set(oidOf(parts[0]), readDer(value.content))
  }
  return found
}

/** Bits of keyUsage (RFC 5280, 4.2.1.3) in the first byte of the bit string, after the count of unused bits. */
const USE = { dataEncipherment: 0x10, keyAgreement: 0x08, keyCertSign: 0x04 }
const usesOf = (extensions: Extensions): number | null => {
  const usage = extensions.get('2.5.29.15')
  return usage ? (usage.content[1] ?? 0) : null
}

export function isCa(extensions: Extensions): boolean {
  const constraints = extensions.get('2.5.29.19')
  const uses = usesOf(extensions)
  if (!constraints || (uses !== null && !(uses & USE.keyCertSign))) return false
  return childrenOf(constraints).some((v) => v.tag === 0x01 && v.content[0] !== 0)
}

export function isEfirma(extensions: Extensions, hasUnit: boolean): boolean {
  const uses = usesOf(extensions)
  if (uses === null || isCa(extensions)) return false
  return !hasUnit || (uses & (USE.dataEncipherment | USE.keyAgreement)) !== 0 || extensions.has('2.5.29.37')
}
