import { makeComisiones } from '../comisiones/lineas.ts'
import { openRegistro } from '../estado/registro.ts'
import type { Mundo } from '../mundo/mundo.ts'
import { type Paquete, toPesos, totalDe, uuidDe } from './paquete.ts'

type Asiento = {
  idLote: string
  idFactura: string
  uuid: string | null
  estado: 'aceptada' | 'rechazada'
  motivo: string
  /** Centavos. */
  total: number
  reservas: number
  clave: string
  /** False when it was already in the books and nothing was added. */
  asentada: boolean
}

export type Resultado = {
  idFactura: string
  estado: 'aceptada' | 'rechazada'
  motivo: string
  folio: string | null
  /** Of what it holds under that number, whatever was sent now. */
  uuid: string | null
}
export type FacturaEnLibros = Resultado & { total: number; reservas: number }
export type Contador = {
  idLote: string
  idFactura: string
  uuid: string | null
  /** How many times it was put into the books: more than one means it was paid twice. */
  aceptaciones: number
  intentos: number
  rechazos: number
  claves: number
}

export type Contabilidad = {
  recibe: (idLote: string, paquetes: readonly Paquete[], clave: string, reglas: Reglas) => Resultado[]
  consulta: (idLote: string) => FacturaEnLibros[]
  /** Numbers of the lotes in the books after `desde`, ascending. */
  lotes: (desde: number) => number[]
  contadores: () => Contador[]
  /** Centavos of the factura booked with this uuid; null when there is none. */
  totalDe: (uuid: string) => number | null
  marca: (ids: readonly string[]) => void
  marcados: () => Record<string, number>
  /** What happens inside is kept in one write at its end; if it fails, nothing of it is. */
  enBloque: <T>(work: () => Promise<T>) => Promise<T>
  close: () => void
}
export type Reglas = { rechazaTodo: boolean; porFactura: Record<string, string>; sinIdempotencia: boolean }

type Evento = { t: 'asiento'; a: Asiento } | { t: 'cola'; ids: string[] }
type Libro = {
  asientos: Map<string, Asiento[]>
  aceptadaPorUuid: Map<string, string>
  cola: Map<string, number>
}

const llave = (idLote: string, idFactura: string): string => `${idLote}\u0000${idFactura}`
const folioDe = (a: Asiento): string => `ANT-${a.idLote}-${a.idFactura}`

const apunta = (libro: Libro, evento: Evento): void => {
  if (evento.t === 'cola') {
    for (const id of evento.ids) libro.cola.set(id, (libro.cola.get(id) ?? 0) + 1)
    return
  }
  const clave = llave(evento.a.idLote, evento.a.idFactura)
  libro.asientos.set(clave, [...(libro.asientos.get(clave) ?? []), evento.a])
  if (evento.a.asentada && evento.a.uuid !== null) libro.aceptadaPorUuid.set(evento.a.uuid, clave)
}

const motivoDeRechazo = (
  mundo: Mundo,
  libro: Libro,
  p: Paquete,
  uuid: string | null,
  reglas: Reglas,
): string | null => {
  const forzado =
    reglas.porFactura[p.idFactura.toUpperCase()] ?? (uuid === null ? undefined : reglas.porFactura[uuid])
  if (forzado !== undefined) return forzado
  if (reglas.rechazaTodo) return 'La póliza no puede registrarse en este momento'
  if (uuid === null) return 'El XML no trae timbre fiscal'
  const otra = libro.aceptadaPorUuid.get(uuid)
  if (otra !== undefined && otra !== llave(p.idLote, p.idFactura))
    return 'El UUID ya está registrado en otra factura'
  if (p.categoria === 'Comisionista') return motivoDeComision(mundo, p)
  if (!mundo.proveedor(p.idProveedor)) return `El proveedor ${p.idProveedor} no existe en ANT`
  for (const { bookingCode } of p.reservas) {
    const reserva = mundo.reserva(bookingCode)
    if (!reserva || reserva.proveedorId !== p.idProveedor) return `La reserva ${bookingCode} no existe en ANT`
    if (reserva.cancelada) return `La reserva ${bookingCode} está cancelada`
  }
  return null
}

