import { settingNames } from '../config.ts'

const sinUnaLetra = (name: string): string[] => [
  name,
  ...Array.from(name, (_, at) => name.slice(0, at) + name.slice(at + 1)),
]
/** A letter more, less, changed or out of its place. */
const seParecen = (one: string, other: string): boolean => {
  const forms = new Set(sinUnaLetra(one))
  return sinUnaLetra(other).some((form) => forms.has(form))
}
/** Shorter names are like many that are no settings. */
const letras = 7

/** Names in this environment that are almost those of a setting, with the one that was meant; nobody reads them. */
export function ajustesMalEscritos(
  env: Record<string, string | undefined>,
): { puesto: string; parecido: string | null }[] {
  return Object.keys(env)
    .filter((puesto) => !settingNames.includes(puesto))
    .map((puesto) => ({
      puesto,
      parecido:
        settingNames.find((name) => name.length >= letras && seParecen(name, puesto.toUpperCase())) ?? null,
    }))
    .filter(({ puesto, parecido }) => parecido !== null || puesto.startsWith('VALIJA_'))
}
