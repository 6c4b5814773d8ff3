import { refuse } from '../../refuse.ts'

export const found = <T>(one: T | undefined): T => {
  if (one === undefined) throw refuse('noEncontrado')
  return one
}
