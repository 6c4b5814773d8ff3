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
  let falta = bytesDe(cargas) + pide.bytes - tope
  if (falta <= 0) return []
  const [propias, otras] = [true, false].map((suya) => cargas.filter(({ id }) => (id === pide.id) === suya))
  const esPrimera = pide.bytes <= primeraPieza && propias?.length === 0
  const redes = groupBy(otras ?? [], redDe, (deRed) => groupBy(deRed, (una) => una, byAge))
  const tendria = pide.bytes + bytesDe(propias ?? [])
  const ceden: string[] = []
  // Kept as sums and not counted anew: strangers say how many loads there are, and nobody else is answered meanwhile.
  while (falta > 0) {
    const red = mayor(redes)
    const direccion = red && mayor(red.de)
    const vieja = direccion?.de.pop()
    if (!red || !direccion || !vieja) return null
    const suya = redes.get(redDe(pide.direccion))
    // Of two networks as networks, within one as addresses.
    const tieneMas =
      red === suya
        ? direccion.bytes > (red.de.get(pide.direccion)?.bytes ?? 0) + tendria
        : red.bytes > (suya?.bytes ?? 0) + tendria
    if (!esPrimera && !tieneMas) return null
    ceden.push(vieja.id)
    for (const suma of [red, direccion]) suma.bytes -= vieja.bytes
    falta -= vieja.bytes
  }
  return ceden
}

const bytesDe = (cargas: readonly SinReserva[]): number => cargas.reduce((suma, { bytes }) => suma + bytes, 0)

/** The oldest last. */
const byAge = (cargas: readonly SinReserva[]): SinReserva[] =>
  cargas.toSorted((a, b) => b.desde.getTime() - a.desde.getTime())

type Grupo<T> = { bytes: number; de: T }
const groupBy = <T>(
  cargas: readonly SinReserva[],
  llave: (direccion: string) => string,
  dentro: (suyas: readonly SinReserva[]) => T,
): Map<string, Grupo<T>> =>
  new Map(
    [...Map.groupBy(cargas, ({ direccion }) => llave(direccion))].map(([una, suyas]) => [
      una,
      { bytes: bytesDe(suyas), de: dentro(suyas) },
    ]),
  )

/** The group that holds most. */
function mayor<T>(grupos: ReadonlyMap<string, Grupo<T>>): Grupo<T> | undefined {
  let mas: Grupo<T> | undefined
  for (const grupo of grupos.values()) if (mas === undefined || grupo.bytes > mas.bytes) mas = grupo
  return mas
}
