import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Regla } from '@valija/contract/conciliacion-reglas.ts'
import { reglasPantalla as t } from '@valija/contract/messages/reglas-conciliacion-pantalla.ts'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { useWork } from '../../lib/use-work.ts'
import { toast } from '../../ui/toasts.ts'
import { reglasQuery } from './conciliacion-calls.ts'

const { queryKey } = reglasQuery
const mutationKey = ['conciliacion', 'reglas', 'activa']

/** The rules as they are shown, moved and switched at once; what the server says afterwards wins. */
export function useReglas(enabled: boolean) {
  const client = useQueryClient()
  const { data, error } = useQuery({ ...reglasQuery, enabled })
  const { failure, run, fail } = useWork()
  const fresh = () => client.invalidateQueries({ queryKey })
  // One after the other, as they were moved. Until the last is kept its order is what is shown, whatever is fetched.
  const ordering = useMutation({
    scope: { id: 'conciliacion.reglas.orden' },
    mutationFn: (next: Regla[]) =>
      conciliacionApi.ordenarReglas({ body: { reglaIDs: next.map(({ reglaID }) => reglaID) } }),
    onMutate: () => fail(null),
    onSuccess: async (said) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, said)
    },
    onError: async (caught) => {
      fail(caught)
      await fresh()
    },
  })
  // One after the other too: the last one pressed is how it stays, and is shown until what was kept is.
  const switching = useMutation({
    mutationKey,
    scope: { id: 'conciliacion.reglas.activa' },
    networkMode: 'always',
    mutationFn: ({ reglaID, contiene, accion, valor, fuente, activa }: Regla) =>
      conciliacionApi.cambiarRegla({
        params: { reglaID },
        body: { contiene, accion, valor, fuente, activa },
      }),
    onSettled: fresh,
  })
  const pulsadas = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Regla,
  })
  const reglas = (ordering.isPending ? ordering.variables : data?.reglas)?.map((one) => {
    const activa = pulsadas.findLast(({ reglaID }) => reglaID === one.reglaID)?.activa ?? one.activa
    return { ...one, activa }
  })
  const toggle = (regla: Regla) =>
    run(async () => {
      await switching.mutateAsync({ ...regla, activa: !regla.activa })
      toast(regla.activa ? t.reglaApagada : t.reglaActivada)
    })
  const remove = async ({ reglaID }: Regla) => {
    await conciliacionApi.quitarRegla({ params: { reglaID } })
    toast(t.reglaEliminada)
    await fresh()
  }
  return { reglas, error, failure, order: ordering.mutate, toggle, remove, fresh }
}
