export type Sigla = 'A' | 'OP' | 'OC' | 'P' | 'C' | 'U'
export type Clase = keyof typeof alcances
export type Expectativa = {
  /** `nadie`: not even with a session of any role; `publico`: anybody; `sesion`: signed in, also before being accepted. */
  quien: 'publico' | 'sesion' | readonly Sigla[]
  fuente: string
  id?: Clase
  /** Second parameter of the path, of a record inside the first. */
  sub?: 'cfdi' | 'pdf' | 'numero' | 'facturaId'
  /** What makes the call reach its use case. */
  cuerpo?: (id: string | number) => unknown
  /** Uploads one file of this name. */
  archivo?: string
  consulta?: string
  /** The answer is a list: what one may not see gives an empty one. */
  lista?: boolean
  /** What is absent is refused in another way than 404, when the call is about several at once. */
  ausente?: readonly number[]
  /** Its ids are numbers, where no kind says so. */
  numerico?: boolean
  /** A stream that does not end by itself. */
  flujo?: boolean
}
type Mas = Omit<Expectativa, 'quien' | 'fuente'>
export const roles = (siglas: string, fuente: string, mas: Mas = {}): Expectativa => ({
  quien: siglas.split(' ') as Sigla[],
  fuente,
  ...mas,
})
export const publico = (fuente: string, mas: Mas = {}): Expectativa => ({ quien: 'publico', fuente, ...mas })
export const sesion = (fuente: string, mas: Mas = {}): Expectativa => ({ quien: 'sesion', fuente, ...mas })

/**
 * Which records a role reaches: all of the kind, its own, or none (an existing one is then as if it were not).
 * A lote of a supplier belongs to who created it for one of its hotels (B §6); staff see their category (A §1).
 */
export const alcances = {
  loteProveedor: { A: 'todos', OP: 'todos', OC: 'ninguno', P: 'propios', C: 'ninguno', U: 'ninguno' },
  facturaProveedor: { A: 'todos', OP: 'todos', OC: 'ninguno', P: 'propios', C: 'ninguno', U: 'ninguno' },
  // Whoever made it, and nobody else.
  borrador: { A: 'propios', OP: 'ninguno', OC: 'ninguno', P: 'propios', C: 'ninguno', U: 'propios' },
  sesion: { A: 'propios', OP: 'propios', OC: 'propios', P: 'propios', C: 'propios', U: 'propios' },
  invitacion: { A: 'todos', OP: 'ninguno', OC: 'ninguno', P: 'propios', C: 'ninguno', U: 'ninguno' },
  usuario: { A: 'todos', OP: 'ninguno', OC: 'ninguno', P: 'ninguno', C: 'ninguno', U: 'ninguno' },
  cuentaProveedor: { A: 'todos', OP: 'ninguno', OC: 'ninguno', P: 'ninguno', C: 'ninguno', U: 'ninguno' },
  descarga: { A: 'propios', OP: 'propios', OC: 'propios', P: 'propios', C: 'propios', U: 'ninguno' },
  comprobante: { A: 'todos', OP: 'ninguno', OC: 'ninguno', P: 'ninguno', C: 'ninguno', U: 'ninguno' },
  recibo: { A: 'todos', OP: 'ninguno', OC: 'ninguno', P: 'ninguno', C: 'ninguno', U: 'ninguno' },
  // decision 111: staff all of them, outsiders what they registered themselves.
  pago: { A: 'todos', OP: 'todos', OC: 'todos', P: 'propios', C: 'propios', U: 'ninguno' },
  comprobantePago: {
    A: 'propios',
    OP: 'propios',
    OC: 'propios',
    P: 'propios',
    C: 'propios',
    U: 'ninguno',
  },
  // C §6: an agent its own, accounting all of them.
  prefactura: { A: 'todos', OP: 'ninguno', OC: 'todos', P: 'ninguno', C: 'propios', U: 'ninguno' },
  // The policy is one for all.
  politica: { A: 'todos', OP: 'todos', OC: 'todos', P: 'todos', C: 'todos', U: 'ninguno' },
} as const satisfies Record<string, Record<Sigla, 'todos' | 'propios' | 'ninguno'>>

export const personal = 'A OP OC P C'
export const crea = 'A P U'
export const motivo = () => ({ motivo: 'Prueba' })
