/**
 * Rules of a password (Access §5). The "fixed set" of special characters is the one the accepted pattern admits,
 * so that the checklist and the pattern cannot disagree. Digits are advised, not required.
 */
export type ReglaContrasena = 'minimo' | 'especial' | 'mayuscula' | 'permitidos' | 'maximo'

/** One spelling of what keyboards write in two ways (an accented letter in one code or in two). */
export const normalizeContrasena = (clave: string): string => clave.normalize('NFC')

/** Longer ones would only make the server work. */
export const largoMaximoContrasena = 128

const reglas: Record<ReglaContrasena, (clave: string) => boolean> = {
  minimo: (clave) => Array.from(clave).length >= 8,
  especial: (clave) => /[@#$-]/.test(clave),
  mayuscula: (clave) => /\p{Lu}/u.test(clave),
  permitidos: (clave) => /^[\p{L}\p{N}@#$-]*$/u.test(clave),
  maximo: (clave) => clave.length <= largoMaximoContrasena,
}

/** The live checklist: which rules hold. `permitidos` holds for an empty text, as nothing foreign was typed. */
export function checkContrasena(escrita: string): Record<ReglaContrasena, boolean> {
  const clave = normalizeContrasena(escrita)
  return {
    minimo: reglas.minimo(clave),
    especial: reglas.especial(clave),
    mayuscula: reglas.mayuscula(clave),
    permitidos: reglas.permitidos(clave),
    maximo: reglas.maximo(clave),
  }
}

export const isContrasenaValida = (clave: string): boolean =>
  Object.values(checkContrasena(clave)).every(Boolean)
