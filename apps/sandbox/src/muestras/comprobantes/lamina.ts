/** A page as it will be drawn, in points from its upper left corner; the PDF and the picture come from the same one. */
export type Texto = {
  x: number
  y: number
  texto: string
  tam: number
  negrita: boolean
  color: string
  alinea: 'izq' | 'der' | 'centro'
}
export type Bloque = { x: number; y: number; ancho: number; alto: number; color: string }
export type Lamina = { ancho: number; alto: number; fondo: string; bloques: Bloque[]; textos: Texto[] }

type Estilo = Partial<Pick<Texto, 'tam' | 'negrita' | 'color' | 'alinea'>>
export const nuevaLamina = (ancho: number, alto: number, fondo = '#ffffff') => {
  const lamina: Lamina = { ancho, alto, fondo, bloques: [], textos: [] }
  const escribe = (x: number, y: number, texto: string, estilo: Estilo = {}): void => {
    lamina.textos.push({ x, y, texto, tam: 11, negrita: false, color: '#1a1a1a', alinea: 'izq', ...estilo })
  }
  return {
    lamina,
    escribe,
    bloque: (x: number, y: number, w: number, h: number, color: string): void => {
      lamina.bloques.push({ x, y, ancho: w, alto: h, color })
    },
    /** Label and value, line after line; says where the next line goes. */
    pares: (
      filas: readonly (readonly [string, string])[],
      { y, x, xv, paso, etiqueta = {}, valor = {} }: Pares,
    ): number => {
      filas.forEach(([nombre, dato], i) => {
        escribe(x, y + i * paso, nombre, etiqueta)
        if (dato !== '') escribe(xv, y + i * paso, dato, valor)
      })
      return y + filas.length * paso
    },
  }
}
type Pares = { y: number; x: number; xv: number; paso: number; etiqueta?: Estilo; valor?: Estilo }
