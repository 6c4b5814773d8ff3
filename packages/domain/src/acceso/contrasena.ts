/**
 * Rules of a password (Access §5). The "fixed set" of special characters is the one the accepted pattern admits,
 * so that the checklist and the pattern cannot disagree. Digits are advised, not required.
 */
export const caracteresEspeciales = '@#$-'

export type ReglaContrasena = 'minimo' | 'especial' | 'mayuscula' | 'permitidos'

const reglas: Record<ReglaContrasena, (clave: string) => boolean> = {
  minimo: (clave) => Array.from(clave).length >= 8,
  especial: (clave) => /[@#$-]/.test(clave),
  mayuscula: (clave) => /\p{Lu}/u.test(clave),
  permitidos: (clave) => /^[\p{L}\p{N}@#$-]*$/u.test(clave),
}

/** Longer ones would only make the server work. */
export const largoMaximoContrasena = 128

/** The live checklist: which rules hold. `permitidos` holds for an empty text, as nothing foreign was typed. */
export const checkContrasena = (clave: string): Record<ReglaContrasena, boolean> => ({
  minimo: reglas.minimo(clave),
  especial: reglas.especial(clave),
  mayuscula: reglas.mayuscula(clave),
  permitidos: reglas.permitidos(clave),
})

export const isContrasenaValida = (clave: string): boolean =>
  clave.length <= largoMaximoContrasena && Object.values(checkContrasena(clave)).every(Boolean)
