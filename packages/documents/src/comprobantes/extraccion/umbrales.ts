/**
 * How sure a field is. It starts from how it was found and every check that does not hold puts a ceiling on it; a check
 * that holds twice over (the same amount in letters, the day inside the tracking key) may take it a little further.
 * Nothing raises it because a reader says so.
 */
export const umbrales = {
  /** From here on a field counts as sure: the form fills it in and locks it. */
  alta: 0.9,
  inicio: {
    /** The label is one of the bank's or of the general table, letter by letter. */
    etiquetaExacta: 0.94,
    /** The label was made out with a letter or two wrong. */
    etiquetaParecida: 0.9,
    /** Found by its form alone. */
    sinEtiqueta: 0.7,
  },
  /** Added when an independent check says the same. */
  corroborado: 0.04,
  techos: {
    /** The two readings of the picture differ. */
    lecturasDistintas: 0.75,
    /** They differ, but the content itself proves the value. */
    lecturasDistintasCorroborado: 0.9,
    /** The least sure word of the value, below `letras.dudosas` and `letras.malas`. */
    letrasDudosas: 0.86,
    letrasMalas: 0.6,
    /** In a picture, a key whose form is not known, with letters that look like digits. */
    letrasConfundibles: 0.85,
    formaDesconocida: 0.88,
    /** In a picture, an amount without its sign: a $ is easily read as an 8. */
    sinSigno: 0.8,
    sinDecimales: 0.75,
    separadoresRaros: 0.55,
    negativo: 0.6,
    variosValores: 0.6,
    noCoincideConLetra: 0.4,
    fechaAntigua: 0.6,
    anioDeDosCifras: 0.82,
    fechaDeImpresion: 0.75,
    ordenDeFecha: 0.75,
    fechaNoEsLaDeLaClave: 0.8,
    digitoDeClabe: 0.85,
    /** A transfer in a picture, without its tracking key. */
    sinClave: 0.85,
    /** The page does not say that it was paid, or shows two payments: no field of it can be sure. */
    sinDecirPagado: 0.6,
    variasOperaciones: 0.6,
    textoDeMas: 0.85,
    monedaSupuesta: 0.8,
    mencionaDolares: 0.6,
  },
  /** `pagina`: the figures of a whole page taken together; below it what agrees may agree on what is not there. */
  letras: { dudosas: 0.7, malas: 0.4, pagina: 0.7 },
  /** A payment is registered within a year of being made. */
  diasDeAntiguedad: 366,
  montoMaximo: 10_000_000_000,
} as const

/** What a person should look at. The words for it live in the message catalogue. */
export type Duda = keyof typeof umbrales.techos | 'sinEtiqueta' | 'etiquetaParecida'
