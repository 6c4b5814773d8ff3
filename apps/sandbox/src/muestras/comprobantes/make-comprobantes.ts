import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { keysOf } from '@valija/palabras/keys.ts'
import { azarDe } from '../../mundo/azar.ts'
import { datosDe, type Verdad } from './datos.ts'
import { dibujarImagen, dibujarPdf } from './dibujar.ts'
import { escanear, fotografiar } from './foto.ts'
import type { Layout } from './layout.ts'
import { diaAlReves, dolares, tarjetas, ventanilla } from './layouts-ajenos.ts'
import { banorte, bbvaApp, bbvaEmpresas, santander } from './layouts-grandes.ts'
import { cep, citibanamex, hsbc } from './layouts-otros-bancos.ts'

export const clasesDeComprobante = ['pdf', 'escaneado', 'captura', 'foto'] as const
export type ClaseDeComprobante = (typeof clasesDeComprobante)[number]

/** `ajeno`: no bank of the reader's table writes it so. */
export const layouts = {
  bbvaApp: { layout: bbvaApp, ajeno: false },
  bbvaEmpresas: { layout: bbvaEmpresas, ajeno: false },
  santander: { layout: santander, ajeno: false },
  banorte: { layout: banorte, ajeno: false },
  citibanamex: { layout: citibanamex, ajeno: false },
  hsbc: { layout: hsbc, ajeno: false },
  cep: { layout: cep, ajeno: false },
  diaAlReves: { layout: diaAlReves, ajeno: true },
  tarjetas: { layout: tarjetas, ajeno: true },
  ventanilla: { layout: ventanilla, ajeno: true },
  dolares: { layout: dolares, ajeno: true },
} as const satisfies Record<string, { layout: Layout; ajeno: boolean }>
export type NombreLayout = keyof typeof layouts
export const nombresDeLayout = keysOf(layouts)

export type ComprobanteMuestra = {
  nombre: string
  clase: ClaseDeComprobante
  layout: NombreLayout
  ajeno: boolean
  bytes: Uint8Array
  verdad: Verdad
}

type Pedido = {
  clase: ClaseDeComprobante
  layout: NombreLayout
  hoy: string
  semilla: string | number
  /** Pixels across the page of a photograph; as a modest telephone takes it when nothing is said. */
  ancho?: number
}
/** One proof with what it truly says; the same request makes the same payment on the same page. */
export async function comprobanteDe({
  clase,
  layout,
  hoy,
  semilla,
  ancho,
}: Pedido): Promise<ComprobanteMuestra> {
  const entry = layouts[layout]
  const { lamina, verdad } = entry.layout(datosDe(hoy as Dia, layout, clase, semilla))
  const azar = azarDe('imagen', layout, clase, semilla)
  const narrow = lamina.ancho < 450
  const draw = async (): Promise<{ bytes: Uint8Array; tipo: string }> => {
    switch (clase) {
      case 'pdf':
        return { bytes: await dibujarPdf(lamina), tipo: 'pdf' }
      case 'escaneado':
        return {
          bytes: await escanear(dibujarImagen(lamina, narrow ? 900 : 1500), azar, lamina),
          tipo: 'pdf',
        }
      case 'captura':
        return { bytes: await dibujarImagen(lamina, narrow ? 1080 : 1300).encode('png'), tipo: 'png' }
      case 'foto':
        return {
          bytes: await fotografiar(dibujarImagen(lamina, ancho ?? (narrow ? 1150 : 1700)), azar),
          tipo: 'jpg',
        }
    }
  }
  const { bytes, tipo } = await draw()
  return { nombre: `${clase}-${layout}-${semilla}.${tipo}`, clase, layout, ajeno: entry.ajeno, bytes, verdad }
}

const veces = 2
/** Every layout in every form, so many times. */
export async function* makeComprobantes(hoy: string): AsyncGenerator<ComprobanteMuestra> {
  for (let n = 1; n <= veces; n++)
    for (const clase of clasesDeComprobante)
      for (const layout of nombresDeLayout) yield await comprobanteDe({ clase, layout, hoy, semilla: n })
}
