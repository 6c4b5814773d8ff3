import { azarDe } from './azar.ts'
import { proveedorOmnibeesDemo } from './demo.ts'
import { hoteles } from './nombres.ts'
import { rfcDe } from './rfc.ts'

export type ProveedorAnt = {
  id: string
  razonSocial: string
  nombreComercial: string
  rfc: string
  ciudad: string
  codigoPostal: string
  /** Name as the tax authority has it, without the company kind. */
  nombreFiscal: string
  /** Lodging tax of its state, hundredths of a percent (350 = 3.50 %). */
  tasaIsh: number
  soloLocalizadorExterno: boolean
}

const sinAcentos = (texto: string): string =>
  texto.replace(/[áéíóúÁÉÍÓÚ]/g, (c) => c.normalize('NFD').charAt(0))

export const makeProveedores = (seed: string): ProveedorAnt[] =>
  hoteles.map(([letras, nombre, ciudad, tasaIsh], i) => {
    const azar = azarDe(seed, 'proveedor', i)
    const dos = (n: number): string => String(n).padStart(2, '0')
    const fecha = `${dos(azar.entero(85, 99))}${dos(azar.entero(1, 12))}${dos(azar.entero(1, 28))}`
    const homoclave = `${azar.elige(Array.from('ABCDEFGHJKLMNP'))}${azar.entero(0, 9)}`
    const id = String(101 + i)
    return {
      id,
      razonSocial: `Operadora ${nombre}, S.A. de C.V.`,
      nombreComercial: nombre,
      rfc: rfcDe(letras, fecha, homoclave),
      ciudad,
      codigoPostal: `${azar.entero(20, 97)}${String(azar.entero(0, 999)).padStart(3, '0')}`,
      nombreFiscal: sinAcentos(`Operadora ${nombre}`).toUpperCase(),
      tasaIsh,
      soloLocalizadorExterno: id === proveedorOmnibeesDemo,
    }
  })
