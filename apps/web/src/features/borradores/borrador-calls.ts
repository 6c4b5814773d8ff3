import type { Borrador } from '@valija/contract/borradores.ts'
import { facturasMensajes } from '@valija/contract/messages/facturas.ts'
import { underTitle } from '../../lib/api-error.ts'
import { keepAnswer } from '../../lib/keep-answer.ts'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { directorioApi } from '../../lib/llamadas/directorio.ts'
import { queryClient } from '../../lib/query-client.ts'
import { esperaDeEnvio } from './envios.ts'

export const borradorQuery = (id: string) =>
  borradoresApi.leer.query({
    params: { id },
    staleTime: 2000,
    meta: { temas: ['borrador', 'politica', 'reloj'], espera: () => esperaDeEnvio(id) },
  })

export const borradoresQuery = borradoresApi.listar.query({ meta: { temas: ['borrador', 'lote'] } })

export const reglasQuery = borradoresApi.reglas.query({
  staleTime: 60_000,
  meta: { temas: ['politica', 'reloj'] },
})

export const proveedoresQuery = directorioApi.getAntSuppliers.query({ staleTime: 300_000 })

export const createBorrador = (id: string) => borradoresApi.crear({ body: { id } })
/** Of the hotel that is shown: another window may have chosen another. */
export const saveLote = (id: string, proveedorId?: number) =>
  borradoresApi.guardar({ params: { id }, query: { proveedorId } })

/** A change of the draft: the answer is the draft as the server then judged it, and the screen shows it at once. */
export const changeOf = (id: string) => (change: Promise<Borrador>) =>
  keepAnswer(borradorQuery(id).queryKey, change)

/** The SAT is asked first, so that its answers are judged with the rest. */
export async function validateFacturas(id: string): Promise<void> {
  const change = changeOf(id)
  await change(borradoresApi.validarUuids({ params: { id } })).catch(
    underTitle(facturasMensajes.validarUuidFallo),
  )
  await change(borradoresApi.validarFacturas({ params: { id } }))
}

/** Names follow one another as they were given: who writes one while another is on its way has the last word. */
export const nameBorrador = (id: string, nombre: string): Promise<Borrador> =>
  queryClient
    .getMutationCache()
    .build(queryClient, {
      mutationFn: (nombre: string) =>
        changeOf(id)(borradoresApi.nombrar({ params: { id }, body: { nombre } })),
      scope: { id: `nombre ${id}` },
      networkMode: 'always',
    })
    .execute(nombre)
