import { useMutation, useQuery } from '@tanstack/react-query'
import type { Borrador } from '@valija/contract/borradores.ts'
import { continua } from '@valija/contract/facturas.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { useEffect, useRef } from 'react'
import { diaYMes } from '../../lib/formats.ts'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { changeOf, nameBorrador, proveedoresQuery, validateFacturas } from './borrador-calls.ts'
import { sendLayout, type usePapeles } from './papeles.ts'
import type { useFilas } from './use-filas.ts'

type Hotel = { id: number; rfc: string }

/**
 * The one hotel among theirs that issued any of these, also those that the page has not heard of from the server: what others
 * issued leaves the lote, with its list. Null when it must be asked.
 */
function hotelDe(
  { filas, leidas }: Pick<ReturnType<typeof useFilas>, 'filas' | 'leidas'>,
  hoteles: readonly Hotel[],
): number | null {
  if (leidas < filas.length) return null
  const emisores = new Set(filas.flatMap(({ cabecera }) => (cabecera ? [normalizeRfc(cabecera.emisor)] : [])))
  const suyos = hoteles.filter(({ rfc }) => emisores.has(normalizeRfc(rfc)))
  return suyos.length === 1 ? (suyos[0]?.id ?? null) : null
}

const hechos = new Map<string, Set<string>>()
/** Of a draft, what ran by itself while the page lives. */
const doneOf = (id: string): Set<string> => {
  const done = hechos.get(id) ?? new Set<string>()
  hechos.set(id, done)
  return done
}

/** What the draft is made of: a check that ran over it does not run by itself again. */
const contentOf = ({ proveedor, facturas, layout }: Borrador): string =>
  [
    proveedor?.id,
    ...facturas.map(({ id }) => id),
    layout?.nombre,
    ...(layout?.renglones ?? []).map(({ numero }) => numero),
  ].join()

/**
 * The hotel is known by the issuer when exactly one has its RFC, and Validar Facturas runs over what was dropped. After a
 * drop that brought more than XML the other checks run by themselves too, in the documented order and by the documented calls: Validar Facturas, the layout, its bookings,
 * Validar Layout, a name. Nothing moves on the screen; each runs once over what it finds, and the buttons repeat it.
 */
export function useChecks(
  id: string,
  borrador: Borrador | undefined,
  filas: ReturnType<typeof useFilas>,
  papeles: ReturnType<typeof usePapeles>,
) {
  const change = changeOf(id)
  const { juntos } = papeles
  const sinHotel = borrador !== undefined && borrador.proveedor === null
  const { data: hoteles, error: sinHoteles } = useQuery({ ...proveedoresQuery, enabled: sinHotel })
  const done = doneOf(id)
  const todo = ((): [string, () => Promise<unknown>] | null => {
    if (borrador === undefined || borrador.facturas.length === 0) return null
    if (filas.total === 0 && !juntos) return null
    if (filas.enEspera > 0) return null
    if (borrador.proveedor === null) {
      const proveedorId = hotelDe(filas, hoteles ?? [])
      return proveedorId === null
        ? null
        : ['hotel', () => change(borradoresApi.elegirProveedor({ params: { id }, body: { proveedorId } }))]
    }
    // What the draft says of itself is not of what was sent since.
    if (filas.porOir > 0) return null
    if (!borrador.facturasValidadas) return ['facturas', () => validateFacturas(id)]
    // After XML alone the rest goes on by hand, step by step, until it is dropped too.
    if (!juntos || borrador.satPendientes > 0) return null
    // While none goes on, the layout that came with them waits for the one that does.
    if (!borrador.facturas.some(({ situacion }) => continua(situacion))) return null
    if (papeles.layoutEnEspera !== null)
      return [
        `layout ${papeles.turnoDeLayout}`,
        async () => {
          await sendLayout(id)
          await change(borradoresApi.validarReservas({ params: { id } }))
        },
      ]
    if (borrador.layout === null || borrador.antPendientes > 0) return null
    if (!borrador.reservasValidadas)
      return ['reservas', () => change(borradoresApi.validarReservas({ params: { id } }))]
    if (!borrador.layoutValidado)
      return ['validarLayout', () => change(borradoresApi.validarLayout({ params: { id } }))]
    // Proposed once: who empties it keeps it empty.
    if (borrador.nombre === '' && !done.has('nombre'))
      return [
        'nombre',
        () =>
          nameBorrador(
            id,
            t
              .nombrePropuesto({
                hotel: borrador.proveedor?.nombreComercial || borrador.proveedor?.razonSocial || '',
                dia: diaYMes(borrador.hoy),
              })
              .slice(0, 120),
          ),
      ]
    return null
  })()
  const que = todo?.[0] ?? null
  const sobre = borrador === undefined ? '' : contentOf(borrador)
  const run = useRef(todo)
  useEffect(() => {
    run.current = todo
  })
  const { mutate, isPending: busy, error } = useMutation({ mutationFn: async () => run.current?.[1]() })
  const clave = que === null || que === 'nombre' ? que : `${que} ${sobre}`
  const toca = clave !== null && !done.has(clave)
  useEffect(() => {
    if (clave === null || busy || done.has(clave)) return
    done.add(clave)
    mutate()
  }, [clave, busy, done, mutate])
  /** The hotel may still be known by its issuer: nobody is asked for it yet. */
  const infiere =
    sinHotel &&
    filas.total > 0 &&
    (filas.enEspera > 0 ||
      (hoteles === undefined && sinHoteles === null) ||
      (borrador.facturas.length === 0 && filas.filas.length > 0) ||
      (hotelDe(filas, hoteles ?? []) !== null && (busy || !done.has(`hotel ${sobre}`))))
  // What is about to run by itself is not offered for an instant.
  return { busy: busy || toca, error, infiere }
}
