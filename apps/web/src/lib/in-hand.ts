import { queryClient } from './query-client.ts'

const enMano = 'en mano'
queryClient.setQueryDefaults([enMano], { gcTime: Number.POSITIVE_INFINITY })

/** Something unfinished, in this page's memory, for who goes to look at something else and comes back; signing out forgets it. */
export const inHand = <T>(name: string) => ({
  get: (): T | undefined => queryClient.getQueryData<T>([enMano, name]),
  keep: (value: T): void => void queryClient.setQueryData([enMano, name], value),
  forget: (): void => queryClient.removeQueries({ queryKey: [enMano, name] }),
})
