/** A rectangle as parts of the width and height of its page, 0 to 1. */
export type Caja = { x: number; y: number; ancho: number; alto: number }

/** Grey picture, one byte a pixel. */
export type Gris = { ancho: number; alto: number; datos: Uint8Array }

/** One word of a proof. `x`, `y`, `ancho`, `alto` are where it lies once the page is straight. */
export type Palabra = Caja & {
  texto: string
  /** 1 in a text PDF; in a picture, what the reader of letters thinks of it. It can only lower a field's confidence. */
  confianza: number
  /** What a second reading, of the picture prepared in another way, says of the same place; null: nothing. */
  segunda?: string | null
  /** Where it lies on the page as it is seen, when that differs. */
  lugar?: Caja
}

export type Pagina = {
  numero: number
  origen: 'texto' | 'imagen'
  /** Height of the straight page divided by its width. */
  proporcion: number
  palabras: Palabra[]
}

/** Why a file gives no text. The first ones are the file's; the last ones the reader's. */
export type MotivoSinTexto =
  | 'vacio'
  | 'tipoDesconocido'
  | 'demasiadoGrande'
  | 'demasiadosPixeles'
  | 'conClave'
  | 'danado'
  | 'sinTexto'
  | 'tiempoAgotado'
  | 'memoriaAgotada'
  | 'ocupado'
  | 'lectorCaido'

export type TextoDeComprobante =
  | { leido: true; paginas: Pagina[]; totalPaginas: number }
  | { leido: false; motivo: MotivoSinTexto }

/** What a reader outside is given: a PDF's own words, or a picture. */
export type ImagenDeComprobante =
  | { leido: true; paginas: Pagina[] }
  | { leido: true; jpeg: Uint8Array }
  | { leido: false; motivo: MotivoSinTexto }

export type LimitesDeLectura = {
  bytes: number
  pixeles: number
  /** Only the first pages are read: a proof of payment says what it has to on them. */
  paginasDeTexto: number
  paginasDeImagen: number
  cadenasPorPagina: number
  palabrasPorPagina: number
  /** A seal of base64 has less; what words say is found where calls are answered. */
  letrasPorPalabra: number
}
export const limitesDeLectura: LimitesDeLectura = {
  bytes: 25 * 1024 * 1024,
  pixeles: 50_000_000,
  paginasDeTexto: 3,
  paginasDeImagen: 2,
  cadenasPorPagina: 4_000,
  palabrasPorPagina: 800,
  letrasPorPalabra: 1_000,
}
