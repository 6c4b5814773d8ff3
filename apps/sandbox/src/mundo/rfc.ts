const alfabeto = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'

/** SAT's mod-11 check digit over everything but the last character; a moral (11 given) is padded with a blank. */
export const digitoVerificador = (sinDigito: string): string => {
  const texto = sinDigito.padStart(12, ' ')
  let suma = 0
  for (let i = 0; i < 12; i++) suma += alfabeto.indexOf(texto.charAt(i)) * (13 - i)
  const resto = suma % 11
  if (resto === 0) return '0'
  return resto === 1 ? 'A' : String(11 - resto)
}

export const rfcDe = (letras: string, fecha: string, homoclave: string): string => {
  const sinDigito = `${letras}${fecha}${homoclave}`
  return sinDigito + digitoVerificador(sinDigito)
}
