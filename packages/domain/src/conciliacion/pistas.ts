/** What the text of a statement row can identify a payment by. All in capitals, without accents. */
export type Pistas = {
  /** Possible transaction numbers, without leading zeros: references, folios, claves de rastreo. */
  transacciones: ReadonlySet<string>
  /** Those shaped as a clave de rastreo. */
  rastreos: readonly string[]
  /** Possible localizadores; the value is the piece of text it was taken from. */
  localizadores: ReadonlyMap<string, string>
  rfcs: ReadonlySet<string>
  palabras: ReadonlySet<string>
}
type TextoDeMovimiento = { concepto: string; referencia: string; referenciaAmpliada: string }

/** Capitals without accents; Ñ stays a letter of its own. */
export const enMayusculas = (texto: string): string =>
  texto
    .toUpperCase()
    .normalize('NFC')
    .replace(/[À-ÐÒ-Ý]/g, (letter) => letter.normalize('NFD').charAt(0))

/** As transaction numbers are compared: letters and figures, without leading zeros. */
export const planaSinCeros = (texto: string): string =>
  texto
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '')

/** Shorter ones are counters and dates: they say nothing. */
export const largoDeTransaccion = 6
/** Long, with letters and many figures: as banks write a clave de rastreo, and no account number. */
export const isRastreo = (plana: string): boolean =>
  plana.length >= 15 && plana.length <= 31 && /[A-Z]/.test(plana) && plana.replace(/\D/g, '').length >= 8

/** A code of at least five characters with letters and figures is hardly there by chance. */
export const isLocalizadorFuerte = (codigo: string): boolean =>
  codigo.length >= 5 && /[A-Z]/.test(codigo) && /\d/.test(codigo)

const isCodigo = (texto: string): boolean => /^[A-Z0-9]{4,8}$/.test(texto)
const anuncio =
  /^(?:RESERVACION|RESERVA|LOCALIZADOR|LOC|RES|PAGO|ANTICIPO|FOLIO|CODIGO|REFERENCIA|REF|VIAJE|ABONO|DEPOSITO)([A-Z0-9]{4,8})$/
const rfcGenerico = /^X[AE]XX010101000$/
const rfcEnTexto = /(?<![A-ZÑ&])[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}(?![A-Z0-9])/g

/** Reads the text as banks glue it: numeric reference stuck to the concept, codes split by a blank or a hyphen. */
export function readPistas(movimiento: TextoDeMovimiento): Pistas {
  const texto = enMayusculas(
    `${movimiento.concepto} ${movimiento.referencia} ${movimiento.referenciaAmpliada}`,
  )
  const words = texto.split(/\s+/).filter(Boolean)
  const pieces = texto.split(/[^A-Z0-9Ñ&]+/).filter(Boolean)
  const transacciones = new Set<string>()
  for (const word of [...words, ...pieces]) {
    // A label may be glued on: RASTREO:MBAN01..., FOLIO=12345678.
    for (const part of [word, word.slice(word.search(/[:=]/) + 1)]) {
      const plana = planaSinCeros(part)
      if (plana.length >= largoDeTransaccion && plana.length <= 40 && /\d/.test(plana))
        transacciones.add(plana)
    }
  }
  return {
    transacciones,
    rastreos: [...transacciones].filter(isRastreo),
    localizadores: readLocalizadores(pieces),
    rfcs: new Set(
      (texto.replace(/\s+/g, ' ').match(rfcEnTexto) ?? []).filter((rfc) => !rfcGenerico.test(rfc)),
    ),
    palabras: new Set(pieces.filter((piece) => /^[A-ZÑ]{4,}$/.test(piece))),
  }
}

function readLocalizadores(pieces: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  const add = (codigo: string | undefined, from: string) => {
    if (codigo && isCodigo(codigo) && !found.has(codigo)) found.set(codigo, from)
  }
  pieces.forEach((piece, i) => {
    const next = pieces[i + 1]
    for (const start of startsOf(piece)) {
      add(start, piece)
      add(anuncio.exec(start)?.[1], piece)
      // A code written in two halves: ABC-123, ABC 123.
      if (next && start.length <= 6 && next.length <= 6 && (/\d/.test(start) || /\d/.test(next)))
        add(`${start}${next}`, `${piece} ${next}`)
    }
  })
  return found
}

/** Digits before a code are no boundary: the bank's numeric reference has seven of them. */
const startsOf = (piece: string): string[] => [
  piece,
  ...(/^\d{7}./.test(piece) ? [piece.slice(7)] : []),
  ...(/^\d+[A-Z]/.test(piece) ? [piece.replace(/^\d+/, '')] : []),
]

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
