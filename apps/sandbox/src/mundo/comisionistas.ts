import { azarDe } from './azar.ts'
import { apellidos, apellidosAgencia, nombresPila, palabrasAgencia } from './nombres.ts'
import { rfcDe } from './rfc.ts'

export type ComisionistaAnt = {
  id: string
  razonSocial: string
  nombreComercial: string
  rfc: string
  regimenFiscal: string
}

const soloLetras = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase()

/** Agencies (12-character RFC) and, every third, a natural person (13 characters) of the regimes that retain. */
export const makeComisionistas = (seed: string): ComisionistaAnt[] =>
  Array.from({ length: 66 }, (_, i) => {
    const azar = azarDe(seed, 'comisionista', i)
    const dos = (n: number): string => String(n).padStart(2, '0')
    const fecha = `${dos(azar.entero(70, 99))}${dos(azar.entero(1, 12))}${dos(azar.entero(1, 28))}`
    const homoclave = `${azar.elige(Array.from('QRSTUVWXYZ'))}${azar.entero(0, 9)}`
    const id = String(501 + i)
    if (i % 3 === 2) {
      const nombre = azar.elige(nombresPila)
      const [paterno, materno] = [azar.elige(apellidos), azar.elige(apellidos)]
      const completo = `${nombre} ${paterno} ${materno}`
      const letras = `${soloLetras(paterno).slice(0, 2)}${soloLetras(materno).charAt(0)}${soloLetras(nombre).charAt(0)}`
      const regimenFiscal = azar.elige(['626', '612', '621'])
      return {
        id,
        razonSocial: completo,
        nombreComercial: completo,
        rfc: rfcDe(letras, fecha, homoclave),
        regimenFiscal,
      }
    }
    const palabra = palabrasAgencia[i % palabrasAgencia.length] ?? 'Viajes'
    const apellido = apellidosAgencia[i % apellidosAgencia.length] ?? 'Alborada'
    const letras = `${palabra.charAt(0)}${soloLetras(apellido).slice(0, 2)}`
    return {
      id,
      razonSocial: `${palabra} ${apellido}, S.A. de C.V.`,
      nombreComercial: `${palabra} ${apellido}`,
      rfc: rfcDe(letras, fecha, homoclave),
      regimenFiscal: i % 2 === 0 ? '601' : '626',
    }
  })

/** They sell and have commissions, and ANT's directory does not list them yet. */
export const makeSinRegistro = (): ComisionistaAnt[] => [
  {
    id: '701',
    razonSocial: 'Rutas Nuevas del Golfo, S.A. de C.V.',
    nombreComercial: 'Rutas Nuevas',
    rfc: rfcDe('RNG', '240215', 'T4'),
    regimenFiscal: '601',
  },
  {
    id: '702',
    razonSocial: 'Marcela Ibarra Quiroz',
    nombreComercial: 'Marcela Ibarra Quiroz',
    rfc: rfcDe('IAQM', '910824', 'V2'),
    regimenFiscal: '626',
  },
]
