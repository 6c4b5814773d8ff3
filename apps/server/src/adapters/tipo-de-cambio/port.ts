/** A rate as it was published: decimal text, with the day it belongs to. */
export type TasaPublicada = { tipoCambio: string; fechaDato: string }

/** Where the rate comes from. Null: nothing was published for that day nor shortly before it. */
export type TipoDeCambioPort = {
  /** Names the source in the record of each rate. */
  serie: string
  tasa: (dia: string) => Promise<TasaPublicada | null>
}
