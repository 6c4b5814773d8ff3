/** Capitals without accents; Ñ stays a letter of its own. */
export const enMayusculas = (texto: string): string =>
  texto
    .toUpperCase()
    .normalize('NFC')
    .replace(/[À-ÐÒ-Ý]/g, (letter) => letter.normalize('NFD').charAt(0))
/** As who has no Ñ at hand writes it. */
export const sinEnie = (texto: string): string => texto.replaceAll('Ñ', 'N')

const vacias = new Set(
  'PAGO ABONO DEPOSITO RESERVA RESERVACION ANTICIPO LIQUIDACION TRANSFERENCIA SPEI RECIBIDO TERCERO CUENTA VIAJE HOTEL PAQUETE TOTAL PARCIAL PARA POR DEL LOS LAS CON ESTA ESTE SEGUNDO PRIMER PRIMERO ULTIMO EFECTIVO BANCO BBVA SANTANDER BANORTE CLIENTE'.split(
    ' ',
  ),
)
/** Words of a payment's concept that could only be its own: names above all. */
export const palabrasPropias = (concepto: string): string[] => [
  ...new Set(
    enMayusculas(concepto)
      .split(/[^A-ZÑ]+/)
      .filter((word) => word.length >= 4 && !vacias.has(word)),
  ),
]
export const isPalabraVacia = (palabra: string): boolean => vacias.has(palabra)

/** The words of a text as they stand in a row: three letters and more, no numbers. */
export function palabrasDe(dicho: string): Set<string> {
  // O'Donnell: in one, and in two.
  const texto = sinEnie(
    enMayusculas(
      `${dicho} ${
        dicho
          .match(/\p{L}+['’]\p{L}+/gu)
          ?.join(' ')
          .replace(/['’]/g, '') ?? ''
      }`,
    ),
  )
  const una = texto.split(/[^A-Z0-9&]+/)
  return new Set(una.filter((one) => one.length >= 3 && !/^\d+$/.test(one)))
}
