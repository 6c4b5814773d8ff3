import { primeraPieza } from './limites.ts'

/** A load that names no booking, and the room it takes. */
export type SinReserva = { id: string; direccion: string; bytes: number; desde: Date }
export type Pide = { id: string; direccion: string; bytes: number }

/** The addresses that one line is given together: of IPv4 the /24, of IPv6 the /48. */
export const redDe = (direccion: string): string =>
  direccion.includes(':')
    ? direccion.split(':').slice(0, 3).join(':')
    : direccion.split('.').slice(0, 3).join('.')

/**
 * Which loads give up their place so that what is asked for fits the room of all, none when it fits as it is; null when
 * nobody holds more than who asks. The oldest load goes first of the address that holds most, in the network that holds
 * most; the first small piece of a load has room whoever asks.
 */
export function quienCede(cargas: readonly SinReserva[], pide: Pide, tope: number): string[] | null {
  const ceden: string[] = []
  let quedan = cargas
  for (;;) {
    const falta = bytesDe(quedan) + pide.bytes - tope
    if (falta <= 0) return ceden
    const otras = quedan.filter(({ id }) => id !== pide.id)
    const deRed = mayor(otras, ({ direccion }) => redDe(direccion))
    const deDireccion = mayor(deRed, ({ direccion }) => direccion)
    const [vieja] = deDireccion.toSorted((a, b) => a.desde.getTime() - b.desde.getTime())
    if (vieja === undefined || !(esPrimera() || tieneMas(vieja))) return null
    ceden.push(vieja.id)
    quedan = quedan.filter(({ id }) => id !== vieja.id)
  }

  function esPrimera(): boolean {
    return pide.bytes <= primeraPieza && !cargas.some(({ id }) => id === pide.id)
  }
  /** More than who asks would hold then: of two networks as networks, within one as addresses. */
  function tieneMas({ direccion }: SinReserva): boolean {
    const porRed = redDe(direccion) !== redDe(pide.direccion)
    const llave = porRed ? redDe : (una: string) => una
    const de = (suya: string) => bytesDe(quedan.filter((carga) => llave(carga.direccion) === llave(suya)))
    return de(direccion) > de(pide.direccion) + pide.bytes
  }
}

const bytesDe = (cargas: readonly SinReserva[]): number => cargas.reduce((suma, { bytes }) => suma + bytes, 0)

/** The group that holds most. */
const mayor = (cargas: readonly SinReserva[], llave: (carga: SinReserva) => string): SinReserva[] =>
  [...Map.groupBy(cargas, llave).values()].reduce<SinReserva[]>(
    (una, otra) => (bytesDe(otra) > bytesDe(una) ? otra : una),
    [],
  )
