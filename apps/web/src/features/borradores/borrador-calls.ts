import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Borrador } from '@valija/contract/borradores.ts'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { directorioApi } from '../../lib/llamadas/directorio.ts'
import { esperaDeEnvio } from './envios.ts'

export const borradorQuery = (id: string) =>
  queryOptions({
    queryKey: ['borrador', id],
    queryFn: ({ signal }) => borradoresApi.leer({ params: { id }, signal }),
    staleTime: 2000,
    meta: { temas: ['borrador', 'politica', 'reloj'], espera: () => esperaDeEnvio(id) },
  })

export const borradoresQuery = queryOptions({
  queryKey: ['borradores'],
  queryFn: ({ signal }) => borradoresApi.listar({ signal }),
  meta: { temas: ['borrador', 'lote'] },
})

export const reglasQuery = queryOptions({
  queryKey: ['borradores', 'reglas'],
  queryFn: ({ signal }) => borradoresApi.reglas({ signal }),
  staleTime: 60_000,
  meta: { temas: ['politica', 'reloj'] },
})

export const proveedoresQuery = queryOptions({
  queryKey: ['proveedores', 'elegir'],
  queryFn: ({ signal }) => directorioApi.getAntSuppliers({ signal }),
  staleTime: 300_000,
})

export const createBorrador = (id: string) => borradoresApi.crear({ body: { id } })
/** Of the hotel that is shown: another window may have chosen another. */
export const saveLote = (id: string, proveedorId?: number) =>
  borradoresApi.guardar({ params: { id }, query: { proveedorId } })

/** A change of the draft: the answer is the draft as the server now judges it, and the screen shows it at once. */
export function useChange(id: string) {
  const client = useQueryClient()
  return async (change: Promise<Borrador>): Promise<Borrador> => {
    const answer = await change
    await client.cancelQueries({ queryKey: ['borrador', id] })
    client.setQueryData(['borrador', id], answer)
    return answer
  }
}