/** An agent's invoice: its bookings are the agent's and their commissions can be paid. */
const motivoDeComision = (mundo: Mundo, p: Paquete): string | null => {
  if (![...mundo.comisionistas, ...mundo.sinRegistro].some(({ id }) => id === p.idProveedor))
    return `El comisionista ${p.idProveedor} no existe en ANT`
  const comisiones = makeComisiones(mundo)
  for (const { bookingCode } of p.reservas) {
    const hallada = comisiones.linea(bookingCode)
    if (!hallada || hallada.cliente.id !== p.idProveedor) return `La reserva ${bookingCode} no existe en ANT`
    if (hallada.linea.commission === null) return `${bookingCode}: ${hallada.linea.motivo}`
  }
  return null
}

/** ANT's accounting: books each factura once by idLote + idFactura, and remembers it through a restart. */
export const openContabilidad = (dir: string | undefined, mundo: Mundo): Contabilidad => {
  const libro: Libro = { asientos: new Map(), aceptadaPorUuid: new Map(), cola: new Map() }
  const registro = openRegistro<Evento>(dir, 'ant.jsonl')
  for (const evento of registro.previos) apunta(libro, evento)
  let bloque: Evento[] | null = null
  const escribe = (eventos: Evento[]): void => {
    if (bloque) bloque.push(...eventos)
    else registro.append(eventos)
  }

  const recibeUna = (p: Paquete, clave: string, reglas: Reglas): Asiento => {
    const uuid = uuidDe(p)
    const comun = {
      idLote: p.idLote,
      idFactura: p.idFactura,
      uuid,
      total: totalDe(p),
      reservas: p.reservas.length,
      clave,
    }
    const ya = libro.asientos.get(llave(p.idLote, p.idFactura))?.some((a) => a.asentada) ?? false
    if (ya && !reglas.sinIdempotencia) return { ...comun, estado: 'aceptada', motivo: '', asentada: false }
    const motivo = motivoDeRechazo(mundo, libro, p, uuid, reglas)
    return motivo === null
      ? { ...comun, estado: 'aceptada', motivo: '', asentada: true }
      : { ...comun, estado: 'rechazada', motivo, asentada: false }
  }
  const actual = (asientos: readonly Asiento[]): Asiento | undefined =>
    asientos.find((a) => a.asentada) ?? asientos.at(-1)
  const resultado = (a: Asiento): Resultado => ({
    idFactura: a.idFactura,
    estado: a.estado,
    motivo: a.motivo,
    folio: a.estado === 'aceptada' ? folioDe(a) : null,
    uuid: actual(libro.asientos.get(llave(a.idLote, a.idFactura)) ?? [])?.uuid ?? null,
  })

  return {
    recibe: (idLote, paquetes, clave, reglas) => {
      const nuevos: Asiento[] = []
      for (const p of paquetes) {
        const asiento = recibeUna({ ...p, idLote }, clave, reglas)
        apunta(libro, { t: 'asiento', a: asiento })
        nuevos.push(asiento)
      }
      escribe(nuevos.map((a) => ({ t: 'asiento', a })))
      return nuevos.map(resultado)
    },
    totalDe: (uuid) => actual(libro.asientos.get(libro.aceptadaPorUuid.get(uuid) ?? '') ?? [])?.total ?? null,
    consulta: (idLote) =>
      [...libro.asientos.values()].flatMap((asientos) => {
        const a = actual(asientos)
        return a && a.idLote === idLote
          ? [{ ...resultado(a), total: toPesos(a.total), reservas: a.reservas }]
          : []
      }),
    lotes: (desde) =>
      [...new Set([...libro.asientos.values()].flatMap((asientos) => Number(asientos[0]?.idLote)))]
        .filter((id) => id > desde)
        .sort((a, b) => a - b),
    contadores: () =>
      [...libro.asientos.values()].flatMap((asientos) => {
        const a = actual(asientos)
        if (!a) return []
        return [
          {
            idLote: a.idLote,
            idFactura: a.idFactura,
            uuid: a.uuid,
            aceptaciones: asientos.filter((x) => x.asentada).length,
            intentos: asientos.length,
            rechazos: asientos.filter((x) => x.estado === 'rechazada').length,
            claves: new Set(asientos.map((x) => x.clave)).size,
          },
        ]
      }),
    marca: (ids) => {
      const evento: Evento = { t: 'cola', ids: [...ids] }
      apunta(libro, evento)
      escribe([evento])
    },
    marcados: () => Object.fromEntries(libro.cola),
    enBloque: async (work) => {
      bloque = []
      try {
        const done = await work()
        registro.append(bloque)
        return done
      } finally {
        bloque = null
      }
    },
    close: registro.close,
  }
}
