import { proveedorOmnibeesDemo } from '../mundo/demo.ts'
import { numerosPasados, primerNumero } from '../mundo/estancias.ts'
import type { Mundo } from '../mundo/mundo.ts'
import { permutacion } from '../mundo/permutacion.ts'
import { type ReservaAnt, reservaDe } from '../mundo/reservas.ts'

/** The agent with thousands of lines: what a big agency looks like. */
export const comisionistaGrande = '566'
const lineasGrande = 5_000
export const lineasDe = (id: string): number =>
  id === comisionistaGrande ? lineasGrande : 24 + (Number(id) % 5) * 9

/** Of each nine booking numbers those that a hotel bills: agents sold some of these. */
export const facturables = [0, 3, 4, 6, 7, 8] as const
const ciclo = 9

type Ventas = {
  hoteles: readonly Mundo['proveedores'][number][]
  lugar: ReadonlyMap<string, number>
  agentes: readonly { id: string; desde: number }[]
  vuelta: { ida: (n: number) => number; vuelta: (n: number) => number }
  barajadas: number
}
const hechas = new WeakMap<Mundo, Ventas>()
const ventasDe = (mundo: Mundo): Ventas => {
  const hecha = hechas.get(mundo)
  if (hecha) return hecha
  const hoteles = mundo.proveedores.filter(({ id }) => id !== proveedorOmnibeesDemo)
  const agentes: { id: string; desde: number }[] = []
  let desde = 0
  const ids = [...mundo.comisionistas, ...mundo.sinRegistro].map(({ id }) => id)
  for (const id of ids.filter((one) => one !== comisionistaGrande)) {
    agentes.push({ id, desde })
    desde += lineasDe(id)
  }
  // What the big one sold lies far from what the world lists.
  agentes.push({ id: comisionistaGrande, desde: 200_000 })
  const barajadas = hoteles.length * (numerosPasados / ciclo) * facturables.length
  const ventas = {
    hoteles,
    lugar: new Map(hoteles.map(({ id }, i) => [id, i])),
    agentes,
    vuelta: permutacion(1009, barajadas),
    barajadas,
  }
  hechas.set(mundo, ventas)
  return ventas
}

/** The hotel's booking behind an agent's commission line: each line has its own. */
export const reservaDeLinea = (mundo: Mundo, clienteId: string, linea: number): ReservaAnt | null => {
  const { hoteles, agentes, vuelta, barajadas } = ventasDe(mundo)
  const agente = agentes.find(({ id }) => id === clienteId)
  if (!agente) return null
  const a = agente.desde + linea
  const b = a < barajadas ? vuelta.ida(a) : a
  const hotel = hoteles[b % hoteles.length]
  const s = Math.floor(b / hoteles.length)
  const lugar = facturables[s % facturables.length]
  if (!hotel || lugar === undefined) return null
  return reservaDe(
    mundo.seed,
    hotel,
    primerNumero(hotel.id) + Math.floor(s / facturables.length) * ciclo + lugar,
  )
}

/** Which agent sold a hotel's booking, and on which of its lines; null when it was sold to the customer directly. */
export const lineaDeReserva = (
  mundo: Mundo,
  proveedorId: string,
  n: number,
): { clienteId: string; linea: number } | null => {
  const { hoteles, lugar, agentes, vuelta, barajadas } = ventasDe(mundo)
  const h = lugar.get(proveedorId)
  const j = n - primerNumero(proveedorId)
  const en = (facturables as readonly number[]).indexOf(j % ciclo)
  if (h === undefined || j < 0 || en < 0) return null
  const b = (Math.floor(j / ciclo) * facturables.length + en) * hoteles.length + h
  const a = b < barajadas ? vuelta.vuelta(b) : b
  const agente = agentes.findLast(({ desde }) => desde <= a)
  if (!agente || a - agente.desde >= lineasDe(agente.id)) return null
  return { clienteId: agente.id, linea: a - agente.desde }
}
