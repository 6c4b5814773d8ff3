/** One value read from a proof: its text, how sure, and where on the page (parts of its width and height). */
export type CampoLeido = {
  valor: string
  confianza: number
  lugar?: { pagina: number; x: number; y: number; ancho: number; alto: number } | null | undefined
  /** What a person should look at, when the machine is not sure. */
  duda?: string | null | undefined
}
export const camposDeAnalisis = [
  'fechaPago',
  'montoPagado',
  'moneda',
  'concepto',
  'numeroTransaccion',
] as const
export type CamposDeAnalisis = { [C in (typeof camposDeAnalisis)[number]]?: CampoLeido | undefined }

/** Where the proof says that the money went; of an account, the figures that can be seen, from its end. */
export type DestinoLeido = {
  cuenta: { digitos: string; entera: boolean } | null
  banco: string | null
  beneficiario: string | null
}
