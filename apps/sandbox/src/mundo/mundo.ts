import { type ComisionistaAnt, makeComisionistas, makeSinRegistro } from './comisionistas.ts'
import { mesDePrueba, seedDemo } from './demo.ts'
import { makeProveedores, type ProveedorAnt } from './proveedores.ts'
import { leeClave, type ReservaAnt, reservaDe } from './reservas.ts'

export type Mundo = {
  seed: string
  /** The month everything in it hangs on, `yyyy-mm`. */
  mes: string
  proveedores: readonly ProveedorAnt[]
  comisionistas: readonly ComisionistaAnt[]
  /** Agents with bookings that the directory does not list. */
  sinRegistro: readonly ComisionistaAnt[]
  proveedor: (id: string) => ProveedorAnt | undefined
  /** A booking by its booking code or by its external locator. */
  reserva: (clave: string) => ReservaAnt | undefined
  /** The first bookings of every hotel: what the world lists. */
  reservas: () => Generator<ReservaAnt>
}

const listadasPorProveedor = 120

export const makeMundo = (seed: string = seedDemo, mes: string = mesDePrueba): Mundo => {
  const proveedores = makeProveedores(seed)
  const porId = new Map(proveedores.map((p) => [p.id, p]))
  return {
    seed,
    mes,
    proveedores,
    comisionistas: makeComisionistas(seed),
    sinRegistro: makeSinRegistro(),
    proveedor: (id) => porId.get(id),
    reserva: (clave) => {
      const leida = leeClave(clave)
      const proveedor = leida && porId.get(leida.id)
      if (!leida || !proveedor) return undefined
      const reserva = reservaDe(seed, proveedor, leida.n)
      return leida.externa && reserva.externalLocator === null ? undefined : reserva
    },
    reservas: function* () {
      for (const proveedor of proveedores)
        for (let n = 0; n < listadasPorProveedor; n++) yield reservaDe(seed, proveedor, n)
    },
  }
}
