import { checkDigit } from '@valija/cfdi/rfc.ts'

/** An RFC with its check digit, from letters, date (aammdd) and two characters of homoclave. */
export const rfcDe = (letras: string, fecha: string, homoclave: string): string => {
  const sinDigito = `${letras}${fecha}${homoclave}`
  return sinDigito + checkDigit(`${sinDigito}0`)
}
